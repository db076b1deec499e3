import { setTimeout as sleep } from 'node:timers/promises'
import { sealAudit } from '#portal/engine/audit/auditSeals.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { tidySessions } from '#portal/engine/session/tidySessions.ts'
import { deliverDue } from '#portal/engine/webhooks/deliverDue.ts'
import { doDaily } from './clock/daily.ts'
import { runDueMoves } from './clock/runDueMoves.ts'
import { repeat } from './repeat.ts'
import { underLease } from './underLease.ts'

/** How long after one round the next begins, in milliseconds. A timed move is late by that much at most. */
const PAUSE = 10_000

/**
 * Does what time brings: moves that are due, users to unlock, sessions to sweep out, and what happens once a day
 * beside. Of several portals on one database one does each at a time. Gives what stops it once the rounds under way are
 * done.
 */
export function startRounds(
  portal: { readonly context: PortalContext; records(): Records },
  deps: SessionDeps,
  pause = PAUSE,
): () => Promise<void> {
  const { context } = portal
  const owner = `rounds:${crypto.randomUUID()}`
  const failed = ({ message }: Error) =>
    deps.log({ level: 'error', message: `A round of the clock failed: ${message}` })
  const often = repeat(pause, failed, async (isOver) => {
    await underLease(context, 'clock', owner, async (isLost) => {
      const round = { isOver: () => isOver() || isLost() }
      await runDueMoves(context, portal.records(), round)
      // What one of them stumbles over keeps neither the others nor the rest waiting.
      for (const part of Object.values(context.parts.rounds)) await part(context).catch(failed)
      await sealAudit(context).catch(failed)
      await tidySessions(deps)
    })
  })
  // By itself, since it may take hours and no timed move should wait for it.
  const daily = repeat(pause, failed, async (isOver) => {
    for (const one of Object.values(context.parts.dailies))
      await underLease(context, `daily:${one.name}`, owner, async (isLost) => {
        await doDaily(context, one, { rest: resting(), isOver: () => isOver() || isLost() })
      })
  })
  // By itself too: a receiver may take its time to answer.
  const telling = repeat(pause, failed, () => deliverDue(context))
  return async () => {
    await Promise.all([often(), daily(), telling()])
  }
}

/** Between portions of the night's work, in milliseconds, at least. */
const REST = 5

/** Rests as long as the portion before took: half of the time is left to people, however slow the machine is. */
function resting(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await sleep(Math.max(REST, performance.now() - since))
    since = performance.now()
  }
}
