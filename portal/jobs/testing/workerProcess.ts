/**
 * A process that does what the process of jobs beside a portal does, to be killed by tests: started by `startWorker`. Says
 * `ready` when all is loaded, begins when told `go`, then says `portion` after each portion and `idle` once nothing is
 * left, and ends.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { WorkerOptions } from './startWorker.ts'

enableCompileCache(join(import.meta.dirname, '../../../.cache/node'))
const {
  settings,
  life,
  kindsFile,
  idle = 2 * life,
} = JSON.parse(process.argv[2] ?? '{}') as WorkerOptions
const { createPortalContext } = await import('#portal/createPortalContext.ts')
const { portalOptions } = await import('#portal/start/portalOptions.ts')
const { runJobs } = await import('../runJobs.ts')

const options = await portalOptions(settings)
const more = kindsFile
  ? ((await import(kindsFile)) as { kinds: typeof options.parts.jobs }).kinds
  : {}
const context = createPortalContext(options)
await context.rows.read(context.database.db, context.entities.get('job')!, 1)
const say = (line: string) => process.stdout.write(`${line}\n`)

say('ready')
await new Promise((resolve) => process.stdin.once('data', resolve))
let over = false
process.on('SIGTERM', () => {
  over = true
})
await runJobs(context, `process:${process.pid}`, {
  isOver: () => over,
  rest: async () => {
    say('portion')
  },
  idle,
  life,
  kinds: { ...options.parts.jobs, ...more },
})
say('idle')
await context.database.close()
process.exit(0)
