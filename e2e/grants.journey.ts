import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, openDesk, type Person, sessionOf } from './support/desk.ts'
import { filledIn, type Line, readBack } from './support/giveList.ts'
import { cell, grantScreen, makeOperator, tile, upload } from './support/grantDesk.ts'
import { forgetProof } from './support/proof.ts'
import { reader, registerReaders } from './support/readers.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const name = '会员发放模板.xlsx'
let operator: Person

beforeAll(async () => {
  operator = await makeOperator(stage.portal, 'zhoulan', '周岚')
  await registerReaders(stage.portal, 1, 36)
}, 240_000)

const lineOf = (n: number, days: string, note: string): Line =>
  n % 2 === 0
    ? ['', reader(n).uid, '知识会员', days, note]
    : [reader(n).phone, '', '知识会员', days, note]

test('membership by a list: the template filled in, a row mended, given, extended, and taken back', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, operator)
  await page.goto(stage.portal.url + grantScreen)
  const card = page.getByRole('article', { name: '赠送会员' })
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: /下载模板/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(name)
  const empty = await readFile(await download.path())
  await card.getByRole('link', { name: /上传名单/ }).click()

  // Somebody wrote a number in words.
  const notes = ['作者：《漫游古籍》', '译者', '“读者开放日”志愿者', '校对', '摄影']
  const lines = notes.map((note, at) => lineOf(at + 1, at === 2 ? '三十天' : '30', note))
  await upload(page, { ...filledIn(empty, lines), name }, '十一月作者与志愿者答谢')
  await page.getByText('天数只填数字，如365；现为“三十天”').first().waitFor({ timeout: JOB })
  await expect.poll(() => tile(page, '问题')).toBe('1')
  await cell(page, 4, '天数').fill('30')
  await cell(page, 4, '天数').press('Enter')
  await expect.poll(() => tile(page, '问题')).toBe('0')
  await confirm(page, '确认执行')
  await page.getByText('全部成功：5 行已发放').waitFor({ timeout: JOB })
  const first = await resultOf(page)
  expect(first.map(({ 备注 }) => 备注)).toEqual(notes)
  expect(first.map(({ 昵称, 结果 }) => [昵称, 结果])).toEqual(
    [1, 2, 3, 4, 5].map((n) => [reader(n).nickname, '成功']),
  )
  expect(first.map(({ 原到期日 }) => 原到期日)).toEqual(['', '', '', '', ''])
  const until = first[0]!.新到期日!

  // One of them gets more: the screen says until when she has it, and it goes on from there.
  await page.getByRole('link', { name: '上传新名单' }).click()
  const more = [lineOf(1, '60', '加印答谢'), lineOf(6, '60', '封面插画')]
  await upload(page, { ...filledIn(empty, more), name }, '加印答谢，再赠两个月')
  await page.getByText(`用户已拥有至${until}，将顺延`).first().waitFor({ timeout: JOB })
  await confirm(page, '确认执行', /已拥有至/)
  await page.getByText('全部成功：2 行已发放').waitFor({ timeout: JOB })
  const [longer, other] = await resultOf(page)
  expect(longer).toMatchObject({ 昵称: '读者1', 原到期日: until })
  expect(daysFrom(until, longer!.新到期日!)).toBe(60)
  expect(other).toMatchObject({ 昵称: '读者6', 原到期日: '' })
  expect(await membershipOf(1)).toEqual([
    [30, 'active'],
    [60, 'active'],
  ])

  // The second list was a mistake.
  await page.getByRole('button', { name: '撤回本批' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('原因').fill('加印尚未确定，先收回')
  await asked.getByRole('button', { name: '撤回' }).click()
  await page.getByText('撤回自').waitFor()
  await confirm(page, '确认撤回')
  await page.getByText('全部成功：2 行已撤回').waitFor({ timeout: JOB })
  expect(await membershipOf(1)).toEqual([
    [30, 'active'],
    [60, 'revoked'],
  ])
  expect(await membershipOf(6)).toEqual([[60, 'revoked']])
  expect(errors).toEqual([])
}, 240_000)

