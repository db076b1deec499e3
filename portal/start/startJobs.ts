import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { isAnyToClaim } from '#portal/jobs/claimJob.ts'
import { program } from './foundFiles.ts'
import type { Settings } from './settings.ts'

/**
 * What the process that runs jobs is told: what it works on and how it is named on its leases, then again and again
 * whether people wait, at last to stop.
 */
export type FromPortal =
  | { readonly settings: Settings; readonly owner: string }
  | { readonly isCrowded: boolean }
  | 'stop'

/** How often is looked whether there is something to do, and whether people wait, in milliseconds. */
const LOOK = 500
/** How long a closing portal waits for the portion in hand, in milliseconds. */
const PATIENCE = 8_000
/** Megabytes: a job that wants more is ended, and its process alone with it. */
const limits = ['--max-old-space-size=256', '--max-semi-space-size=8']

/**
 * Looks for jobs, and runs them in a process beside the one that answers: started when there is something to do, ended
 * when there was nothing for a while. Gives what stops it, which waits for the portion in hand.
 */
export function startJobs(
  context: PortalContext,
  settings: Settings,
  isCrowded: () => boolean,
): () => Promise<void> {
  let beside: Beside | undefined
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    beside?.tell(isCrowded())
    if (!beside && (await isAnyToClaim(context, settings.jobLease)) && !stopped) {
      const begun = startBeside(context, settings)
      beside = begun
      void begun.ended.then(() => {
        beside = undefined
      })
    }
  }
  const again = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: Error) => tell(context, `Jobs could not be looked for: ${error.message}`))
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
    await beside?.stop()
  }
}

interface Beside {
  readonly ended: Promise<void>
  /** Says whether people wait for answers. */
  tell(isCrowded: boolean): void
  stop(): Promise<void>
}

function startBeside(context: PortalContext, settings: Settings): Beside {
  const owner = `jobs:${crypto.randomUUID()}`
  const child = fork(join(import.meta.dirname, 'jobs.mjs'), program ? [program] : [], {
    execArgv: limits,
  })
  child.once('message', () => send(child, { settings, owner }))
  child.on('error', (error) => tell(context, `The jobs’ process broke off: ${error.message}`))
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      tell(context, `The jobs’ process broke off: ${signal ?? code}`)
      resolve(freed(context, owner))
    })
  })
  const stop = async () => {
    send(child, 'stop')
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    await ended
    clearTimeout(late)
  }
  return { ended, tell: (isCrowded) => send(child, { isCrowded }), stop }
}

/** One that has ended hears nothing, which its end tells. */
const send = (child: ChildProcess, told: FromPortal) =>
  void (child.connected && child.send(told, () => {}))

/** A process that broke off beats no more hearts: what it held is found at once, as a crash. */
async function freed({ database, log }: PortalContext, owner: string): Promise<void> {
  const leases = database.db.updateTable('_lease').set({ until: 0 }).where('owner', '=', owner)
  await leases.execute().catch((error: Error) => {
    log({ level: 'warn', message: `Leases run out by themselves: ${error.message}` })
  })
}

const tell = ({ log }: PortalContext, message: string) => log({ level: 'error', message })
