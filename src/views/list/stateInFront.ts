type Named = readonly [name: string, field: unknown]

/** Filters with that of the state among the first so many: what waits is found by it. */
export function stateInFront<F extends Named>(
  all: readonly F[],
  state: string,
  first: number,
): readonly F[] {
  const found = all.slice(first).find(([name]) => name === state)
  if (!found) return all
  const others = all.filter((one) => one !== found)
  return [...others.slice(0, first - 1), found, ...others.slice(first - 1)]
}
