import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, makeEditor, makeUser, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const labels = '/contentManagement/label'

/** Calls the portal as the first admin. */
async function asked<T = Row>(method: string, path: string, body?: unknown): Promise<T> {
  const { data } = await ask(stage.portal, method, path, body, await sessionOf(stage.portal))
  return data as T
}
const labelOf = (name: string) => asked('POST', 'articleTag', { name })
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
/** How long a hand presses, in milliseconds: what moves meanwhile is not pressed. */
const PRESS = 120

/** Once the portal tells this page what others do. */
const isTold = (page: Page) => page.waitForResponse(/\/api\/portal\/live\?/)

test('two people at one label see where the other is, by field, and merge while one of them types', async () => {
  const label = await labelOf('同一条')
  const { page: mine } = await openDesk(stage.browser, stage.portal)
  const person = await makeEditor(stage.portal, 'tongkan', '同看编辑')
  const { page: theirs } = await openDesk(stage.browser, stage.portal, person)
  for (const page of [mine, theirs]) {
    const told = isTold(page)
    await page.goto(`${stage.portal.url}${labels}/${label.id}`)
    await field(page, '说明').waitFor()
    await told
  }
  await field(theirs, '标签名称').focus()
  const place = mine.locator('[data-place=name]')
  await place.getByRole('img', { name: '同看编辑也在这里' }).waitFor()
  await field(theirs, '标签名称').fill('他们的名')
  await place.getByRole('img', { name: '同看编辑正在改这里' }).waitFor()
  expect(await breachesInBoth(mine)).toEqual([])
  await screenshots(mine, 'live-1-at-field')

  await field(mine, '说明').fill('我写的说明')
  await save(theirs)
  await theirs.getByText('已保存').waitFor()
  const told = mine.getByRole('alert').filter({ hasText: '已由' })
  await told.getByText('标签名称').waitFor()
  expect(await breachesInBoth(mine)).toEqual([])
  await screenshots(mine, 'live-2-saved-by')
  await told.getByRole('button', { name: '现在合并' }).click({ delay: PRESS })
  await expect.poll(() => field(mine, '标签名称').inputValue()).toBe('他们的名')
  expect(await field(mine, '说明').inputValue()).toBe('我写的说明')
  await told.waitFor({ state: 'hidden' })
  await save(mine)
  await mine.getByText('已保存').waitFor()
  expect(await asked('GET', `articleTag/${label.id}`)).toMatchObject({
    ...{ name: '他们的名', description: '我写的说明', version: 3 },
  })

  await theirs.close()
  await place.getByRole('img').waitFor({ state: 'hidden' })
})

test('where both changed the same, one chooses in the form, and nothing is saved by it', async () => {
  const label = await labelOf('都改过')
  const { page } = await openDesk(stage.browser, stage.portal)
  const listens = isTold(page)
  await page.goto(`${stage.portal.url}${labels}/${label.id}`)
  await field(page, '说明').fill('我的说法')
  await listens
  await asked('PUT', `articleTag/${label.id}`, { version: 1, description: '他们的说法', weight: 7 })
  await page.getByRole('button', { name: '现在合并' }).click({ delay: PRESS })
  const dialog = page.getByRole('dialog', { name: '此记录已被他人修改' })
  await dialog.getByRole('radio', { name: '他们的说法' }).check()
  await dialog.getByRole('button', { name: '按所选合并' }).click()
  await expect.poll(() => field(page, '说明').inputValue()).toBe('他们的说法')
  expect((await asked('GET', `articleTag/${label.id}`)).version).toBe(2)
})

test('a list shows what others change where it stands, tells what came, and keeps what is selected', async () => {
  const [first, second] = [await labelOf('同看一'), await labelOf('同看二')]
  const { page } = await openDesk(stage.browser, stage.portal)
  const told = isTold(page)
  await page.goto(`${stage.portal.url}${labels}?filter=${JSON.stringify({ name_q: '同看' })}`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('同看一').getByRole('checkbox').check()
  await told
  await asked('PUT', `articleTag/${first.id}`, { version: 1, weight: 93 })
  await row('同看一').getByText('93').waitFor()
  expect(await row('同看一').getByRole('checkbox').isChecked()).toBe(true)

  const person = await makeEditor(stage.portal, 'tongkan', '同看编辑')
  const session = await sessionOf(stage.portal, person)
  await ask(stage.portal, 'POST', 'articleTag', { name: '同看三' }, session)
  await page.getByText('有 1 条新记录').waitFor()
  expect(await row('同看三').count()).toBe(0)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'live-3-list')
  const { version } = await asked('GET', `articleTag/${second.id}`)
  await ask(stage.portal, 'DELETE', `articleTag/${second.id}`, { version }, session)
  await page.getByText('1 条已不在此列表').waitFor()
  await page.getByRole('button', { name: '更新列表' }).click()
  await row('同看三').waitFor()
  await row('同看二').waitFor({ state: 'hidden' })
  expect(await row('同看一').getByRole('checkbox').isChecked()).toBe(true)
})

