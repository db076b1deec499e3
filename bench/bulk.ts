import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { fillUsers } from './bulk/fillUsers.ts'
import { listFile } from './bulk/listFile.ts'
import { grantOneByOne, postOneByOne } from './bulk/oneByOne.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { type Stretch, stretch } from './bulk/stretch.ts'
import { watch } from './bulk/watch.ts'
import type { Figure, Peer } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'

/** More than 20,000 the portal takes in no list. */
const rows = Math.min(20_000, Number(process.env.BENCH_ROWS ?? 20_000))
const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')

/** Measures a whole bulk grant over HTTP, on SQLite and PostgreSQL, beside a script that grants one by one. */
export async function benchBulk(): Promise<Figure[]> {
  const beside = await postOneByOne()
  const figures: Figure[] = []
  if (databases.includes('sqlite')) figures.push(...(await measured('SQLite', 2000, beside)))
  if (databases.includes('postgres'))
    figures.push(...(await onPostgres((url) => measured('PostgreSQL', 1500, beside, url))))
  return figures
}

async function measured(
  name: string,
  least: number,
  beside: readonly Peer[],
  databaseUrl?: string,
): Promise<Figure[]> {
  // Made beforehand: meanwhile nothing is answered here, and connections would go stale.
  const list = listFile(rows)
  return onFilledPortal(
    'bulk',
    databaseUrl,
    (folder, database) => fillUsers(folder, database, rows),
    async ({ url, server }) => {
      const desk = await deskAt(url, 'admin', adminPassword)
      await desk.liftThresholds()
      const alone = await grantOneByOne(desk)
      return figuresOf(name, least, [...beside, alone], await oneRun(desk, list, server.pid))
    },
  )
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
  const watching = watch(desk.listPage, pid)
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
