/** Where nothing is laid out, as in tests. */
const unmeasured = 1000
const storeKey = 'room'

/**
 * The width a list most likely has, in pixels: that of the one before, in a new page that of the last one in a window as
 * wide. A list that guesses right is drawn once.
 */
export function lastWidth(): number {
  return roomIn(localStorage.getItem(storeKey)) ?? unmeasured
}

function roomIn(kept: string | null): number | undefined {
  const [page, room] = (kept ?? '').split(' ').map(Number)
  return page === innerWidth && room ? room : undefined
}

/** Keeps how wide a list is. */
export function keepWidth(room: number): void {
  if (room !== lastWidth()) localStorage.setItem(storeKey, `${innerWidth} ${room}`)
}
