import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { couponStory } from '../mocks/app/stories.ts'
import { appOf } from './support/app.ts'
import { ask, go, row, sessionOf } from './support/desk.ts'
import { setDesk } from './support/stage.ts'

const TITLE = '满30减10听书券'
const stage = setDesk()

test('a coupon is made beside its ticket, and given out', async () => {
  const { page } = stage
  await go(page, '优惠券', '优惠券管理')
  await page.getByRole('link', { name: '新增' }).first().click()
  await page.getByRole('heading', { name: '新增优惠券' }).waitFor()
  await page.getByRole('button', { name: '预览' }).click()
  const ticket = page.getByRole('complementary', { name: '预览' })
  await page.getByRole('textbox', { name: '券名称' }).fill(TITLE)
  await page.getByRole('textbox', { name: '减免金额' }).fill('10')
  await page.getByRole('textbox', { name: '使用门槛（满）' }).fill('30')
  await ticket.getByText('满 30 元可用').first().waitFor()
  await expect.poll(() => ticket.locator('.ticket-stub').innerText()).toMatch(/¥\s*10/)

  await page.getByRole('radio', { name: '领取后N天' }).check()
  await page
    .getByRole('spinbutton', { name: '领取后有效天数' })
    .or(page.getByRole('textbox', { name: '领取后有效天数' }))
    .first()
    .fill('30')
  await ticket.getByText('领取后 30 天内有效').waitFor()
  const stock = page.getByRole('textbox', { name: '发行总量' })
  await stock.fill('2')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  await page.getByRole('button', { name: '开始发放' }).click()
  await page.getByText('发放中').first().waitFor()
})

test('readers take it until it is gone, use one, and the head of the uses adds up', async () => {
  const { page, portal } = stage
  const id = Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1])
  const app = await appOf(portal, '领券', ['appUser', 'userCoupon', 'userOrder', 'couponUsage'])
  const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19)
  const story = (uid: string) => ({ uid, coupon: id, now: `${now}+08:00` })
  for (const uid of ['U88000001', 'U88000002', 'U88000003'])
    await app.register({ uid, nickname: `领券的人${uid.slice(-1)}` })
  await couponStory(app, story('U88000001'))
  const validity = { start: `${now}+08:00`, end: `2030${now.slice(4)}+08:00` }
  await app.collect('second', 'U88000002', id, validity)
  await expect(app.collect('third', 'U88000003', id, validity)).rejects.toThrow(/40900/)
  await expect(app.collect('again', 'U88000001', id, validity)).rejects.toThrow(/4000|409/)
  await go(page, '优惠券', '使用明细')
  await row(page, TITLE).first().waitFor()
  const sums = page.locator('.list-sums')
  await sums.getByText('使用次数').waitFor()
  await pause(300)
  await expect.poll(() => sums.innerText()).toMatch(/抵扣金额/)
  await go(page, '优惠券', '优惠券管理')
  const line = row(page, TITLE).first()
  await line.locator('.ticket-stub', { hasText: '10' }).waitFor()
  await expect.poll(() => line.innerText()).toMatch(/50/)
})

test('it is voided with a reason: what was unused is taken back, what was used stays', async () => {
  const { page, portal } = stage
  await row(page, TITLE).first().getByRole('link', { name: TITLE }).click()
  await page.getByRole('heading', { name: TITLE }).first().waitFor()
  const more = page.getByRole('button', { name: '更多' })
  if ((await page.getByRole('button', { name: '作废', exact: true }).count()) === 0)
    await more.first().click()
  await page
    .getByRole('button', { name: '作废', exact: true })
    .or(page.getByRole('menuitem', { name: '作废', exact: true }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '原因' }).fill('活动取消')
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByText('作废：已完成').waitFor()
  const admin = await sessionOf(portal)
  const id = Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1])
  const { data } = await ask(portal, 'GET', `userCoupon?filter={"coupon":${id}}`, undefined, admin)
  const states = (data as { list: readonly { status: string }[] }).list.map(({ status }) => status)
  expect(states.toSorted()).toEqual(['used', 'voided'])
  expect(stage.errors).toEqual([])
})
