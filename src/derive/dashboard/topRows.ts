/** A row with its place: equal values share one, and the next place is as far on as rows stand before it. */
export type Ranked<T> = T & { readonly rank: number }

/**
 * The first `top` places by a value, the greatest first (the least with `least`). Whoever shares the last place is in, so
 * that nobody is left out by chance; rows without a value have no place.
 */
export function topRows<T>(
  rows: readonly T[],
  valueAt: (row: T) => number | null | undefined,
  { top, least = false }: { readonly top: number; readonly least?: boolean },
): readonly Ranked<T>[] {
  const valued = rows.filter((row) => typeof valueAt(row) === 'number')
  const way = least ? 1 : -1
  const sorted = valued.toSorted((a, b) => way * ((valueAt(a) as number) - (valueAt(b) as number)))
  const found: Ranked<T>[] = []
  for (const [at, row] of sorted.entries()) {
    const last = found.at(-1)
    const rank = last && valueAt(last) === valueAt(row) ? last.rank : at + 1
    if (rank > top) break
    found.push({ ...row, rank })
  }
  return found
}
