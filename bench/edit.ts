import { setTimeout as pause } from 'node:timers/promises'
import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { type Stretch, stretch } from './bulk/stretch.ts'
import { watch } from './bulk/watch.ts'
import { fillArticles, LABEL } from './edit/fillArticles.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'

const count = Number(process.env.BENCH_ROWS ?? 100_000)
const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')

/** Measures one edit of all articles of a list over HTTP, a text set and a label added: previewed, run, taken back. */
export async function benchEdit(): Promise<Figure[]> {
  const figures: Figure[] = []
  if (databases.includes('sqlite')) figures.push(...(await measured('SQLite', 5000)))
  if (databases.includes('postgres'))
    figures.push(...(await onPostgres((url) => measured('PostgreSQL', 2500, url))))
  return figures
}

const measured = (name: string, least: number, databaseUrl?: string): Promise<Figure[]> =>
  onFilledPortal(
    'edit',
    databaseUrl,
    (folder, database) => fillArticles(folder, database, count),
    async ({ url, server }) => {
      const desk = await deskAt(url, 'admin', adminPassword)
      return figuresOf(name, least, await oneEdit(desk, server.pid))
    },
  )

interface Edit {
  readonly id: number
  readonly status: string
  readonly counts: { readonly change: number; readonly done: number; readonly refused: number }
}
interface Run {
  readonly preview: Stretch
  readonly run: Stretch
  readonly back: Stretch
  readonly memory: number
  readonly p95: number
}

/** Preview, run and taking back of one edit; meanwhile somebody reads a list page over and over. */
async function oneEdit(desk: BulkDesk, pid: number): Promise<Run> {
  const until = async (id: number, states: readonly string[]): Promise<Edit> => {
    const end = performance.now() + 1_200_000
    while (performance.now() < end) {
      const edit = await desk.ask<Edit>('GET', `article/edits/${id}`)
      if (states.includes(edit.status)) return edit
      await pause(50)
    }
    throw new Error(`Edit ${id} did not come to ${states.join(' or ')} within twenty minutes`)
  }
  const edits = [
    { field: 'subtitle', way: 'set', value: '读者来信专号' },
    { field: 'tags', way: 'add', value: [LABEL] },
  ]
  const watching = watch(
    () => desk.ask('GET', 'article?sort=["createdAt","DESC"]&range=[0,9]'),
    pid,
  )
  let edit: Edit | undefined
  const preview = await stretch(pid, async () => {
    const { id } = await desk.ask<Edit>('POST', 'article/edits', { filter: {}, count, edits })
    edit = await until(id, ['ready', 'problem'])
  })
  const seen = edit as Edit
  if (seen.counts.change !== count) throw new Error(`Not all would change: ${JSON.stringify(seen)}`)
  const carried = (id: number) =>
    stretch(pid, async () => {
      await desk.ask('POST', `article/edits/${id}/run`, {})
      const { counts } = await until(id, ['done', 'partly', 'takenBack'])
      if (counts.done !== count) throw new Error(`Not all went well: ${JSON.stringify(counts)}`)
    })
  const run = await carried(seen.id)
  const undo = await desk.ask<Edit>('POST', `article/edits/${seen.id}/back`)
  await until(undo.id, ['ready'])
  const back = await carried(undo.id)
  const { memory, p95 } = await watching()
  return { preview, run, back, memory, p95 }
}

function figuresOf(name: string, least: number, of: Run): Figure[] {
  const many = count.toLocaleString('en-US')
  const rate = (seconds: number) => count / seconds
  return [
    {
      what: `${name}: ${many} articles previewed`,
      unit: 'rows/s',
      value: rate(of.preview.seconds),
    },
    { what: 'the same, by time of the processor', unit: 'rows/s', value: rate(of.preview.cpu) },
    {
      what: `${name}: ${many} articles edited, with audit and versions`,
      unit: 'rows/s',
      value: rate(of.run.seconds),
      target: { least },
    },
    { what: 'the same, by time of the processor', unit: 'rows/s', value: rate(of.run.cpu) },
    { what: `${name}: taken back`, unit: 'rows/s', value: rate(of.back.seconds) },
    {
      what: 'resident memory of the portal meanwhile, at most',
      unit: 'MB',
      value: of.memory,
      target: { most: 300 },
    },
    { what: 'p95 of a list page meanwhile', unit: 'ms', value: of.p95, target: { most: 100 } },
  ]
}
