import type { Entity, Row } from '#declare'

/** Rows under one value of a field. */
export interface Lane {
  readonly value: unknown
  readonly rows: readonly Row[]
}

/** A lane for each value: whole numbers from small to large, others in the order in which they first appear. */
export function lanesOf(entity: Entity, rows: readonly Row[], by: string): readonly Lane[] {
  const groups = Map.groupBy(rows, (row) => row[by] ?? null)
  const lanes = [...groups].map(([value, of]) => ({ value, rows: of }))
  return entity.fields[by]?.kind === 'integer'
    ? lanes.toSorted((a, b) => Number(a.value) - Number(b.value))
    : lanes
}
