import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { type Desk, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
import { waitForPaint, watchPaint } from './paint.ts'
import { recorded } from './recorded.ts'

const repeats = Number(process.env.BENCH_REPEATS ?? 5)

/** What a browser with an empty cache loads of scripts and styles from navigation over sign-in to the first list. */
interface Load {
  /** In kB, packed with gzip in the same way for both. */
  readonly packed: number
  readonly raw: number
  readonly styles: number
  readonly scripts: number
  readonly requests: number
  /** The heaviest scripts by name, in kB gzipped. */
  readonly heaviest: readonly (readonly [string, number])[]
}

/** Measures what the first list weighs and how soon it is there, beside a bare react-admin. */
export async function benchWeight(): Promise<Figure[]> {
  const desks = await startDesks()
  const browser = await launchBrowser()
  try {
    const ours = await loadOf(browser, desks.masthead)
    const theirs = await loadOf(browser, desks.bare)
    for (const [file, size] of ours.heaviest)
      console.log(`  ${file.padEnd(40)} ${size.toFixed(1)} kB gzipped`)
    const byHome = await loadOf(browser, desks.masthead, new URL('/', desks.masthead.list).href)
    const soon = {
      ours: await soonness(browser, desks.masthead),
      theirs: await soonness(browser, desks.bare),
    }
    return figuresOf(ours, theirs, byHome, soon)
  } finally {
    await browser.close()
    await desks.stop()
  }
}

function figuresOf(
  ours: Load,
  theirs: Load,
  byHome: Load,
  soon: { readonly ours: number; readonly theirs: number },
): Figure[] {
  const beside = (value: number) => [{ name: 'bare react-admin', value }]
  return [
    {
      what: 'JavaScript to the first list, gzipped',
      unit: 'kB',
      value: ours.packed,
      beside: [...beside(theirs.packed), ...recorded.weight],
      target: { most: theirs.packed * 1.15 },
    },
    { what: 'the same, as it is run', unit: 'kB', value: ours.raw, beside: beside(theirs.raw) },
    { what: 'the same by way of the home page, gzipped', unit: 'kB', value: byHome.packed },
    {
      what: 'style sheets, gzipped',
      unit: 'kB',
      value: ours.styles,
      beside: beside(theirs.styles),
    },
    { what: 'scripts', unit: 'requests', value: ours.scripts, beside: beside(theirs.scripts) },
    {
      what: 'all requests',
      unit: 'requests',
      value: ours.requests,
      beside: beside(theirs.requests),
    },
    {
      what: 'navigation to list painted, signed in, empty cache',
      unit: 's',
      value: soon.ours,
      beside: [...beside(soon.theirs), ...recorded.painted],
      target: { most: 1 },
    },
  ]
}

/** Opens the list without a session, signs in, waits for rows. `through` is opened first where it is given. */
async function loadOf(browser: Browser, desk: Desk, through = desk.list): Promise<Load> {
  const { page } = await openPage(browser)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(through)
  await desk.signIn(page)
  if (through !== desk.list) {
    await page.waitForURL(/home/)
    await page.waitForLoadState('networkidle')
    await page.evaluate((to) => history.pushState({}, '', to), new URL(desk.list).pathname)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  }
  await page.locator(desk.row).first().waitFor({ timeout: 30_000 })
  // What is loaded ahead right after the list counts as well.
  await page.waitForLoadState('networkidle')
  const load = await added(responses)
  await page.context().close()
  return load
}

async function added(all: readonly Response[]): Promise<Load> {
  // More may come while these are read.
  const responses = [...all]
  const of = (type: string) => responses.filter((one) => one.request().resourceType() === type)
  const bodies = (type: string) => Promise.all(of(type).map((one) => one.body()))
  const [scripts, styles] = await Promise.all([bodies('script'), bodies('stylesheet')])
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0) / 1000
  return {
    packed: sum(scripts.map((body) => gzipSync(body).length)),
    raw: sum(scripts.map((body) => body.length)),
    styles: sum(styles.map((body) => gzipSync(body).length)),
    scripts: scripts.length,
    requests: responses.length,
    heaviest: of('script')
      .map(
        (one, i) =>
          [new URL(one.url()).pathname, gzipSync(scripts[i] as Buffer).length / 1000] as const,
      )
      .sort(([, a], [, b]) => b - a)
      .slice(0, 12),
  }
}

/** Seconds from navigation to the list painted with a session at hand; each time in a browser that has seen nothing. */
async function soonness(browser: Browser, desk: Desk): Promise<number> {
  const storageState = await session(browser, desk)
  const taken: number[] = []
  for (let i = 0; i < repeats; i++) {
    const { page } = await openPage(browser, { storageState })
    await watchPaint(page, desk.row)
    await page.goto(desk.list)
    taken.push((await waitForPaint(page)).at / 1000)
    await page.context().close()
  }
  return median(taken)
}

/** What the browser keeps of somebody signed in. */
export async function session(browser: Browser, desk: Desk) {
  const { page } = await openPage(browser)
  await page.goto(desk.list)
  await desk.signIn(page)
  await page.locator(desk.row).first().waitFor({ timeout: 30_000 })
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchWeight()) console.log(lineOf(figure))
}
