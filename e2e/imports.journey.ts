import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils, write } from 'xlsx'
import { savedList } from '#derive/bulk/sheet/testing/everyKind.ts'
import { shopExports } from '#portal/engine/imports/testing/shopExports.ts'
import { breachesInBoth } from './support/breaches.ts'
import { choose } from './support/choose.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { bringBack, type ExportedRow, exportList } from './support/editedList.ts'
import { cell, dropProblems, tickAll, tile } from './support/grantDesk.ts'
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
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
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
  await dropProblems(page)
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

const isFocused = (box: Locator) => box.evaluate((element) => element === document.activeElement)

test('cells are written in where they stand by the keys of a spreadsheet; rows left out come back as a sheet', async () => {
  const { portal } = stage
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url + path}?kind=goods`)
  const rows = [
    '销售平台,平台商品编号,商品名称,商品类型,售价（元）,合作方,分成比例',
    '天猫,TM-91001,春山集 音频,课程,99,,',
    '天猫,TM-91002,夏木集 音频,课程,99,,',
    '天猫,TM-91003,秋水集 音频,课程,99,,',
    '天猫,TM-91004,冬雪集 音频,课程,面议,,',
  ]
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles(csv(...rows))
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
  await page.getByLabel('导入原因').fill('四季新品上架')
  await page.getByRole('button', { name: '开始校验' }).click()
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('1')
  await page.locator('[data-tile=all]').click()

  // Chosen by a press, written over by typing, left by an arrow: the row is checked as it is left.
  const name = (row: number) => cell(page, row, '商品名称')
  await name(2).click()
  await page.keyboard.type('春山新集')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(name(3))).toBe(true)
  await page
    .getByRole('row', { name: /春山新集|^2/ })
    .getByText('已修正')
    .waitFor({ timeout })
  // Into the text by F2, put back by Escape, on by Tab and arrows.
  await page.keyboard.press('F2')
  await page.keyboard.type('（精装）')
  expect(await name(3).inputValue()).toBe('夏木集 音频（精装）')
  await page.keyboard.press('Escape')
  expect(await name(3).inputValue()).toBe('夏木集 音频')
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(cell(page, 3, '商品类型'))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => isFocused(name(3))).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isFocused(name(2))).toBe(true)
  // A block of cells fills the rows from there on.
  await name(2).evaluate((box) => {
    const data = new DataTransfer()
    data.setData('text/plain', '春山集\t课程\t109\n夏木集\t课程\t119')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect.poll(() => cell(page, 3, '售价（元）').inputValue(), { timeout }).toBe('119')

  // Replacing says what it will change before it does.
  await page.getByRole('button', { name: '查找替换' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '列' }).click()
  await page.getByRole('option', { name: '商品名称' }).click()
  await dialog.getByLabel('查找').fill('集')
  await dialog.getByLabel('替换为').fill('辑')
  await dialog.getByText('将修改 4 行').waitFor()
  await dialog.getByText('第 2 行').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: '替换 4 行' }).click()
  await expect.poll(() => name(3).inputValue(), { timeout }).toBe('夏木辑')

  await page.getByRole('button', { name: '剔除问题行' }).click()
  await dialog.getByRole('button').last().click()
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('0')
  await page.getByRole('button', { name: '下载剔除的 1 行' }).waitFor()
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText(/3 行已导入/).waitFor({ timeout })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载剔除的 1 行' }).click()
  const left = await saved
  expect(left.suggestedFilename()).toBe('新品.xlsx')
  const bytes = await readFile(await left.path())
  const [, line] = utils.sheet_to_json<string[]>(read(bytes).Sheets.数据!, { header: 1 })
  expect(line).toEqual(expect.arrayContaining(['TM-91004', '冬雪辑 音频', '面议']))

  // What was left out is uploaded again, and mended there.
  await page.goto(`${portal.url + path}?kind=goods`)
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles({
    name: '新品.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  })
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
  await page.getByLabel('导入原因').fill('补上冬季新品')
  await page.getByRole('button', { name: '开始校验' }).click()
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('1')
  await cell(page, 2, '售价（元）').fill('129')
  await cell(page, 2, '售价（元）').press('Enter')
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('0')
  expect(errors).toEqual([])
})

test('a list is exported, edited as a spreadsheet, brought back before its file has arrived, and taken back', async () => {
  const { portal } = stage
  const admin = await sessionOf(portal)
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/contentManagement/author`)
  const { name, rows } = await exportList(page)
  const [first, second, third] = rows as [ExportedRow, ExportedRow, ExportedRow]
  const stored = async ({ 编号: id }: ExportedRow) =>
    (await ask(portal, 'GET', `author/${id}`, undefined, admin)).data as ExportedRow
  const before = await stored(first)
  // Somebody else changes the third while the list is edited.
  const { version } = await stored(third)
  const others = { version, title: '主任编辑' }
  const changed = await ask(portal, 'PUT', `author/${third.编号}`, others, admin)
  expect(changed.code).toBe(20000)
  const edited = [{ ...first, 头衔: '特约撰稿人' }, second, { ...third, 头衔: '执行主编' }]
  await bringBack(page, '作者.xlsx', name, edited)
  // Pressed at once: the check begins when the file has arrived.
  await page.getByLabel('导入原因').fill('统一作者头衔')
  await page.getByRole('button', { name: '开始校验' }).click()
  await page.locator('.bulk-tile').first().waitFor({ timeout })
  await expect.poll(() => tile(page, '问题')).toBe('1')
  expect(await tile(page, '提醒')).toBe('1')
  expect(await tile(page, '跳过')).toBe('1')
  await page
    .getByText(/导出之后已被修改/)
    .first()
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])

  await dropProblems(page)
  await expect.poll(() => tile(page, '问题')).toBe('0')
  await page.getByRole('button', { name: '下一步：确认' }).click()
  const dialog = page.getByRole('dialog')
  await tickAll(dialog)
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('1 行已写入').waitFor({ timeout })
  expect(await stored(first)).toMatchObject({ title: '特约撰稿人', name: before.name })
  expect(await stored(third)).toMatchObject({ title: '主任编辑' })

  await page.getByRole('button', { name: '撤回本批' }).click()
  await dialog.getByRole('textbox').first().fill('头衔有误，撤回')
  await dialog.getByRole('button').last().click()
  await page.getByText('撤回自').waitFor({ timeout })
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await expect.poll(async () => (await stored(first)).title, { timeout }).toBe(before.title)
  expect(errors).toEqual([])
})

