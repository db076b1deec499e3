import { setTimeout as pause } from 'node:timers/promises'
import { cpuOf } from './bulk/cpuOf.ts'
import { deskAt } from './bulk/desk.ts'
import { listFile } from './bulk/listFile.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { type Deed, type Done, editor } from './crowd/editor.ts'
import { fillCrowd, type Signed } from './crowd/fillCrowd.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { numbers } from './million/titles.ts'

/** As many as sit in a large editorial office. */
const people = Number(process.env.BENCH_ROWS ?? 500)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
/** Between two deeds of one person, on average, in milliseconds. */
const THINK = 8000
/** Rows of each of the three lists that are carried out meanwhile. */
const ROWS = 5000
const LISTS = 3
/** They have been at work for so long before anything is measured, in seconds. */
const WARM = Math.min(15, seconds)
/** Beyond this it has broken: nobody waits so long, in milliseconds. */
const BROKEN = 1000
/** A step of the climb, in seconds; the crowd thinks half as long at each. */
const STEP = Math.min(20, seconds)

const settings = { shared_buffers: '512MB', max_connections: '200' }

/**
 * Measures what five hundred editors at work wait for, at two portals on one PostgreSQL, while three lists are carried
 * out; and then what gives way first when the same people hurry ever more.
 */
export function benchCrowd(): Promise<Figure[]> {
  const signed: Signed[] = []
  const fill = async (folder: string, url: string | undefined) => {
    signed.push(...(await fillCrowd(folder, url, { people, users: LISTS * ROWS })))
  }
  return onPostgres(
    (address, database) =>
      onFilledPortal(
        'crowd',
        address,
        fill,
        async ({ url, server, beside }) => {
          const portals = [{ url, server }, ...beside]
          const crowd = signed.map((one, at) =>
            editor(portals[at % portals.length]?.url ?? url, one, at, numbers(at + 1)),
          )
          try {
            for (const { arrive } of crowd) await arrive()
            const health = watchHealth(portals.map((portal) => portal.url))
            const pids = [...portals.map((portal) => portal.server.pid), database]
            // Whoever comes at eight has met the cold portal; by ten everything was read once.
            await stretch(crowd, THINK, WARM, pids)
            const usual = await whileLists(url, () => stretch(crowd, THINK, seconds, pids))
            const climb = await climbed(crowd, pids)
            return [...figuresOf(usual), ...climb, ...health()]
          } finally {
            for (const { leave } of crowd) leave()
          }
        },
        { beside: 1, more: { CALLS_PER_MINUTE: '6000' } },
      ),
    { settings, onDisk: true },
  )
}

type Crowd = readonly ReturnType<typeof editor>[]
interface Stretch {
  readonly done: readonly Done[]
  readonly told: readonly number[]
  readonly seconds: number
  /** Share of a core that each portal took, the database, and this process, in percent. */
  readonly cpu: readonly number[]
}

async function stretch(
  crowd: Crowd,
  think: number,
  long: number,
  pids: readonly number[],
): Promise<Stretch> {
  for (const { done, told } of crowd) {
    done.length = 0
    told.length = 0
  }
  const [before, own] = [pids.map(cpuOf), process.cpuUsage()]
  const began = performance.now()
  let isOver = false
  const working = crowd.map(({ work }) => work(think, () => isOver))
  await pause(long * 1000)
  const taken = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(own)
  const worked = [...pids.map((pid, at) => cpuOf(pid) - (before[at] ?? 0)), (user + system) / 1e6]
  const cpu = worked.map((one) => (one / taken) * 100)
  isOver = true
  const done = crowd.flatMap((one) => one.done)
  const told = crowd.flatMap((one) => one.told)
  await Promise.race([Promise.all(working), pause(think + 15_000)])
  return { done, told, seconds: taken, cpu }
}

/** Three lists are checked and carried out while something is measured. */
async function whileLists<T>(url: string, measure: () => Promise<T>): Promise<T> {
  const desk = await deskAt(url, 'admin', adminPassword)
  await desk.liftThresholds()
  const lists = Array.from({ length: LISTS }, async (_, at) => {
    const file = await desk.upload(listFile(ROWS, at * ROWS))
    const { id } = await desk.submit(file)
    await desk.until(id, ['ready', 'problem'])
    await desk.confirm(await desk.read(id))
    await desk.until(id, ['done', 'partly'])
  })
  const began = performance.now()
  const over = Promise.all(lists).then(() => (performance.now() - began) / 1000)
  over.catch(() => undefined)
  const measured = await measure()
  console.log(
    `  ${LISTS} lists of ${ROWS} rows were carried out within ${(await over).toFixed(0)} s`,
  )
  return measured
}

