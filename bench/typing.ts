import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { ask, sessionOf } from '../e2e/support/desk.ts'
import { type Desk, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
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
    const taken = { ours: [] as number[], theirs: [] as number[] }
    // By turns, so that whatever else the machine does slows both.
    for (let done = 0; done < keys; done += PAUSE_EVERY) {
      taken.ours.push(...(await typed(ours)))
      taken.theirs.push(...(await typed(theirs)))
    }
    const at = (share: number, times: readonly number[]) =>
      times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN
    return [
      {
        what: 'a key in an article of 20,000 characters, p95',
        unit: 'ms',
        value: at(0.95, taken.ours),
        beside: [{ name: 'bare ra-input-rich-text', value: at(0.95, taken.theirs) }],
        target: { most: 16 },
        note: `middle ${median(taken.ours).toFixed(1)} ms, bare ${median(taken.theirs).toFixed(1)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await desks.stop()
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
  await page.evaluate(watchKeys)
  const middle = page.locator('.ProseMirror > p').nth(66)
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await typed(page)
  return page
}

/** What the page worked for each of some keys, in milliseconds; then one pauses. */
async function typed(page: Page): Promise<readonly number[]> {
  await page.bringToFront()
  await page.evaluate(() => {
    ;(window as unknown as Watched).benchKeys = []
  })
  for (let key = 0; key < PAUSE_EVERY; key++) {
    await page.keyboard.press('KeyA')
    await page.waitForTimeout(key === 0 ? 260 : 60)
  }
  const times = await page.evaluate(() => (window as unknown as Watched).benchKeys)
  await page.waitForTimeout(700)
  return times
}

interface Watched {
  benchKeys: number[]
}

/** Runs in the page: work is what runs from the key on, and the frame that shows it; waiting for the screen is none. */
function watchKeys(): void {
  const watched = window as unknown as Watched
  watched.benchKeys = []
  const behind = (then: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(0)
  }
  let pressed = 0
  // A key is two tasks: what hears the key, and what writes the letter.
  const onKey = () => {
    const began = performance.now()
    behind(() => {
      pressed = performance.now() - began
    })
  }
  const onLetter = () => {
    const began = performance.now()
    behind(() => {
      const written = performance.now() - began
      requestAnimationFrame(() => {
        const drawing = performance.now()
        behind(() => watched.benchKeys.push(pressed + written + performance.now() - drawing))
      })
    })
  }
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('beforeinput', onLetter, { capture: true })
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchTyping()) console.log(lineOf(figure))
}
