import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, breachesInBoth } from './support/breaches.ts'
import { ask, makeEditor, openDesk, row, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const packages = '/partner/productPackage'

const line = (page: Page) => page.getByRole('region', { name: '所在的视图' })
const heading = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
/** Opens the views of the list that is shown. */
const openViews = async (page: Page) => {
  await page.getByRole('button', { name: '视图', exact: true }).click()
  const views = page.getByRole('dialog', { name: '视图' })
  await views.getByRole('button', { name: '保存' }).waitFor()
  return views
}
const more = async (page: Page, view: string, does: string) => {
  const views = await openViews(page)
  await views.getByRole('button', { name: `更多操作 ${view}` }).click()
  await page.getByRole('menuitem', { name: does, exact: true }).click()
}

test('an admin shares a view with editors, whose list opens with it, without the column that is not theirs', async () => {
  const { url } = stage.portal
  const person = await makeEditor(stage.portal, 'viewer', '看视图的')
  const { page: admin } = await openDesk(stage.browser, stage.portal)
  const { page: editor } = await openDesk(stage.browser, stage.portal, person)

  const filter = encodeURIComponent('{"status":"onShelf"}')
  await admin.goto(`${url}${packages}?filter=${filter}&columns=name:320,floorPrice,status`)
  await heading(admin, '单人底价').waitFor()
  const views = await openViews(admin)
  await views.getByLabel('视图名称').fill('在用的底价')
  await views.getByRole('button', { name: '保存' }).click()
  // Whoever saved it stands in it.
  await expect.poll(() => line(admin).textContent()).toContain('在用的底价')
  const again = await openViews(admin)
  await again.getByRole('button', { name: '在用的底价', exact: true }).waitFor()
  expect(await breaches(admin)).toEqual([])
  await screenshots(admin, 'views')
  await admin.keyboard.press('Escape')
  const menu = admin.getByRole('list', { name: '产品包的视图' })
  await menu.getByRole('link', { name: '在用的底价' }).click()
  await expect.poll(() => line(admin).textContent()).toContain('在用的底价')

  await more(admin, '在用的底价', '分享给角色')
  const dialog = admin.getByRole('dialog', { name: '分享视图' })
  for (const label of [/^分享给角色/, /^打开列表时默认用它的角色/]) {
    const roles = dialog.getByRole('group', { name: label })
    await roles.getByRole('checkbox', { name: '编辑', exact: true }).check()
  }
  expect(await breaches(admin)).toEqual([])
  await screenshots(admin, 'views-share')
  await dialog.getByRole('button', { name: '确定' }).click()
  await admin.getByText('已分享').waitFor()

  await editor.goto(`${url}${packages}`)
  await expect.poll(() => line(editor).textContent()).toContain('在用的底价')
  await expect.poll(() => line(editor).textContent()).toContain('打开列表时默认')
  await expect.poll(() => line(editor).textContent()).toContain('没有权限，已略去：单人底价')
  await heading(editor, '状态').waitFor()
  expect(await heading(editor, '单人底价').count()).toBe(0)
  expect(await breachesInBoth(editor)).toEqual([])
  await screenshots(editor, 'views-opened')
  await line(editor).getByRole('button', { name: '看全部' }).click()
  await line(editor).waitFor({ state: 'detached' })
  await heading(editor, '更新时间').waitFor()
})

test('an editor shares with editors alone, keeps a colleague’s view in the menu, and sends its address on', async () => {
  const { url } = stage.portal
  const labels = '/contentManagement/label'
  const [one, two] = await Promise.all([
    makeEditor(stage.portal, 'sharer', '分享的'),
    makeEditor(stage.portal, 'taker', '拿来用的'),
  ])
  const { page: sharer } = await openDesk(stage.browser, stage.portal, one)
  const { page: taker } = await openDesk(stage.browser, stage.portal, two)
  const session = await sessionOf(stage.portal, one)
  const contents = {
    ...{ screen: labels, name: '停用的', filter: { status: 'disabled' }, perPage: 20 },
    ...{ sort: { field: 'name', order: 'ASC' }, columns: ['name', 'status'], sizes: {} },
  }
  const shared = (roles: readonly string[]) =>
    ask(stage.portal, 'POST', 'index/views', { ...contents, roles }, session)
  expect((await shared(['admin'])).code).toBe(40300)

  await sharer.goto(`${url}${labels}?filter=${encodeURIComponent('{"status":"disabled"}')}`)
  await row(sharer, '标签名称').waitFor()
  const views = await openViews(sharer)
  await views.getByLabel('视图名称').fill('停用的')
  await views.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => line(sharer).textContent()).toContain('停用的')
  await more(sharer, '停用的', '分享给角色')
  const dialog = sharer.getByRole('dialog', { name: '分享视图' })
  const roles = dialog.getByRole('group', { name: /^分享给角色/ })
  await roles.getByRole('checkbox', { name: '编辑' }).check()
  expect(await roles.getByRole('checkbox').count()).toBe(1)
  await dialog.getByRole('button', { name: '确定' }).click()
  await sharer.getByText('已分享').waitFor()

  await taker.goto(`${url}${labels}`)
  const theirs = await openViews(taker)
  await theirs.getByRole('button', { name: '放到菜单 停用的' }).click()
  await theirs.getByRole('button', { name: /^停用的/ }).click()
  await expect.poll(() => line(taker).textContent()).toContain('分享的分享')
  const address = taker.url()
  expect(decodeURIComponent(address)).toContain('"status":"disabled"')
  await taker.keyboard.press('Control+k')
  await taker.getByRole('combobox', { name: '搜索页面、记录与操作' }).fill('停用的')
  await taker.getByRole('option', { name: /停用的.*标签/ }).waitFor()
  expect(await breaches(taker)).toEqual([])
  await taker.keyboard.press('Escape')

  await taker.setViewportSize({ width: 390, height: 844 })
  await taker.goto(`${url}/home`)
  await taker.getByRole('button', { name: '收起或展开菜单' }).click()
  const menu = taker.getByRole('navigation', { name: '主菜单' })
  for (const group of ['内容管理', '标签'])
    await menu.getByRole('button', { name: group, exact: true }).click()
  await menu.getByRole('link', { name: '停用的' }).waitFor()
  await screenshots(taker, 'views-menu', { sizes: ['phone'] })
  await menu.getByRole('link', { name: '停用的' }).click()
  await expect.poll(() => line(taker).textContent()).toContain('停用的')
  await screenshots(taker, 'views-phone', { sizes: ['phone'] })

  const { page: admin } = await openDesk(stage.browser, stage.portal)
  await admin.goto(address)
  await expect.poll(() => line(admin).textContent()).toContain('停用的')

  // Both look at the same view; the admin is faster.
  await sharer.goto(address)
  await sharer
    .getByRole('button', { name: '清除筛选' })
    .or(row(sharer, '标签名称'))
    .first()
    .waitFor()
  const { data } = await ask(stage.portal, 'GET', 'index/views', undefined, session)
  const [view] = (data as { views: { id: string; version: number }[] }).views.filter(({ id }) =>
    address.includes(id),
  )
  const boss = await sessionOf(stage.portal)
  const body = { version: view?.version, perPage: 50 }
  await ask(stage.portal, 'PUT', `index/views/${view?.id}`, body, boss)
  await sharer.getByRole('searchbox', { name: '标签名称' }).fill('旅')
  await line(sharer).getByRole('button', { name: '更新视图' }).click()
  await sharer.getByText(/改过视图“停用的”，没有保存你的改动/).waitFor()
})
