import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, go, openDesk, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a board is sorted by mouse and by keyboard, and stays so', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '杂志', '杂志推荐')
  const cards = page.getByRole('main').locator('ol > li')
  await cards.nth(2).waitFor()
  // The cards of the slot before stand until those of this one are asked for.
  const asked = page.waitForResponse((answer) => answer.url().includes('newIssue'))
  await page.getByRole('radio', { name: '新刊速递' }).check()
  await asked
  await cards.nth(2).waitFor()
  const first = await names(cards)
  expect(first.length).toBeGreaterThan(2)

  await drag(page, grip(cards.nth(0)), grip(cards.nth(2)))
  await page.getByText('排序已保存').waitFor()
  const second = [first[1], first[2], first[0], ...first.slice(3)]
  await expect.poll(() => names(cards)).toEqual(second)

  const dropped = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await grip(cards.nth(2)).focus()
  await page.keyboard.press('Space')
  await page.getByText(new RegExp(`${first[0]}.*第 3 位`)).waitFor({ state: 'attached' })
  // What is lifted is said a moment before its keys are listened to.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await page.keyboard.press('ArrowUp')
  await page.getByText(`${first[0]} 移到第 2 位`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  expect((await dropped).ok()).toBe(true)
  const third = [first[1], first[0], first[2], ...first.slice(3)]
  await expect.poll(() => names(cards)).toEqual(third)

  await page.reload()
  await cards.nth(2).waitFor()
  await expect.poll(() => names(cards)).toEqual(third)
  expect(errors).toEqual([])
})

test('a tree is moved about by keyboard and by mouse, and stays so', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '分类', 'App分类')
  await mover(page, '城市史').waitFor()
  await expect.poll(() => below('历史人文')).toEqual(['古代史', '城市史', '考古'])

  await press(page, '城市史', 'ArrowUp')
  await expect.poll(() => below('历史人文')).toEqual(['城市史', '古代史', '考古'])
  await expect
    .poll(() => mover(page, '城市史').evaluate((button) => button === document.activeElement))
    .toBe(true)

  const moved = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await drag(page, mover(page, '考古'), mover(page, '城市史'))
  expect((await moved).ok()).toBe(true)
  expect((await below('历史人文')).toSorted()).toEqual(['古代史', '城市史', '考古'].toSorted())
  expect((await below('历史人文')).indexOf('考古')).toBeLessThan(2)

  await press(page, '古代史', 'ArrowLeft')
  await expect.poll(() => below('历史人文')).not.toContain('古代史')
  await page.reload()
  await mover(page, '古代史').waitFor()
  expect(errors).toEqual([])
})

test('labels of three levels are moved by keyboard', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '标签', '三级标签')
  const movers = page.getByRole('button', { name: /^移动 / })
  await movers.nth(5).waitFor()
  const before = await movers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await movers.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  expect((await saved).ok()).toBe(true)
  const labels = () => movers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect.poll(labels).not.toEqual(before)
  const after = await labels()
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(errors).toEqual([])
})

test('the settings of a group are one form with one save', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '运营管理', '任务中心', '阈值设置')
  const points = page.getByRole('textbox', { name: '每日任务积分上限' })
  await points.fill('0.5x')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await points.and(page.locator('[aria-invalid=true]')).waitFor()
  await points.fill('120')
  await page.getByRole('textbox', { name: '学习达标分钟' }).fill('15')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存 2 项设置').waitFor()
  await page.reload()
  await points.waitFor()
  await expect.poll(() => points.inputValue()).toBe('120')
  await expect
    .poll(() => page.getByRole('textbox', { name: '学习达标分钟' }).inputValue())
    .toBe('15')
  expect(errors).toEqual([])
})

const names = (cards: Locator) => cards.locator('strong').allInnerTexts()
const grip = (card: Locator) => card.getByRole('button', { name: /^移动 / })
const mover = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^移动 ${name}：`) })

/** Presses a key on the handle of a line and waits until the portal has it. */
async function press(page: Page, name: string, key: string) {
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await mover(page, name).focus()
  await page.keyboard.press(key)
  const answer = await saved
  expect(answer.ok(), `${key} on ${name}: ${answer.url()} ${await answer.text()}`).toBe(true)
  await page.waitForLoadState('networkidle')
}

/** Takes one handle with the mouse to another, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A handle is out of sight')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2)
  await page.mouse.up()
}

/** What the portal has below a category, in its order. */
async function below(name: string): Promise<readonly string[]> {
  const session = await sessionOf(stage.portal)
  const filter = { channel: 'course' }
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["position","ASC"]&range=[0,99]`
  const { data } = await ask(stage.portal, 'GET', `appCategory?${query}`, undefined, session)
  const { list } = data as { list: readonly { id: number; name: string; parent: number | null }[] }
  const parent = list.find((one) => one.name === name)?.id
  return list.filter((one) => one.parent === parent).map((one) => one.name)
}
