import type { Row } from '#declare'

/** A line of a table: a record with its place among the rows, or the heading of a group. */
export type Line =
  | { readonly row: Row; readonly index: number }
  | { readonly group: unknown; readonly count: number }

/** Rows of one group side by side; groups in the order in which they first appear, rows in theirs. */
export const inGroups = (rows: readonly Row[], group: string | undefined): readonly Row[] =>
  group ? [...Map.groupBy(rows, (row) => row[group] ?? null).values()].flat() : rows

/** The rows with a heading above each group; see {@link inGroups} for their order. */
export function linesOf(rows: readonly Row[], group: string | undefined): readonly Line[] {
  if (!group) return rows.map((row, index) => ({ row, index }))
  const counts = new Map<unknown, number>()
  const of = (row: Row | undefined) => row?.[group] ?? null
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1)
  return rows.flatMap((row, index) => {
    const line = { row, index }
    const isFirst = index === 0 || of(rows[index - 1]) !== of(row)
    return isFirst ? [{ group: of(row), count: counts.get(of(row)) ?? 0 }, line] : [line]
  })
}
