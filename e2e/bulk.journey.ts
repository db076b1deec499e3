import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, type Person, sessionOf } from './support/desk.ts'
import {
  csvInGb18030,
  filledIn,
  type Line,
  listName,
  readBack,
  template,
} from './support/giveList.ts'
import { cell, makeOperator, grantScreen as screen, tile, upload } from './support/grantDesk.ts'
import { balancesOf, reader, registerReaders } from './support/readers.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

// A minute without a heartbeat is long to wait for in a story.
const stage = setStage({ env: { JOB_LEASE_SECONDS: '5' } })
/** How long a job may take to begin and end on a machine with other things to do, in milliseconds. */
const timeout = 60_000
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
let operator: Person
let empty: Uint8Array

beforeAll(async () => {
  const { portal } = stage
  operator = await makeOperator(portal, 'liyun', '李运营')
  empty = await template(portal, await sessionOf(portal))
  await registerReaders(portal, 1, 1040)
}, 240_000)

/** A line of the list for the n-th reader: by phone, every third one by user ID. */
const lineOf = (n: number, yuan = '5.00'): Line =>
  n % 3 === 0
    ? ['', reader(n).uid, yuan, '', '']
    : [reader(n).phone, '', yuan, n % 7 === 0 ? '2026-12-31' : '', '客诉补偿']

