import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type PortalOptions, type RunningPortal, startPortal } from './portal.ts'

const folder = fileURLToPath(new URL('../../test-results/failures/', import.meta.url))

/** What a journey's stories are played with: one browser and one portal a file. */
export interface Stage {
  readonly browser: Browser
  readonly portal: RunningPortal
}

/**
 * Starts browser and portal before a file's stories and ends them afterwards. Where a story fails, what every page
 * shows is kept in `test-results/failures`. Called once, at the top of a file.
 */
export function setStage(options: PortalOptions = {}): Stage {
  const stage = {} as { browser: Browser; portal: RunningPortal }
  beforeAll(async () => {
    const [browser, portal] = await Promise.all([launchBrowser(), startPortal(options)])
    Object.assign(stage, { browser, portal })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(stage.browser, task.name)
    for (const context of stage.browser.contexts()) await context.close()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.portal?.stop()
  })
  return stage
}

async function keepPictures(browser: Browser, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const path = `${folder}${name.slice(0, 60).replace(/\W+/g, '-')}-${index + 1}.png`
    await page.screenshot({ path }).catch(() => undefined)
    console.error(`${page.url()} is shown in ${path}`)
  }
}
