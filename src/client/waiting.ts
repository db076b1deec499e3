let count = 0
const listeners = new Set<() => void>()

/** How many requests the screen waits for, beside those that fill it. */
export const waitingCount = (): number => count

/** Tells whenever that changes. Gives what ends it. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts something the screen waits for. Gives what ends the waiting; a second time it does nothing. */
export function beginWaiting(): () => void {
  change(1)
  let over = false
  return () => {
    if (!over) change(-1)
    over = true
  }
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}
