import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { type Desk, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
import { session } from './weight.ts'

/** Changes of each desk; one is over in a moment. */
const changes = 4 * Number(process.env.BENCH_REPEATS ?? 5)

/** Measures going from one list to another by the menu, both seen before, beside a bare react-admin. */
export async function benchRoute(): Promise<Figure[]> {
  const desks = await startDesks()
  const browser = await launchBrowser()
  try {
    const pages = [
      { desk: desks.masthead, page: await warm(browser, desks.masthead), taken: [] as number[] },
      { desk: desks.bare, page: await warm(browser, desks.bare), taken: [] as number[] },
    ]
    // By turns, so that whatever else the machine does slows both.
    for (let i = 0; i < changes; i++)
      for (const { desk, page, taken } of pages) taken.push(await change(page, desk, i % 2))
    for (const { desk, taken } of pages) console.log(`  ${desk.name}: ${taken.map(Math.round)} ms`)
    const [ours, theirs] = pages.map(({ taken }) => median(taken) / 1000) as [number, number]
    return [
      {
        what: 'from one list to another seen before, click to painted',
        unit: 's',
        value: ours,
        beside: [{ name: 'bare react-admin', value: theirs }],
        target: { most: theirs },
      },
    ]
  } finally {
    await browser.close()
    await desks.stop()
  }
}

/** A page where both lists have been shown twice and nothing is on its way any more; it shows the second. */
async function warm(browser: Browser, desk: Desk): Promise<Page> {
  const { page } = await openPage(browser, { storageState: await session(browser, desk) })
  await page.goto(desk.list)
  await page.locator(desk.row).first().waitFor({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  for (const index of [1, 0, 1]) await change(page, desk, index)
  return page
}

/** In milliseconds, from the click to the frame in which heading and rows of the list stand. */
async function change(page: Page, desk: Desk, index: number): Promise<number> {
  const { heading, press } = desk.screens[index]!
  const { row, headings } = desk
  // Neither desk has its answers of the change before on the way.
  await page.waitForTimeout(300)
  await page.evaluate(watch, { row, headings, heading })
  await press(page)
  await page.waitForFunction(() => 'benchChanged' in window, undefined, { timeout: 30_000 })
  return page.evaluate(() => (window as unknown as { benchChanged: number }).benchChanged)
}

interface Wanted {
  readonly row: string
  /** Where headings stand, and the words of this one. */
  readonly headings: string
  readonly heading: string
}
/** Runs in the page. What a frame draws is on the screen once a task behind it runs. */
function watch({ row, headings, heading }: Wanted): void {
  const noted = window as unknown as { benchChanged?: number }
  delete noted.benchChanged
  let from = 0
  addEventListener(
    'click',
    ({ timeStamp }) => {
      from = timeStamp
    },
    { capture: true, once: true },
  )
  // A list kept behind the one that is shown is in the document, too.
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const stands = () =>
    seen(headings).some((one) => one.textContent?.trim() === heading) && seen(row).length > 0
  const observer = new MutationObserver(() => {
    if (from === 0 || !stands()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        noted.benchChanged = performance.now() - from
      }
      port2.postMessage(0)
    })
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchRoute()) console.log(lineOf(figure))
}
