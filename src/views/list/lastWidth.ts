/** Where nothing is laid out, as in tests. */
const unmeasured = 1000
const storeKey = 'room'

let latest: number | undefined

/**
 * The width a list most likely has, in pixels: that of the one before, in a new page that of the last one in a window as
 * wide. A list that guesses right is drawn once.
 */
export function lastWidth(): number {
  latest ??= roomIn(localStorage.getItem(storeKey))
  return latest ?? unmeasured
}

function roomIn(kept: string | null): number | undefined {
  const [page, room] = (kept ?? '').split(' ').map(Number)
  return page === innerWidth && room ? room : undefined
}

/** Keeps how wide a list is. */
export function keepWidth(room: number): void {
  if (room === latest) return
  latest = room
  localStorage.setItem(storeKey, `${innerWidth} ${room}`)
}
