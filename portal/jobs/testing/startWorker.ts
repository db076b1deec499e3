import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Settings } from '#portal/start/settings.ts'

/** What a worker's process is told. */
export interface WorkerOptions {
  /** Where the database lies: `folder`, and `databaseUrl` for PostgreSQL. */
  readonly settings: Settings
  /** How long its leases live, in milliseconds; the next worker waits for so long after a kill. */
  readonly life: number
  /** It ends once there was nothing to do for so many milliseconds; left out, twice as long as a lease lives. */
  readonly idle?: number
  /** A file that exports `kinds`, for jobs of a test's own. */
  readonly kindsFile?: string
}

/** A process that runs jobs on a real database, and can be killed at any moment. */
export interface WorkerProcess {
  /** Begins; before, it has only loaded. */
  go(): void
  /** Resolves with true once it has said the line so many more times, with false once it has ended. */
  said(line: string, times?: number): Promise<boolean>
  /** As a power cut would end it. */
  kill(): Promise<void>
  /** As a service manager would end it: what is in hand is done and handed back. */
  terminate(): Promise<number | null>
  readonly ended: Promise<number | null>
  /** All it has said, for a test that fails. */
  output(): string
}

/** The settings of a portal whose data lies in a folder, or in a PostgreSQL beside it. */
export const settingsAt = (folder: string, databaseUrl?: string): Settings => ({
  port: 0,
  host: '127.0.0.1',
  folder,
  seed: 'none',
  services: {},
  ...(databaseUrl && { databaseUrl }),
})

/** Starts a worker; it waits for `go()` once it is loaded. */
export function startWorker(options: WorkerOptions): WorkerProcess {
  const file = join(import.meta.dirname, 'workerProcess.ts')
  const child = spawn(process.execPath, [file, JSON.stringify(options)])
  const heard = listening(child)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return heard.ended
  }
  return {
    ...heard,
    go: () => {
      child.stdin?.on('error', () => {})
      child.stdin?.write('go\n')
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  }
}

function listening(child: ChildProcess) {
  let output = ''
  let over = false
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const one of waiting) one()
  }
  const hear = (chunk: Buffer) => {
    output += chunk
    wake()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      over = true
      wake()
      resolve(code)
    })
  })
  const countOf = (line: string) => output.split('\n').filter((one) => one === line).length
  const awaitLine = (line: string, times = 1) => {
    const wanted = line === 'ready' ? 1 : countOf(line) + times
    return new Promise<boolean>((resolve) => {
      const look = () => {
        const found = countOf(line) >= wanted
        if (!found && !over) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  }
  return { ended, said: awaitLine, output: () => output }
}
