import type { Row } from '#declare'

/** The ids of all siblings, those sorted here in their new order at the places they held among them. */
export function woven(all: readonly Row[], sorted: readonly Row[]): readonly number[] {
  const here = new Set(sorted.map(({ id }) => id))
  const next = sorted.map(({ id }) => Number(id))
  return all.map(({ id }) => (here.has(id) ? next.shift()! : Number(id))).concat(next)
}
