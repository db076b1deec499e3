import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { build } from '../scripts/build.ts'
import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { type Figure, median } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { fillComments } from './queue/fillComments.ts'

const count = Number(process.env.BENCH_ROWS ?? 100_000)
const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')
const COLLEAGUES = 10
/** Each decides so many meanwhile, one every second and a half, and has a dozen in hand. */
const EACH = 24
const THINKS = 1500
const IN_HAND = 12
/** How long a portal is left alone after its start, in milliseconds. */
const SETTLED = 30_000
/** Keys pressed at the desk in the browser. */
const KEYS = 60

/**
 * Measures a queue of a hundred thousand comments: what a key costs until the next one is painted, while ten colleagues
 * are at work, and what the portal takes to give each of them records that nobody else has.
 */
export async function benchDesk(): Promise<Figure[]> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  const figures: Figure[] = []
  if (databases.includes('sqlite')) figures.push(...(await measured('SQLite')))
  if (databases.includes('postgres'))
    figures.push(...(await onPostgres((url) => measured('PostgreSQL', url))))
  return figures
}

const measured = (name: string, databaseUrl?: string): Promise<Figure[]> =>
  onFilledPortal(
    'desk',
    databaseUrl,
    (folder, database) => fillComments(folder, database, count),
    async ({ url }) => {
      // What a start finds due is done, and places far down the list are marked, before anybody works.
      await pause(SETTLED)
      const desk = await deskAt(url, 'admin', adminPassword)
      const [colleagues, keys] = await Promise.all([
        Promise.all(Array.from({ length: COLLEAGUES }, (_, at) => work(desk, `colleague-${at}`))),
        decideByKeys(url),
      ])
      return figuresOf(name, colleagues, keys)
    },
  )

interface Worked {
  readonly ids: readonly number[]
  /** Of being given the next, and of a decision, in milliseconds. */
  readonly turns: readonly number[]
  readonly moves: readonly number[]
}

/** One who decides what they are given, as the desk in a browser asks and sends. */
async function work(desk: BulkDesk, name: string): Promise<Worked> {
  const ids: number[] = []
  const turns: number[] = []
  const moves: number[] = []
  const timed = async <T>(into: number[], call: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const answer = await call()
    into.push(performance.now() - begun)
    return answer
  }
  interface Given {
    readonly records: readonly { readonly id: number; readonly version: number }[]
  }
  let hand: Given['records'][number][] = []
  while (ids.length < EACH) {
    const said = { desk: name, tab: 0, hand: hand.map(({ id }) => id), take: IN_HAND - hand.length }
    const given = await timed(turns, () => desk.ask<Given>('POST', 'contentComment/queue', said))
    hand = [...hand, ...given.records]
    for (const { id, version } of hand.splice(0, 4)) {
      await timed(moves, () => desk.ask('POST', `contentComment/${id}/pass`, { version }))
      ids.push(id)
      await pause(THINKS)
    }
  }
  return { ids, turns, moves }
}

/** Milliseconds from a key to the next comment on the screen. */
async function decideByKeys(url: string): Promise<readonly number[]> {
  const browser = await launchBrowser()
  try {
    const { page } = await openPage(browser)
    await page.goto(`${url}/comment/list/queue`)
    await page.getByLabel('用户名').fill('admin')
    await page.getByLabel('密码').fill(adminPassword)
    await page.getByRole('button', { name: '登录' }).click()
    await page.locator('.queue-lead').waitFor({ timeout: 60_000 })
    await page.waitForTimeout(1000)
    const times: number[] = []
    for (let pressed = 0; pressed < KEYS; pressed++) {
      times.push(await pressAndPaint(page))
      // As fast as somebody reads a line.
      await page.waitForTimeout(300)
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Presses the key in the page itself, so that no line to the browser is timed along. */
const pressAndPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shown = () => document.querySelector('.queue-lead')?.textContent
        const before = shown()
        const begun = performance.now()
        const look = () => {
          const now = shown()
          if (!now || now === before) return
          observer.disconnect()
          // Painted once a task behind the next frame runs.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
      }),
  )

function figuresOf(name: string, worked: readonly Worked[], keys: readonly number[]): Figure[] {
  const all = worked.flatMap(({ ids }) => ids)
  const twice = all.length - new Set(all).size
  if (twice > 0) throw new Error(`${twice} records were given to two colleagues`)
  const many = count.toLocaleString('en-US')
  const times = (what: string, some: readonly number[], most?: number): Figure => ({
    what: `${name}: ${what}, p95`,
    unit: 'ms',
    value: p95(some),
    note: `middle ${median(some).toFixed(0)} ms`,
    ...(most && { target: { most } }),
  })
  return [
    times(`a key to the next of ${many} painted, ten colleagues at work`, keys, 50),
    times(
      'being given the next, nobody the same',
      worked.flatMap(({ turns }) => turns),
    ),
    times(
      'a decision',
      worked.flatMap(({ moves }) => moves),
    ),
  ]
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