test('a thousand people: a template filled in, mended row by row, confirmed, watched, read back cell by cell', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(stage.portal.url + screen)
  const card = page.getByRole('article', { name: '充值阅读币' })
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: /下载模板/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(listName)
  const lines = Array.from({ length: 1000 }, (_, at) => lineOf(at + 1))
  const broken = withMistakes(lines)
  const file = filledIn(await readFile(await download.path()), broken)
  await card.getByRole('link', { name: /上传名单/ }).click()
  await upload(page, file, '十一月客诉补偿第一批')

  // What is wrong, in numbers and row by row.
  await page.locator('.bulk-tile').first().waitFor({ timeout })
  await expect.poll(() => tile(page, '问题')).toBe('6')
  await expect.poll(() => tile(page, '总行数')).toBe('1,000')
  await expect
    .poll(() => page.getByRole('button', { name: '下一步：确认' }).isDisabled())
    .toBe(true)
  const found = page.getByRole('region', { name: '校验发现' })
  for (const words of [
    /问题\s*手机号/,
    /问题\s*用户不存在/,
    /含公式或合并单元格/,
    /问题\s*与第9行重复/,
  ])
    await found.getByRole('button', { name: words }).first().waitFor()
  await page.getByText('手机号被表格转成了科学计数，请把该列设为文本').first().waitFor()

  // Only rows in sight are drawn and fetched; the last one is a scroll away, a tile or a word finds the others.
  await page.getByRole('button', { name: /^总行数/ }).click()
  await page.getByRole('rowheader', { name: '2', exact: true }).waitFor()
  await page.locator('.bulk-rows').evaluate((box) => {
    box.scrollTop = box.scrollHeight
  })
  await page.getByRole('rowheader', { name: '1001', exact: true }).waitFor()
  await expect.poll(() => page.locator('.bulk-rows tbody tr').count()).toBeLessThan(60)
  await page.getByLabel('查找行').fill(reader(500).phone)
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['501'])
  await page.getByLabel('查找行').fill('')
  await page.getByRole('button', { name: /^问题\s*6/ }).click()

  // Put right in place: Enter checks the row and goes on to the next problem.
  await cell(page, 5, '手机号').fill('13800')
  await page.getByText('手机号格式不正确').first().waitFor()
  await cell(page, 5, '手机号').fill(reader(4).phone)
  await page.keyboard.press('Enter')
  await focused(page, 10, '手机号')
  await typed(page, reader(9).phone)
  await focused(page, 20, '充值金额（元）')
  await typed(page, '5.00')
  await focused(page, 30, '手机号')
  await typed(page, reader(29).phone)
  await focused(page, 40, '手机号')
  await typed(page, reader(1001).phone)
  await focused(page, 41, '手机号')
  await typed(page, reader(40).phone)
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => tile(page, '问题')).toBe('0')
  await expect.poll(() => isFocused(next)).toBe(true)
  await expect.poll(() => tile(page, '人数')).toBe('1,000')
  await expect.poll(() => page.locator('.bulk-amount').innerText()).toContain('¥5,000.00')
  await expect.poll(() => page.locator('.bulk-amount').innerText()).toContain('500,000 分')

  // Over a hundred people, their number is typed in.
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '确认执行' })
  await dialog.getByText('¥5,000.00').waitFor()
  const confirm = dialog.getByRole('button', { name: '确认', exact: true })
  await dialog.getByLabel('请输入人数 1000 以确认').fill('100')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('请输入人数 1000 以确认').fill('1000')
  await confirm.click()
  await page.getByText('操作成功！').waitFor({ timeout })
  await page.getByText('全部成功：1,000 行已发放').waitFor()
  await expect.poll(() => tile(page, '成功')).toBe('1,000')

  // The result, cell by cell.
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载结果' }).click()
  const result = await coming
  expect(result.suggestedFilename()).toMatch(/^充值阅读币结果PL\d{8}-\d{4}\.xlsx$/)
  const sheets = readBack(await readFile(await result.path()))
  const [heading, ...rows] = sheets.结果!
  expect(heading).toEqual([
    '行号',
    '手机号',
    '用户ID',
    '充值金额（元）',
    '有效期至',
    '备注',
    '结果',
    '原因',
    '昵称',
    '充值前余额',
    '充值后余额',
    '流水号',
    '执行时间',
  ])
  expect(rows).toHaveLength(1000)
  const mended = new Map([[38, reader(1001)]])
  for (const [at, row] of rows.entries()) {
    const given = mended.get(at) ?? reader(at + 1)
    const [no, phone, uid, amount, , , outcome, why, nickname, before, after, ledger, doneAt] = row
    expect([no, outcome, why, nickname]).toEqual([String(at + 2), '成功', '', given.nickname])
    expect([phone, uid].filter(Boolean)).toContain(phone ? given.phone : given.uid)
    expect([amount, before, after].map(Number)).toEqual([5, 0, 5])
    expect(ledger).not.toBe('')
    expect(doneAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  }
  const [names = [], values = []] = sheets.汇总!
  const facts = new Map(names.map((name, at) => [name, values[at]]))
  expect(facts.get('经办人')).toBe('李运营')
  expect(['行数', '人数', '成功', '失败', '跳过'].map((name) => Number(facts.get(name)))).toEqual([
    1000, 1000, 1000, 0, 0,
  ])
  expect(Number(facts.get('总金额（元）'))).toBe(5000)

  // The balance stands on the user's page.
  const admin = await openDesk(stage.browser, stage.portal)
  await admin.page.goto(
    `${stage.portal.url}/datas/userInfo?filter=${JSON.stringify({ uid: reader(4).uid })}`,
  )
  await admin.page.getByRole('link', { name: '读者4', exact: true }).click()
  await admin.page.getByText('¥5.00').first().waitFor()
  expect([...errors, ...admin.errors]).toEqual([])
})

