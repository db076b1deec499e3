import type { BulkColumn, BulkKind } from '#declare'
import { type Cell, type Cells, textOf } from '#derive/bulk/cell.ts'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import type { PlannedCell, PlannedColumn, Validation } from './sheetPlan.ts'
import type { Style } from './styles.ts'
import { timeCell } from './timeCell.ts'
import { escaped } from './xmlText.ts'

const styles = { text: 'text', yuan: 'yuan', number: 'plain', day: 'day' } as const
/** A drop-down written into the sheet itself holds no more characters. */
const longestChoices = 255

/** The columns one fills in, as a spreadsheet is to take them. */
export const columnsOf = (kind: BulkKind): PlannedColumn[] =>
  Object.values(kind.columns).map((column) => ({
    width: widthFor(column),
    style: styles[readerOf(column).format],
    ...validationOf(column),
  }))

/** The header cells; those of required columns stand out. */
export const headersOf = (kind: BulkKind): PlannedCell[] =>
  Object.values(kind.columns).map(({ label, required }) => header(label[0], required))

export const header = (value: string, required = false): PlannedCell => ({
  value,
  style: required ? 'required' : 'header',
})

/** The cells of a row as they were submitted; an amount is a number, so that it can be added up. */
export const submitted = (kind: BulkKind, cells: Cells): PlannedCell[] =>
  Object.entries(kind.columns).map(([name, column]) => cellFor(column, cells[name]))

/**
 * The cells of a row that was carried out: what was read as a number or a day is one, however it was written, so that a
 * result adds up, sorts and filters. What could not be read stands as it came.
 */
export const understood = (kind: BulkKind, cells: Cells): PlannedCell[] =>
  Object.entries(kind.columns).map(([name, column]) => {
    const plan = counted.has(column.kind) ? valueCell(column, textOf(cells[name]).trim()) : null
    return plan ?? cellFor(column, cells[name])
  })
/** Whether a day was in bounds was judged long ago; any day will do. */
const SOME_DAY = '2026-01-01'
const counted = new Set<BulkColumn['kind']>(['integer', 'percent', 'date', 'month'])

function valueCell(column: BulkColumn, written: string): PlannedCell {
  if (written === '') return null
  const reader = readerOf(column)
  const { value } = reader.read(written, column, SOME_DAY)
  if (value === null) return null
  if (column.kind === 'date') return timeCell(value)
  const read = reader.write(value, column)
  return column.kind === 'month' ? text(read) : Number(read)
}

/** A value the portal adds, by the column it is declared as. */
export function added(column: BulkColumn, value: unknown): PlannedCell {
  if (value === null || value === undefined) return null
  if (column.kind === 'money') return { value: Number(value) / 100, style: 'yuan' }
  if (column.kind === 'date') return timeCell(value)
  return typeof value === 'number' ? value : text(readerOf(column).write(String(value), column))
}

/** A text that cannot be taken for a formula. */
export const text = (value: string, style: Style = 'text'): PlannedCell =>
  value === '' ? null : { value: escaped(value), style }

function cellFor(column: BulkColumn, cell: Cell | undefined): PlannedCell {
  const written = textOf(cell)
  if (written === '') return null
  const fen =
    column.kind === 'money' ? readerOf(column).read(written.trim(), column, '').value : null
  return fen === null ? text(written) : { value: Number(fen) / 100, style: 'yuan' }
}

/** Wide enough for the header and for what usually stands below it. */
function widthFor(column: BulkColumn): number {
  const wide = [...column.label[0]].reduce((sum, sign) => sum + (sign < '\u0100' ? 1 : 2), 4)
  const usual = { text: 18, yuan: 16, number: 12, day: 14 }[readerOf(column).format]
  return Math.max(wide, column.kind === 'text' && column.max > 40 ? 32 : usual)
}

function validationOf(column: BulkColumn): Pick<PlannedColumn, 'validation'> {
  const validation = validations[column.kind]?.(column)
  if (!validation) return {}
  const [zh, en] = readerOf(column).demands(column)
  return { validation: { ...validation, prompt: `${zh}\n${en}` } }
}

const validations: { readonly [kind: string]: (column: BulkColumn) => Validation | null } = {
  choice: (column) => {
    const choices = column.kind === 'choice' ? Object.values(column.of).map(([zh]) => zh) : []
    return choices.join(',').length <= longestChoices ? { choices } : null
  },
  money: (column) =>
    'min' in column ? { min: column.min / 100, max: column.max / 100, whole: false } : null,
  integer: (column) => ('min' in column ? { min: column.min, max: column.max, whole: true } : null),
}
