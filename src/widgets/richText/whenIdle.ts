/** How long a busy page may put it off, in milliseconds. */
const AT_MOST = 1000

/** Runs something after a pause, as soon as the browser has nothing else to do. Gives what takes it back. */
export function whenIdle(run: () => void, pause: number): () => void {
  let asked: number | undefined
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) asked = requestIdleCallback(run, { timeout: AT_MOST })
    else run()
  }, pause)
  return () => {
    clearTimeout(timer)
    if (asked !== undefined) cancelIdleCallback(asked)
  }
}
