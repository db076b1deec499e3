import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Ground } from '../records/ground.ts'
import type { Settings } from '../settings.ts'
import { settleMemory } from '../settleMemory.ts'
import { isAnyToClaim } from './claimJob.ts'

/** What the thread is given. */
export interface JobThread {
  readonly settings: Settings
  /** Names it on its leases. */
  readonly owner: string
}

/** How often is looked whether there is something to do, in milliseconds. */
const LOOK = 500
/** How long a closing portal waits for the portion in hand, in milliseconds. */
const PATIENCE = 8_000
/** Megabytes: a job that wants more is ended, and this thread alone with it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * Looks for jobs, and runs them in a thread beside the one that answers: started when there is something to do, ended
 * when there was nothing for a while. Gives what stops it, which waits for the portion in hand.
 */
export function startJobs(ground: Ground, settings: Settings): () => Promise<void> {
  let thread: Thread | undefined
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    if (!thread && (await isAnyToClaim(ground, settings.jobLease)) && !stopped) {
      const begun = startThread(ground, settings)
      thread = begun
      void begun.ended.then(() => {
        thread = undefined
        settleMemory()
      })
    }
  }
  const again = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: Error) => tell(ground, `Jobs could not be looked for: ${error.message}`))
        .then(() => {
          if (!stopped) again()
        })
    }, LOOK)
  }
  again()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await looking
    await thread?.stop()
  }
}

interface Thread {
  readonly ended: Promise<void>
  stop(): Promise<void>
}

function startThread(ground: Ground, settings: Settings): Thread {
  const owner = `thread:${crypto.randomUUID()}`
  const workerData: JobThread = { settings, owner }
  // The thread takes its share of memory: what this one no longer needs is given back first.
  settleMemory()
  const worker = new Worker(join(import.meta.dirname, 'threadMain.ts'), {
    workerData,
    resourceLimits,
    name: 'jobs',
  })
  worker.on('error', (error) => tell(ground, `The jobs’ thread broke off: ${error.stack}`))
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => resolve(code === 0 ? undefined : freed(ground, owner)))
  })
  const stop = async () => {
    worker.postMessage('stop')
    const late = setTimeout(() => void worker.terminate(), PATIENCE)
    await ended
    clearTimeout(late)
  }
  return { ended, stop }
}

/** A thread that broke off beats no more hearts: what it held is found at once, as a crash. */
async function freed({ database, log }: Ground, owner: string): Promise<void> {
  const leases = database.db.updateTable('_lease').set({ until: 0 }).where('owner', '=', owner)
  await leases.execute().catch((error: Error) => {
    log({ level: 'warn', message: `Leases run out by themselves: ${error.message}` })
  })
}

const tell = ({ log }: Ground, message: string) => log({ level: 'error', message })
