/** A row of a list by its number in the file. */
interface Numbered {
  readonly rowNo: number
}

/**
 * So many rows from an index on as they are shown: one that was put right and still stands there is among them, which
 * the portal would count without. What is not at hand yet comes from `behind`, in the order of the file.
 */
export async function rowsFrom<R extends Numbered>(
  loaded: ReadonlyMap<number, R>,
  index: number,
  count: number,
  behind: (rowNo: number, most: number) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const shown: R[] = []
  for (let at = index; shown.length < count; at++) {
    const row = loaded.get(at)
    if (!row) break
    shown.push(row)
  }
  const last = shown.at(-1)
  if (!last || shown.length === count) return shown
  return [...shown, ...(await behind(last.rowNo, count - shown.length))]
}
