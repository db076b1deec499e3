/**
 * Does work in rounds, one after the other, never two at once; one that fails is told and the next goes on. Gives what
 * stops it, which waits for the round under way.
 *
 * @param pause how long after one round the next begins, and the first after the start, in milliseconds
 * @param work asks now and then whether it is to end early
 */
export function repeat(
  pause: number,
  failed: (error: Error) => void,
  work: (isOver: () => boolean) => Promise<void>,
): () => Promise<void> {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> = Promise.resolve()
  const go = async () => {
    try {
      await work(() => stopped)
    } catch (error) {
      failed(error as Error)
    }
    if (!stopped) next()
  }
  const next = () => {
    timer = setTimeout(() => {
      round = go()
    }, pause)
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
    return round
  }
}
