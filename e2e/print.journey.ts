import { expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
const articles = `/contentManagement/magazine/articles?filter=${filter}&perPage=100`

test('a list goes onto paper whole, in black, with what it is filtered by and without what is there to be pressed', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, undefined, {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  })
  await page.goto(stage.portal.url + articles)
  await page.getByText(/第 1–100 条/).waitFor()
  const rows = page.locator('.rows tbody tr:not(.spacer, .group)')
  // On the screen only those in sight are drawn.
  expect(await rows.count()).toBeLessThan(100)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => rows.count()).toBe(100)
  expect(await page.getByText(/打印于 20/).isVisible()).toBe(true)
  expect(await page.getByRole('combobox', { name: '状态' }).isVisible()).toBe(true)
  expect(await page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: '导出' }).isVisible()).toBe(false)
  const ink = await rows.first().evaluate((one) => getComputedStyle(one).color)
  expect(ink).toBe('rgb(17, 17, 17)')
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  await screenshots(page, 'print-list', {
    sizes: ['wide'],
    themes: ['light'],
    setTheme: async () => {},
  })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => rows.count()).toBeLessThan(100)
  expect(errors).toEqual([])
})
