import type { CDPSession, Locator, Page } from 'playwright-core'

/** From a click until what it opens was painted, in milliseconds. */
export interface Opening {
  readonly clock: number
  /** What the page's main thread worked meanwhile, by the processor's time. */
  readonly work: number
  /** Calls of the portal that were made for it. */
  readonly calls: number
}

/** What is waited for: the first that a selector finds, holding a text. */
export interface Awaited {
  readonly painted: string
  readonly text: string
}

/** Measures openings of a page one after the other. */
export async function openingsOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return (click: Locator, awaited: Awaited) => opening(page, session, click, awaited)
}

async function opening(
  page: Page,
  session: CDPSession,
  click: Locator,
  awaited: Awaited,
): Promise<Opening> {
  const link = await click.elementHandle()
  // Nothing of what was done before is on its way any more.
  await page.waitForTimeout(1500)
  const before = await workOf(session)
  const { clock, calls } = await page.evaluate(measured, { link, ...awaited })
  return { clock, calls, work: (await workOf(session)) - before }
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

interface Asked extends Awaited {
  readonly link: SVGElement | HTMLElement | null
}
/** Runs in the page, so that no line to the browser is timed along. */
function measured({ link, painted, text }: Asked): Promise<{ clock: number; calls: number }> {
  const stands = () => {
    const found = document.querySelector(painted)
    return found?.checkVisibility() && found.textContent?.includes(text)
  }
  performance.clearResourceTimings()
  return new Promise((resolve) => {
    const begun = performance.now()
    const observer = new MutationObserver(() => {
      if (!stands()) return
      observer.disconnect()
      // Painted once a task behind the next frame runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/api/'))
          resolve({ clock: performance.now() - begun, calls: calls.length })
        }
        port2.postMessage(0)
      })
    })
    const what = { subtree: true, childList: true, characterData: true, attributes: true }
    observer.observe(document.body, what)
    ;(link as HTMLElement).click()
  })
}
