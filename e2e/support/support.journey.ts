import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { breaches, breachesInBoth } from './breaches.ts'
import { launchBrowser, openPage } from './browser.ts'
import { type RunningPortal, startPortal } from './portal.ts'
import { screenshots } from './screenshot.ts'

let browser: Browser
let portal: RunningPortal

beforeAll(async () => {
  browser = await launchBrowser()
  portal = await startPortal({ program: 'e2e/support/fixtures/portal.ts', seed: 'none' })
})

afterAll(async () => {
  await portal.stop()
  await browser.close()
})

test('a portal keeps its address and its data over a restart and a power cut', async () => {
  const { page, errors } = await openPage(browser)
  await page.goto(portal.url)
  expect(await page.textContent('h1')).toBe('刊头 none 1')

  await portal.restart()
  await page.reload()
  expect(await page.textContent('h1')).toBe('刊头 none 2')

  await portal.kill()
  await portal.restart()
  await page.reload()
  expect(await page.textContent('h1')).toBe('刊头 none 3')
  expect(errors).toEqual([])
})

test('pictures are taken in both sizes and both themes', async () => {
  vi.stubEnv('PICTURES', 'all')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { page } = await openPage(browser)
  await page.goto(portal.url)

  const paths = await screenshots(page, 'support')
  const names = paths.map((path) => path.split('support-')[1])
  expect(names).toEqual(['wide-light.png', 'phone-light.png', 'wide-dark.png', 'phone-dark.png'])
  const widths = paths.map((path) => readFileSync(path).readUInt32BE(16))
  expect(widths).toEqual([1440, 390, 1440, 390])
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 })
})

test('what breaks a rule is found by its colours, mixed ones too, and by what has no name', async () => {
  const { page } = await openPage(browser)
  const pale = 'color-mix(in srgb, canvastext 30%, canvas)'
  await page.goto(portal.url)
  await page.evaluate((pale) => {
    document.documentElement.lang = 'zh'
    document.title = '刊头'
    document.body.innerHTML = `<main><h1>刊头</h1><p>看得清</p><p>也看得清</p>
      <p style="color: ${pale}">看不清</p><p style="background: ${pale}; color: gray">看不清</p></main>`
  }, pale)
  expect(await breaches(page)).toEqual([expect.stringMatching(/^color-contrast ×2: .*看不清/)])
  await page.evaluate(() => {
    document.querySelectorAll('p[style]').forEach((part) => part.remove())
  })
  expect(await breachesInBoth(page)).toEqual([])
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  const found = await breachesInBoth(page)
  expect(found).toEqual([expect.stringMatching(/^light: button-name ×1/)])
})

test('a portal that does not start says what it printed', async () => {
  const failing = startPortal({ program: 'e2e/support/fixtures/missing.ts' })
  await expect(failing).rejects.toThrow(/Cannot find module/)
})