test('a calendar shows what others put in it, change there and take out of it', async () => {
  const date = `${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 8)}15`
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const told = page.waitForResponse(/\/api\/portal\/live\?.*mail/)
  await page.goto(`${stage.portal.url}/message/push/calendar?date=${date}&view=listMonth`)
  await page.locator('.cal-entry').first().waitFor()
  await told
  const values = {
    ...{ title: '旁人排的推送', body: '正文', audience: 'all', kind: 'operation' },
    ...{ platforms: ['ios'], link: { type: 'url', url: 'https://www.example.com' } },
    ...{ sendMode: 'timed', sendAt: `${date}T10:00:00+08:00` },
  }
  const push = await asked('POST', 'push', values)
  await page.locator('.cal-entry', { hasText: '旁人排的推送' }).waitFor()
  await asked('PUT', `push/${push.id}`, { version: 1, title: '旁人改了名的推送' })
  await page.locator('.cal-entry', { hasText: '旁人改了名的推送' }).waitFor()
  await asked('DELETE', `push/${push.id}`, { version: 2 })
  await page.locator('.cal-entry', { hasText: '旁人改了名的推送' }).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('killed between typing and saving, the portal tells what happened meanwhile once it is back', async () => {
  const label = await labelOf('断电之前')
  const { page } = await openDesk(stage.browser, stage.portal)
  const told = isTold(page)
  await page.goto(`${stage.portal.url}${labels}/${label.id}`)
  await field(page, '说明').fill('停电时写的')
  await told
  await stage.portal.kill()
  await stage.portal.restart()
  const changed = await asked('PUT', `articleTag/${label.id}`, { version: 1, weight: 12 })
  expect(changed.version).toBe(2)
  await page.getByRole('alert').filter({ hasText: '已由' }).getByText('推荐权重').waitFor()
  expect(await field(page, '说明').inputValue()).toBe('停电时写的')
  await save(page)
  await page.getByText(/^已保存/).waitFor()
  expect(await asked('GET', `articleTag/${label.id}`)).toMatchObject({
    ...{ weight: 12, description: '停电时写的' },
  })
})

test('a role is changed by one person at a time: the other reads it, is told who it is, and may take it over', async () => {
  const role = await asked('POST', 'role', { code: 'oneAtATime', name: '一次一人' })
  const [admin] = (await asked<{ list: Row[] }>('GET', 'role?filter={"code":"admin"}')).list
  const second = await makeUser(stage.portal, {
    ...{ username: 'second', name: '第二管理员', password: 'Editors-Own-77' },
    values: { roles: [admin!.id] },
  })
  const { page: mine } = await openDesk(stage.browser, stage.portal)
  const { page: theirs } = await openDesk(stage.browser, stage.portal, second)
  for (const page of [mine, theirs]) {
    const told = isTold(page)
    await page.goto(`${stage.portal.url}/open/role/${role.id}`)
    await field(page, '说明').waitFor()
    await told
  }
  await field(theirs, '说明').fill('他们在写')
  const held = mine.getByRole('status').filter({ hasText: '第二管理员 正在修改，一次只能一个人改' })
  await held.waitFor()
  await expect
    .poll(() => mine.locator('[data-place=description]').evaluate((one: HTMLElement) => one.inert))
    .toBe(true)
  expect(await breachesInBoth(mine)).toEqual([])
  await screenshots(mine, 'live-3-held')

  await held.getByRole('button', { name: '接手' }).click()
  await held.waitFor({ state: 'hidden' })
  await theirs
    .getByRole('status')
    .filter({ hasText: /正在修改，一次只能一个人改/ })
    .waitFor()
  await save(theirs)
  await theirs
    .getByText(/一次只能一个人改：请等对方保存/)
    .first()
    .waitFor()
  await field(mine, '说明').fill('我来写')
  await save(mine)
  await mine.getByText('已保存').waitFor()
  expect(await asked('GET', `role/${role.id}`)).toMatchObject({ description: '我来写' })
})