test('the same list once more, as a csv in GB18030 and in another order, is told who ran it', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(`${stage.portal.url}${screen}?kind=readMoney`)
  const lines = Array.from({ length: 1000 }, (_, at) => lineOf(at + 1))
  lines[3] = [reader(4).phone, '', '5', '', '']
  lines[8] = [reader(9).phone, '', '5', '', '']
  lines[18] = [reader(19).phone, '', '5.0', '', '']
  lines[28] = [reader(29).phone, '', '5', '', '']
  lines[38] = [reader(1001).phone, '', '5', '', '']
  lines[39] = [reader(40).phone, '', '5', '', '']
  await upload(page, csvInGb18030(lines.toReversed()), '十一月客诉补偿第二批')
  await page
    .getByText(/该名单已由李运营于.*提交（批次PL\d{8}-\d{4}），本次未重复执行/)
    .waitFor({ timeout })
  expect((await balancesOf(stage.portal, 1, 3)).get(reader(1).uid)).toBe(500)

  await page.getByRole('button', { name: '仍要再次发放' }).click()
  const dialog = page.getByRole('dialog', { name: '仍要再次发放？' })
  await dialog.getByLabel('原因').fill('系统补偿遗漏，再发一次')
  await dialog.getByRole('button', { name: '再次发放' }).click()
  // Within thirty days somebody else has to agree, whatever the size; and everybody got the same already.
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
  await expect.poll(() => tile(page, '提醒')).toBe('1,000')
  await next.click()
  const asked = page.getByRole('dialog', { name: '提交复核' })
  await asked.getByText('30 天内重复发放，需复核后执行').waitFor()
  await asked.getByLabel(/人数/).fill('1000')
  await expect.poll(() => asked.getByRole('button', { name: '提交复核' }).isDisabled()).toBe(true)
  await asked.getByRole('checkbox', { name: /天内已在批次/ }).check()
  await asked.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('待复核，尚未发放').waitFor()
  await page.getByText(/可复核的人：/).waitFor()
  await page.getByRole('button', { name: '取消本批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消批次' }).click()
  await page.getByText('已取消，没有执行任何一行').waitFor()
  expect((await balancesOf(stage.portal, 1, 3)).get(reader(1).uid)).toBe(500)
})

test('a second person approves; the machine is switched off half way, and nobody is paid twice', async () => {
  const last = 2040
  await registerReaders(stage.portal, 1041, last)
  const before = await balancesOf(stage.portal, 1, last)
  const lines = Array.from({ length: last }, (_, at) => [
    reader(at + 1).phone,
    '',
    '30.00',
    '',
    '读者回馈',
  ])
  const { page } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(`${stage.portal.url}${screen}?kind=readMoney`)
  await upload(page, filledIn(empty, lines), '老读者回馈')
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
  await next.click()
  const dialog = page.getByRole('dialog', { name: '提交复核' })
  await dialog.getByText('¥61,200.00').waitFor()
  await dialog.getByLabel('请输入人数 2040 以确认').fill('2,040')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('待复核，尚未发放').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '通过并执行' }).count()).toBe(0)

  // Found in the history by the one who approves, at the step it was left at.
  const approver = await openDesk(stage.browser, stage.portal)
  await approver.page.goto(`${stage.portal.url}/datas/bulkHistory`)
  const line = approver.page.getByRole('row').filter({ hasText: '老读者回馈' })
  await line.getByRole('link', { name: /^PL/ }).click()
  await approver.page.getByRole('button', { name: '通过并执行' }).click()
  const agreed = approver.page.getByRole('dialog', { name: '通过并执行' })
  await agreed.getByLabel('请输入人数 2040 以确认').fill('2040')
  await agreed.getByRole('button', { name: '通过并执行' }).click()

  await approver.page.getByRole('button', { name: '暂停' }).click()
  await approver.page.getByRole('heading', { name: '已暂停' }).waitFor()
  await page.getByRole('heading', { name: '已暂停' }).waitFor()
  await approver.page.getByRole('button', { name: '继续' }).click()

  // Half way through the lights go out.
  const batch = Number(new URL(page.url()).searchParams.get('batch'))
  const admin = await sessionOf(stage.portal)
  const done = async () => {
    const { data } = await ask(
      stage.portal,
      'GET',
      `batchRow?filter={"batch":${batch},"status":"done"}&range=[0,0]`,
      undefined,
      admin,
    )
    return (data as { total: number }).total
  }
  await expect.poll(done, { timeout, interval: 20 }).toBeGreaterThan(0)
  await stage.portal.kill()
  await stage.portal.restart()
  expect(await done()).toBeLessThan(last)

  // The page one left open goes on by itself, and so does the run.
  await page.getByText('全部成功：2,040 行已发放').waitFor({ timeout: 150_000 })
  await expect.poll(() => tile(page, '成功')).toBe('2,040')
  const after = await balancesOf(stage.portal, 1, last)
  expect(after.size).toBe(last)
  const given = [...after].map(([uid, balance]) => balance - (before.get(uid) ?? 0))
  expect(new Set(given)).toEqual(new Set([3000]))
}, 300_000)

