import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { textOf } from '#derive/bulk/cell.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { CellBox } from './CellBox.tsx'
import { endOf } from './endOf.ts'
import { InFull } from './InFull.tsx'
import type { RowProps } from './RowProps.ts'
import { RowMessages, RowVerdict } from './RowVerdict.tsx'
import { wrongColumns } from './wrongColumns.ts'

/** One row on a phone: what is wrong first, then what stands in its cells. */
export function RowCard(props: RowProps) {
  return <InFull row={props.row} draw={(row, eye) => <Card {...props} {...{ row, eye }} />} />
}

function Card(props: RowProps & { readonly eye: ReactNode }) {
  const { columns, row, fixing, open, reachable, ran, ends, nickname, eye } = props
  const { onOpen, onEnter, onLeave, onKey, onPaste } = props
  const say = useSay()
  const wrong = wrongColumns(columns, row)
  const messageId = `found-${row.id}`
  const checking = fixing.checking.has(row.id)
  const shown = columns.filter(
    ({ name }) => open || wrong.includes(name) || textOf(row.cells[name]) !== '',
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the boxes inside
    <div
      className="bulk-card"
      data-row={row.id}
      onKeyDown={onKey && ((event) => onKey(event, row))}
      onPaste={onPaste}
      onFocus={onEnter && (() => onEnter(row))}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && onLeave?.(row)
      }
    >
      <div className="bulk-card-head">
        <strong>{say(['第 {row} 行', 'Row {row}'], { row: row.rowNo })}</strong>
        <RowVerdict {...{ row, checking, ran }} typed={fixing.typed.has(row.id)} />
        {onOpen && !open && row.status === 'waiting' && (
          <Button color="inherit" onClick={() => onOpen(row)}>
            {say(['修改', 'Edit'])}
          </Button>
        )}
      </div>
      <RowMessages row={row} id={messageId} findings={fixing.findingsOf(row)} />
      <dl>
        {shown.map((column) => (
          <div key={column.name} className={open && wrong.includes(column.name) ? 'wide' : ''}>
            <dt>{say([column.header, column.en])}</dt>
            <dd>
              <CellBox
                {...{ row, column, fixing, open, reachable, messageId, eye }}
                wrong={wrong.includes(column.name)}
                disabled={checking}
              />
            </dd>
          </div>
        ))}
        {nickname && (
          <div>
            <dt>{say(['昵称', 'Nickname'])}</dt>
            <dd>{nickname}</dd>
          </div>
        )}
        {ends && row.until && (
          <div>
            <dt>{say(['新到期日', 'New end'])}</dt>
            <dd>{endOf(row, say)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
