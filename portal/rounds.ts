import { type Refused, runDueMoves } from './clock/runDueMoves.ts'
import type { Portal } from './createPortal.ts'
import type { SessionDeps } from './session/sessionDeps.ts'
import { tidySessions } from './session/tidySessions.ts'

/** How long after one round the next begins, in milliseconds. A timed move is late by that much at most. */
const PAUSE = 10_000

/**
 * Does what time brings: moves that are due, users to unlock, sessions to sweep out. One round after the other, never
 * two at once; one that fails is logged and the next goes on. Gives what stops it once the round under way is done.
 */
export function startRounds(portal: Portal, deps: SessionDeps, pause = PAUSE): () => Promise<void> {
  const refused: Refused = new Set()
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> = Promise.resolve()
  const go = async () => {
    try {
      await runDueMoves(portal.ground, portal.records(), refused)
      await tidySessions(deps)
    } catch (error) {
      deps.log({
        level: 'error',
        message: `A round of the clock failed: ${(error as Error).message}`,
      })
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
