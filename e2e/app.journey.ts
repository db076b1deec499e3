import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppClient } from '#mocks/app/AppClient.ts'
import { readerStory } from '#mocks/app/stories.ts'
import { go, openDesk, pick, row } from './support/desk.ts'
import { type Received, startReceiver } from './support/receiver.ts'
import { setStage } from './support/stage.ts'

const receiver = await startReceiver()
const stage = setStage({ env: receiver.env })
const reader = { uid: 'U20260001', nickname: '河对岸的鲸', today: '2026-11-21' }
const timeout = 60_000
let app: AppClient
let signedWith = ''

beforeAll(async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await newRecord(page, '服务密钥')
  await page.getByRole('textbox', { name: /^用途/ }).fill('新版 App')
  await page.getByRole('checkbox', { name: '已发布内容' }).check()
  await page.getByRole('checkbox', { name: '变更流' }).check()
  await tags(page, '可写入的数据', ['用户', '评论', '累计时长'])
  await pick(page, /负责人/, '管理员')
  const key = await toldOnce(page)
  app = new AppClient({ url: stage.portal.url, key })

  await newRecord(page, '变更通知')
  await page.getByRole('textbox', { name: /^接收方/ }).fill('新版 App 服务端')
  await page.getByRole('textbox', { name: /^通知地址/ }).fill(receiver.url)
  await tags(page, '数据', ['评论'])
  await pick(page, /负责人/, '管理员')
  signedWith = await toldOnce(page)
})
afterAll(() => receiver.close())

/** An empty form; the list behind it has boxes of the same names. */
async function newRecord(page: Page, screen: string): Promise<void> {
  await go(page, '配置中心', screen)
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('heading', { name: `新增${screen}`, level: 1 }).waitFor()
}

/** What the portal tells this once: the screen leaves it there until it was noted. */
async function toldOnce(page: Page): Promise<string> {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '密钥' })
  const secret = await dialog.locator('code, output').first().innerText()
  await dialog.getByRole('button', { name: '我已记下' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return secret.trim()
}

async function tags(page: Page, label: string, names: readonly string[]): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  for (const name of names) {
    await box.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
}

test('what a reader says in the app stands in the list of comments; passed, it is told, signed, and read', async () => {
  const said = await readerStory(app, reader)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '评论管理', '评论列表')
  const line = row(page, reader.nickname)
  await line.getByText('待审核').waitFor()
  const { cursor } = await app.changes('now')
  await line.getByRole('button', { name: '通过', exact: true }).click()
  await line.getByText('已通过').waitFor()

  // The app reads on from where it was, and finds the comment among what is published.
  const { list, cursor: next } = await app.changes(cursor)
  expect(list).toMatchObject([{ path: 'contentComment', id: said.comment, event: 'published' }])
  expect(await app.read('contentComment', said.comment as number)).toMatchObject({
    user: said.user,
  })
  expect(await app.changes(next)).toMatchObject({ list: [], cursor: next })

  // Its server was told the same, by the portal and nobody else.
  await expect.poll(() => receiver.received.length, { timeout }).toBeGreaterThan(0)
  const [call] = receiver.received
  expect(JSON.parse(call!.body).events).toMatchObject([{ id: said.comment, event: 'published' }])
  expect(call!.headers['webhook-signature']).toBe(signatureOf(call!))
  await go(page, '配置中心', '变更通知')
  const told = row(page, '新版 App 服务端')
  await told.getByText('启用', { exact: true }).waitFor()
  await expect.poll(() => told.locator('time').count()).toBe(1)
  expect(errors).toEqual([])
})

/** As a receiver works it out, after the Standard Webhooks. */
function signatureOf({ headers, body }: Received): string {
  const key = Buffer.from(signedWith.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

test('a key that was revoked is out at once', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await go(page, '配置中心', '服务密钥')
  const line = row(page, '新版 App')
  await line.getByRole('button', { name: '吊销' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await line.getByText('已吊销').waitFor()
  await expect(app.changes('now')).rejects.toThrow(/1002/)
})
