import { expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { choose } from './support/choose.ts'
import { ask, go, goHome, makeEditor, openDesk, row, sessionOf } from './support/desk.ts'
import type { RunningPortal } from './support/portal.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('what a role may do is edited in its matrix, seen beforehand, and holds from the next call on', async () => {
  const { browser, portal } = stage
  const { page, errors } = await openDesk(browser, portal)
  const person = await makeEditor(portal, 'matrix_zhou', '周编辑')
  const editor = await sessionOf(portal, person)
  const publish = () => ask(portal, 'DELETE', 'author/1', {}, editor)
  await go(page, '配置中心', '角色')
  await page.getByRole('button', { name: /编辑.*editor/ }).click()
  await page.getByRole('searchbox', { name: '搜索对象' }).fill('作者')
  const deletes = page.getByRole('checkbox', { name: '作者 · 删除' })
  await expect.poll(() => deletes.isChecked()).toBe(true)
  await deletes.click()
  await page.getByText('1 个角色有未保存的修改').waitFor()
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存，相关用户的下一次请求即生效').waitFor()
  expect((await publish()).code).toBe(40300)

  await page.getByRole('tab', { name: '数字角色 · 菜单' }).click()
  const eye = page.getByRole('button', { name: /^评论管理 · 4 · / })
  await eye.click()
  await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: '以角色查看' }).click()
  const preview = page.getByRole('dialog', { name: '以角色查看' })
  await choose(preview.getByLabel('命名角色'), { value: 'editor' })
  await preview.getByText('举报列表').waitFor()
  await choose(preview.getByLabel('数字角色'), { value: '4' })
  await preview.getByText('举报列表').waitFor({ state: 'detached' })
  expect(await breaches(page)).toEqual([])
  await preview.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('false')
  expect(errors).toEqual([])
})

test('a numeric role takes menus, addresses and calls from its user at once, and is never the last admin’s', async () => {
  const { browser, portal } = stage
  const { page } = await openDesk(browser, portal)
  const person = await makeEditor(portal, 'number_chen', '陈运营')
  const theirs = await openDesk(browser, portal, person)
  await goHome(theirs.page)
  const menu = theirs.page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '运营管理', exact: true }).waitFor()

  await go(page, '配置中心', '后台用户')
  await page.getByLabel('登录名').first().fill('number_chen')
  await row(page, 'number_chen').first().getByRole('link', { name: '编辑' }).click()
  await page
    .getByRole('heading', { name: /陈运营/ })
    .first()
    .waitFor()
  const box = page.getByRole('combobox', { name: '数字角色' })
  await box.fill('3')
  await page.getByRole('option', { name: '数字角色 3' }).first().click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').first().waitFor()
  expect(await breaches(page)).toEqual([])

  const session = await sessionOf(portal, person)
  expect((await ask(portal, 'GET', 'appUser', undefined, session)).code).toBe(40300)
  await theirs.page.goto(`${portal.url}/coupon/list`)
  await theirs.page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await menu.getByRole('button', { name: '内容管理', exact: true }).waitFor()
  await expect
    .poll(() => menu.getByRole('button', { name: '运营管理', exact: true }).count())
    .toBe(0)

  const admin = await sessionOf(portal)
  const numbers = await ask(portal, 'GET', 'role?filter={"code":"1"}', undefined, admin)
  const [one] = (numbers.data as { list: readonly { id: number }[] }).list
  const { data: boss } = await ask(portal, 'GET', 'portalUser/1', undefined, admin)
  const { version } = boss as { version: number }
  const last = { version, numericRole: one?.id }
  expect((await ask(portal, 'PUT', 'portalUser/1', last, admin)).code).not.toBe(20000)
})

test('the log draws what was changed, settings show as what they are, and caches are cleared as a job', async () => {
  const { browser, portal } = stage
  const { page, errors } = await openDesk(browser, portal)
  await go(page, '配置中心', '基础配置')
  await page.getByLabel('配置键').first().fill('app.serviceHours')
  await row(page, 'app.serviceHours').first().getByRole('link', { name: '编辑' }).click()
  const value = page.getByRole('textbox', { name: '值', exact: true })
  await value.fill('工作日 8:00-20:00')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').first().waitFor()
  expect(await breaches(page)).toEqual([])

  await go(page, '配置中心', '操作日志')
  await row(page, 'app.serviceHours').first().getByRole('link').first().click()
  const difference = page.getByRole('region', { name: '对比' }).getByRole('table')
  await difference.getByRole('row', { name: /值/ }).waitFor()
  await expect.poll(() => difference.locator('td.before').innerText()).toContain('9:00-18:00')
  await expect.poll(() => difference.locator('td.after').innerText()).toContain('8:00-20:00')
  expect(await breaches(page)).toEqual([])

  await readByTheApp(portal)
  await go(page, '开发专用', '清除缓存')
  const catalogue = page.getByRole('listitem', { name: '内容目录' })
  await catalogue.getByText('命中 50%（1 / 2）').waitFor()
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: '清除内容目录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  const watching = page.getByRole('dialog', { name: '任务进度' })
  // Jobs run beside the portal; a busy machine takes its time to begin.
  await watching.getByText('已完成').first().waitFor({ timeout: 60_000 })
  await watching.getByRole('button', { name: '关闭' }).click()
  await page
    .getByRole('listitem', { name: '内容目录' })
    .getByText(/上次清除/)
    .waitFor()
  expect(errors).toEqual([])
})

test('addresses of the old admin lead on, on a phone too', async () => {
  const { browser, portal } = stage
  const phone = { viewport: { width: 390, height: 844 } }
  const { page, errors } = await openDesk(browser, portal, portal, phone)
  const ways = [
    ['/doread/bookListAdd', '/doread/bookList/create'],
    ['/partnerICBC/partnerManageEditICBC?companyId=2', '/partner/partnerManageICBC/2'],
    ['/financial', '/financial/single'],
  ] as const
  for (const [from, to] of ways) {
    await page.goto(portal.url + from)
    await page.waitForURL((url) => url.pathname === to)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto(`${portal.url}/configCenter/roles`)
  await page.getByRole('tab', { name: '数字角色 · 菜单' }).click()
  await page.getByRole('button', { name: /^信息统计 · 1 · 隐藏/ }).waitFor()
  expect(await breaches(page)).toEqual([])
  expect(errors).toEqual([])
})

/** A program reads the same page of published columns twice. */
async function readByTheApp(portal: RunningPortal): Promise<void> {
  const admin = await sessionOf(portal)
  const values = { name: 'App 读取', owner: 1, rights: ['public'] }
  const { data } = await ask(portal, 'POST', 'serviceKey', values, admin)
  const { secret } = data as { secret: string }
  for (let time = 0; time < 2; time++) {
    const headers = { Authorization: `Bearer ${secret}` }
    const answer = await fetch(`${portal.url}/api/portal/public/column`, { headers })
    expect(answer.status).toBe(200)
  }
}
