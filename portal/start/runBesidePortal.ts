import { constants, setPriority } from 'node:os'
import { createPortalContext } from '#portal/createPortalContext.ts'
import { makingRoom } from '#portal/jobs/makingRoom.ts'
import { runJobs } from '#portal/jobs/runJobs.ts'
import { renewStatistics } from '#portal/storage/db/renewStatistics.ts'
import { shipLog } from './log.ts'
import { portalOptions } from './portalOptions.ts'
import type { FromPortal } from './startJobs.ts'
import { traceAs } from './tracing/traceAs.ts'

/** Without work for so long the process ends, and its memory with it. In milliseconds. */
const IDLE = 5_000
/** How often the database is told to look at what jobs have filled, in milliseconds. */
const LOOKS = 2_000

/**
 * Runs jobs in this process, on a database connection of its own, until there are none or the portal that started it
 * closes. It answers nobody, so it loads none of the calls, and finds the tables as that portal has left them.
 */
export async function runBesidePortal(): Promise<void> {
  let over = false
  const room = makingRoom()
  const { settings, owner } = await new Promise<Extract<FromPortal, { readonly owner: string }>>(
    (resolve) => {
      process.on('message', (told: FromPortal) => {
        if (told === 'stop') over = true
        else if ('isCrowded' in told) room.hear(told.isCrowded)
        else resolve(told)
      })
      process.send?.('ready')
    },
  )
  // The portal that answers comes first wherever both want a processor; not on SQLite, where everybody who writes waits
  // for the lock this process holds: where other programs have the processors it would be left holding it.
  if (settings.databaseUrl) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // Both are meant for the portal, which tells when to stop; a terminal sends them to everybody.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  // A portal that was killed takes its jobs with it: their leases run out, as after a power cut.
  process.on('disconnect', () => process.exit(1))
  const stopTracing = await traceAs('jobs', settings)
  const stopLog = settings.logCollector ? shipLog(settings.logCollector) : async () => {}
  const context = createPortalContext(await portalOptions({ ...settings, beside: true }))
  const look = () => renewStatistics(context.database).catch(() => [])
  await look()
  const looking = setInterval(look, LOOKS)
  await runJobs(context, owner, {
    isOver: () => over,
    rest: room.rest,
    idle: IDLE,
    isProcess: true,
    ...(settings.jobLease !== undefined && { life: settings.jobLease }),
  })
  clearInterval(looking)
  await context.replica?.close()
  await context.database.close()
  await stopTracing()
  await stopLog()
  process.exit(0)
}