test('what taking a list back restores and what stays is said row by row before, and is what happens', async () => {
  const { portal } = stage
  const admin = await sessionOf(portal)
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/contentManagement/source`)
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const book = read(await readFile(await (await exported).path()))
  const name = book.SheetNames[0]!
  const [first, second] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name]!, {
    defval: null,
  }) as [Record<string, unknown>, Record<string, unknown>]
  const stored = async ({ 编号: id }: Record<string, unknown>) =>
    (await ask(portal, 'GET', `source/${id}`, undefined, admin)).data as Record<string, unknown>
  const before = await stored(first)
  const edited = [first, second].map((row) => ({ ...row, 合同编号: 'HT-LIST' }))
  const back = utils.book_new()
  utils.book_append_sheet(back, utils.json_to_sheet(edited), name)
  await page.getByRole('button', { name: '导入修改' }).click()
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles({
    name: '来源.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(back, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
  await page.getByLabel('导入原因').fill('统一合同编号')
  await page.getByRole('button', { name: '开始校验' }).click()
  await expect.poll(() => tile(page, '提醒'), { timeout }).toBe('2')
  await page.getByRole('button', { name: '下一步：确认' }).click()
  const dialog = page.getByRole('dialog')
  await tickAll(dialog)
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('2 行已写入').waitFor({ timeout })

  // Somebody else goes on with the second.
  const { version } = await stored(second)
  const theirs = { version, contractNumber: 'HT-LATER' }
  expect((await ask(portal, 'PUT', `source/${second.编号}`, theirs, admin)).code).toBe(20000)
  await page.getByRole('button', { name: '撤回本批' }).click()
  await dialog.getByRole('textbox').first().fill('合同编号有误')
  await dialog.getByRole('button').last().click()
  await page.getByText('撤回自').waitFor({ timeout })
  await expect.poll(() => tile(page, '可撤回'), { timeout }).toBe('1')
  expect(await tile(page, '保留（已改动）')).toBe('1')
  await page
    .getByText(/HT-LIST.*HT-LATER/)
    .first()
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await page.getByRole('button', { name: '下一步：确认' }).click()
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await expect
    .poll(async () => (await stored(first)).contractNumber, { timeout })
    .toBe(before.contractNumber)
  expect((await stored(second)).contractNumber).toBe('HT-LATER')
  expect(errors).toEqual([])
})

/** The day before, as the portal counts days. */
const yesterday = () => new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
const sheetTypes = { xls: 'application/vnd.ms-excel', csv: 'text/csv' }

test('the export of a shop is known by its headers; which shop it is one says, and can say otherwise', async () => {
  const { portal } = stage
  const { page, errors } = await openDesk(stage.browser, portal)
  const { bytes } = shopExports.tmall(yesterday())
  await page.goto(`${portal.url}/datas/salesPlatform/import?kind=sales`)
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles({
    ...{ name: '商品_全部.xls', mimeType: sheetTypes.xls, buffer: Buffer.from(bytes) },
  })
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
  await page.getByLabel('导入原因').fill('天猫昨日销售')
  await page.getByRole('button', { name: '开始校验' }).click()
  await page.getByText('看表头，这是天猫生意参谋的商品日报').waitFor({ timeout })
  await page.getByText('还有 1 个必填列未对应').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  const shop = async (name: string) => {
    await choose(page.getByRole('combobox', { name: '店铺 取自' }), '固定值…')
    await page.getByRole('textbox', { name: '店铺 的固定值' }).fill(name)
    await page.getByRole('button', { name: '按此读取并校验' }).click()
  }
  await shop('旗舰店')
  await expect.poll(() => tile(page, '总行数'), { timeout }).toBe('2')
  await cell(page, 6, '店铺').waitFor()
  expect(await cell(page, 6, '店铺').inputValue()).toBe('旗舰店')
  await page.getByRole('button', { name: '重新对应各列' }).click()
  await page.getByRole('textbox', { name: '店铺 的固定值' }).fill('图书专营店')
  await page.getByRole('button', { name: '按此读取并校验' }).click()
  await expect.poll(() => cell(page, 6, '店铺').inputValue(), { timeout }).toBe('图书专营店')
  expect(errors).toEqual([])
})

test('codes of a benefit are taken in from its own row, pasted as they came, and counted', async () => {
  const { portal } = stage
  const admin = await sessionOf(portal)
  const filter = encodeURIComponent(JSON.stringify({ title: '会员专享咖啡券' }))
  const found = await ask(portal, 'GET', `welfare?filter=${filter}`, undefined, admin)
  const [benefit] = (found.data as { list: { id: number; codesLeft: number; stock: number }[] })
    .list
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/operateManagement/welfare?filter=${filter}`)
  const row = page.getByRole('row', { name: /会员专享咖啡券/ })
  await row.getByRole('button', { name: /更多|操作/ }).click()
  await page.getByRole('menuitem', { name: '导入券码' }).click()
  await page.getByText('福利券码导入').first().waitFor()
  await page.getByRole('button', { name: /拖入表格/ }).evaluate((box) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'KF-2026-A1\nKF-2026-A2\nKF-2026-A3')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await page.getByText('粘贴的表格.csv').waitFor()
  await page.getByLabel('导入原因').fill('街角咖啡十二月券码')
  await page.getByRole('button', { name: '开始校验' }).click()
  await page.getByText('没有表头，第一列按“券码”读取，从第一行开始').waitFor({ timeout })
  await page.getByRole('button', { name: '下一步：确认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('3 行已入库').waitFor({ timeout })
  const after = await ask(portal, 'GET', `welfare/${benefit!.id}`, undefined, admin)
  expect(after.data).toMatchObject({
    codesLeft: benefit!.codesLeft + 3,
    stock: benefit!.stock + 3,
  })
  expect(errors).toEqual([])
})

test('a list that LibreOffice saved, with a title, a sum and another sheet; who stands there twice is kept once', async () => {
  const { portal } = stage
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/datas/import?kind=whiteList`)
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles({
    name: '十一月名单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(savedList('libreoffice', 'whiteList')),
  })
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
  await page.getByLabel('导入原因').fill('新刊内测名单')
  await page.getByRole('button', { name: '开始校验' }).click()
  await page.getByText('合计行未计入：第6行').waitFor({ timeout })
  await expect.poll(() => tile(page, '总行数')).toBe('2')
  await page.getByText('与第4行重复').first().waitFor()
  // Nothing of such a list can be added up.
  await page.getByRole('button', { name: '保留第一行' }).click()
  expect(await page.getByRole('button', { name: '合并', exact: true }).count()).toBe(0)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('相同的行只保留最先出现的一行').waitFor()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('0')
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText(/1 行已加入/).waitFor({ timeout })
  expect(errors).toEqual([])
})
