import type { Row } from '#declare'

export interface TreeOption {
  readonly id: number
  readonly depth: number
  readonly record: Row
}

/**
 * Records of a tree in the order one reads it, each with its depth. What stands at or below `own` is left out, since
 * nothing can hang below itself; records whose parent is missing stand as roots.
 */
export function treeOptions(
  records: readonly Row[],
  parentField: string,
  own?: unknown,
): TreeOption[] {
  const ids = new Set(records.map((record) => record.id))
  const children = Map.groupBy(records, (record) =>
    ids.has(record[parentField]) ? Number(record[parentField]) : null,
  )
  const below = (id: number | null, depth: number): TreeOption[] =>
    (children.get(id) ?? [])
      .filter((record) => record.id !== own)
      .flatMap((record) => [
        { id: Number(record.id), depth, record },
        ...below(Number(record.id), depth + 1),
      ])
  return below(null, 0)
}