test('a list is seen before it is done: money, the month’s budget, new ends, who had the same, and rows drawn for the approver', async () => {
  const { portal, browser } = stage
  const used = await grantedThisMonth()
  await set('bulk.approvalPeople', 20)
  await set('bulk.budgetFen', used + 6_000_00)
  const { page, errors } = await openDesk(browser, portal, operator)
  await page.goto(`${portal.url}${grantScreen}?kind=readMoney`)
  const list = (n: number, yuan: string) =>
    [
      '手机号,用户ID,充值金额（元）,有效期至,备注',
      ...Array.from({ length: n }, (_, at) => `${reader(at + 7).phone},,${yuan},,会员日`),
    ].join('\n')
  const handIn = (text: string, reason: string) => {
    const file = { name: '用户充值模板.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    return upload(page, { ...file, name: '用户充值模板.xlsx' }, reason)
  }
  const held = page.getByRole('region', { name: '本批执行后' }).first()

  // More than the month has left: told in words, and there is no way on.
  await handIn(list(30, '300'), '会员日返还（整月）')
  await page.getByText(/^超出本月补赠预算 3000\.00 元/).waitFor({ timeout: JOB })
  await held.getByText('超出 ¥3,000.00').waitFor()
  const next = page.getByRole('button', { name: '下一步：确认' })
  expect(await next.isDisabled()).toBe(true)

  // A smaller list fits in, and somebody else has to agree to so many people.
  await page.getByRole('link', { name: '上传新名单' }).click()
  await handIn(list(30, '150'), '会员日返还（减半）')
  await held.getByText('剩 ¥1,500.00').waitFor({ timeout: JOB })
  await next.click()
  const dialog = page.getByRole('dialog', { name: '提交复核' })
  await dialog.getByRole('region', { name: '本批执行后' }).getByText('剩 ¥1,500.00').waitFor()
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('待复核，尚未发放').waitFor()
  expect(await page.getByRole('region', { name: '抽查' }).count()).toBe(0)

  const approver = await openDesk(browser, portal)
  await approver.page.goto(page.url())
  const drawn = approver.page.getByRole('region', { name: '抽查' })
  await drawn.getByText('从 30 行中按批次抽取').waitFor()
  const rowNos = () => drawn.getByRole('rowheader').allInnerTexts()
  await expect.poll(async () => (await rowNos()).length).toBe(10)
  const first = await rowNos()
  await approver.page.reload()
  await expect.poll(rowNos).toEqual(first)
  // Who approves says who they are first: before what is to be ticked, and the page says so.
  await approver.page.getByText('通过前要确认是你本人').waitFor()
  await forgetProof(approver.page)
  await approver.page.getByRole('button', { name: '通过并执行' }).click()
  const asked = approver.page.getByRole('dialog', { name: '确认是你本人' })
  await asked.getByLabel('当前密码').waitFor()
  expect(await approver.page.getByRole('dialog', { name: '通过并执行' }).count()).toBe(0)
  await asked.getByLabel('当前密码').fill(portal.password)
  await asked.getByRole('button', { name: '确认并继续' }).click()
  const agreed = approver.page.getByRole('dialog', { name: '通过并执行' })
  await agreed.getByRole('button', { name: '通过并执行' }).click()
  await approver.page.getByText('全部成功：30 行已发放').waitFor({ timeout: JOB })
  await set('bulk.budgetFen', 0)
  await set('bulk.approvalPeople', 1000)

  // Rights tell until when each of them lasts, and who got the same not long ago.
  await page.goto(`${portal.url}${grantScreen}?kind=vip`)
  const lines = [1, 6, 8].map((n) => `${reader(n).phone},,知识会员,30,再次答谢`)
  const text = ['手机号,用户ID,会员类型,天数,备注', ...lines].join('\n')
  await upload(
    page,
    { name: '会员.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    '再次答谢作者',
  )
  const already = page.getByRole('region', { name: '30 天内得到过相同权益：1 行' })
  await already.getByText(reader(1).nickname).waitFor({ timeout: JOB })
  await page.getByRole('region', { name: '新到期日' }).getByText('2 行').waitFor()
  await page.getByRole('columnheader', { name: '新到期日' }).waitFor()
  expect(errors).toEqual([])
  expect(approver.errors).toEqual([])
}, 240_000)

test('batches are let through or sent back at the desk of approvals, by keys, with all they are judged by', async () => {
  const { portal, browser } = stage
  await set('bulk.approvalPeople', 2)
  const { page, errors } = await openDesk(browser, portal, operator)
  const handIn = async (from: number, reason: string) => {
    await page.goto(`${portal.url}${grantScreen}?kind=readMoney`)
    const lines = [0, 1, 2].map((at) => `${reader(from + at).phone},,5,,${reason}`)
    const text = ['手机号,用户ID,充值金额（元）,有效期至,备注', ...lines].join('\n')
    const file = { name: '用户充值模板.xlsx', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await upload(page, file, reason)
    await page.getByRole('button', { name: '下一步：确认' }).click({ timeout: JOB })
    const dialog = page.getByRole('dialog', { name: '提交复核' })
    await dialog.getByRole('button', { name: '提交复核' }).click()
    await page.getByText('待复核，尚未发放').waitFor()
  }
  await handIn(10, '读者开放日志愿者补贴')
  await handIn(20, '读者开放日讲解补贴')
  await page.goto(`${portal.url}/datas/bulkHistory/queue`)
  await page.getByText(/^这 \d+ 条由别人决定$/).waitFor()

  const approver = await openDesk(browser, portal)
  const desk = approver.page
  const lead = desk.locator('.queue-lead')
  await desk.goto(`${portal.url}/datas/bulkHistory`)
  await desk.getByRole('link', { name: '处理台' }).click()
  const until = async (reason: string) => {
    for (let at = 0; at < 9 && (await lead.innerText()) !== reason; at++) {
      const before = await lead.innerText()
      await desk.keyboard.press('n')
      await expect.poll(() => lead.innerText()).not.toBe(before)
    }
  }
  await lead.waitFor()
  await until('读者开放日志愿者补贴')
  await desk.getByRole('region', { name: '抽查' }).getByText('从 3 行中按批次抽取').waitFor()
  expect(await breachesInBoth(desk)).toEqual([])
  await screenshots(desk, 'approvals')
  await desk.keyboard.press('p')
  const dialog = desk.getByRole('dialog')
  await screenshots(desk, 'approvals-asks')
  await dialog.getByText(/^申请“充值阅读币”：3 人/).waitFor()
  await dialog.getByRole('button', { name: '通过并执行' }).click()
  // Its run is watched where one is, and closed by Enter.
  await dialog.getByText('已完成').waitFor({ timeout: JOB })
  await desk.keyboard.press('Enter')
  await expect.poll(() => lead.innerText()).toBe('读者开放日讲解补贴')
  expect(await desk.getByText(/已在别处处理/).count()).toBe(0)
  await dialog.waitFor({ state: 'detached' })
  await desk.keyboard.press('r')
  await dialog.getByRole('textbox').fill('讲解补贴走工资，请另行申请')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => lead.allInnerTexts()).not.toContain('读者开放日讲解补贴')

  const states = async () => {
    const admin = await sessionOf(portal)
    const filter = JSON.stringify({ kind: 'readMoney' })
    const path = `batchGive?filter=${filter}&range=[0,1]&sort=["id","DESC"]`
    const { data } = await ask(portal, 'GET', path, undefined, admin)
    return (data as { list: { status: string; refusal: string | null }[] }).list.map(
      ({ status, refusal }) => [status, refusal],
    )
  }
  await expect.poll(states, { timeout: JOB }).toEqual([
    ['ready', '讲解补贴走工资，请另行申请'],
    ['done', null],
  ])
  await set('bulk.approvalPeople', 1000)
  expect(errors).toEqual([])
  expect(approver.errors).toEqual([])
}, 240_000)

/** Changes a number that the admins set. */
async function set(key: string, value: number) {
  const admin = await sessionOf(stage.portal)
  const filter = JSON.stringify({ key })
  const { data } = await ask(stage.portal, 'GET', `baseConfig?filter=${filter}`, undefined, admin)
  const [setting] = (data as { list: { id: number; version: number }[] }).list
  const body = { version: setting!.version, value: String(value) }
  const { code, message } = await ask(stage.portal, 'PUT', `baseConfig/${setting!.id}`, body, admin)
  if (code !== 20000) throw new Error(`${key} was not set: ${message}`)
}

/** What batches have given away this month, in fen, as a batch that is checked tells it once there is a budget. */
async function grantedThisMonth(): Promise<number> {
  const { portal } = stage
  const admin = await sessionOf(portal)
  await set('bulk.budgetFen', 1)
  const filter = JSON.stringify({ status: ['ready', 'problem', 'approval'], kind: 'readMoney' })
  const { data } = await ask(portal, 'GET', `batchGive?filter=${filter}`, undefined, admin)
  const [open] = (data as { list: { id: number }[] }).list
  const told = await ask(portal, 'GET', `batchGive/${open!.id}/summary`, undefined, admin)
  return (told.data as { budget: { used: number } }).budget.used
}

/** Step 4 as one does it: on to the dialog, what is warned of ticked, agreed. */
async function confirm(page: Page, title: string, warning?: RegExp) {
  const next = page.getByRole('button', { name: '下一步：确认' })
  await expect.poll(() => next.isEnabled(), { timeout: JOB }).toBe(true)
  await next.click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  if (warning) await dialog.getByRole('checkbox', { name: warning }).check()
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
}

/** The rows of the result as a spreadsheet program shows them, by heading. */
async function resultOf(page: Page): Promise<readonly { readonly [heading: string]: string }[]> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载结果' }).click()
  const [heading = [], ...rows] = readBack(await readFile(await (await coming).path())).结果!
  return rows.map((row) => Object.fromEntries(heading.map((of, at) => [of, row[at] ?? ''])))
}

const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000

/** The stretches of membership a reader has, as the portal keeps them. */
async function membershipOf(n: number): Promise<(readonly [number, string])[]> {
  const { portal } = stage
  const admin = await sessionOf(portal)
  const listed = async (path: string) =>
    ((await ask(portal, 'GET', path, undefined, admin)).data as { list: unknown[] }).list
  const [user] = await listed(`appUser?filter=${JSON.stringify({ uid: reader(n).uid })}`)
  const of = JSON.stringify({ user: (user as { id: number }).id })
  const stretches = await listed(`userVip?filter=${of}&sort=["id","ASC"]`)
  return (stretches as { days: number; status: string }[]).map(({ days, status }) => [days, status])
}
