import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { cellsOf, normalise } from '#derive/bulk/normalise.ts'
import { cellsOn, columnsOfOne } from '#derive/bulk/onePerson.ts'
import { afterDays, daysFromToday } from '#derive/bulk/shiftedDay.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'

/** What cells mean, as inputs hold it: fen, days, keys of choices, numbers of records. */
export function typedCells(kind: BulkKind, cells: Cells): Row {
  const today = toShanghai(Date.now()).slice(0, 10)
  const { values } = normalise(kind, cellsOn(kind, cells, today), today)
  return Object.fromEntries(
    Object.keys(columnsOfOne(kind)).map((name) => [
      name,
      name in cells ? ((values as Row)[name] ?? null) : null,
    ]),
  )
}

/** What inputs hold, as cells of a row. */
export const writtenCells = (kind: BulkKind, values: Row): Cells =>
  cellsOf({ ...kind, columns: columnsOfOne(kind) }, values)

/** The same where a day is a number of days after it is given: what a recipe keeps. */
export function countedCells(kind: BulkKind, values: Row): Cells {
  const days = daysOf(kind).filter((name) => typeof values[name] === 'number')
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !days.includes(name)))
  return {
    ...writtenCells(kind, rest),
    ...Object.fromEntries(days.map((name) => [name, afterDays(values[name] as number)])),
  }
}

/** What a recipe keeps, as its inputs hold it. */
export function typedCounted(kind: BulkKind, cells: Cells): Row {
  const days = daysOf(kind).map((name) => [name, daysFromToday(String(cells[name] ?? '')) ?? null])
  return { ...typedCells(kind, cells), ...Object.fromEntries(days) }
}

const daysOf = ({ columns }: BulkKind): readonly string[] =>
  Object.keys(columns).filter((name) => columns[name]?.kind === 'date')
