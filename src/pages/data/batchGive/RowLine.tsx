import type { ReactNode } from 'react'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { CellBox } from './CellBox.tsx'
import type { BatchRow } from './calls.ts'
import { endOf } from './endOf.ts'
import { InFull } from './InFull.tsx'
import type { RowProps } from './RowProps.ts'
import { RowMessages, RowVerdict } from './RowVerdict.tsx'
import { wrongColumns } from './wrongColumns.ts'

/** One row of the table: its cells as the file has them, and what was found. */
export function RowLine(props: RowProps) {
  return <InFull row={props.row} draw={(row, eye) => <Line {...props} {...{ row, eye }} />} />
}

function Line(props: RowProps & { readonly eye: ReactNode }) {
  const { columns, row, line, fixing, open, reachable, ran, ends, nickname, eye } = props
  const { onEnter, onLeave, onKey, onPaste } = props
  const say = useSay()
  const wrong = wrongColumns(columns, row)
  const messageId = `found-${row.id}`
  const checking = fixing.checking.has(row.id)
  return (
    <tr
      aria-rowindex={line}
      data-row={row.id}
      className={toneOf(row)}
      onKeyDown={onKey && ((event) => onKey(event, row))}
      onPaste={onPaste}
      onFocus={onEnter && (() => onEnter(row))}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && onLeave?.(row)
      }
    >
      <th scope="row" className="bulk-row-no">
        {row.rowNo}
      </th>
      {columns.map((column) => (
        <td key={column.name} className={column.kind === 'money' ? 'end' : undefined}>
          <CellBox
            {...{ row, column, fixing, open, reachable, messageId, eye }}
            wrong={wrong.includes(column.name)}
            disabled={checking}
          />
        </td>
      ))}
      {nickname !== undefined && <td className="bulk-named">{nickname}</td>}
      {ends && <td>{endOf(row, say)}</td>}
      <td>
        <RowVerdict {...{ row, checking, ran }} typed={fixing.typed.has(row.id)} />
      </td>
      <td className="bulk-found">
        <RowMessages row={row} id={messageId} findings={fixing.findingsOf(row)} />
        {ran && <time>{dateTime(row.doneAt).slice(11)}</time>}
      </td>
    </tr>
  )
}

const toneOf = (row: BatchRow) =>
  row.status === 'skipped' ? 'passed-over' : row.level === 'error' ? 'problem' : undefined
