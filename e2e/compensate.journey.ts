import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { appOf } from './support/app.ts'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, openDesk, type Person, row, sessionOf } from './support/desk.ts'
import { makeOperator } from './support/grantDesk.ts'
import { reader, registerReaders } from './support/readers.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const RECIPE = '播放失败 → 50元阅读币'
let agent: Person
let approver: Person

beforeAll(async () => {
  const { portal } = stage
  agent = await makeOperator(portal, 'chenke', '陈客服', ['compensate'])
  approver = await makeOperator(portal, 'zhaofu', '赵复核', ['approve'])
  await registerReaders(portal, 1, 3)
  const admin = await sessionOf(portal)
  const made = await ask(
    portal,
    'POST',
    'compensation',
    { name: RECIPE, kind: 'readMoney', cells: { amount: '50.00' }, reason: '播放失败，致歉' },
    admin,
  )
  if (made.code !== 20000) throw new Error(`No recipe: ${JSON.stringify(made)}`)
  await set('bulk.agentFen', 12_000)
}, 240_000)

const box = (page: Page) => page.getByRole('combobox', { name: /^(搜索页面|Search pages)/ })

/** From anywhere to where a user is made good to: by keys alone. */
async function toUser(page: Page, n: number): Promise<void> {
  await page.getByRole('button', { name: /^(搜索页面|Search pages)/ }).waitFor()
  await page.keyboard.press('Control+k')
  await box(page).fill(reader(n).uid)
  await page.getByRole('option', { name: `补偿 读者${n}` }).click()
  await page.getByRole('heading', { name: `补偿 读者${n}` }).waitFor()
}
const comes = (page: Page) => page.getByRole('region', { name: '将得到' })
const outcome = (page: Page) => page.getByRole('region', { name: '结果' })

test('support makes good to a user by a recipe: given at once, warned at a repeat, approved above the month’s limit, answered', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, agent, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${stage.portal.url}/home`)
  await toUser(page, 1)
  // The recipe by its digit, which stands on it.
  const recipe = page.getByRole('button', { name: new RegExp(RECIPE) })
  await page.keyboard.press(await recipe.locator('kbd').innerText())
  await comes(page).getByText('50 元阅读币').waitFor()
  await comes(page).getByText('本月自行补偿额度 120.00 元，这次之后剩 70.00 元').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  const give = comes(page).getByRole('button', { name: '确认补偿' })
  await expect.poll(() => give.isEnabled()).toBe(true)
  await page.keyboard.press('Control+Enter')
  await outcome(page)
    .getByText(/^已补偿：50 元阅读币/)
    .waitFor()
  await outcome(page).getByRole('button', { name: '复制回复' }).click()
  await outcome(page).getByRole('button', { name: '已复制' }).waitFor()
  const sent = await page.evaluate(() => navigator.clipboard.readText())
  expect(sent).toMatch(
    /^您好！很抱歉给您带来不便。已为您发放 50 元阅读币，长期有效，.*编号 PL\d{8}-\d{4}。$/,
  )
  expect(await breachesInBoth(page)).toEqual([])

  // She had the same a moment ago: it is given again once that is ticked.
  await outcome(page).getByRole('button', { name: '再补一次' }).click()
  await page.getByRole('button', { name: new RegExp(RECIPE) }).click()
  await comes(page)
    .getByRole('checkbox', { name: /30 ?天内/ })
    .waitFor()
  expect(await give.isDisabled()).toBe(true)
  await comes(page).getByRole('checkbox').check()
  await give.click()
  await outcome(page)
    .getByText(/^已补偿：50 元阅读币/)
    .waitFor()

  // What is typed wrong is told at its place.
  await toUser(page, 2)
  await page.getByRole('button', { name: '充值阅读币', exact: true }).click()
  await page.getByLabel('补赠原因').fill('多次播放失败，加倍致歉')
  await page.getByLabel('充值金额').fill('0')
  await comes(page)
    .getByText(/金额|0\.01/)
    .first()
    .waitFor()
  await page.getByLabel('充值金额').fill('88')

  // It is more than is left of the month: somebody else has to agree, told before and after.
  await comes(page)
    .getByText(/^超出经办人本月自行补偿额度（额度 120\.00 元，已补 100\.00 元，本次 88\.00 元）/)
    .waitFor()
  await comes(page).getByRole('button', { name: '提交复核' }).click()
  await outcome(page)
    .getByText(/^已提交复核，尚未发放：88 元阅读币/)
    .waitFor()
  const batch = outcome(page).getByRole('link', { name: '查看批次' })
  const address = await batch.getAttribute('href')

  const other = await openDesk(stage.browser, stage.portal, approver)
  await other.page.goto(stage.portal.url + address)
  await other.page
    .getByText(/超出经办人本月自行补偿额度/)
    .first()
    .waitFor()
  await other.page.getByRole('button', { name: '通过并执行' }).click()
  const agreed = other.page.getByRole('dialog', { name: '通过并执行' })
  await agreed.getByRole('button', { name: '通过并执行' }).click()
  await other.page.getByText('全部成功：1 行已发放').waitFor({ timeout: JOB })

  // Her timeline tells it, with the sentence to send.
  await outcome(page).getByRole('link', { name: '看时间线' }).click()
  const line = page.locator('.timeline li').filter({ hasText: '已发放：88 元阅读币' })
  await line.getByRole('button', { name: '复制回复' }).click()
  await line.getByRole('button', { name: '已复制' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('88 元阅读币')
  expect([...errors, ...other.errors]).toEqual([])
}, 240_000)

test('what is given for an order begins there, and is found by its number', async () => {
  const app = await appOf(stage.portal, '卖课', ['userOrder'])
  const orderNo = 'MH20270101000077'
  const sums = { amount: 1900, paid: 1900, payChannel: 'wechat' as const }
  const paidAt = '2026-11-20T10:00:00+08:00'
  const bought = { orderNo, status: 'paid', kind: 'course', items: [], paidAt, ...sums }
  await app.order({ ...bought, user: { uid: reader(3).uid } })

  const { page, errors } = await openDesk(stage.browser, stage.portal, agent)
  await page.goto(`${stage.portal.url}/datas/userOrder`)
  await row(page, orderNo)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '补偿', exact: true }).click()
  await page.getByRole('heading', { name: '补偿 读者3' }).waitFor()
  await page.getByText(`关于 ${orderNo}`).waitFor()
  await page.getByRole('button', { name: new RegExp(RECIPE) }).click()
  expect(await page.getByLabel('补赠原因').inputValue()).toBe(`${orderNo}：播放失败，致歉`)
  await page.getByLabel('充值金额').fill('1')
  await comes(page).getByText('1 元阅读币').waitFor()
  await comes(page).getByRole('button', { name: '确认补偿' }).click()
  await outcome(page)
    .getByText(/^已补偿：1 元阅读币/)
    .waitFor()
  await page.keyboard.press('Control+k')
  await box(page).fill(orderNo)
  await page
    .getByRole('option', { name: /^PL\d{8}-\d{4}/ })
    .first()
    .waitFor()
  expect(errors).toEqual([])
}, 240_000)

async function set(key: string, value: number): Promise<void> {
  const admin = await sessionOf(stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ key }))
  const { data } = await ask(stage.portal, 'GET', `baseConfig?filter=${filter}`, undefined, admin)
  const [found] = (data as { list: { id: number; version: number }[] }).list
  const body = { version: found!.version, value: String(value) }
  const changed = await ask(stage.portal, 'PUT', `baseConfig/${found!.id}`, body, admin)
  if (changed.code !== 20000) throw new Error(`${key} stays: ${JSON.stringify(changed)}`)
}
