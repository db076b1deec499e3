import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '#portal/engine/session/totp.ts'
import { breaches } from './support/breaches.ts'
import { openPage } from './support/browser.ts'
import {
  ask,
  makeEditor,
  openDesk,
  type Person,
  picture,
  sessionOf,
  signIn,
  signInAnew,
} from './support/desk.ts'
import { forgetProof, saveServiceKey } from './support/proof.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const labels = '/contentManagement/label'
const magazines = '/contentManagement/magazine'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

const at = (path: string) => stage.portal.url + path
/** Signed in, at an address. */
async function opened(
  path: string,
  options: BrowserContextOptions = {},
  person: Person = stage.portal,
) {
  const watched = await openDesk(stage.browser, stage.portal, person, options)
  await watched.page.goto(at(path))
  return watched
}
const pathOf = (page: Page) =>
  decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }) as { [key: string]: string })
/** The portal knows this session no longer, as after a day; the browser does not know that yet. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}')
    localStorage.setItem('token', JSON.stringify({ ...token, value: 'gone' }))
  })
/** What an authenticator shows, so many steps ahead: one clock may be a little before the other. */
const codeAfter = async (secret: string, steps: number) => {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  return codeOf(key, Math.floor(Date.now() / 30_000) + steps)
}

/** What the stand-in would have sent last, as the portal's own user reads it. */
async function lastMessage(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const messages = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  return readFile(join(folder, messages.at(-1) ?? ''), 'utf8')
}
const again = (page: Page) => page.getByRole('dialog', { name: '登录已过期' })
async function enterPassword(page: Page, password = stage.portal.password) {
  await again(page).getByLabel('密码').fill(password)
  await again(page).getByRole('button', { name: '登录', exact: true }).click()
  await again(page).waitFor({ state: 'hidden' })
}
const account = (page: Page) => page.getByRole('button', { name: /^(你好|Hello)/ })
const signOut = async (page: Page) => {
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByLabel('用户名').waitFor()
}

test('wrong passwords bring a picture, another one, or beeps; a right one leads where one wanted', async () => {
  const person = await makeEditor(stage.portal, 'session.in', '登录者')
  const dark = { ...phone, colorScheme: 'dark' as const }
  for (const options of [{}, dark]) {
    const { page, errors } = await openPage(stage.browser, options)
    await page.goto(at(`${labels}?page=2`))
    await page.getByLabel('用户名').fill(person.username)
    expect(pathOf(page)).toBe(`/login?redirect=${labels}?page=2`)
    const captcha = page.getByLabel('图形验证码', { exact: true }).first()
    for (const _ of [1, 2, 3]) {
      if (await captcha.isVisible()) break
      await page.getByLabel('密码').fill('Wrong-Horse-7')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page
        .getByText(/不正确|图中的验证码/)
        .first()
        .waitFor()
      await page.waitForTimeout(300)
    }
    const shown = await page.getByRole('img').getAttribute('src')
    await page.getByRole('button', { name: '看不清？换一张' }).click()
    await expect.poll(() => page.getByRole('img').getAttribute('src')).not.toBe(shown)
    if (options !== dark) await screenshots(page, 'signIn')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: /改听声音/ }).click()
    await page.getByRole('button', { name: '播放' }).click()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('User name').waitFor()
    expect(await breaches(page)).toEqual([])
    expect(errors).toEqual([])
    await page.context().close()
  }
})

