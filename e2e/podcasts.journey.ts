import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, go, openDesk, pick, picture, row, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const FEED = 'https://feeds.example.com/show/street.xml'
const errors: string[][] = []
/** What the show is called; its feed says so. */
let show = ''

/** Picks a picture and waits until it is in the object store. */
async function put(page: Page, label: string, name: string) {
  await page.getByRole('button', { name: label, exact: true }).setInputFiles(picture(name))
  await page.getByRole('button', { name: `替换${label}` }).waitFor()
}

/** What is done by a job is watched in a dialog until it is over. */
async function watched(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText('已完成').first().waitFor()
  await dialog.getByRole('button', { name: /知道了|关闭|确定/ }).click()
}

/** Does something with all rows that are ticked. */
const chosen = (page: Page, deed: string) =>
  page
    .getByRole('region', { name: '批量操作' })
    .getByRole('button', { name: deed, exact: true })
    .click()

test('a feed is checked, its show filled in, captured and taken over', async () => {
  const { page, errors: wrong } = await openDesk(stage.browser, stage.portal)
  errors.push(wrong)
  await go(page, '内容管理', '音频', '电台与播客合集')
  await page.getByText('播客源抓取尚未接入').waitFor()
  await page.getByRole('link', { name: '新增' }).click()
  // The list has filters of the same names.
  await page.getByRole('heading', { name: /^新增/, level: 1 }).waitFor()
  await page.getByRole('radio', { name: '抓取', exact: true }).check()
  await page.getByRole('textbox', { name: 'RSS地址' }).fill(FEED)
  await page.getByRole('button', { name: '检测RSS' }).click()
  const offer = page.getByRole('dialog', { name: '检测RSS' })
  await offer.getByText('共 6 期').waitFor()
  await offer.getByRole('button', { name: '填入表单' }).click()
  show = await page.getByRole('textbox', { name: /^名称/ }).inputValue()
  expect(show).toMatch(/./)
  await put(page, '方形封面', 'size-600x600-1')
  await pick(page, '来源方', '独立播客联盟')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/radioStation\/index\/\d+$/)
  await page.getByRole('button', { name: '立即抓取' }).click()
  await watched(page, '立即抓取')

  await go(page, '内容管理', '音频', '抓取播客')
  await pick(page, '所属合集', show)
  await page.getByText('共 6 条').waitFor()
  const waiting = row(page, show).first()
  await waiting.getByRole('button', { name: /^试听/ }).click()
  await page.getByRole('region', { name: '正在试听' }).waitFor()
  for (const at of [0, 1, 2]) await row(page, show).nth(at).getByRole('checkbox').check()
  await chosen(page, '接管')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await watched(page, '接管')
})

test('episodes go on shelf, into a playlist and into an issue', async () => {
  const { page, errors: wrong } = await openDesk(stage.browser, stage.portal)
  errors.push(wrong)
  await go(page, '内容管理', '音频', '播客单集')
  await pick(page, '所属合集', show)
  await page.getByText('共 3 条').waitFor()
  for (const at of [0, 1, 2]) await row(page, show).nth(at).getByRole('checkbox').check()
  await chosen(page, '上架')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByText('上架：3 条已完成').waitFor()

  await go(page, '内容管理', '音频', '播放列表')
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('heading', { name: '新增播放列表' }).waitFor()
  await page.getByLabel('列表名称').fill('雨天的四十分钟')
  await page.getByLabel('列表简介').fill('下雨的时候，慢慢听。')
  await put(page, '方形封面', 'size-600x600-2')
  await page.getByRole('button', { name: '批量添加' }).click()
  const picker = page.getByRole('dialog', { name: '批量添加' })
  await picker.getByRole('tab', { name: '播客单集' }).click()
  const found = picker.getByRole('listitem').filter({ hasText: '已上架' })
  for (const at of [0, 1, 2]) await found.nth(at).getByRole('checkbox').check()
  await picker.getByRole('button', { name: '加入 3 条' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/playlist\/\d+$/)
  await page.getByRole('button', { name: '上架', exact: true }).click()
  await page.getByText('已上架').first().waitFor()
  // The stand-in's episodes lie nowhere: their sound is asked for and does not come.
  expect(errors.flat().filter((one) => !/feeds\.example\.com|ERR_/.test(one))).toEqual([])
})

test('an episode is put where it belongs in an issue, by mouse and by keyboard', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await insertAndDrag(page)
})

/** What an issue is called that has articles an episode can stand between. */
async function issueWithArticles(): Promise<string> {
  const admin = await sessionOf(stage.portal)
  const found = await ask(stage.portal, 'GET', 'article?range=[0,0]', undefined, admin)
  const [article] = (found.data as { list: readonly { issue: number }[] }).list
  const issue = await ask(stage.portal, 'GET', `issue/${article?.issue}`, undefined, admin)
  return (issue.data as { title: string }).title
}

/** Opens an issue's running order with an episode in hand, puts it last by mouse and one up by keyboard, and saves. */
async function insertAndDrag(page: Page) {
  await go(page, '内容管理', '音频', '播客单集')
  await pick(page, '所属合集', show)
  await page.getByText('共 3 条').waitFor()
  const first = row(page, show).first()
  const title = (await first.getByRole('link').first().innerText()).trim()
  await first.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '插入期次' }).click()
  await page.getByRole('heading', { name: '播客插入' }).waitFor()
  await pick(page, '期次', await issueWithArticles())
  const lines = page.locator('.running > li')
  const at = async () => (await lines.allInnerTexts()).findIndex((text) => text.includes(title))
  await lines.nth(1).waitFor()
  // Every line tells whether readers see it, an article its column, an episode how long it is.
  await lines.first().getByText('已上架').waitFor()
  await lines
    .nth(1)
    .locator('.running-facts')
    .getByText(/已发布|已校对|草稿|已撤回/)
    .waitFor()
  expect(await at()).toBe(0)
  const last = (await lines.count()) - 1
  const grip = page.getByRole('button', { name: `移动 ${title}` })
  const [from, to] = [await grip.boundingBox(), await lines.nth(last).boundingBox()]
  await page.mouse.move(from!.x + 8, from!.y + 8)
  await page.mouse.down()
  await page.mouse.move(from!.x + 8, from!.y + 30, { steps: 4 })
  await page.mouse.move(from!.x + 8, to!.y + to!.height / 2 + 4, { steps: 10 })
  await page.mouse.up()
  await expect.poll(at).toBe(last)
  await grip.focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key)
    // Where it is put is worked out between two frames.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  }
  await expect.poll(at).toBe(last - 1)
  await page.locator('.podcasts-bar').getByRole('button').first().click()
  await page.getByText('已保存').waitFor()
}
