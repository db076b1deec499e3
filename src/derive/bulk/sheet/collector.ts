import type { BulkColumn, BulkKind } from '#declare'
import type { Cell, Cells } from '#derive/bulk/cell.ts'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { Mapping } from '#derive/bulk/mapping.ts'
import { BulkFileError } from './bulkFileError.ts'
import { demandNarrow } from './demandNarrow.ts'
import { type Header, headerOf, isFilled, type Known } from './headerOf.ts'
import { headless } from './headless.ts'
import { mergedIn } from './mergedIn.ts'
import type { BookFacts, OnRow, RawCell } from './rawCell.ts'
import type { SheetRow } from './sheetRow.ts'
import { summedOrders } from './summedOrders.ts'

type Raw = readonly (RawCell | undefined)[]
interface Kept {
  readonly rowNo: number
  readonly raw: Raw
  /** What of an order tells it from others. */
  readonly order?: string
}

/** The last day a spreadsheet can name, the 31st of December 9999. */
const lastDay = 2_958_465
/** The header stands among so many rows that are filled; what stands above it are titles and notes. */
export const WITHIN = 20
/** A row that adds the others up is none of the list. */
const sum = /^(合计|总计|小计|汇总|总和|共计|本页合计|total|subtotal|grand total)[:：]?$/i

/**
 * Gathers the rows of a file, whatever its format: the first row that names the kind's columns is the header, empty rows
 * and sums are passed over, of rows beyond the kind's most only the number is kept. `finish` gives the rows, or throws
 * F5, F7 or F8.
 */
export function collector(kind: BulkKind, mapping?: Mapping) {
  let header: Header | null = null
  let headerRow = 0
  let count = 0
  const above: Raw[] = []
  const kept: Kept[] = []
  const sums: number[] = []
  const seek = (rowNo: number, cells: Raw) => {
    const found = headerOf(kind, cells, mapping)
    if (found.missing.length === 0) [header, headerRow] = [found, rowNo]
    else if (above.push(cells) >= WITHIN) throw withoutHeader(kind, above, mapping)
  }
  const onRow: OnRow = (rowNo, cells) => {
    demandNarrow(cells)
    if (header) return take(header, rowNo, cells)
    if (!cells.some(isFilled)) return
    header = mapping || above.length > 0 ? null : headless(kind, cells)
    if (header) take(header, rowNo, cells)
    else seek(rowNo, cells)
  }
  const take = ({ at, order }: Header, rowNo: number, cells: Raw) => {
    if (!cells.some((cell, index) => at[index] && isFilled(cell))) return
    if (isSum(cells)) return void sums.push(rowNo)
    count++
    if (count > kind.most) return
    const raw = at.map((one, index) => one && cells[index])
    kept.push({
      rowNo,
      raw,
      ...(order !== undefined && { order: cells[order]?.text.trim() ?? '' }),
    })
  }
  const finish = (facts: BookFacts): { rows: SheetRow[]; notices: Finding[] } => {
    if (!header && above.length > 0) throw withoutHeader(kind, above, mapping)
    if (!header || count === 0) throw new BulkFileError(finding('F7'))
    if (count > kind.most) throw new BulkFileError(finding('F8', { max: kind.most, rows: count }))
    const rows = rowsOf(kind, header, kept, facts, mapping)
    const notices = noticesOf({ header, headerRow, above, sums, facts })
    const { layout } = header
    if (!layout?.sums) return { rows, notices }
    const orders = kept.map(({ order }) => order ?? '')
    const summed = summedOrders(kind, layout, rows, orders)
    return { rows: summed.rows, notices: [...notices, ...summed.notices] }
  }
  return { onRow, finish }
}

function rowsOf(
  { partial }: BulkKind,
  { at }: Header,
  kept: readonly Kept[],
  { merged, dayOf }: BookFacts,
  mapping: Mapping = {},
): SheetRow[] {
  const isMerged = mergedIn(merged)
  const same = Object.entries(mapping).flatMap(([name, source]) =>
    'value' in source ? [[name, source.value]] : [],
  )
  const fixed = Object.fromEntries(same)
  return kept.map(({ rowNo, raw }) => ({
    rowNo,
    cells: { ...cellsOf(at, raw, dayOf, (index) => isMerged(rowNo, index), partial), ...fixed },
  }))
}

const isSum = (cells: Raw): boolean => sum.test(cells.find(isFilled)?.text.trim() ?? '')

/** What is lacking in the row that comes nearest to a header. */
function withoutHeader(kind: BulkKind, rows: readonly Raw[], mapping?: Mapping): BulkFileError {
  const [nearest] = rows
    .map((cells) => headerOf(kind, cells, mapping).missing)
    .toSorted((a, b) => a.length - b.length)
  return new BulkFileError(finding('F5', { columns: (nearest ?? []).join('、') }))
}

interface Noticed {
  readonly header: Header
  readonly headerRow: number
  readonly above: readonly Raw[]
  readonly sums: readonly number[]
  readonly facts: BookFacts
}
/** So many rows are named. */
const NAMED = 5

/** What of the file was not read. */
function noticesOf({ header: { at, extra }, headerRow, above, sums, facts }: Noticed): Finding[] {
  const others = facts.others ?? []
  return [
    ...(headerRow === 0 ? [finding('F6.headless', { column: columnRead(at) })] : []),
    ...(extra.length > 0 ? [finding('F6', { columns: extra.join('、') })] : []),
    ...(above.length > 0 ? [finding('F6.above', { row: headerRow })] : []),
    ...(sums.length > 0 ? [finding('F6.sums', { rows: sums.slice(0, NAMED).join('、') })] : []),
    ...(others.length > 0 ? [finding('F6.sheets', { sheets: others.join('、') })] : []),
  ]
}

const columnRead = (at: Header['at']): string => at.find(Boolean)?.name ?? ''

function cellsOf(
  known: readonly (Known | undefined)[],
  raw: Raw,
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

/**
 * The sheets we give out put a `'` before what a spreadsheet would take for a formula, and those of shop platforms put
 * one before long numbers.
 */
const unescaped = (text: string) => (/^'(?:[=+\-@＝＋－＠]|\d+$)/.test(text) ? text.slice(1) : text)