test('what changed since the check fails alone, is told by reason, and is run again', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(`${stage.portal.url}${screen}?kind=readMoney`)
  const lines = [1010, 1011, 1012].map((n) => [reader(n).phone, '', '3.00', '', ''])
  await upload(page, filledIn(empty, lines), '直播间答题奖励')
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
  await moveReader(1011, 'ban')
  await next.click()
  await page
    .getByRole('dialog', { name: '确认执行' })
    .getByRole('button', { name: '确认', exact: true })
    .click()
  await page.getByText('2 行已发放，1 行失败；失败的行没有变动').waitFor({ timeout })
  await page
    .getByRole('region', { name: '失败原因' })
    .getByRole('button', { name: /校验后数据已变化：用户已封禁，请重跑/ })
    .waitFor()
  await expect.poll(() => page.locator('.bulk-amount').innerText()).toContain('¥6.00')

  await moveReader(1011, 'unban')
  await page.getByRole('button', { name: '重跑失败行' }).click()
  await page.getByText('重跑自').waitFor()
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
  await expect.poll(() => tile(page, '总行数')).toBe('1')
  await next.click()
  const again = page.getByRole('dialog', { name: '确认执行' })
  await again.getByText('¥3.00').waitFor()
  await again.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('全部成功：1 行已发放').waitFor({ timeout })
  const balances = await balancesOf(stage.portal, 1010, 1012)
  expect([...balances.values()]).toEqual([3300, 3300, 3300])
  expect(errors).toEqual([])
})

test('problem rows are left out once what was just typed is checked: a row put right is not among them', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(`${stage.portal.url}${screen}?kind=readMoney`)
  const lines = [
    [reader(20).phone, '', '1.00', '', ''],
    [reader(21).phone, '', '三元', '', ''],
    ['19999999997', '', '1.00', '', ''],
  ]
  await upload(page, filledIn(empty, lines), '慢慢校验')
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('2')
  await page.getByRole('columnheader', { name: '昵称' }).waitFor()
  await page.getByRole('button', { name: /^总行数/ }).click()
  await page.locator('.bulk-named', { hasText: reader(20).nickname }).waitFor()
  // The line is slow: the row is still being checked when one goes on.
  await page.route('**/api/portal/batchRow/*', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await cell(page, 3, '充值金额（元）').fill('3')
  await cell(page, 3, '充值金额（元）').press('Enter')
  await page.getByRole('button', { name: '剔除问题行' }).click()
  const asked = page.getByRole('dialog', { name: '剔除 1 个问题行？' })
  await asked.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => tile(page, '跳过')).toBe('1')
  await page.getByRole('button', { name: '下载剔除的 1 行' }).waitFor()
  expect(await page.getByText(/他人修改/).count()).toBe(0)
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
})

