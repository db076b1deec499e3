/**
 * Work that takes a while and covers all that was done before it began: whoever asks while it goes on waits for one
 * further run, shared by all who wait.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
