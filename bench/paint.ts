import type { Page } from 'playwright-core'

/** When what was waited for was on the screen, in milliseconds since the page's navigation began. */
export interface Painted {
  readonly at: number
  /** Elements of the document at that moment. */
  readonly nodes: number
}

/**
 * Has the page note when a selector first matches and has been painted. Call it before `goto`, or on a page whose
 * document stays; `painted` then gives the answer.
 */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript(watch, selector)
  await page.evaluate(watch, selector).catch(() => undefined)
}

/** Waits until what `watchPaint` looks for was painted. Throws after a minute. */
export async function waitForPaint(page: Page): Promise<Painted> {
  await page.waitForFunction(() => 'benchPainted' in window, undefined, { timeout: 60_000 })
  return page.evaluate(() => (window as unknown as { benchPainted: Painted }).benchPainted)
}

/** When the last byte of a call came, by a part of its address; the latest such call. */
export function arrivalOf(page: Page, part: string): Promise<number> {
  return page.evaluate((part) => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.filter(({ name }) => name.includes(part)).at(-1)?.responseEnd ?? Number.NaN
  }, part)
}

/** Runs in the page. What a frame draws is on the screen once a task behind it runs. */
function watch(selector: string): void {
  const noted = window as unknown as { benchPainted?: Painted }
  delete noted.benchPainted
  const behindPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(0)
    })
  const note = () => {
    noted.benchPainted = {
      at: performance.now(),
      nodes: document.querySelectorAll('*').length,
    }
  }
  const look = () => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    behindPaint(note)
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  look()
}
