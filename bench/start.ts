import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { build } from '../scripts/build.ts'
import { portalCommand, portalEnv } from '../scripts/portalCommand.mjs'
import { type Figure, median, type Peer } from './figure.ts'
import { articles } from './million/articles.ts'
import { recorded } from './recorded.ts'
import { jsonServer, memoryOf, startServer, whenReady } from './servers.ts'

const repeats = Number(process.env.BENCH_REPEATS ?? 5)
const idleSeconds = Number(process.env.BENCH_IDLE ?? 20)

/** Measures how soon the portal listens at a second start, and what it takes of memory idle. */
export async function benchStart(): Promise<Figure[]> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-start-'))
  try {
    const portal = await portalOf(folder)
    const byNpm = await startsOf(['scripts/start.mjs'], portal.env, portal.port)
    const alone = await startsOf(portalCommand, portal.env, portal.port)
    const idle = await idleMemory(portalCommand, portal.env, portal.port)
    return figuresOf(byNpm, alone, idle, await jsonFigures(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Json = { readonly start: Peer[]; readonly idle: Peer[] }

function figuresOf(byNpm: number, alone: number, idle: number, json: Json): Figure[] {
  return [
    {
      what: `second start to listening, as npm start does it (median of ${repeats})`,
      unit: 's',
      value: byNpm,
      beside: [...json.start, ...recorded.start],
      target: { most: 2 },
    },
    {
      what: 'second start to listening, the portal alone',
      unit: 's',
      value: alone,
      beside: json.start,
      target: { most: 2 },
    },
    {
      what: `resident memory after ${idleSeconds} s idle`,
      unit: 'MB',
      value: idle,
      beside: [...json.idle, ...recorded.idleMemory],
      target: { most: 170 },
    },
  ]
}

/** A portal with demo records that has been started once. */
async function portalOf(folder: string) {
  const port = await freePort()
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, SEED: 'demo' }
  const env = { ...portalEnv, ...own }
  const first = await startServer(portalCommand, port, env)
  await whenReady(port)
  await first.stop()
  return { port, env }
}

async function startsOf(
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<number> {
  const taken: number[] = []
  for (let i = 0; i < repeats; i++) {
    const server = await startServer(args, port, env)
    taken.push(server.startedIn)
    await server.stop()
  }
  return median(taken)
}

async function idleMemory(args: readonly string[], env: Record<string, string>, port: number) {
  const server = await startServer(args, port, env)
  try {
    await pause(idleSeconds * 1000)
    return memoryOf(server.pid)
  } finally {
    await server.stop()
  }
}

/** The same of json-server with a hundred articles. */
async function jsonFigures(folder: string): Promise<Json> {
  const program = await jsonServer()
  if (!program) return { start: [], idle: [] }
  const file = join(folder, 'db.json')
  await writeFile(file, JSON.stringify({ articles: [...articles(100)] }))
  const port = await freePort()
  const args = [program, '--quiet', '--host', '127.0.0.1', '--port', String(port), file]
  const name = 'json-server'
  return {
    start: [{ name, value: await startsOf(args, {}, port) }],
    idle: [{ name, value: await idleMemory(args, {}, port) }],
  }
}
