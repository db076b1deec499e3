import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdmin } from '../mocks/demoAdmin.ts'
import { launchBrowser, openPage } from './support/browser.ts'
import { go, row } from './support/desk.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let browser: Browser
let server: PreviewServer
let address: string

/** Only files are served: whatever answers is in the page itself. */
beforeAll(async () => {
  // The whole portal runs in the page: unlike other journeys' pages it is worth compiling for speed.
  browser = await launchBrowser()
  await build({ root, mode: 'demo', logLevel: 'error' })
  server = await preview({
    root,
    mode: 'demo',
    logLevel: 'error',
    preview: { port: 5482, host: '127.0.0.1', proxy: {} },
  })
  address = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:5482/'
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('the demo works without a server, and keeps what was done over a reload', async () => {
  const { page, errors } = await openPage(browser)
  await page.goto(`${address}login`)
  await page.getByLabel('用户名').waitFor({ timeout: 240_000 })
  await page.getByText(demoAdmin.password).waitFor()
  await page.getByLabel('用户名').fill(demoAdmin.username)
  await page.getByLabel('密码').fill(demoAdmin.password)
  await page.getByRole('button', { name: '登录' }).click()
  await go(page, '内容管理', '杂志', '杂志列表')
  const cover = row(page, '生活周刊').getByRole('img', { name: '封面' })
  await cover.waitFor()
  expect(
    await cover.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    ),
  ).toBe(750)

  await page.getByRole('link', { name: '生活周刊', exact: true }).click()
  const tagline = page.getByRole('textbox', { name: '一句话介绍' })
  await tagline.fill('在浏览器里写的')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor({ timeout: 60_000 })
  await page.reload()
  await tagline.waitFor({ timeout: 60_000 })
  await expect.poll(() => tagline.inputValue()).toBe('在浏览器里写的')
  expect(errors).toEqual([])
}, 420_000)
