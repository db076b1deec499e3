import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openIdProvider } from '#portal/outside/identity/testing/openIdProvider.ts'
import { runAdmin } from '#portal/start/runAdmin.ts'
import { freePort } from '#portal/storage/db/testing/freePort.ts'
import { breaches, breachesInBoth } from './support/breaches.ts'
import { openPage } from './support/browser.ts'
import { makeEditor } from './support/desk.ts'
import { saveServiceKey } from './support/proof.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const port = await freePort()
const provider = await openIdProvider([
  `http://127.0.0.1:${port}/api/portal/index/company/callback`,
])
/** Read at each start of the portal. */
const env: Record<string, string> = {
  IDENTITY_PROVIDER: 'oidc',
  IDENTITY_NAME: '示例集团',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OUTBOUND_ALLOW: provider.place,
  IDENTITY_LINK_BY: 'account',
}
const stage = setStage({ port, seed: 'none', env })
afterAll(() => provider.close())

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }
const account = (page: Page) => page.getByRole('button', { name: /^(你好|Hello)/ })
const company = (page: Page) => page.getByRole('link', { name: '用示例集团登录' })
const knows = (name: string) => provider.accounts.set(name, { preferred_username: name, name })
/** Somebody at the sign-in page, sent there from where they wanted to go. */
async function arrived(path = '/home', options: BrowserContextOptions = {}) {
  const watched = await openPage(stage.browser, options)
  await watched.page.goto(`${stage.portal.url}${path}`)
  await company(watched.page).waitFor()
  return watched
}
/** At the provider's page. */
async function signInThere(page: Page, name: string) {
  await page.getByLabel('Account').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('one press leads through the company to where one wanted, and no password is asked for', async () => {
  await makeEditor(stage.portal, 'lin.mei', '林梅')
  knows('lin.mei')
  const wanted = '/contentManagement/label?page=1'
  const { page, errors } = await arrived(wanted)
  await page.getByLabel('用户名').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'company')
  await company(page).click()
  await signInThere(page, 'lin.mei')
  await account(page).waitFor()
  expect(page.url()).toBe(stage.portal.url + wanted)
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe('lin.mei')
  await account(page).click()
  await page.getByRole('menuitem', { name: '登录设备' }).click()
  await page.getByText('当前设备').waitFor()
  expect(errors).toEqual([])
})

test('who is no user here, who turns back and whose time is over are told so, and can begin anew', async () => {
  knows('nobody.here')
  const { page, errors } = await arrived('/home', phone)
  await company(page).click()
  await signInThere(page, 'nobody.here')
  await page.getByRole('alert').getByText('没有与此公司账号对应的后台用户').waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'company-refused')
  await page.context().clearCookies()
  await company(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('你在对方页面取消了登录').waitFor()
  await company(page).click()
  await page.context().clearCookies({ name: 'masthead-visit' })
  await signInThere(page, 'lin.mei')
  await page.getByText('这次登录已过期或已用过').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(errors).toEqual([])
})

test('with passwords off one button is left, and who it is is proved by the company again', async () => {
  env.PASSWORD_SIGN_IN = 'off'
  await stage.portal.restart()
  knows('admin')
  const { page, errors } = await arrived('/configCenter/serviceKeys/create')
  expect(await page.getByLabel('用户名').count()).toBe(0)
  await screenshots(page, 'company-alone')
  await company(page).click()
  await signInThere(page, 'admin')
  await saveServiceKey(page)
  const asked = page.getByRole('dialog', { name: '确认是你本人' })
  const again = asked.getByRole('link', { name: '用公司账号确认' })
  await again.and(page.locator('[href^="http"]')).waitFor()
  expect(await asked.getByLabel('当前密码').count()).toBe(0)
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'company-proof')
  const [window] = await Promise.all([page.context().waitForEvent('page'), again.click()])
  await signInThere(window, 'admin')
  await window.getByText('已确认是你本人').waitFor()
  await page.getByText(/^mhk_/).first().waitFor()
  await window.goto(`${stage.portal.url}/home`)
  await account(window).click()
  await window.getByRole('menuitem', { name: '两步验证' }).waitFor()
  expect(await window.getByRole('menuitem', { name: '修改密码' }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('an ended session is taken up again in a window of its own, and nothing typed is lost', async () => {
  const { page, errors } = await arrived('/contentManagement/label/create')
  await company(page).click()
  await signInThere(page, 'admin')
  await page.getByLabel('标签名').fill('山居')
  await page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}')
    localStorage.setItem('token', JSON.stringify({ ...token, value: 'gone' }))
  })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const ended = page.getByRole('dialog', { name: '登录已过期' })
  await ended.getByText('登录在新窗口中进行').waitFor()
  expect(await ended.getByLabel('密码').count()).toBe(0)
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'company-ended')
  // Whoever is signed in at the provider is through without a word.
  await Promise.all([page.context().waitForEvent('page'), company(page).click()])
  await ended.waitFor({ state: 'detached' })
  await page.getByText('山居').first().waitFor()
  await page.waitForURL((url) => !url.pathname.endsWith('/create'))
  expect(errors).toEqual([])
})

test('whoever runs the machine gets in by a password that was made there, for a while', async () => {
  const { told } = await runAdmin({
    args: ['break-glass', 'admin'],
    env: { DATA_DIR: stage.portal.dataDir },
    cwd: stage.portal.dataDir,
  })
  const password = /One-time password: (\S+)/.exec(told)?.[1] ?? ''
  const { page } = await openPage(stage.browser)
  await page.goto(`${stage.portal.url}/login?with=password`)
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '设置你的密码' }).waitFor()
})
