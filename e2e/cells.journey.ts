import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const labels = '/contentManagement/label'

/** Calls the portal as the first admin. */
async function asked<T = Row>(method: string, path: string, body?: unknown): Promise<T> {
  const { data } = await ask(stage.portal, method, path, body, await sessionOf(stage.portal))
  return data as T
}
const labelOf = (name: string, weight: number) => asked('POST', 'articleTag', { name, weight })
const cell = (page: Page, { id }: Row, column: string) =>
  page.locator(`[data-cell="${String(id)}:${column}"]`)
const editor = (page: Page) => page.getByRole('group', { name: '修改单元格' })

/** The list of some labels, in the order of their numbers. */
async function listOf(word: string) {
  const { page } = await openDesk(stage.browser, stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ name_q: word }))
  await page.goto(`${stage.portal.url}${labels}?filter=${filter}&sort=id&order=ASC`)
  await page.getByRole('grid', { name: '标签' }).waitFor()
  return page
}
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.cell)

test('weights are changed by keyboard alone, and taken back', async () => {
  const one = await labelOf('键盘甲', 10)
  const two = await labelOf('键盘乙', 20)
  const page = await listOf('键盘')
  await cell(page, one, 'name').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe(`${one.id}:weight`)
  await page.keyboard.press('7')
  await editor(page).getByRole('textbox', { name: '推荐权重' }).waitFor()
  await page.keyboard.press('5')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'cells-1-editing', { sizes: ['wide'] })
  await page.keyboard.press('Enter')
  await cell(page, one, 'weight').getByText('75').waitFor()
  await expect.poll(() => focused(page)).toBe(`${two.id}:weight`)
  await page.keyboard.press('F2')
  await editor(page).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await editor(page).waitFor({ state: 'hidden' })
  expect((await asked('GET', `articleTag/${two.id}`)).weight).toBe(20)
  expect((await asked('GET', `articleTag/${one.id}`)).weight).toBe(75)
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await cell(page, one, 'weight').getByText('10').waitFor()
  expect((await asked('GET', `articleTag/${one.id}`)).weight).toBe(10)
})

test('what a rule refuses is said at the cell, which stays open with what was typed', async () => {
  const one = await labelOf('拒绝甲', 10)
  const two = await labelOf('拒绝乙', 20)
  const page = await listOf('拒绝')
  await cell(page, two, 'name').dblclick()
  const box = editor(page).getByRole('textbox', { name: '标签名称' })
  await box.fill('拒绝甲')
  await page.keyboard.press('Tab')
  await editor(page).getByRole('alert').first().waitFor()
  expect(await box.inputValue()).toBe('拒绝甲')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'cells-2-refused', { sizes: ['wide'] })
  await box.fill('拒绝丙')
  await page.keyboard.press('Tab')
  await cell(page, two, 'name').getByText('拒绝丙').waitFor()
  await expect.poll(() => focused(page)).toBe(`${two.id}:synonyms`)
  expect((await asked('GET', `articleTag/${one.id}`)).name).toBe('拒绝甲')
})

test('a block from a spreadsheet is shown old beside new, then saved row by row', async () => {
  const one = await labelOf('粘贴甲', 10)
  const two = await labelOf('粘贴乙', 20)
  const page = await listOf('粘贴')
  await cell(page, one, 'weight').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '31\n很多\n33\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const dialog = page.getByRole('dialog', { name: '粘贴到 1 个单元格' })
  await dialog.getByRole('row').filter({ hasText: '粘贴甲' }).getByText('31').waitFor()
  await dialog
    .getByRole('row')
    .filter({ hasText: '粘贴乙' })
    .getByText(/推荐权重/)
    .last()
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'cells-3-paste', { sizes: ['wide'] })
  await dialog.getByRole('button', { name: '确定' }).click()
  await cell(page, one, 'weight').getByText('31').waitFor()
  expect((await asked('GET', `articleTag/${one.id}`)).weight).toBe(31)
  expect((await asked('GET', `articleTag/${two.id}`)).weight).toBe(20)
})

test.each([
  ['两人', 'before'],
  ['慢线', 'after'],
])(
  'where somebody else changed the cell meanwhile, both values are shown: %s, read %s that',
  async (name, read) => {
    const one = await labelOf(`${name}甲`, 10)
    const page = await listOf(name)
    const { promise: changed, resolve: goOn } = Promise.withResolvers<void>()
    if (read === 'after')
      await page.route(`**/articleTag/${one.id}`, async (route) => {
        if (route.request().method() === 'GET') await changed
        await route.continue()
      })
    else goOn()
    await cell(page, one, 'weight').dblclick()
    const box = editor(page).getByRole('textbox', { name: '推荐权重' })
    if (read === 'before') await page.waitForLoadState('networkidle')
    await box.fill('44')
    await asked('PUT', `articleTag/${one.id}`, { version: 1, weight: 55 })
    goOn()
    if (read === 'after') await page.waitForResponse(`**/articleTag/${one.id}`)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '此记录已被他人修改' })
    await dialog.getByText('55', { exact: true }).waitFor()
    await dialog.getByRole('radio', { name: '44' }).check()
    await dialog.getByRole('button', { name: '按所选保存' }).click()
    await cell(page, one, 'weight').getByText('44').waitFor()
    expect(await asked('GET', `articleTag/${one.id}`)).toMatchObject({ weight: 44, version: 3 })
  },
)

test('columns are pinned to the left by keyboard, and stay so', async () => {
  await labelOf('固定甲', 10)
  const page = await listOf('固定')
  await page.getByRole('button', { name: '选择列' }).click()
  const choice = page.getByRole('dialog', { name: '选择列' })
  const pin = choice.getByRole('button', { name: '固定 级别' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'cells-4-pinned', { sizes: ['wide'] })
  const heads = page.getByRole('columnheader')
  const stays = (name: string) =>
    heads.filter({ hasText: name }).evaluate((head) => getComputedStyle(head).left)
  await page.reload()
  await page.getByRole('grid', { name: '标签' }).waitFor()
  expect(await stays('级别')).not.toBe('auto')
  expect(await stays('推荐权重')).toBe('auto')
})