test('after signing in one never leaves the admin, and a ticket signs in', async () => {
  const { page } = await openPage(stage.browser)
  // The other ways to write such an address are tried where it is judged, in wantedPath.test.ts.
  const evil = ['//evil.example/x', '%2F%2Fevil.example']
  for (const redirect of evil) {
    await page.goto(at(`/login?redirect=${encodeURIComponent(redirect)}`))
    await page.getByLabel('用户名').fill(stage.portal.username)
    await page.getByLabel('密码').fill(stage.portal.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/home')
    expect(page.url()).toBe(at('/home'))
    await page.evaluate(() => localStorage.clear())
  }
  await signIn(page, stage.portal)
  await page.goto(at('/redirect//evil/x'))
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  expect(new URL(page.url()).origin).toBe(stage.portal.url)
  await page.evaluate(() => localStorage.clear())

  const { ticket } = await sessionOf(stage.portal)
  await page.goto(at(`/auth-redirect?ticket=${ticket}&redirect=${encodeURIComponent(labels)}`))
  await page.getByRole('heading', { name: '用此链接登录？' }).waitFor()
  expect(await breaches(page)).toEqual([])
  expect(await kept(page)).not.toHaveProperty('token')
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('heading', { name: '标签', level: 1 }).waitFor()
  const { token, ...rest } = await kept(page)
  expect(rest).toMatchObject({ username: 'admin', ticket })
  expect(JSON.parse(token ?? '')).toEqual({
    value: expect.any(String),
    time: expect.any(Number),
    expire: expect.any(Number),
  })
  await page.goto(at('/login'))
  await page.waitForURL((url) => url.pathname === '/home')

  await page.goto(at(`${labels}?page=1`))
  const ended = page.waitForRequest(/index\/logout/)
  await signOut(page)
  expect((await ended).method()).toBe('POST')
  expect(new URL((await ended).url()).searchParams.get('ticket')).toBe(ticket)
  expect(pathOf(page)).toBe(`/login?redirect=${labels}?page=1`)
  for (const key of ['token', 'ticket', 'username', 'role'])
    expect(await kept(page)).not.toHaveProperty(key)
  await page.goto(at('/auth-redirect?ticket=nobodys'))
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByText('登录已过期，请重新登录').waitFor()
  expect(pathOf(page)).toBe('/login')
})

test('an ended session asks in place: a save, an upload and a download go on, once each', async () => {
  const { page, errors } = await opened(`${magazines}/create`)
  page.on('dialog', (leaving) => leaving.accept())
  // A name is looked up while one types: else this would be what meets the end.
  const lookedUp = page.waitForResponse(/\/magazine\/check$/)
  await page.getByLabel('刊名').first().fill('没有丢周刊')
  await lookedUp
  await endSession(page)
  await page.getByRole('button', { name: '封面', exact: true }).setInputFiles(picture('cover-LXDL'))
  await again(page).waitFor()
  await screenshots(page, 'sessionDialog')
  expect(await breaches(page)).toEqual([])
  await enterPassword(page)
  await page.getByRole('button', { name: '替换封面' }).waitFor()
  await expect.poll(() => page.getByLabel('刊名').first().inputValue()).toBe('没有丢周刊')

  await page.goto(at(`${labels}/1`))
  await page.getByLabel('说明').fill('会话之后')
  const saves: string[] = []
  page.on('request', (sent) => sent.method() === 'PUT' && saves.push(sent.url()))
  await endSession(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await again(page).waitFor()
  await enterPassword(page)
  await page.getByText('已保存').waitFor()
  expect(saves.filter((url) => url.endsWith('/articleTag/1'))).toHaveLength(2)

  await page.goto(at(magazines))
  await page.getByRole('table').waitFor()
  await endSession(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  await again(page).waitFor()
  await enterPassword(page)
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)

  await endSession(page)
  await page.getByRole('link', { name: '首页' }).first().click()
  await again(page).getByRole('button', { name: '换个账号登录' }).click()
  await page.getByLabel('用户名').waitFor()
  expect(pathOf(page)).toBe('/login?redirect=/home')
  expect(errors).toEqual([])
})

test('what one tab does with the session reaches the others, and nothing typed is lost', async () => {
  const other = await makeEditor(stage.portal, 'session.other', '另一位')
  const first = await opened('/home')
  const context = first.page.context()
  const [clean, typed] = [await context.newPage(), await context.newPage()]
  await clean.goto(at(`${labels}?page=1`))
  await clean.getByRole('heading', { name: '标签', level: 1 }).waitFor()
  await typed.goto(at(`${labels}/create`))
  await typed.getByLabel('标签名称').fill('没有丢')

  await signOut(first.page)
  await clean.getByLabel('用户名').waitFor()
  expect(pathOf(clean)).toBe(`/login?redirect=${labels}?page=1`)
  await again(typed).waitFor()
  await signIn(first.page, stage.portal)
  await again(typed).waitFor({ state: 'hidden' })
  await expect.poll(() => typed.getByLabel('标签名称').inputValue()).toBe('没有丢')
  await typed.getByRole('button', { name: '保存', exact: true }).click()
  await typed.getByText('已保存').waitFor()

  await typed.goto(at(`${labels}/create`))
  await typed.getByLabel('标签名称').fill('admin 的')
  await signOut(first.page)
  await again(typed).waitFor()
  await signIn(first.page, stage.portal, other)
  await typed.getByRole('button', { name: /session\.other/ }).waitFor()
  await expect.poll(() => typed.getByLabel('标签名称').inputValue()).toBe('')
})

test('another role is taken up in every tab, with what was typed there', async () => {
  const admin = await sessionOf(stage.portal)
  const roles = (
    await ask(stage.portal, 'GET', 'role?filter={"code":["admin","editor"]}', undefined, admin)
  ).data as { list: { id: number }[] }
  const person = await makeEditor(stage.portal, 'tworoles', '两角色')
  const users = (
    await ask(stage.portal, 'GET', 'portalUser?filter={"username":"tworoles"}', undefined, admin)
  ).data as { list: { id: number; version: number }[] }
  const [user] = users.list
  await ask(
    stage.portal,
    'PUT',
    `portalUser/${user!.id}`,
    { roles: roles.list.map(({ id }) => id), version: user!.version },
    admin,
  )
  await signInAnew(stage.portal, person)
  const { page } = await opened('/home', {}, person)
  const typed = await page.context().newPage()
  await typed.goto(at(`${labels}/create`))
  await typed.getByLabel('标签名称').fill('角色')
  const config = (from: Page) =>
    from.getByRole('navigation', { name: '主菜单' }).getByText('开发专用')
  await config(typed).waitFor()
  await page.goto(at(labels))
  await account(page).click()
  await page.getByRole('menuitem', { name: '切换为“编辑”' }).click()
  await page.waitForURL((url) => url.pathname === '/home')
  await expect
    .poll(() => page.getByRole('navigation', { name: '打开过的页面' }).getByRole('link').count())
    .toBe(1)
  await expect.poll(() => config(page).count()).toBe(0)
  await expect.poll(() => config(typed).count()).toBe(0)
  await expect.poll(() => typed.getByLabel('标签名称').inputValue()).toBe('角色')
})

test('failures are told in the words of the catalogue, and what was typed stays', async () => {
  const { page } = await opened('/healthz', { locale: 'en-GB' })
  const answer = (code: number, data: unknown, message = '') => ({
    status: code === 20000 ? 200 : 500,
    contentType: 'application/json',
    body: JSON.stringify({ code, message, data }),
  })
  const told = (words: string) =>
    page.getByRole('alert').filter({ hasText: words }).first().waitFor()
  const info = '**/index/getInfo'
  for (const [given, words] of [
    [
      answer(20000, { name: 'x', roles: [], currentRole: '', role: null }),
      'getInfo: roles must be a non-null array!',
    ],
    // An answer with a reason of its own is tried in session.test.tsx.
    [answer(50000, null), 'Error'],
  ] as const) {
    // Where no screen runs that would keep the language it is in.
    await page.goto(at('/healthz'))
    await page.route(info, (route) => route.fulfill(given))
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.goto(at(`${labels}?page=2`))
    await told(words)
    expect(pathOf(page)).toBe(`/login?redirect=${labels}?page=2`)
    expect(await kept(page)).not.toHaveProperty('token')
    await page.unroute(info)
    await page.getByLabel('User name').fill(stage.portal.username)
    await page.getByLabel('Password').fill(stage.portal.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === labels)
    await page.locator('tr[data-id]').first().waitFor()
  }
  await page.route('**/articleTag?**', (route) =>
    route.fulfill(answer(50008, null, 'Illegal token')),
  )
  await page.goto(at(labels))
  await told('Illegal token')
  await page.unroute('**/articleTag?**')
  // Longer than a call may take.
  await page.route('**/articleTag/*', async (route) => {
    if (route.request().method() === 'PUT')
      await new Promise((resolve) => setTimeout(resolve, 6000))
    await route.continue().catch(() => undefined)
  })
  await page.goto(at(`${labels}/1`))
  await page.getByLabel('Description').fill('late')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told('did not answer within 5 s')
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('late')
})

test('a lost connection is said, nothing typed is lost, and what was to be read is read when it is back', async () => {
  const { page } = await opened(`${labels}/create`, phone)
  await page.getByLabel('标签名称').fill('断网')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('无法连接服务器', { exact: false }).first().waitFor()
  await page.getByText('与服务器的连接已断开', { exact: false }).waitFor()
  await screenshots(page, 'lost', { themes: ['light'] })
  expect(await breaches(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByText('与服务器的连接已断开', { exact: false }).waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByLabel('标签名称').inputValue()).toBe('断网')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
})

test('what takes long is said, but not over a field; a screen that breaks leaves the frame, and the log tells of it', async () => {
  const { page } = await opened('/home')
  await page.route('**/api/portal/articleTag?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await page.goto(at(labels))
  const mask = page.locator('.loading')
  await mask.getByText('加载中').waitFor()
  await screenshots(page, 'loading', { sizes: ['wide'], themes: ['light'] })
  await mask.waitFor({ state: 'hidden' })
  await page.unroute('**/api/portal/articleTag?**')

  await page.route('**/assets/TreeView-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function TreeView() { if (!window.mended) throw new Error(`the tree fell, ticket=abc`); return null }',
    }),
  )
  await page.goto(at('/contentManagement/category/app'))
  await page.getByRole('alert').getByText('the tree fell').waitFor()
  await screenshots(page, 'broken', { themes: ['light'] })
  expect(await breaches(page)).toEqual([])
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('the tree fell').waitFor({ state: 'hidden' })
  await account(page).click()
  await page.getByRole('menuitem', { name: '错误日志' }).click()
  const log = page.getByRole('dialog', { name: '错误日志' })
  await log.getByText('Error: the tree fell, ticket=***', { exact: true }).waitFor()
  await log.getByText('/contentManagement/category/app').first().waitFor()
  await log.getByText('堆栈').first().click()
  await screenshots(page, 'errorLog')
  expect(await breaches(page)).toEqual([])
  await log.getByRole('button', { name: '全部清除' }).click()
  await log.getByText('没有错误').waitFor()
})

test('a new version is announced, and a part of the old one that is gone says the same; nothing reloads by itself', async () => {
  const { page } = await opened(labels)
  await page.getByRole('heading', { name: '标签', level: 1 }).waitFor()
  await page.evaluate(() => Object.assign(window, { stood: true }))
  await page.route('**/index.html', async (route) => {
    const given = await route.fetch()
    await route.fulfill({
      response: given,
      body: (await given.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-Newer.js'),
    })
  })
  await page.route('**/assets/TreeView-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('系统已更新', { exact: false }).waitFor()
  await screenshots(page, 'newVersion', { themes: ['dark'] })
  expect(await breaches(page)).toEqual([])
  await page.getByRole('link', { name: '首页' }).first().click()
  await page.evaluate(() => history.pushState(null, '', '/contentManagement/category/app'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await page.getByText('这个页面已有新版本').waitFor()
  await expect.poll(() => page.evaluate(() => 'stood' in window)).toBe(true)
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: '刷新' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => 'stood' in window)).toBe(false)
})

test('a second factor is put on with an authenticator, asked for, and taken off', async () => {
  const person = await makeEditor(stage.portal, 'session.factor', '两步的')
  const { page } = await opened('/home', phone, person)
  const choose = async () => {
    await account(page).click()
    await page.getByRole('menuitem', { name: '两步验证' }).click()
    return page.getByRole('dialog', { name: '两步验证' })
  }
  const setting = await choose()
  await setting.getByLabel('当前密码').fill('Not-My-Own-1')
  await setting.getByRole('button', { name: '开始设置' }).click()
  await setting.getByText('密码不正确').waitFor()
  await setting.getByLabel('当前密码').fill(person.password)
  await setting.getByRole('button', { name: '开始设置' }).click()
  const secret = (await setting.locator('code').innerText()).replaceAll(' ', '')
  await screenshots(page, 'factor', { themes: ['light', 'dark'] })
  expect(await breaches(page)).toEqual([])
  await setting.getByLabel('验证器显示的 6 位数字').fill(await codeAfter(secret, 0))
  await setting.getByRole('button', { name: '开启' }).click()
  await setting.getByText('两步验证已开启', { exact: false }).waitFor()
  const recovery = await setting.locator('li').first().innerText()
  await screenshots(page, 'recovery', { themes: ['light'] })
  expect(await breaches(page)).toEqual([])
  await setting.getByRole('button', { name: '我已保存' }).click()
  await signOut(page)
  const enter = async (code: string) => {
    await page.getByLabel('用户名').fill(person.username)
    await page.getByLabel('密码').fill(person.password)
    if (code) await page.getByLabel('验证器的 6 位数字，或恢复码').fill(code)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await enter('')
  await page.getByText('请输入验证器中的 6 位数字').waitFor()
  await screenshots(page, 'factor-asked', { themes: ['light'] })
  expect(await breaches(page)).toEqual([])
  await enter(recovery)
  await account(page).waitFor()
  const off = await choose()
  await off.getByText('剩余恢复码 9 个', { exact: false }).waitFor()
  await off.getByLabel('当前密码').fill(person.password)
  await off.getByLabel('验证器的 6 位数字，或恢复码').fill(recovery)
  await off.getByRole('button', { name: '关闭两步验证' }).click()
  await off.getByText('验证码不正确或已用过', { exact: false }).waitFor()
  await off.getByLabel('验证器的 6 位数字，或恢复码').fill(await codeAfter(secret, 1))
  await off.getByRole('button', { name: '关闭两步验证' }).click()
  await page.getByText('两步验证已关闭').waitFor()
})

test('password and phone are changed from the account menu', async () => {
  const person = await makeEditor(stage.portal, 'session.own', '自己改')
  const { page } = await opened('/home', phone, person)
  const choose = async (name: string) => {
    await account(page).click()
    await page.getByRole('menuitem', { name }).click()
    return page.getByRole('dialog', { name })
  }
  const passwords = await choose('修改密码')
  await screenshots(page, 'password', { themes: ['dark'] })
  expect(await breaches(page)).toEqual([])
  await passwords.getByLabel('原密码').fill(person.password)
  await passwords.getByLabel('新密码', { exact: true }).fill('Another-Own-78')
  await passwords.getByLabel('再次输入新密码').fill('Another-Own-78')
  await passwords.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('密码已修改').waitFor()
  const signIns = await choose('登录设备')
  await signIns.getByText('当前设备').waitFor()
  await screenshots(page, 'sign-ins', { themes: ['light', 'dark'] })
  expect(await breaches(page)).toEqual([])
  await signIns.getByRole('button', { name: '关闭' }).click()
  const phones = await choose('修改手机号')
  await phones.getByLabel('新手机号').fill('13722223333')
  await phones.getByRole('button', { name: '获取验证码' }).click()
  await phones.getByText('验证码已发送').waitFor()
  await screenshots(page, 'phone', { themes: ['light'] })
  expect(await breaches(page)).toEqual([])
  const code = /code = (\d{6})/.exec(await lastMessage(stage.portal.dataDir))?.[1]
  await phones.getByLabel('短信验证码').fill(code ?? '')
  await phones.getByLabel('当前密码').fill('Another-Own-78')
  await phones.getByRole('button', { name: '修改手机号' }).click()
  await page.getByText('手机号已修改').waitFor()
})

test('before a key is made it is asked who it is: a wrong password is told, nothing typed is lost, and it is asked once', async () => {
  const { page, errors } = await opened('/configCenter/serviceKeys/create')
  // A tab that was opened by a ticket has given no password, as one that has stood open for long.
  await forgetProof(page)
  await saveServiceKey(page)
  const asked = page.getByRole('dialog', { name: '确认是你本人' })
  await asked.getByLabel('当前密码').fill('不是我的密码')
  await asked.getByRole('button', { name: '确认并继续' }).click()
  await asked.getByText('密码不正确').waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'proof')
  await asked.getByLabel('当前密码').fill(stage.portal.password)
  await asked.getByRole('button', { name: '确认并继续' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.getByText(/^mhk_/).first().waitFor()
  const { data } = await ask(
    stage.portal,
    'GET',
    'serviceKey?q=内容同步',
    undefined,
    await sessionOf(stage.portal),
  )
  expect((data as { list: readonly { name: string }[] }).list[0]).toMatchObject({
    name: '内容同步',
  })
  expect(errors).toEqual([])
})