/** The same people in ever more of a hurry, until something gives way. */
async function climbed(crowd: Crowd, pids: readonly number[]): Promise<Figure[]> {
  let held = 0
  for (let think = THINK / 2; think >= 125; think /= 2) {
    const at = await stretch(crowd, think, STEP, pids)
    const slow = quantile(ofEnd(at.done, 'answered'), 0.95)
    const [shed, failed] = [ofEnd(at.done, 'shed').length, ofEnd(at.done, 'failed').length]
    const each = at.done.length / at.seconds
    console.log(
      `  thinking ${think} ms: ${each.toFixed(0)} deeds/s, p95 ${slow.toFixed(0)} ms, ${shed} sent away, ${failed} failed, ${told(at.cpu)}`,
    )
    tellFailures(at.done)
    if (slow <= BROKEN && shed === 0 && failed === 0) {
      held = each
      continue
    }
    const first = failed > 0 ? 'calls failed' : shed > 0 ? 'calls are sent away' : slowest(at.done)
    const what = `what gives way first: ${first}`
    return [
      {
        what,
        unit: 'requests/s',
        value: each,
        note: `held before: ${held.toFixed(0)}, ${told(at.cpu)}`,
      },
      { what: 'sent away with Retry-After there', unit: '%', value: (shed / at.done.length) * 100 },
      {
        what: 'failed there',
        unit: '%',
        value: (failed / at.done.length) * 100,
        target: { most: 0 },
      },
    ]
  }
  return [{ what: 'nothing gave way up to', unit: 'requests/s', value: held }]
}

const told = (cpu: readonly number[]) => {
  const shares = cpu.map((one) => one.toFixed(0))
  const [database, own] = shares.slice(-2)
  return `of a core: portals ${shares.slice(0, -2).join(' and ')} %, PostgreSQL ${database} %, those who ask ${own} %`
}

function tellFailures(done: readonly Done[]): void {
  const whys = new Map<string, number>()
  for (const { why } of done) if (why) whys.set(why, (whys.get(why) ?? 0) + 1)
  for (const [why, times] of [...whys].toSorted(([, a], [, b]) => b - a).slice(0, 5))
    console.log(`    ${times} × ${why}`)
}

const ofEnd = (done: readonly Done[], end: Done['end'], deed?: Deed) =>
  done.filter((one) => one.end === end && (!deed || one.deed === deed)).map(({ took }) => took)

const deeds: readonly Deed[] = ['list', 'open', 'search', 'save']
const slowest = (done: readonly Done[]) =>
  deeds
    .map((deed) => ({ deed, p95: quantile(ofEnd(done, 'answered', deed), 0.95) }))
    .toSorted((a, b) => b.p95 - a.p95)
    .map(({ deed, p95 }) => `${deed} ${p95.toFixed(0)} ms`)
    .join(', ')

function figuresOf({ done, told: late, seconds: taken, cpu }: Stretch): Figure[] {
  const those = `${people} editors`
  tellFailures(done)
  return [
    { what: `${those}: deeds`, unit: 'requests/s', value: done.length / taken, note: told(cpu) },
    ...deeds.map((deed): Figure => {
      const took = ofEnd(done, 'answered', deed)
      const note = `middle ${quantile(took, 0.5).toFixed(0)}, ${took.length} of them`
      return {
        what: `${those}: ${deed}, p95`,
        unit: 'ms',
        value: quantile(took, 0.95),
        target: { most: 100 },
        note,
      }
    }),
    {
      what: `${those}: from a save to others being told, p95`,
      unit: 'ms',
      value: quantile(late, 0.95),
      note: `${late.length} told`,
    },
    {
      what: `${those}: sent away or failed`,
      unit: '%',
      value: (done.filter(({ end }) => end !== 'answered').length / done.length) * 100,
      target: { most: 0 },
    },
  ]
}

/** Asks each portal every half second whether it lives; gives how long the slowest took, and how often it did not. */
function watchHealth(urls: readonly string[]): () => Figure[] {
  const took: number[] = []
  let missed = 0
  const timer = setInterval(async () => {
    for (const url of urls) {
      const began = performance.now()
      const isThere = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) took.push(performance.now() - began)
      else missed++
    }
  }, 500)
  return () => {
    clearInterval(timer)
    return [
      { what: '/healthz all the while, longest', unit: 'ms', value: Math.max(...took) },
      {
        what: '/healthz not answered within 5 s',
        unit: 'requests',
        value: missed,
        target: { most: 0 },
      },
    ]
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
