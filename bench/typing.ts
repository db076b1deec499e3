import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { ask, sessionOf } from '../e2e/support/desk.ts'
import type { RunningPortal } from '../e2e/support/portal.ts'
import { type Desk, type Desks, startDesks } from './desks.ts'
import { type Figure, median } from './figure.ts'
import { type KeyWork, keyWork, markKeys, traceCategories } from './keyWork.ts'
import { large, ordinary, typedArticle } from './typedArticle.ts'
import { session } from './weight.ts'

/** Keys typed into each. */
const keys = 40 * Number(process.env.BENCH_REPEATS ?? 5)
/** After so many keys one pauses, and what waits for a pause is done. */
const PAUSE_EVERY = 10

/** Measures what a key costs in a long article and in a very long one, beside react-admin's rich text as it comes. */
export async function benchTyping(): Promise<Figure[]> {
  const desks = await startDesks()
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const name of ['ordinary', 'large'] as const)
      figures.push(...(await typedInto(name, browser, desks)))
    return figures
  } finally {
    await browser.close()
    await desks.stop()
  }
}

const sizes = {
  ordinary: { ...ordinary, called: '20,000 characters' },
  large: { ...large, called: '50,000 characters with 200 pictures' },
}
type Size = keyof typeof sizes

async function typedInto(name: Size, browser: Browser, desks: Desks): Promise<Figure[]> {
  const article = await writtenArticle(desks.portal, name)
  const ours = await opened(
    browser,
    desks.masthead,
    `${new URL(desks.masthead.list).origin}/contentManagement/magazine/articles/${article}`,
    name,
  )
  const bare = `${new URL(desks.bare.list).origin}/#/typing/${name}`
  const theirs = await opened(browser, desks.bare, bare, name)
  const taken = { ours: [] as KeyWork[], theirs: [] as KeyWork[] }
  // By turns, so that whatever else the machine does slows both.
  for (let done = 0; done < keys; done += PAUSE_EVERY) {
    taken.ours.push(...(await typeKeys(ours)))
    taken.theirs.push(...(await typeKeys(theirs)))
  }
  for (const page of [ours, theirs]) await page.context().close()
  return (['work', 'clock'] as const).map((kind) => {
    const [own, other] = [taken.ours, taken.theirs].map((all) => all.map((one) => one[kind]))
    return figureOf(name, kind, own ?? [], other ?? [])
  })
}

function figureOf(
  name: Size,
  kind: keyof KeyWork,
  own: readonly number[],
  other: readonly number[],
): Figure {
  const late = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  return {
    what: `a key in an article of ${sizes[name].called}, p95${kind === 'work' ? '' : ', by the clock with the wait for the screen'}`,
    unit: 'ms',
    value: late(own),
    beside: [{ name: 'bare ra-input-rich-text', value: late(other) }],
    ...(kind === 'work' && { target: { most: 16 } }),
    note: `middle ${median(own).toFixed(1)} ms, bare ${median(other).toFixed(1)} ms`,
  }
}

/** The number of a draft that holds the long article, with a picture and a sound of the portal's own store. */
async function writtenArticle(portal: RunningPortal, name: Size): Promise<number> {
  const admin = await sessionOf(portal)
  const listOf = async <T>(asked: string): Promise<readonly T[]> => {
    const { code, message, data } = await ask(portal, 'GET', asked, undefined, admin)
    if (code !== 20000) throw new Error(`${asked} was not listed: ${message}`)
    return (data as { list: T[] }).list
  }
  const articles = await listOf<{ id: number; version: number; imageUrl: string }>(
    'article?filter={"status":"draft"}&range=[0,9]',
  )
  const [sounding] = await listOf<{ audio: { url: string } }>('audio?range=[0,0]')
  // One that no other measure writes.
  const written = articles.at(Object.keys(sizes).indexOf(name))
  if (!written || !sounding) throw new Error('The demo holds no draft or no sound')
  const { id, version, imageUrl: picture } = written
  const body = typedArticle({ ...sizes[name], picture, sound: sounding.audio.url })
  const { code, message } = await ask(portal, 'PUT', `article/${id}`, { body, version }, admin)
  if (code !== 20000) throw new Error(`The article was not written: ${message}`)
  return id
}

/** The editor with the article, the cursor in its middle. */
async function opened(browser: Browser, desk: Desk, address: string, name: Size): Promise<Page> {
  const { page } = await openPage(browser, { storageState: await session(browser, desk) })
  await page.goto(address)
  await page.locator('.ProseMirror h3').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(markKeys)
  const middle = page.locator('.ProseMirror > p').nth(Math.floor(sizes[name].paragraphs / 2))
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
