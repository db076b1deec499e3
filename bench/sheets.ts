import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { type Stretch, stretch } from './bulk/stretch.ts'
import { watch } from './bulk/watch.ts'
import { type Figure, lineOf, type Peer } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { writeInto } from './rowWriter.ts'
import { type SheetKind, sheetKinds, sheetOf } from './sheets/sheetKinds.ts'

const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')
const named = process.env.BENCH_KINDS?.split(',')
/** Rows a script sends one by one: its rate does not change with their number. */
const ALONE = 100

/** Measures lists whose rows write records through their rules, over HTTP, beside a script that sends them one by one. */
export async function benchSheets(): Promise<Figure[]> {
  const figures: Figure[] = []
  const keep = (some: readonly Figure[]) => {
    figures.push(...some)
    for (const figure of some) console.log(lineOf(figure))
  }
  for (const kind of sheetKinds.filter(({ name }) => named?.includes(name) ?? true)) {
    if (databases.includes('sqlite')) keep(await measured(kind, 'SQLite', 2000))
    if (databases.includes('postgres'))
      keep(await onPostgres((url) => measured(kind, 'PostgreSQL', 1500, url)))
  }
  return figures
}

async function measured(
  kind: SheetKind,
  name: string,
  least: number,
  databaseUrl?: string,
): Promise<Figure[]> {
  const count = Math.min(kind.rows, Number(process.env.BENCH_ROWS ?? kind.rows))
  const list = sheetOf(kind, count)
  const fill = (folder: string, address: string | undefined) =>
    writeInto(folder, address, kind.fill)
  return onFilledPortal('sheets', databaseUrl, fill, async ({ url, server }) => {
    const desk = await deskAt(url, 'admin', adminPassword)
    await desk.liftThresholds()
    const run = await oneRun(desk, kind, list, count, server.pid)
    return figuresOf(`${name}, ${kind.name}`, least, count, await aloneOf(desk, kind), run)
  })
}

interface Run {
  readonly check: Stretch
  readonly run: Stretch
  readonly memory: number
  readonly p95: number
}

/** Check and run of one list; meanwhile somebody reads a list page over and over. */
async function oneRun(
  desk: BulkDesk,
  { name, accept }: SheetKind,
  list: Uint8Array,
  count: number,
  pid: number,
): Promise<Run> {
  const file = await desk.upload(list)
  const watching = watch(desk.listPage, pid)
  let id = 0
  // A short list is checked within the call that hands it in.
  const check = await stretch(pid, async () => {
    id = (await desk.submit(file, name)).id
    await desk.until(id, ['ready', 'problem'])
  })
  const ready = await desk.read(id)
  if (ready.status !== 'ready')
    throw new Error(`It was not ready: ${JSON.stringify(await desk.firstProblems(id))}`)
  const run = await stretch(pid, async () => {
    await desk.confirm(ready, accept)
    await desk.until(id, ['done', 'partly'])
  })
  const { memory, p95 } = await watching()
  const over = await desk.read(id)
  if (over.done !== count) throw new Error(`The run did not end well: ${JSON.stringify(over)}`)
  return { check, run, memory, p95 }
}

/** The same through the form's own call, one record after the other. */
async function aloneOf(desk: BulkDesk, { alone }: SheetKind): Promise<readonly Peer[]> {
  if (!alone) return []
  const began = performance.now()
  for (let at = 0; at < ALONE; at++) await alone(desk, at)
  const value = (ALONE * 1000) / (performance.now() - began)
  return [{ name: 'Masthead, one call a record', value }]
}

function figuresOf(
  name: string,
  least: number,
  count: number,
  beside: readonly Peer[],
  of: Run,
): Figure[] {
  const many = count.toLocaleString('en-US')
  const rate = (seconds: number) => count / seconds
  const cpu = 'the same, by time of the processor'
  return [
    {
      ...{ what: `${name}: ${many} rows checked`, unit: 'rows/s', value: rate(of.check.seconds) },
      target: { least: 5000 },
    },
    { what: cpu, unit: 'rows/s', value: rate(of.check.cpu) },
    {
      ...{ what: `${name}: ${many} rows carried out`, unit: 'rows/s' },
      ...{ value: rate(of.run.seconds), beside, target: { least } },
    },
    { what: cpu, unit: 'rows/s', value: rate(of.run.cpu) },
    {
      ...{ what: 'resident memory of the portal meanwhile, at most', unit: 'MB', value: of.memory },
      target: { most: 300 },
    },
    { what: 'p95 of a list page meanwhile', unit: 'ms', value: of.p95, target: { most: 100 } },
  ]
}
