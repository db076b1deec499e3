import type { Row } from '#declare'

/** By which column lines stand; null is the order they were kept in. */
export interface LineOrder {
  readonly by: string
  readonly down: boolean
}

/** Lines whose name holds what was typed, in the order asked for; `nameOf` says what a line is called. */
export function sortedLines(
  lines: readonly Row[],
  nameOf: (line: Row) => string,
  typed: string,
  order: LineOrder | null,
): readonly Row[] {
  const sought = typed.trim().toLowerCase()
  const found = sought ? lines.filter((line) => nameOf(line).toLowerCase().includes(sought)) : lines
  if (!order) return found
  const { by, down } = order
  const compare = (a: Row, b: Row) =>
    by === 'name'
      ? nameOf(a).localeCompare(nameOf(b), 'zh')
      : Number(a[by] ?? 0) - Number(b[by] ?? 0)
  return found.toSorted((a, b) => (down ? compare(b, a) : compare(a, b)))
}
