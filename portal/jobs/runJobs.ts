import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Running } from './atWork.ts'
import { claimJob } from './claimJob.ts'
import { runJob } from './runJob.ts'

/** How long a worker that found nothing waits before it looks again, in milliseconds. */
const PAUSE = 300
/** After so many failures in a row it looks for jobs as seldom as it ever does, each pause twice the one before. */
const SELDOM = 6
/** How long it leaves a job to others whose file it does not reach, in milliseconds. */
const LEAVES = 5_000

/** One worker's way of going about it. */
export interface Working extends Running {
  /** Ends once there was nothing to do for so many milliseconds; left out, only when it is over. */
  readonly idle?: number
  /** Its process is its own: it ends once there is nothing in hand after a job that wears it, and another takes over. */
  readonly isProcess?: true
}

/** Takes jobs up one after the other, several at once, until it is over or there is nothing to do. */
export async function runJobs(
  context: PortalContext,
  owner: string,
  working: Working,
): Promise<void> {
  const active = new Set<Promise<void>>()
  const left = new Map<number, number>()
  const isLeft = (job: number) => Date.now() - (left.get(job) ?? 0) < LEAVES
  let since = Date.now()
  let failures = 0
  let isWorn = false
  while (!working.isOver()) {
    if (isWorn && active.size === 0) return
    const { life, isOver } = working
    const claimed = await claimJob(context, owner, life, isOver, isLeft).catch((error: Error) => {
      // A full disk or a database that is gone lasts: said seldom, and tried ever more seldom.
      if (failures === 0 || failures > SELDOM)
        context.log({ level: 'error', message: `No job could be taken up: ${error.message}` })
      failures = Math.min(failures + 1, SELDOM + 1)
      return undefined
    })
    if (claimed !== undefined) failures = 0
    if (claimed) {
      const kind = (working.kinds ?? context.parts.jobs)[claimed.job.kind as string]
      isWorn ||= working.isProcess === true && kind?.wears === true
      const run = runJob(context, claimed, working)
        .then(({ isLeft }) => {
          if (isLeft) left.set(claimed.job.id as number, Date.now())
        })
        .finally(() => active.delete(run))
      active.add(run)
      since = Date.now()
    } else {
      if (active.size > 0) since = Date.now()
      else if (Date.now() - since >= (working.idle ?? Number.POSITIVE_INFINITY)) return
      await Promise.race([pause(PAUSE * 2 ** failures), ...active])
    }
  }
  await Promise.all(active)
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

let inline = 0

/**
 * Runs everything that waits, in this thread, until nothing is left that may run now: for tests and for the portal in
 * the browser.
 */
export function runQueued(context: PortalContext, more: Partial<Running> = {}): Promise<void> {
  inline += 1
  return runJobs(context, `inline:${inline}`, {
    isOver: () => false,
    rest: async () => {},
    ...more,
    idle: 0,
  })
}
