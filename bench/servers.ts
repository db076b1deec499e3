import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { familyOf } from './familyOf.ts'

const root = join(import.meta.dirname, '..')

/** A server in a process of its own. */
export interface Server {
  /** Seconds from starting the process until its port took a connection. */
  readonly startedIn: number
  /** The process that listens, for what it takes of memory. */
  readonly pid: number
  stop(): Promise<void>
}

/** Waits until a portal is ready: it listens before its tables stand. Throws after two minutes. */
export async function whenReady(port: number): Promise<void> {
  const end = performance.now() + 120_000
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() > end) throw new Error(`The portal on port ${port} was not ready in time`)
    await pause(100)
  }
}

/** Runs Node with arguments until the port listens. Throws with what was printed when it does not within a minute. */
export async function startServer(
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
  cwd = root,
): Promise<Server> {
  const began = performance.now()
  // A group of its own, so that what it starts ends with it.
  const child = spawn(process.execPath, args, {
    cwd,
    // One person calls as a hundred would.
    env: { ...process.env, DATABASE_URL: undefined, CALLS_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => printed.push(String(text)))
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() - began > 60_000) {
      await ended(child)
      throw new Error(`node ${args.join(' ')} did not listen on ${port}:\n${printed.join('')}`)
    }
    await pause(10)
  }
  const startedIn = (performance.now() - began) / 1000
  return { startedIn, pid: child.pid as number, stop: () => freed(child, port) }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (is: boolean) => () => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
}

/** What the process started may outlive it a little: the next one must not be taken for listening already. */
async function freed(child: ChildProcess, port: number): Promise<void> {
  await ended(child)
  while (await listens(port)) await pause(20)
}

/** Resolves once the whole group has ended; it is made to after ten seconds. */
async function ended(child: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid as number), name)
    } catch {
      // It is gone already.
    }
  }
  if (child.exitCode !== null || child.signalCode !== null) return signal('SIGKILL')
  const exit = new Promise((resolve) => child.once('exit', resolve))
  signal('SIGTERM')
  const late = setTimeout(signal, 10_000, 'SIGKILL')
  await exit
  clearTimeout(late)
}

/** Resident memory in MB of a process and those it has started: the program they all run lies there once. */
export function memoryOf(pid: number): number {
  const all = familyOf(pid).map(residentOf)
  const own = all.map(({ total, program }) => total - program)
  const kB = sum(own) + Math.max(...all.map(({ program }) => program))
  if (!(kB > 0)) throw new Error(`The memory of process ${pid} cannot be read on this system.`)
  return kB / 1024
}

/** In kB; where the system does not tell them apart, the program counts as memory of its own. */
function residentOf(pid: number): { total: number; program: number } {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return { total: Number(stdout?.trim() || 0), program: 0 }
  }
  const text = readFileSync(status, 'utf8')
  const kB = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0)
  return { total: kB('VmRSS'), program: kB('RssFile') }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const version = '0.17.4'

/**
 * The program of json-server, installed beside the cache on first use. Undefined, with a word about it, where no
 * registry is in reach: what it is compared with is measured all the same.
 */
export async function jsonServer(): Promise<string | undefined> {
  const folder = join(root, '.cache/bench/json-server')
  const program = join(folder, 'node_modules/json-server/lib/cli/bin.js')
  if (existsSync(program)) return program
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', `json-server@${version}`],
    {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    },
  )
  if (status === 0) return program
  console.log('  json-server could not be installed: its figures are left out')
  return undefined
}
