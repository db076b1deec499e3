import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const MASKED = /1\d{2}\*{4}\d{4}/
const CLEAR = /1[3-9]\d{9}/
const eye = (within: Page | Locator) => within.getByRole('button', { name: '显示完整信息' })
const open = (page: Page, path: string) => page.goto(stage.portal.url + path)
const entriesOf = async (entity: string) => {
  const session = await sessionOf(stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ action: 'reveal', entity }))
  const { data } = await ask(stage.portal, 'GET', `auditLog?filter=${filter}`, undefined, session)
  return (data as { readonly list: readonly Row[] }).list
}

test('in a list an eye shows one reader in full, in that tag alone, and the log tells who looked', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await open(page, '/datas/userInfo')
  const rows = page.locator('tbody tr', { has: eye(page) })
  const [first, second] = [rows.first(), rows.nth(1)]
  await second.waitFor()
  const id = await first.getAttribute('data-id')
  const row = page.locator(`tbody tr[data-id="${id}"]`)
  expect(
    [await row.innerText(), await second.innerText()].map((text) => MASKED.test(text)),
  ).toEqual([true, true])
  await screenshots(page, 'reveal-1-list')
  expect(await breachesInBoth(page)).toEqual([])
  await eye(row).click()
  await row.getByText(CLEAR).waitFor()
  expect(await eye(row).count()).toBe(0)
  expect(await page.locator('tbody').getByText(CLEAR).count()).toBe(1)
  await screenshots(page, 'reveal-2-row')

  await row.locator('a.title, a.act').first().click()
  const head = page.locator('.user-head')
  await head.getByText(MASKED).waitFor()
  await screenshots(page, 'reveal-3-record')
  await eye(head).click()
  await head.getByText(CLEAR).waitFor()
  expect((await entriesOf('appUser')).slice(0, 2)).toMatchObject([
    { recordId: id, changed: expect.arrayContaining(['phone']), actorName: expect.any(String) },
    { recordId: id },
  ])

  await open(page, '/configCenter/auditLog')
  const entry = page.locator('tbody tr', { hasText: '查看个人信息' }).first()
  await entry.getByText('手机号').first().waitFor()
  await screenshots(page, 'reveal-4-log')
  expect(errors).toEqual([])
})

test('at a desk the eye shows phone and address of the parcel before one', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await open(page, '/operateManagement/materialOrder/queue')
  const record = page.locator('.queue-record')
  await eye(record).first().waitFor()
  expect(await record.getByText(CLEAR).count()).toBe(0)
  await screenshots(page, 'reveal-5-desk')
  await eye(record).first().click()
  await record.getByText(CLEAR).waitFor()
  expect(await record.getByText('****').count()).toBe(0)
  await screenshots(page, 'reveal-6-desk')
  const [entry] = await entriesOf('materialOrder')
  expect(entry?.changed).toEqual(expect.arrayContaining(['phone', 'address']))
  expect(errors).toEqual([])
})

test('a form leaves what is masked as it is, shows it by the eye, and takes a new one', async () => {
  const session = await sessionOf(stage.portal)
  const get = async (path: string, method = 'GET') =>
    (await ask(stage.portal, method, path, method === 'GET' ? undefined : {}, session)).data as Row
  const { list } = (await get('company?filter={"status":"active"}')) as { list: readonly Row[] }
  const path = `company/${list[0]?.id}`
  const phone = async () => ((await get(`${path}/reveal`, 'POST')).values as Row).contactPhone
  const before = await phone()
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await open(page, `/partner/partnerManage/${list[0]?.id}`)
  const box = page.getByRole('textbox', { name: '对接人电话' })
  await box.waitFor()
  expect(await box.inputValue()).toMatch(/\*{4}/)
  const save = async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('已保存').first().waitFor()
  }
  await page.getByRole('textbox', { name: '备注' }).fill('改一处备注')
  await save()
  expect(await phone()).toBe(before)

  await eye(page.locator('.form-head')).click()
  await expect.poll(() => box.inputValue()).toBe(before)
  await screenshots(page, 'reveal-7-form')
  await page.getByRole('textbox', { name: '备注' }).fill('再改一处备注')
  await box.fill('13912349999')
  await save()
  await expect.poll(phone).toBe('13912349999')
  // What was just saved is shown in full still: it was asked for in this tag.
  await expect.poll(() => box.inputValue()).toBe('13912349999')
  expect(errors).toEqual([])
})

test('whoever has not the right sees no eye, and is refused', async () => {
  const editor = await makeEditor(stage.portal, 'eyeless', '没有权限')
  const { page, errors } = await openDesk(stage.browser, stage.portal, editor)
  await open(page, '/partner/partnerManage')
  await page.locator('tbody tr').first().waitFor()
  const session = await sessionOf(stage.portal, editor)
  const { data } = await ask(stage.portal, 'GET', 'company', undefined, session)
  const [company] = (data as { readonly list: readonly Row[] }).list
  const refused = await ask(stage.portal, 'POST', `company/${company?.id}/reveal`, {}, session)
  expect(refused.code).toBe(40300)
  await open(page, `/partner/partnerManage/${company?.id}`)
  await page.getByRole('textbox', { name: '对接人电话' }).waitFor()
  expect(await eye(page).count()).toBe(0)
  expect(errors).toEqual([])
})
