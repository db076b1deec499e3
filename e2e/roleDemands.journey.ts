import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '#portal/engine/session/totp.ts'
import { breaches } from './support/breaches.ts'
import { openPage } from './support/browser.ts'
import { ask, makeUser, openDesk, type Person, sessionOf, typeSignIn } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const tag = '/contentManagement/label/1'
const account = (page: Page) => page.getByRole('button', { name: /^(你好|Hello)/ })

/** What the authenticator makes of the secret on the screen. */
async function codeOn(place: Page | Locator): Promise<string> {
  const secret = (await place.locator('.factor-secret').innerText()).replace(/\s/g, '')
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((five) => five.toString(2).padStart(5, '0'))
    .join('')
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  return codeOf(key, Math.floor(Date.now() / 30_000))
}
/** The three steps as a person goes them; gives a recovery code. */
async function setUp(place: Page | Locator, person: Person): Promise<string> {
  await place.getByLabel('当前密码').fill(person.password)
  await place.getByRole('button', { name: '开始设置' }).click()
  await place.getByLabel('验证器显示的 6 位数字').fill(await codeOn(place))
  await place.getByRole('button', { name: '开启', exact: true }).click()
  await place.getByText('恢复码抄下').waitFor()
  return place.locator('.factor-codes code').first().innerText()
}

/** A role beside editor, and somebody who holds both. */
async function holder(code: string, name: string, demands: object) {
  const admin = await sessionOf(stage.portal)
  const body = { kind: 'named', code, name, ...demands }
  const { data: role } = await ask(stage.portal, 'POST', 'role', body, admin)
  const { id, version } = role as { id: number; version: number }
  const found = await ask(stage.portal, 'GET', 'role?filter={"code":"editor"}', undefined, admin)
  const [editor] = (found.data as { list: readonly { id: number }[] }).list
  const user = { username: code.toLowerCase(), name, password: 'Keepers-Own-77' }
  const person = await makeUser(stage.portal, { ...user, values: { roles: [editor?.id, id] } })
  const change = (values: object) =>
    ask(stage.portal, 'PUT', `role/${id}`, { ...values, version }, admin)
  return { person, change }
}

