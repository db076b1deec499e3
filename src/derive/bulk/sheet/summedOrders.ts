import type { BulkKind, BulkLayout } from '#declare'
import { type Cells, textOf } from '#derive/bulk/cell.ts'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { SheetRow } from './sheetRow.ts'

type Sums = NonNullable<BulkLayout['sums']>
interface Summed {
  readonly rows: SheetRow[]
  readonly notices: Finding[]
}
/** A row that others are added to. */
interface Growing {
  readonly row: SheetRow
  readonly amounts: Map<string, number>
  readonly orders: Set<string>
}

/** `2026-11-20 10:22:33`: the day of it. */
const moment = /^(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)[ T].*$/
/** What platforms write where an order was never paid. */
const none = /^[-—/]*$/

/**
 * Rows of single orders as rows of days: those that are alike in what tells rows apart are added up, at the place of the
 * first. An order without a day was never paid. What cannot be added up stays as it is, for its cell to be told.
 */
export function summedOrders(
  kind: BulkKind,
  { sums, label }: BulkLayout,
  rows: readonly SheetRow[],
  orders: readonly string[],
): Summed {
  const by = sums as Sums
  const grown = new Map<string, Growing>()
  const apart: SheetRow[] = []
  const unpaid: number[] = []
  for (const [at, { rowNo, cells }] of rows.entries()) {
    const day = textOf(cells[by.day]).trim()
    if (none.test(day)) {
      unpaid.push(rowNo)
      continue
    }
    const row = { rowNo, cells: { ...cells, [by.day]: day.replace(moment, '$1') } }
    const amounts = amountsIn(kind, by, row.cells)
    if (!amounts) apart.push(row)
    else grow(grown, row, { by, amounts, order: orders[at] ?? '' })
  }
  const summed = [...grown.values()].map((one) => written(kind, by, one))
  const all = [...summed, ...apart].toSorted((a, b) => a.rowNo - b.rowNo)
  return { rows: all, notices: told(label, rows.length - unpaid.length, all.length, unpaid) }
}

function grow(
  grown: Map<string, Growing>,
  row: SheetRow,
  { by, amounts, order }: { by: Sums; amounts: ReadonlyMap<string, number>; order: string },
): void {
  const key = JSON.stringify([by.day, ...by.by].map((name) => textOf(row.cells[name])))
  const known = grown.get(key) ?? { row, amounts: new Map<string, number>(), orders: new Set() }
  grown.set(key, known)
  for (const [name, value] of amounts)
    known.amounts.set(name, (known.amounts.get(name) ?? 0) + value)
  known.orders.add(order)
}

/** The values of the columns that are added up, an empty cell being none; null where one of them is no number. */
function amountsIn({ columns }: BulkKind, { add }: Sums, cells: Cells): Map<string, number> | null {
  const amounts = new Map<string, number>()
  for (const name of add) {
    const cell = cells[name]
    const [column, text] = [columns[name], textOf(cell).trim()]
    if (!column || none.test(text)) continue
    const { value, fault } = readerOf(column).read(text, column, '')
    if (fault || typeof value !== 'number' || typeof cell === 'object') return null
    amounts.set(name, value)
  }
  return amounts
}

function written(
  { columns }: BulkKind,
  { counts }: Sums,
  { row, amounts, orders }: Growing,
): SheetRow {
  const cells = [...amounts].flatMap(([name, value]) => {
    const column = columns[name]
    return column ? [[name, readerOf(column).write(value, column)] as const] : []
  })
  const counted = counts ? { [counts.in]: String(orders.size) } : {}
  return { rowNo: row.rowNo, cells: { ...row.cells, ...counted, ...Object.fromEntries(cells) } }
}

const told = (
  layout: BulkLayout['label'],
  orders: number,
  rows: number,
  unpaid: readonly number[],
): Finding[] => [
  finding('F6.summed', { layout, orders, rows }),
  ...(unpaid.length > 0
    ? [finding('F6.unpaid', { rows: unpaid.length, row: unpaid[0] as number })]
    : []),
]
