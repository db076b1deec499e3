import { createPortalContext } from '#portal/createPortalContext.ts'
import { runJobs } from '#portal/jobs/runJobs.ts'
import { renewStatistics } from '#portal/storage/db/renewStatistics.ts'
import { shipLog } from './log.ts'
import { portalOptions } from './portalOptions.ts'
import type { FromPortal } from './startJobs.ts'
import { traceAs } from './tracing/traceAs.ts'

/** Without work for so long the process ends, and its memory with it. In milliseconds. */
const IDLE = 5_000
/** Between two portions, in milliseconds: whoever waits to write comes first. */
const REST = 4
/** How often the database is told to look at what jobs have filled, in milliseconds. */
const LOOKS = 2_000

/**
 * Runs jobs in this process, on a database connection of its own, until there are none or the portal that started it
 * closes. It answers nobody, so it loads none of the calls, and finds the tables as that portal has left them.
 */
export async function runBesidePortal(): Promise<void> {
  let over = false
  const { settings, owner } = await new Promise<Extract<FromPortal, object>>((resolve) => {
    process.on('message', (told: FromPortal) => {
      if (told === 'stop') over = true
      else resolve(told)
    })
    process.send?.('ready')
  })
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
    rest: () => new Promise((resolve) => setTimeout(resolve, REST)),
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
