import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { screenshots } from './support/screenshot.ts'
import { setDesk } from './support/stage.ts'

const desk = setDesk()
const path = '/datas/statistics'
const title = '新增与付费用户'

test('a chart is walked along and looked at from near by keys alone, and read aloud', async () => {
  const { page, errors } = desk
  await page.goto(`${desk.portal.url}${path}`)
  const chart = page.getByRole('application', { name: title })
  const panel = page.getByRole('region', { name: title })
  await chart.locator('svg').waitFor()
  await chart.focus()
  await page.keyboard.press('Home')
  const said = panel.getByRole('status')
  await expect.poll(() => said.textContent()).toMatch(/^\d{4}-\d\d-\d\d：新增用户 [\d,]+，/)
  const first = await said.textContent()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => said.textContent()).not.toBe(first)
  // What is read aloud is seen as well.
  await panel.locator('.chart-told strong').first().waitFor()
  await page.keyboard.press('+')
  await panel.getByRole('button', { name: '看全部' }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'dashboard-chart')
  await page.keyboard.press('0')
  await panel.getByRole('button', { name: '看全部' }).waitFor({ state: 'detached' })
  // One stop: the next is the name of its first line.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('新增用户')
  await page.keyboard.press('Enter')
  await panel.locator('button[aria-pressed="false"]', { hasText: '新增用户' }).waitFor()
  await page.keyboard.press('Enter')
  expect(errors).toEqual([])
})

test('a week that is not over yet is dashed, and said to be so in the table', async () => {
  const { page, errors } = desk
  // Counted by night: on a Monday this week has nothing yet, so the month stands for it.
  await page.goto(`${desk.portal.url}${path}?from=2026-01-01&grain=month`)
  const panel = page.getByRole('region', { name: title })
  const dashed = panel.locator('svg path[stroke-dasharray="3,4"]').first()
  const isFirst = new Date(Date.now() + 8 * 3_600_000).getUTCDate() === 1
  if (!isFirst) {
    await dashed.waitFor()
    const line = panel.locator('svg path[fill="none"][stroke-width="2"]:not([stroke-dasharray])')
    expect(await dashed.getAttribute('stroke')).toBe(await line.first().getAttribute('stroke'))
  }
  await panel.getByRole('button', { name: '看数据' }).click()
  const latest = panel.getByRole('rowheader').first()
  await latest.waitFor()
  if (!isFirst) expect(await latest.textContent()).toContain('本月还没过完')
  expect(errors).toEqual([])
})

test('a chart is saved as a picture under its title', async () => {
  const { page, errors } = desk
  await page.goto(`${desk.portal.url}${path}`)
  await page.getByRole('application', { name: title }).locator('svg').waitFor()
  const name = `“${title}”存为图片`
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  expect(picture.suggestedFilename()).toBe(`${title}.png`)
  expect(errors).toEqual([])
})
