import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ask, JOB, openDesk, type Person, sessionOf } from './support/desk.ts'
import { filledIn, type Line, readBack } from './support/giveList.ts'
import { cell, grantScreen, makeOperator, tile, upload } from './support/grantDesk.ts'
import { reader, registerReaders } from './support/readers.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const name = '会员发放模板.xlsx'
let operator: Person

beforeAll(async () => {
  operator = await makeOperator(stage.portal, 'zhoulan', '周岚')
  await registerReaders(stage.portal, 1, 6)
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
