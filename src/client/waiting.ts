let count = 0
let tellers = 0
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

/** Whether the screen tells by itself what it waits for, and stands meanwhile. */
export const tellsItself = (): boolean => tellers > 0

/** Says that from now on the screen does. Gives what ends that. */
export function tellByItself(): () => void {
  tellers += 1
  change(0)
  return () => {
    tellers -= 1
    change(0)
  }
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}
