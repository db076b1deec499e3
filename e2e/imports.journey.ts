import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { cell, tile } from './support/grantDesk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ env: { JOB_LEASE_SECONDS: '5' } })
const timeout = 60_000
const path = '/datas/salesPlatform/importGoods'

const csv = (...lines: string[]) => ({
  name: '新品.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

test('new goods: the template, a list with wrong rows, mended and dropped, run, read back, taken back', async () => {
  const { portal } = stage
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(portal.url + path)
  const card = page.getByRole('article', { name: '新商品导入' })
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: /下载模板/ }).click()
  const template = read(await readFile(await (await saved).path()))
  const [heads] = utils.sheet_to_json<string[]>(template.Sheets.数据!, { header: 1 })
  expect(heads).toContain('售价（元）')

  await card.getByRole('link', { name: /上传名单/ }).click()
  const rows = [
    heads!.join(','),
    '天猫,TM-90001,山河故人 音频,课程,99,,',
    '天猫,TM-90002,夜航西飞 音频,课程,面议,,',
    '京东,JD-90003,合订礼盒,实物,268,没有这家,30',
  ]
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles(csv(...rows))
  await page.getByRole('button', { name: /^完成/ }).waitFor()
  await page.getByLabel('导入原因').fill('十一月新品上架')
  await page.getByRole('button', { name: '开始校验' }).click()
  await page.locator('.bulk-tile').first().waitFor({ timeout })
  await expect.poll(() => tile(page, '问题')).toBe('2')
  expect(await page.locator('.bulk-tile').getByText('人数').count()).toBe(0)
  expect(await breachesInBoth(page)).toEqual([])

  // One wrong row is mended where it stands, the other leaves.
  const price = cell(page, 3, '售价（元）')
  await price.fill('19.90')
  await price.press('Enter')
  await expect.poll(() => tile(page, '问题')).toBe('1')
  await page.getByRole('button', { name: '剔除问题行' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /剔除|确定|确认/ })
    .last()
    .click()
  await expect.poll(() => tile(page, '问题')).toBe('0')
  await page.getByRole('button', { name: '下一步：确认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('2 行已导入').waitFor({ timeout })

  const result = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载结果' }).click()
  const book = read(await readFile(await (await result).path()))
  const lines = utils.sheet_to_json<{ [head: string]: unknown }>(book.Sheets[book.SheetNames[0]!]!)
  expect(lines.map((line) => [line.平台商品编号, line.结果, line.商品编号])).toEqual([
    ['TM-90001', '成功', 'TMALL-TM-90001'],
    ['TM-90002', '成功', 'TMALL-TM-90002'],
    ['JD-90003', '跳过', undefined],
  ])
  const admin = await sessionOf(portal)
  const made = async () => {
    const filter = encodeURIComponent(JSON.stringify({ outerNo_q: 'TM-9000' }))
    const { data } = await ask(portal, 'GET', `goods?filter=${filter}`, undefined, admin)
    return (data as { list: { name: string; price: number }[] }).list.map(({ price }) => price)
  }
  expect((await made()).toSorted()).toEqual([1990, 9900])

  await page.getByRole('button', { name: '撤回本批' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('价格录错，撤回')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByText('撤回自').waitFor({ timeout })
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await expect.poll(made, { timeout }).toEqual([])
  expect(errors).toEqual([])
})
