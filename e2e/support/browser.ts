import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { browserInstalled } from '../../scripts/installBrowser.ts'

/** A browser asks for updates and settings of its maker; behind a closed network that only stalls. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // Containers give little shared memory.
  '--disable-dev-shm-usage',
]

/**
 * Starts the Chromium of this machine, without a window unless `HEADED` is set; installs one where there is none.
 * Throws, saying what to do, where that cannot be done.
 * @param more further switches
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: browserInstalled(),
    headless: !process.env.HEADED,
    args: [...quiet, ...asRoot, ...more],
    // Under LANG=C it could not write a Chinese file name, and would call every download so.
    env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  })
}

/** A page of a journey is left before what is compiled for speed has paid for itself: a sixth of a journey's work. */
export const brief = ['--js-flags=--no-maglev --no-turbofan']
let journeys: Promise<Browser> | undefined

/** The browser that journeys share, file after file; what keeps them apart is a context each. It ends with the process. */
export async function browserOfJourneys(): Promise<Browser> {
  const browser = await journeys?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  journeys = launchBrowser(brief)
  return journeys
}

/** Ends all sessions of a browser, with their pages. */
export async function closeContexts(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close()
}

/** A page, and what went wrong in it so far. */
export interface WatchedPage {
  page: Page
  /** Uncaught errors and console errors, in the order they came; 4xx answers are the app's to show. */
  errors: string[]
}

/**
 * A page of its own session (no cookies, an empty store), in Chinese, at 1440 × 900 unless told
 * otherwise. The time zone is not the product's on purpose: what it shows must not depend on it.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'America/Los_Angeles',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      errors.push(message.text())
  })
  return { page, errors }
}
