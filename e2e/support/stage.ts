import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { browserOfJourneys, closeContexts, type WatchedPage } from './browser.ts'
import { openDesk } from './desk.ts'
import { type PortalOptions, type RunningPortal, startPortal } from './portal.ts'

const folder = fileURLToPath(new URL('../../test-results/failures/', import.meta.url))

/** What a journey's stories are played with: a browser, and one portal a file. */
export interface Stage {
  readonly browser: Browser
  readonly portal: RunningPortal
}

/**
 * Starts browser and portal before a file's stories and ends them afterwards. Where a story fails, what every page
 * shows and what the portal printed are kept in `test-results/failures`. Called once, at the top of a file.
 */
export function setStage(options: PortalOptions = {}, start = startPortal): Stage {
  return staged(options, ({ browser }) => closeContexts(browser), start)
}

/** A stage with one page in which the first admin is signed in: each story goes on where the one before ended. */
export function setDesk(options: PortalOptions = {}): Stage & WatchedPage {
  const stage = staged(options, async () => {}) as Stage & WatchedPage
  beforeAll(async () => {
    Object.assign(stage, await openDesk(stage.browser, stage.portal))
  })
  return stage
}

/** @param tidied after each story, whether it failed or not */
function staged(
  options: PortalOptions,
  tidied: (stage: Stage) => Promise<void>,
  start = startPortal,
): Stage {
  const stage = {} as { browser: Browser; portal: RunningPortal }
  beforeAll(async () => {
    const [browser, portal] = await Promise.all([browserOfJourneys(), start(options)])
    Object.assign(stage, { browser, portal })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepTraces(stage, task.name)
    await tidied(stage)
  })
  afterAll(async () => {
    if (stage.browser) await closeContexts(stage.browser)
    await stage.portal?.stop()
  })
  return stage
}

async function keepTraces({ browser, portal }: Stage, story: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = folder + story.slice(0, 60).replace(/\W+/g, '-')
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) await keepPicture(page, `${path}-${index + 1}.png`)
  await writeFile(`${path}.log`, portal.log())
  console.error(`What the portal printed is in ${path}.log`)
}

async function keepPicture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path }).catch(() => undefined)
  console.error(`${page.url()} is shown in ${path}`)
}
