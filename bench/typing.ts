import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { ask, sessionOf } from '../e2e/support/desk.ts'
import { type Desk, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
import { type KeyWork, keyWork, markKeys, traceCategories } from './keyWork.ts'
import { typedArticle } from './typedArticle.ts'
import { session } from './weight.ts'

/** Keys typed into each. */
const keys = 40 * Number(process.env.BENCH_REPEATS ?? 5)
/** After so many keys one pauses, and what waits for a pause is done. */
const PAUSE_EVERY = 10

/** Measures what a key costs in a long article, beside react-admin's rich text as it comes. */
export async function benchTyping(): Promise<Figure[]> {
  const desks = await startDesks()
  const browser = await launchBrowser()
  try {
    const article = await writtenArticle(desks.portal)
    const ours = await opened(
      browser,
      desks.masthead,
      `${new URL(desks.masthead.list).origin}/contentManagement/magazine/articles/${article}`,
    )
    const theirs = await opened(browser, desks.bare, `${new URL(desks.bare.list).origin}/#/typing`)
    const taken = { ours: [] as KeyWork[], theirs: [] as KeyWork[] }
    // By turns, so that whatever else the machine does slows both.
    for (let done = 0; done < keys; done += PAUSE_EVERY) {
      taken.ours.push(...(await typeKeys(ours)))
      taken.theirs.push(...(await typeKeys(theirs)))
    }
    return (['work', 'clock'] as const).map((kind) => {
      const [own, other] = [taken.ours, taken.theirs].map((all) => all.map((one) => one[kind]))
      return figureOf(kind, own ?? [], other ?? [])
    })
  } finally {
    await browser.close()
    await desks.stop()
  }
}

function figureOf(kind: keyof KeyWork, own: readonly number[], other: readonly number[]): Figure {
  const late = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  return {
    what: `a key in an article of 20,000 characters, p95${kind === 'work' ? '' : ', by the clock with the wait for the screen'}`,
    unit: 'ms',
    value: late(own),
    beside: [{ name: 'bare ra-input-rich-text', value: late(other) }],
    ...(kind === 'work' && { target: { most: 16 } }),
    note: `middle ${median(own).toFixed(1)} ms, bare ${median(other).toFixed(1)} ms`,
  }
}

/** The number of a draft that holds the long article. */
async function writtenArticle(portal: Parameters<typeof ask>[0]): Promise<number> {
  const admin = await sessionOf(portal)
  const asked = 'article?filter={"status":"draft"}&range=[0,0]'
  const found = await ask(portal, 'GET', asked, undefined, admin)
  const [{ id, version }] = (found.data as { list: [{ id: number; version: number }] }).list
  const body = typedArticle()
  const { code, message } = await ask(portal, 'PUT', `article/${id}`, { body, version }, admin)
  if (code !== 20000) throw new Error(`The article was not written: ${message}`)
  return id
}

/** The editor with the article, the cursor in its middle. */
async function opened(browser: Browser, desk: Desk, address: string): Promise<Page> {
  const { page } = await openPage(browser, { storageState: await session(browser, desk) })
  await page.goto(address)
  await page.locator('.ProseMirror h3').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(markKeys)
  const middle = page.locator('.ProseMirror > p').nth(66)
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await typeKeys(page)
  return page
}

/** What each of some keys cost; then one pauses. */
async function typeKeys(page: Page): Promise<readonly KeyWork[]> {
  const browser = page.context().browser() as Browser
  await page.bringToFront()
  await browser.startTracing(page, { categories: traceCategories })
  for (let key = 0; key < PAUSE_EVERY; key++) {
    await page.keyboard.press('KeyA')
    await page.waitForTimeout(key === 0 ? 260 : 60)
  }
  await page.waitForTimeout(700)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  return keyWork(traceEvents)
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchTyping()) console.log(lineOf(figure))
}
