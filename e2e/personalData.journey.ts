import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a person gets a copy of what is kept of them, and is then erased, their orders too', async () => {
  const session = await sessionOf(stage.portal)
  const get = async (path: string) =>
    (await ask(stage.portal, 'GET', path, undefined, session)).data as Row & {
      readonly list: readonly Row[]
    }
  // Somebody a parcel went to: their name and address stand in it as well.
  const done = encodeURIComponent(JSON.stringify({ status: 'delivered' }))
  const [parcel] = (await get(`activityMaterialObjectOrder?filter=${done}`)).list
  const user = await get(`appUser/${parcel?.user}`)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const open = async (deed: string) => {
    await page.goto(`${stage.portal.url}/datas/userInfo/${user.id}`)
    await page.getByRole('button', { name: '更多' }).first().click()
    await page.getByRole('menuitem', { name: deed }).click()
    const dialog = page.getByRole('dialog', { name: deed })
    await dialog.getByLabel('依据').fill('本人来电，工单 88')
    return dialog
  }

  const dialog = await open('导出个人信息')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'personalData-1-export')
  await dialog.getByRole('button', { name: '确定' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载结果' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`个人信息-${user.nickname}.xlsx`)
  const book = read(readFileSync(await download.path()))
  const told = (sheet: string) => JSON.stringify(utils.sheet_to_json(book.Sheets[sheet]!))
  expect(told('说明')).toContain('本人来电，工单 88')
  const shown = await ask(stage.portal, 'POST', `appUser/${user.id}/reveal`, {}, session)
  const { phone } = (shown.data as { readonly values: Row }).values
  expect(told('用户')).toContain(String(phone))
  expect(told('实物订单')).toContain(String(parcel?.receiver))

  const asked = await open('注销并删除个人信息')
  expect(await asked.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await asked.getByLabel(/^请输入 .+ 以确认$/).fill(String(user.uid))
  await screenshots(page, 'personalData-2-erase')
  await asked.getByRole('button', { name: '确定' }).click()
  await page.getByText(/“删除个人信息.+已完成/).waitFor()
  await page.getByText('已注销').first().waitFor()
  expect(await get(`activityMaterialObjectOrder/${parcel?.id}`)).toMatchObject({
    ...{ receiver: null, phone: null, goodsName: parcel?.goodsName },
  })
  const versions = JSON.stringify(await get(`activityMaterialObjectOrder/${parcel?.id}/history`))
  expect(versions).not.toContain(String(parcel?.receiver))
  expect(errors).toEqual([])
}, 120_000)
