const flushes = new Set<() => void>()

/** For an input that hands on what is typed after a pause: what hands it on at once. Gives what takes it off again. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush)
  return () => {
    flushes.delete(flush)
  }
}

/**
 * Has every input hand on what is typed in it now. Before a form is filled anew: what waits for its pause is not in the
 * form yet, and would be drawn over as if nobody had typed it.
 */
export function flushInputs(): void {
  for (const flush of flushes) flush()
}
