import type { Browser } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { ask, sessionOf } from '../e2e/support/desk.ts'
import type { RunningPortal } from '../e2e/support/portal.ts'
import { type Desk, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
import { arrivalOf, waitForPaint, watchPaint } from './paint.ts'
import { recorded } from './recorded.ts'
import { session } from './weight.ts'

const repeats = Number(process.env.BENCH_REPEATS ?? 5)

/** Measures a list that is switched to a thousand rows, beside stock react-admin with as many of ten columns. */
export async function benchRows(): Promise<Figure[]> {
  const desks = await startDesks()
  const browser = await launchBrowser()
  try {
    await fillUp(desks.portal)
    const ours = await thousand(browser, desks.masthead)
    const theirs = await thousand(browser, desks.bare)
    const name = 'stock react-admin'
    return [
      {
        what: 'a thousand rows, data to painted',
        unit: 's',
        value: ours.seconds,
        beside: [{ name, value: theirs.seconds }, ...recorded.thousandRows],
        target: { most: 0.12 },
      },
      {
        what: 'elements in the page then',
        unit: 'nodes',
        value: ours.nodes,
        beside: [{ name, value: theirs.nodes }],
      },
    ]
  } finally {
    await browser.close()
    await desks.stop()
  }
}

/** From the last byte of the data to the rows on the screen; each time in a page of its own that showed ten before. */
async function thousand(browser: Browser, desk: Desk) {
  const storageState = await session(browser, desk)
  const runs: { readonly seconds: number; readonly nodes: number }[] = []
  for (let i = 0; i < repeats; i++) {
    const { page } = await openPage(browser, { storageState })
    await page.goto(desk.list)
    await page.locator(desk.row).first().waitFor({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    await watchPaint(page, desk.thousandRows)
    await desk.chooseThousand(page)
    const { at, nodes } = await waitForPaint(page)
    runs.push({ seconds: (at - (await arrivalOf(page, desk.call))) / 1000, nodes })
    await page.context().close()
  }
  const all = runs.map(({ seconds }) => seconds.toFixed(3)).join(', ')
  console.log(`  ${desk.name}: ${all} s, in the order they were taken`)
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    nodes: median(runs.map(({ nodes }) => nodes)),
  }
}

/** Adds articles to those of the demo, by the portal's own call, until the list fills a page of a thousand. */
async function fillUp(portal: RunningPortal): Promise<void> {
  const admin = await sessionOf(portal)
  const listed = await ask(portal, 'GET', 'article?range=[0,0]', undefined, admin)
  const { list, total } = listed.data as { list: { id: number }[]; total: number }
  const one = await ask(portal, 'GET', `article/${list[0]?.id}`, undefined, admin)
  const { title, column, authors, source, imageUrl, body, trial } = one.data as Record<
    string,
    unknown
  >
  for (let number = total; number < 1000; number++) {
    const article = {
      title: `${String(title).slice(0, 50)} ${number}`,
      column,
      authors,
      source,
      imageUrl,
      body,
      trial,
    }
    const made = await ask(portal, 'POST', 'article', article, admin)
    if (made.code !== 0 && !made.data) throw new Error(`No article: ${JSON.stringify(made)}`)
  }
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchRows()) console.log(lineOf(figure))
}