test('all six steps on a phone and by keyboard, without a rule of accessibility broken', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, operator, phone)
  const found: Record<string, unknown> = {}
  const look = async (step: string) => {
    await screenshots(page, `bulk-${step}`, { sizes: ['phone'], themes: ['light'] })
    for (const broken of await breachesInBoth(page)) found[`${step} ${broken}`] = true
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) found[`${step} is wider than a phone`] = true
  }
  await page.goto(stage.portal.url + screen)
  await page.getByRole('article', { name: '充值阅读币' }).waitFor()
  await look('1-choose')
  await page.getByRole('link', { name: '上传名单 充值阅读币' }).press('Enter')
  await page.getByRole('button', { name: /拖入表格/ }).waitFor()
  await look('2-upload')

  const lines = Array.from({ length: 120 }, (_, at) => [reader(at + 1).phone, '', '8.88', '', ''])
  lines[1] = [reader(1).phone, '', '1.12', '', '']
  lines[4] = ['19999999999', '', '8.88', '', '']
  lines[5] = ['19999999998', '', '8.88', '', '']
  await upload(page, filledIn(empty, lines), '中奖读者补发')
  await cell(page, 6, '手机号').waitFor({ timeout })
  await look('3-check')

  // Twice the same reader: added up. A stranger mended where he stands, another dropped.
  await page.getByRole('button', { name: '合并', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter')
  await expect.poll(() => tile(page, '问题')).toBe('2')
  await cell(page, 6, '手机号').fill(reader(1005).phone)
  await cell(page, 6, '手机号').press('Enter')
  await focused(page, 7, '手机号')
  await page.getByRole('button', { name: '剔除问题行' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter')
  await expect.poll(() => tile(page, '跳过')).toBe('2')
  await expect.poll(() => tile(page, '人数')).toBe('118')
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled()).toBe(true)
  await next.press('Enter')
  const dialog = page.getByRole('dialog', { name: '确认执行' })
  await dialog.getByText('¥1,048.96').waitFor()
  await look('4-confirm')
  await dialog.getByLabel(/人数 118/).fill('118')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /排队中|正在执行/ }).waitFor()
  await look('5-run')
  await page.getByText('名单 120 行：118 行已发放，2 行未执行').waitFor({ timeout })
  await look('6-result')
  await page.getByRole('link', { name: '批量记录' }).press('Enter')
  await page.getByRole('link', { name: /^PL/ }).first().waitFor()
  await look('history')

  // Taken back: a batch of its own, checked and confirmed as any other.
  await page.goBack()
  await page.getByRole('button', { name: '撤回本批' }).press('Enter')
  const asked = page.getByRole('dialog')
  await asked.getByLabel('原因').fill('发错了名单')
  await asked.getByRole('button', { name: '撤回' }).press('Enter')
  await expect.poll(() => next.isEnabled(), { timeout }).toBe(true)
  expect(found).toEqual({})
  expect(errors).toEqual([])
}, 300_000)

/** Six mistakes as they happen: digits lost, somebody twice, a formula, a stranger, a number blown up, nobody. */
function withMistakes(lines: readonly Line[]): readonly Line[] {
  const broken = [...lines]
  const put = (row: number, line: Line) => {
    broken[row - 2] = line
  }
  put(5, ['1380013800', '', '5.00', '', ''])
  put(10, [reader(8).phone, '', '5.00', '', ''])
  put(20, [reader(19).phone, '', { t: 'n', v: 5, f: '2+3' }, '', ''])
  put(30, ['19999999999', '', '5.00', '', ''])
  put(40, [{ t: 'n', v: 1.88e10, z: '0.00E+00' }, '', '5.00', '', ''])
  put(41, ['', '', '5.00', '', ''])
  return broken
}

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)
const focused = (page: Page, row: number, column: string) =>
  expect.poll(() => isFocused(cell(page, row, column))).toBe(true)

/** Types over what is selected, and checks the row. */
async function typed(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** A move of a reader, as support makes it. */
async function moveReader(n: number, move: 'ban' | 'unban') {
  const admin = await sessionOf(stage.portal)
  const filter = JSON.stringify({ uid: reader(n).uid })
  const { data } = await ask(stage.portal, 'GET', `appUser?filter=${filter}`, undefined, admin)
  const [user] = (data as { list: { id: number; version: number }[] }).list
  const terms = { version: user!.version, reason: '刷单', accept: ['confirm'] }
  const moved = await ask(stage.portal, 'POST', `appUser/${user!.id}/${move}`, terms, admin)
  if (moved.code !== 20000) throw new Error(`${move}: ${JSON.stringify(moved)}`)
}
