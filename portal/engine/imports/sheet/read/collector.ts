import type { BulkColumn, BulkKind } from '#declare'
import type { Cell, Cells } from '#derive/bulk/cell.ts'
import { halfWidth } from '#derive/bulk/columns/digits.ts'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { BulkFileError } from './bulkFileError.ts'
import { mergedIn } from './mergedIn.ts'
import type { BookFacts, OnRow, RawCell } from './rawCell.ts'

/** A row of the file with its cells by column. */
export interface SheetRow {
  /** As the spreadsheet counts them: the header of a template is row 1. */
  readonly rowNo: number
  readonly cells: Cells
}
interface Known {
  readonly name: string
  readonly column: BulkColumn
}
type Kept = { rowNo: number; raw: (RawCell | undefined)[] }

/** Headers a result or problem sheet adds: a sheet with them is taken again without a word. */
const ours = new Set(['行号', '结果', '原因', '执行时间'])
/** The last day a spreadsheet can name, the 31st of December 9999. */
const lastDay = 2_958_465

/**
 * Gathers the rows of a file, whatever its format: the first filled row is the header, empty rows are passed over, of
 * rows beyond the kind's most only the number is kept. `finish` gives the rows, or throws F5, F7 or F8.
 */
export function collector(kind: BulkKind) {
  let at: (Known | undefined)[] | null = null
  let extra: string[] = []
  let count = 0
  const kept: Kept[] = []
  const onRow: OnRow = (rowNo, cells) => {
    if (at === null) {
      if (cells.some(isFilled)) ({ at, extra } = headerOf(kind, cells))
      return
    }
    const known = at
    if (!cells.some((cell, index) => known[index] && isFilled(cell))) return
    count++
    if (count <= kind.most)
      kept.push({ rowNo, raw: known.map((one, index) => one && cells[index]) })
  }
  return {
    onRow,
    finish({ merged, dayOf }: BookFacts): { rows: SheetRow[]; notices: Finding[] } {
      if (at === null || count === 0) throw new BulkFileError(finding('F7'))
      if (count > kind.most) throw new BulkFileError(finding('F8', { max: kind.most, rows: count }))
      const known = at
      const isMerged = mergedIn(merged)
      const rows = kept.map(({ rowNo, raw }) => ({
        rowNo,
        cells: cellsOf(known, raw, dayOf, (index) => isMerged(rowNo, index), kind.partial),
      }))
      return {
        rows,
        notices: extra.length > 0 ? [finding('F6', { columns: extra.join('、') })] : [],
      }
    },
  }
}

const isFilled = (cell: RawCell | undefined) => cell !== undefined && cell.text.trim() !== ''

/** Headers are the same with half- and full-width brackets, with blanks, and with the star of what is required. */
const alike = (header: string) => halfWidth(header).replace(/[\s*†]/g, '')

function headerOf(kind: BulkKind, cells: readonly (RawCell | undefined)[]) {
  const wanted = Object.entries(kind.columns).map(([name, column]) => ({ name, column }))
  const open = new Map(wanted.map((known) => [alike(known.column.label[0]), known]))
  const others = new Map(
    wanted.flatMap((known) => (known.column.also ?? []).map((header) => [alike(header), known])),
  )
  const extra: string[] = []
  const at = cells.map((cell) => {
    const header = alike(cell?.text ?? '')
    const other = others.get(header)
    const known = open.get(header) ?? (other && open.get(alike(other.column.label[0])))
    if (known) open.delete(alike(known.column.label[0]))
    else if (isFilled(cell) && !ours.has(cell!.text.trim())) extra.push(cell!.text.trim())
    return known
  })
  const missing = [...open.values()]
    .filter(({ column }) => !kind.partial || column.required)
    .map(({ column }) => column.label[0])
  if (missing.length > 0) throw new BulkFileError(finding('F5', { columns: missing.join('、') }))
  return { at, extra }
}

function cellsOf(
  known: readonly (Known | undefined)[],
  raw: readonly (RawCell | undefined)[],
  dayOf: BookFacts['dayOf'],
  isMerged: (index: number) => boolean,
  keepsEmpty = false,
): Cells {
  const cells: Record<string, Cell> = {}
  for (const [index, one] of known.entries()) {
    if (!one) continue
    const cell = raw[index]
    const text = cell ? unescaped(textIn(one.column, cell, dayOf)) : ''
    const mark = cell?.mark === 'formula' ? 'formula' : isMerged(index) ? 'merged' : cell?.mark
    if (mark && (mark !== 'scientific' || readerOf(one.column).exact))
      cells[one.name] = { text, mark }
    else if (text !== '' || keepsEmpty) cells[one.name] = text
  }
  return cells
}

/** In a column of days a bare number is a day too: formats get lost when values are pasted. */
function textIn(
  { kind }: BulkColumn,
  { text, number }: RawCell,
  dayOf: BookFacts['dayOf'],
): string {
  const isDay = (kind === 'date' || kind === 'month') && number !== undefined
  return isDay && number >= 1 && number <= lastDay ? dayOf(number) : text
}

/** The sheets we give out put a `'` before what a spreadsheet would take for a formula. */
const unescaped = (text: string) => (/^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text)