test('the form of a role asks for a second factor and an idle limit, within its bounds, of admins too', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/configCenter/roles`)
  await page.getByRole('heading', { name: '编辑', level: 2 }).waitFor()
  await page.getByRole('button', { name: /超级管理员 admin/ }).click()
  await page.getByRole('link', { name: '名称、说明与登录' }).click()
  const minutes = page.getByRole('textbox', { name: '闲置多少分钟后退出' })
  await minutes.fill('3')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page
    .getByText(/不能小于 5|至少 5|最小.*5|5 到|≥ ?5/)
    .first()
    .waitFor()
  await minutes.fill('90')
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'role-form')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  await page.goto(`${stage.portal.url}/configCenter/roles`)
  await page.getByRole('heading', { name: '编辑', level: 2 }).waitFor()
  await page.getByRole('button', { name: /超级管理员 admin/ }).click()
  await page.getByText('闲置 90 分钟退出').waitFor()
  await screenshots(page, 'role-page')
  expect(await breaches(page)).toEqual([])
  expect(errors).toEqual([])
})

test('whoever signs in with a role that asks for it sets a second factor up first, and keeps it', async () => {
  const { person } = await holder('vaultKeeper', '库管', { secondFactor: true })
  const { page, errors } = await openPage(stage.browser)
  await page.goto(`${stage.portal.url}${tag}`)
  await page.getByLabel('用户名').fill(person.username)
  await page.getByLabel('密码').fill(person.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '设置两步验证' }).waitFor()
  await page.getByText('你的角色（库管）要求两步验证').waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'demanded-first')
  await page.getByLabel('当前密码').fill(person.password)
  await page.getByRole('button', { name: '开始设置' }).click()
  await page.locator('.factor-secret').waitFor()
  await screenshots(page, 'demanded-code')
  // Loaded anew it begins anew, and still nothing else is there.
  await page.reload()
  const recovery = await setUp(page, person)
  await screenshots(page, 'demanded-codes')
  await page.getByRole('button', { name: '我已保存' }).click()
  await page.getByRole('heading', { name: '通行密钥' }).waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'demanded-passkeys')
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByLabel('说明').waitFor()

  await account(page).click()
  await page.getByRole('menuitem', { name: '两步验证' }).click()
  const dialog = page.getByRole('dialog', { name: '两步验证' })
  await dialog.getByText('你的角色（库管）要求两步验证，不能关闭').waitFor()
  expect(await dialog.getByRole('button', { name: '关闭两步验证' }).count()).toBe(0)
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'demanded-on')
  await dialog.getByLabel('当前密码').fill(person.password)
  await dialog.getByLabel(/恢复码/).fill(recovery)
  await dialog.getByRole('button', { name: '重新设置' }).click()
  await dialog.locator('.factor-secret').waitFor()
  await dialog.getByLabel('验证器显示的 6 位数字').fill(await codeOn(dialog))
  await dialog.getByRole('button', { name: '开启', exact: true }).click()
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a role that comes to ask for it is told in place: the factor is set up, and the save goes on', async () => {
  const { person, change } = await holder('ledgerKeeper', '账管', {})
  const { page, errors } = await openDesk(stage.browser, stage.portal, person)
  await page.goto(`${stage.portal.url}${tag}`)
  await page.getByLabel('说明').fill('先设两步验证')
  expect((await change({ secondFactor: true })).code).toBe(20000)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '设置两步验证' })
  await dialog.getByText('你的角色（账管）要求两步验证').waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'demanded-in-place')
  await setUp(dialog, person)
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await dialog.getByRole('button', { name: '继续' }).click()
  await page.getByText('已保存').waitFor()
  expect(await page.getByLabel('说明').inputValue()).toBe('先设两步验证')
  expect(errors).toEqual([])
})

test('an idle session ends, asks in place, and what was typed is saved', async () => {
  const { person } = await holder('deskKeeper', '台管', { idleMinutes: 5 })
  const { page, errors } = await openDesk(stage.browser, stage.portal, person)
  const idles: string[] = []
  page.on('request', (sent) => {
    const told = sent.headers()['x-idle']
    if (told !== undefined) idles.push(told)
  })
  await page.goto(`${stage.portal.url}${tag}`)
  await page.getByLabel('说明').fill('回来以后')
  // What the page asks by itself tells for how long nobody has touched it.
  await expect.poll(() => idles.length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(Number(idles[0])).toBeLessThan(60)

  // Called away for six minutes: the portal's clock is the machine's, so what it noted is set back instead.
  const database = new DatabaseSync(join(stage.portal.dataDir, 'portal.sqlite'))
  database.exec('pragma busy_timeout = 5000; update _activity set at = at - 360000')
  database.close()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const again = page.getByRole('dialog', { name: '登录已过期' })
  await again.getByLabel('密码').fill(person.password)
  await screenshots(page, 'idle-ended')
  await again.getByRole('button', { name: '登录', exact: true }).click()
  await again.waitFor({ state: 'hidden' })
  await page.getByText('已保存').waitFor()
  expect(await page.getByLabel('说明').inputValue()).toBe('回来以后')
  expect(errors.filter((text) => !text.includes('401'))).toEqual([])
})

test('an administrator ends one sign-in of a colleague by its device, and the others go on', async () => {
  const { person } = await holder('lostKeeper', '失主', {})
  // Typed into a browser, which says what it is; the sign-in made beside it is another program's.
  const lost = await openPage(stage.browser)
  await typeSignIn(lost.page, stage.portal, person)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ username: person.username }))
  await page.goto(`${stage.portal.url}/configCenter/users?filter=${filter}`)
  await page.getByRole('button', { name: '失主 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '结束登录' }).click()
  const dialog = page.getByRole('dialog', { name: '结束登录' })
  const chrome = dialog.getByRole('checkbox', { name: /Chrome/ })
  await chrome.check()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'end-sign-ins')
  await dialog.getByRole('button', { name: /^(确定|结束登录|确认)/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '失主 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '结束登录' }).click()
  await dialog.getByRole('checkbox').first().waitFor()
  expect(await chrome.count()).toBe(0)
  await lost.page.goto(`${stage.portal.url}${tag}`)
  await lost.page.getByLabel('用户名').waitFor()
  expect(errors).toEqual([])
})
