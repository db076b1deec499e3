import { textOf } from '#derive/bulk/cell.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { BatchRow, Column } from './calls.ts'
import type { Fixing } from './useFixing.ts'

interface Props {
  readonly row: BatchRow
  readonly column: Column
  readonly fixing: Fixing
  /** Text only, or a box to type in. */
  readonly open: boolean
  readonly wrong: boolean
  readonly messageId: string
  /** While the row is checked. */
  readonly disabled: boolean
}

const keyboards: { readonly [kind: string]: 'tel' | 'numeric' | 'decimal' } = {
  phone: 'tel',
  uid: 'numeric',
  integer: 'numeric',
  money: 'decimal',
}

/** One cell as the file has it; where the row is open, as one types it. */
export function CellBox({ row, column, fixing, open, wrong, messageId, disabled }: Props) {
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
      autoComplete="off"
      aria-invalid={wrong || undefined}
      aria-label={say(['第{row}行 {column}', '{column} of row {row}'], {
        row: row.rowNo,
        column: say([column.header, column.en]),
      })}
      aria-describedby={wrong ? messageId : undefined}
      title={mark && say(mark)}
      onChange={(event) => fixing.type(row, name, event.target.value)}
    />
  )
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
