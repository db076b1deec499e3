/** How the portal is asked whether it is there again, in milliseconds: soon at first, then less often. */
const pauses = [1000, 2000, 4000, 8000, 15_000]

let lost = false
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the portal is out of reach: the last call got no answer at all. */
export const isConnectionLost = (): boolean => lost

/** Tells whenever the connection is lost or found again. Gives what ends that. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A call was answered, whatever the answer. */
export function noteAnswer(): void {
  if (lost) turn(false)
}

/** A call was not answered. From now on the portal is asked for a sign of life until there is one. */
export function noteSilence(): void {
  if (lost) return
  turn(true)
  askAgain(0)
}

/** Asks at once, without waiting for the pause to end. */
export function tryConnection(): void {
  if (lost) askAgain(0, 0)
}

function turn(now: boolean): void {
  lost = now
  clearTimeout(timer)
  for (const listener of listeners) listener()
}

function askAgain(tries: number, pause = pauses[Math.min(tries, pauses.length - 1)]): void {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    const alive = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!lost) return
    alive ? turn(false) : askAgain(tries + 1)
  }, pause)
}
