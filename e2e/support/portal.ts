import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../portal/storage/db/testing/freePort.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))

/** How a journey wants its portal. */
export interface PortalOptions {
  /** Believable records, or an empty desk. */
  seed?: 'demo' | 'none'
  /** Further environment, such as DATABASE_URL. */
  env?: Record<string, string>
  /** The file that is run, from the root. */
  program?: string
  /** Where program and declarations stand; the checkout unless said. */
  root?: string
  /** How long it may take until it is ready, in milliseconds. */
  patience?: number
  /** Where its data lies, which may be there already; a folder of its own unless said. */
  dataDir?: string
  /** Where it answers; a free port unless said. */
  port?: number
}

/** A real portal in a process of its own. */
export interface RunningPortal {
  /** Where admin and API answer, the same after a restart: `http://127.0.0.1:5320`. */
  url: string
  /** Where what a story presupposes is asked, where that is elsewhere: behind a portal that speaks otherwise. */
  asked?: string
  /** What the first user signs in with. */
  username: string
  password: string
  dataDir: string
  /** All it has printed. */
  log(): string
  /** Ends it as an operator would, and starts it anew on the same data and port. */
  restart(): Promise<void>
  /** Ends it as an operator would, and leaves its data. */
  end(): Promise<void>
  /** Ends it as a power cut would; `restart()` brings it back. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts `portal/node.mjs` on a free port with data of its own, and waits until `/readyz` answers
 * 200. Throws with what the portal printed when it ends or is not ready in time.
 */
export async function startPortal(options: PortalOptions = {}): Promise<RunningPortal> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'masthead-e2e-')))
  const isFresh = !existsSync(dataDir) || (await readdir(dataDir)).length === 0
  const template = process.env.E2E_TEMPLATE
  if (
    template &&
    isFresh &&
    (options.seed ?? 'demo') === 'demo' &&
    !options.program &&
    !options.root
  )
    await cp(template, dataDir, { recursive: true })
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const password = 'journey-Password-1'
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PORTAL_ADMIN_PASSWORD: password,
    // Nobody sends calls here that does not know of the end.
    DRAIN_SECONDS: '0',
  }
  const printed: string[] = []
  const start = () =>
    started(url, printed, options, { SEED: options.seed ?? 'demo', ...env, ...options.env })
  let child = await start().catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    url,
    username: 'admin',
    password,
    dataDir,
    log: () => printed.join(''),
    end: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
    restart: async () => {
      await ended(child, 'SIGTERM')
      child = await start()
    },
    stop: async () => {
      await ended(child, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function started(
  url: string,
  printed: string[],
  { program = 'portal/node.mjs', root = checkout, patience = 120_000 }: PortalOptions,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => printed.push(String(text)))
  await ready(child, url, printed, patience)
  return child
}

async function ready(
  child: ChildProcess,
  url: string,
  printed: string[],
  patience: number,
): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until && isRunning(child)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  const why = isRunning(child) ? `was not ready within ${patience} ms` : 'ended before it was ready'
  await ended(child, 'SIGKILL')
  throw new Error(`The portal at ${url} ${why}; it printed:\n${printed.join('')}`)
}

/** One that does not end within ten seconds is made to. */
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(late)
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
