import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { startCluster, stopCluster } from '../portal/storage/db/testing/postgresCluster.ts'
import { portalCommand } from '../scripts/portalCommand.mjs'
import { cpuOf } from './bulk/cpuOf.ts'
import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { fillUsers } from './bulk/fillUsers.ts'
import { listFile } from './bulk/listFile.ts'
import { grantOneByOne, postOneByOne } from './bulk/oneByOne.ts'
import type { Figure, Peer } from './figure.ts'
import { memoryOf, startServer } from './servers.ts'

/** More than 20,000 the portal takes in no list. */
const rows = Math.min(20_000, Number(process.env.BENCH_ROWS ?? 20_000))
const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')

/** Measures a whole bulk grant over HTTP, on SQLite and PostgreSQL, beside a script that grants one by one. */
export async function benchBulk(): Promise<Figure[]> {
  const beside = await postOneByOne()
  const figures: Figure[] = []
  if (databases.includes('sqlite')) figures.push(...(await measured('SQLite', 2000, beside)))
  if (databases.includes('postgres')) figures.push(...(await onPostgres(beside)))
  return figures
}

async function onPostgres(beside: readonly Peer[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-postgres-'))
  // As root the server runs as somebody else, who must get through here.
  await chmod(folder, 0o755)
  try {
    // As it is run in earnest, not as for tests.
    const careful = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
    const url = await startCluster(join(folder, 'cluster'), careful)
    return await measured('PostgreSQL', 1500, beside, url)
  } finally {
    await stopCluster(join(folder, 'cluster'))
    await rm(folder, { recursive: true, force: true })
  }
}

async function measured(
  name: string,
  least: number,
  beside: readonly Peer[],
  databaseUrl?: string,
): Promise<Figure[]> {
  // Made beforehand: meanwhile nothing is answered here, and connections would go stale.
  const list = listFile(rows)
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-bulk-'))
  const port = await freePort()
  const password = 'bench-Password-1'
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: 'none',
    PORTAL_ADMIN_PASSWORD: password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const first = await startServer(portalCommand, port, env)
  await first.stop()
  await fillUsers(folder, databaseUrl, rows)
  const server = await startServer(portalCommand, port, env)
  try {
    const desk = await deskAt(`http://127.0.0.1:${port}`, 'admin', password)
    await desk.liftThresholds()
    const alone = await grantOneByOne(desk)
    return figuresOf(name, least, [...beside, alone], await oneRun(desk, list, server.pid))
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a stretch of work took. */
interface Stretch {
  readonly seconds: number
  /** Of the whole process, all threads. */
  readonly cpu: number
}
interface Run {
  readonly check: Stretch
  readonly run: Stretch
  readonly memory: number
  readonly p95: number
}

/** Check and run of one list; meanwhile somebody reads a list page over and over. */
async function oneRun(desk: BulkDesk, list: Uint8Array, pid: number): Promise<Run> {
  const file = await desk.upload(list)
  const watching = watch(desk, pid)
  const batch = await desk.submit(file)
  const check = await stretch(pid, () => desk.until(batch.id, ['ready', 'problem']))
  const ready = await desk.read(batch.id)
  if (ready.status !== 'ready' || ready.problems > 0)
    throw new Error(`The list was not ready: ${JSON.stringify(ready)}`)
  const run = await stretch(pid, async () => {
    await desk.confirm(ready)
    await desk.until(batch.id, ['done', 'partly'])
  })
  const { memory, p95 } = await watching()
  const over = await desk.read(batch.id)
  if (over.status !== 'done' || over.done !== rows)
    throw new Error(`The run did not end well: ${JSON.stringify(over)}`)
  return { check, run, memory, p95 }
}

async function stretch(pid: number, work: () => Promise<unknown>): Promise<Stretch> {
  const [began, before] = [performance.now(), cpuOf(pid)]
  await work()
  return { seconds: (performance.now() - began) / 1000, cpu: cpuOf(pid) - before }
}

/** Reads a list page all the while and looks at the process's memory; gives the slowest twentieth and the most. */
function watch(desk: BulkDesk, pid: number): () => Promise<{ memory: number; p95: number }> {
  const times: number[] = []
  let memory = 0
  let over = false
  const going = (async () => {
    while (!over) {
      const began = performance.now()
      await desk.listPage()
      times.push(performance.now() - began)
      memory = Math.max(memory, memoryOf(pid))
      await pause(20)
    }
  })()
  // Where the run fails its portal goes, and this with it: what failed is told first.
  going.catch(() => {})
  return async () => {
    over = true
    await going
    const sorted = times.toSorted((a, b) => a - b)
    return { memory, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
  }
}

function figuresOf(name: string, least: number, beside: readonly Peer[], of: Run): Figure[] {
  const count = rows.toLocaleString('en-US')
  const rate = (seconds: number) => rows / seconds
  return [
    {
      what: `${name}: ${count} rows checked`,
      unit: 'rows/s',
      value: rate(of.check.seconds),
      target: { least: 5000 },
    },
    { what: 'the same, by time of the processor', unit: 'rows/s', value: rate(of.check.cpu) },
    {
      what: `${name}: ${count} rows carried out`,
      unit: 'rows/s',
      value: rate(of.run.seconds),
      beside,
      target: { least },
    },
    { what: 'the same, by time of the processor', unit: 'rows/s', value: rate(of.run.cpu) },
    {
      what: 'resident memory of the portal meanwhile, at most',
      unit: 'MB',
      value: of.memory,
      target: { most: 300 },
    },
    {
      what: 'p95 of a list page meanwhile',
      unit: 'ms',
      value: of.p95,
      target: { most: 100 },
    },
  ]
}
