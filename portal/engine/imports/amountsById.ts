import type { Takers } from './bulkFunctions.ts'

/** How many of each thing the rows of a list take, by its id. */
export function amountsById(
  takers: readonly Takers[],
  column: string,
  each: (values: Takers['values']) => number = () => 1,
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>()
  for (const { values, count } of takers) {
    const id = Number(values[column] ?? 0)
    if (id > 0) taken.set(id, (taken.get(id) ?? 0) + count * each(values))
  }
  return taken
}
