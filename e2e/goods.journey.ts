import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppClient } from '../mocks/app/AppClient.ts'
import { appOf } from './support/app.ts'
import { breaches } from './support/breaches.ts'
import { launchBrowser, type WatchedPage } from './support/browser.ts'
import { choose } from './support/choose.ts'
import { ask, go, openDesk, picture, row, sessionOf } from './support/desk.ts'
import { type RunningPortal, startPortal } from './support/portal.ts'

const [BAG, BAG_NO] = ['读者帆布袋', 'SW-2027001'] as const
const CARD = '读者半年卡'
let portal: RunningPortal
let browser: Browser
let desk: WatchedPage
let page: Page
let app: AppClient

beforeAll(async () => {
  browser = await launchBrowser()
  portal = await startPortal()
  desk = await openDesk(browser, portal)
  page = desk.page
  const writes = ['appUser', 'userOrder', 'goods', 'vipGoods']
  app = await appOf(portal, '卖货', writes, ['public'])
})
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
})

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = () => page.getByRole('button', { name: '保存', exact: true }).click()
const told = (text: string) => page.getByText(text).first().waitFor()
const recordId = () => Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1])

test('goods are made under the rules of prices and put on sale', async () => {
  await go(page, '页面管理', '商品', '商品管理')
  await page.getByRole('link', { name: '新增' }).first().click()
  // The list has filters of the same names.
  await page.getByRole('heading', { name: /^新增/, level: 1 }).waitFor()
  await choose(page.getByLabel('商品类型'), '实物')
  await box('商品名称').fill(BAG)
  await box('商品编号').fill(BAG_NO)
  const cover = page.getByRole('button', { name: '商品图', exact: true })
  await cover.setInputFiles(picture('size-750x750-1'))
  await page.getByRole('button', { name: '替换商品图' }).waitFor()
  await box('售价').fill('59')
  await box('会员价').fill('69')
  await save()
  const wrong = page.getByRole('alert')
  await wrong.filter({ hasText: '会员价' }).first().waitFor()
  await box('库存').fill('3')
  await box('会员价').fill('49')
  await save()
  await told('已保存')
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: '上架', exact: true }).click()
  await told('上架：已完成')
})

test('readers buy it until it is sold out; what was sold keeps its kind', async () => {
  const goods = recordId()
  const uid = 'U66000001'
  await app.register({ uid, nickname: '爱背书的人' })
  const buy = (orderNo: string, quantity: number) => {
    const items = [{ goods, title: BAG, quantity, price: 5900 }]
    const sums = { amount: 5900 * quantity, paid: 5900 * quantity }
    return app.order({ orderNo, status: 'paid', user: { uid }, kind: 'object', items, ...sums })
  }
  expect((await buy('MH20270101000001', 2)).created).toBe(true)
  await expect(buy('MH20270101000002', 2)).rejects.toThrow(/库存不足/)
  await app.send('goods', { id: goods, soldCount: 2 })
  await go(page, '页面管理', '商品', '商品管理')
  const line = row(page, BAG_NO)
  await line.getByText('在售').waitFor()
  const cells = await line.getByRole('cell').allInnerTexts()
  expect(cells.slice(-4, -2)).toEqual(['1', '2'])
  await line.getByRole('link', { name: BAG }).click()
  // The form was open all the while, and keeps what it was filled with.
  await page.reload()
  await told('累计销量为 2，不能再修改')
  await expect.poll(() => page.getByLabel('商品类型').isDisabled()).toBe(true)
})

test('its price is changed with a reason, and a refusal keeps what was typed', async () => {
  await go(page, '页面管理', '商品', '商品管理')
  await row(page, BAG_NO)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '调价' }).click()
  const dialog = page.getByRole('dialog', { name: '调价' })
  const field = (name: RegExp) => dialog.getByRole('textbox', { name })
  await field(/^售价/).fill('39')
  await field(/^原因/).fill('换季清仓')
  await dialog.getByRole('button', { name: '确定' }).click()
  // The dialog stays, and says at its field what is wrong.
  await dialog.getByRole('alert').filter({ hasText: '会员价' }).first().waitFor()
  await expect.poll(() => field(/^售价/).inputValue()).toMatch(/^39/)
  await expect.poll(() => field(/^原因/).inputValue()).toBe('换季清仓')
  expect(await breaches(page)).toEqual([])
  await field(/^会员价/).fill('29')
  await dialog.getByRole('button', { name: '确定' }).click()
  await told('调价：已完成')
  await row(page, BAG_NO).getByText('¥39.00').waitFor()
})

test('a membership card goes on sale to the checkout, and comes off it again', async () => {
  await go(page, '页面管理', '商品', 'VIP商品')
  await page.getByRole('link', { name: '新增' }).first().click()
  await box('商品名称').fill(CARD)
  await page.getByRole('radio', { name: '知识会员' }).check()
  await box('时长').fill('6')
  await box('售价').fill('198')
  await box('划线价').fill('168')
  const apple = page.getByRole('checkbox', { name: 'iOS' })
  await apple.click()
  await expect.poll(() => apple.isChecked()).toBe(false)
  await save()
  await page.getByRole('alert').filter({ hasText: '划线价' }).first().waitFor()
  await box('划线价').fill('258')
  await save()
  await told('已保存')
  const card = recordId()
  await page.getByRole('button', { name: '上架', exact: true }).click()
  await told('上架：已完成')
  expect(await app.read('vipGoods', card)).toMatchObject({ name: CARD, price: 19800 })
  await app.send('vipGoods', { id: card, soldCount: 5 })

  await page.getByRole('button', { name: '下架', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '下架' })
  await asked.getByText('用户将不再看到').waitFor()
  await asked.getByRole('button', { name: '确定' }).click()
  await told('下架：已完成')
  await expect(app.read('vipGoods', card)).rejects.toThrow(/40400|40401/)
  const { data } = await ask(portal, 'GET', `vipGoods/${card}`, undefined, await sessionOf(portal))
  expect(data).toMatchObject({ status: 'withdrawn', soldCount: 5 })
  expect(desk.errors).toEqual([])
})
