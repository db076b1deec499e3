import type { MouseEvent, ReactNode } from 'react'
import { textOf } from '#derive/bulk/cell.ts'
import { isMaskedText } from '#derive/maskedText.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { BatchRow, Column } from './calls.ts'
import { Thumbs } from './Thumbs.tsx'
import type { Fixing } from './useFixing.ts'

interface Props {
  readonly row: BatchRow
  readonly column: Column
  readonly fixing: Fixing
  /** Text only, or a box to type in. */
  readonly open: boolean
  /** Tab leads to it; arrows lead to every box. */
  readonly reachable: boolean
  readonly wrong: boolean
  readonly messageId: string
  /** While the row is checked. */
  readonly disabled: boolean
  /** Shows the row in full, where its cells stand in part. */
  readonly eye: ReactNode
}

const keyboards: { readonly [kind: string]: 'tel' | 'numeric' | 'decimal' } = {
  phone: 'tel',
  uid: 'numeric',
  integer: 'numeric',
  money: 'decimal',
}

/** One cell as the file has it; where the row is open, as one types it. */
export function CellBox(props: Props) {
  if (props.column.kind === 'media') return <MediaBox {...props} />
  if (!props.eye || !isMaskedText(textOf(props.row.cells[props.column.name])))
    return <TextBox {...props} />
  return (
    <span className="cell-masked">
      <TextBox {...props} />
      {props.eye}
    </span>
  )
}

/** What a cell names, with its pictures beside it. */
function MediaBox(props: Props) {
  return (
    <span className="bulk-media">
      <Thumbs row={props.row} column={props.column.name} />
      <TextBox {...props} />
    </span>
  )
}

function TextBox(props: Props) {
  const { row, column, fixing, open, reachable, wrong, messageId, disabled } = props
  const say = useSay()
  const { name } = column
  const text = textOf(row.cells[name])
  const mark = markOf(row, name)
  if (!open)
    return (
      <span className={wrong ? 'cell-line bulk-wrong' : 'cell-line'} title={text}>
        {text || <span className="none">—</span>}
      </span>
    )
  return (
    <input
      className="bulk-cell"
      data-cell={`${row.id}:${name}`}
      value={fixing.valueOf(row, name)}
      inputMode={keyboards[column.kind]}
      readOnly={disabled}
      tabIndex={reachable ? 0 : -1}
      autoComplete="off"
      aria-invalid={wrong || undefined}
      aria-label={say(['第{row}行 {column}', '{column} of row {row}'], {
        row: row.rowNo,
        column: say([column.header, column.en]),
      })}
      aria-describedby={wrong ? messageId : undefined}
      title={mark ? say(mark) : text || undefined}
      onMouseDown={choose}
      onChange={(event) => fixing.type(row, name, event.target.value)}
    />
  )
}

/** The first press chooses the cell, as in a spreadsheet; another one puts the caret where it points. */
function choose(event: MouseEvent<HTMLInputElement>): void {
  const box = event.currentTarget
  if (event.button !== 0 || box === document.activeElement) return
  event.preventDefault()
  box.focus()
  box.select()
}

const marks = {
  formula: ['单元格含公式', 'The cell holds a formula'],
  merged: ['合并单元格', 'A merged cell'],
  scientific: ['被转成了科学计数', 'Turned into scientific notation'],
} as const
const markOf = (row: BatchRow, column: string) => {
  const cell = row.cells[column]
  return typeof cell === 'object' ? marks[cell.mark] : undefined
}
