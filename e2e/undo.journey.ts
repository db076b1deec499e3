import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, row, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const labels = '/contentManagement/label'

const offer = (page: Page) => page.getByRole('region', { name: '撤销' })
const agree = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
const does = async (page: Page, name: string, deed: string) => {
  await row(page, name)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: deed, exact: true }).click()
}
/** Buttons and links of the page that lie below the offer, scrolled as far down as it goes. */
const covered = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  return page.evaluate(() => {
    const place = document.querySelector('.undo-notice')?.getBoundingClientRect()
    if (!place) return ['no offer']
    return [...document.querySelectorAll('main :is(a, button, input)')]
      .filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect()
        const beside = bottom <= place.top || top >= place.bottom
        return width > 0 && !beside && right > place.left && left < place.right
      })
      .map((one) => one.outerHTML.slice(0, 120))
  })
}

test('what was done a moment ago is taken back by a press or a key, on a phone too, and lies over no button', async () => {
  const admin = await sessionOf(stage.portal)
  const { data: tag } = await ask(stage.portal, 'POST', 'articleTag', { name: '撤销试试' }, admin)
  const now = async () =>
    (await ask(stage.portal, 'GET', `articleTag/${(tag as { id: number }).id}`, undefined, admin))
      .data as { status: string }
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${labels}?filter=${encodeURIComponent('{"name_q":"撤销"}')}`)
  await row(page, '撤销试试').waitFor()

  await row(page, '撤销试试').getByRole('button', { name: '停用' }).click()
  await agree(page)
  await offer(page).getByText('停用：已完成').waitFor()
  await offer(page).hover()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'undo')
  await offer(page).getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('停用：已撤销').waitFor()
  expect((await now()).status).toBe('enabled')

  await does(page, '撤销试试', '删除')
  await agree(page)
  await offer(page).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('删除标签：已撤销').waitFor()
  await row(page, '撤销试试').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${stage.portal.url}${labels}`)
  // The list stands as it was left: filtered to the one.
  await page.getByLabel('选择 撤销试试').check()
  const bulk = page.getByRole('region', { name: '批量操作' })
  await bulk.getByRole('button', { name: '停用' }).click()
  await agree(page)
  await offer(page).getByText('1 条已完成').waitFor()
  await offer(page).getByRole('button', { name: /^撤销/ }).focus()
  expect(await covered(page)).toEqual([])
  await screenshots(page, 'undo-phone', { sizes: ['phone'] })
  await page.keyboard.press('Enter')
  await page.getByText('：已撤销').waitFor()
  expect(errors).toEqual([])
})

test('an order of cards is taken back, but not where somebody sorted them since', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { page: other } = await openDesk(stage.browser, stage.portal)
  const board = `${stage.portal.url}/contentManagement/magazine/recommend`
  for (const one of [page, other]) {
    await one.goto(board)
    await cards(one).nth(2).waitFor()
  }
  const first = await names(page)
  await up(page, 1)
  await offer(page).getByText('排序已保存').waitFor()
  await offer(page).getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('排序：已撤销').waitFor()
  await expect.poll(() => names(page)).toEqual(first)

  await up(page, 1)
  await offer(page).getByText('排序已保存').waitFor()
  await offer(page).hover()
  await other.reload()
  await cards(other).nth(2).waitFor()
  await up(other, 2)
  await offer(other).waitFor()
  await offer(page).getByRole('button', { name: /^撤销/ }).click()
  await page.getByText(/不能撤销：此后.*修改/).waitFor()
  expect(errors).toEqual([])
})

const cards = (page: Page) => page.getByRole('main').locator('ol > li')
const names = (page: Page) => cards(page).locator('strong').allInnerTexts()
/** Puts the card at this place one place further up, by keyboard. */
async function up(page: Page, at: number) {
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  const grip = cards(page)
    .nth(at)
    .getByRole('button', { name: /^移动 / })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.getByText(new RegExp(`第 ${at + 1} 位`)).waitFor({ state: 'attached' })
  // What is lifted is said a moment before its keys are listened to.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await page.keyboard.press('ArrowUp')
  await page.getByText(new RegExp(`移到第 ${at} 位`)).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  expect((await sent).ok()).toBe(true)
}
