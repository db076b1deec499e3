import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const articles = '/contentManagement/magazine/articles'

/** Calls the portal as the first admin. */
async function asked<T = Row>(method: string, path: string, body?: unknown): Promise<T> {
  const { data } = await ask(stage.portal, method, path, body, await sessionOf(stage.portal))
  return data as T
}
/** A published article of the demo that nobody revises yet. */
let taken = 0
async function publishedArticle(): Promise<Row> {
  const { list } = await asked<{ list: Row[] }>(
    'GET',
    'article?filter={"status":"published"}&sort=["id","ASC"]&range=[0,9]',
  )
  return list[taken++] as Row
}
const read = ({ id }: Row) => asked('GET', `article/${id}`)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('an editor revises what is published, a second person reads and approves it, and readers have it when it is published', async () => {
  const article = await publishedArticle()
  const person = await makeEditor(stage.portal, 'xiuding', '修订编辑')
  const { page: editors, errors } = await openDesk(stage.browser, stage.portal, person)
  await editors.goto(`${stage.portal.url}${articles}/${article.id}`)
  await field(editors, '副标题').fill('读者还看不到的副题')
  await press(editors, '存为修订稿')
  await editors.waitForURL(/\/revision$/)
  await said(editors, '须由他人审核')
  expect(await editors.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true)
  await field(editors, '导语').fill('修订后的导语。')
  await press(editors, '保存修订稿')
  await said(editors, '修订稿已保存')
  expect(await breachesInBoth(editors)).toEqual([])
  await screenshots(editors, 'revision-1-written')
  expect(await read(article)).toMatchObject({ subtitle: article.subtitle, lead: article.lead })

  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/home`)
  const card = page.getByRole('region', { name: '未发布的修订稿' })
  await card.getByText('等你审核').waitFor()
  await card.getByRole('link').first().click()
  const table = page.locator('.revised-fields')
  await table.getByText('读者还看不到的副题').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'revision-2-compared')
  await press(page, '审核通过')
  await said(page, /已审核通过，可以发布/)
  await press(page, '发布')
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await page.waitForURL((url) => url.pathname === `${articles}/${article.id}`)
  await expect.poll(() => field(page, '副标题').inputValue()).toBe('读者还看不到的副题')
  expect(await read(article)).toMatchObject({
    ...{ subtitle: '读者还看不到的副题', lead: '修订后的导语。', status: 'published' },
  })
  await press(page, '修改历史')
  await page.getByRole('dialog', { name: '修改历史' }).getByText('发布修订稿').first().waitFor()
  expect(errors).toEqual([])
})

test('what is saved live meanwhile is brought in before the revision is published', async () => {
  const article = await publishedArticle()
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${articles}/${article.id}`)
  await field(page, '副标题').fill('我修订的副题')
  await press(page, '存为修订稿')
  await page.waitForURL(/\/revision$/)
  await page.locator('.revision-panel').waitFor()

  const live = await read(article)
  const urgent = { version: live.version, subtitle: '线上急改的副题', lead: '线上急改的导语' }
  await asked('PUT', `article/${article.id}`, urgent)
  await field(page, '标题').fill('还在改题目')
  await press(page, '保存修订稿')
  const dialog = page.getByRole('dialog', { name: '此记录已被他人修改' })
  await dialog.getByRole('radio', { name: '我修订的副题' }).check()
  await press(page, '按所选保存')
  await said(page, '修订稿已保存')
  expect(await field(page, '导语').inputValue()).toBe('线上急改的导语')
  await press(page, '审核通过')
  await said(page, /已审核通过，可以发布/)

  await asked('PUT', `article/${article.id}`, {
    ...{ version: (await read(article)).version, subtitle: '又一次急改' },
  })
  await page.reload()
  const warning = page.getByRole('alert').filter({ hasText: '在修订之后，线上又改过' })
  await warning.getByText('副标题').waitFor()
  expect(await page.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true)
  await screenshots(page, 'revision-3-overtaken')
  await warning.getByRole('button', { name: '合并' }).click()
  await dialog.getByRole('radio', { name: '又一次急改' }).check()
  await press(page, '按所选保存')
  await warning.waitFor({ state: 'hidden' })
  expect(await field(page, '副标题').inputValue()).toBe('又一次急改')
  await press(page, '审核通过')
  await said(page, /已审核通过，可以发布/)
  await press(page, '定时发布')
  const timed = page.getByRole('dialog', { name: '定时发布修订稿' })
  await timed.getByLabel('发布时间').fill('2031-05-01 08:00')
  await timed.getByRole('button', { name: '定时', exact: true }).click()
  await said(page, '将于 2031-05-01 08:00')
  await press(page, '丢弃')
  await page.getByRole('dialog').getByRole('button', { name: '丢弃' }).click()
  await page.waitForURL((url) => url.pathname === `${articles}/${article.id}`)
  expect(await read(article)).toMatchObject({ title: article.title, subtitle: '又一次急改' })
})

test('a list marks what is revised, and the live form leads there', async () => {
  const article = await publishedArticle()
  const live = await read(article)
  const values = { subtitle: '列表里看得到' }
  await asked('PUT', `article/${article.id}/revision`, {
    version: live.version,
    revision: 0,
    values,
  })
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${articles}?filter={"id":[${article.id}]}`)
  await page
    .getByRole('row')
    .filter({ hasText: String(article.title) })
    .getByText('有修订稿')
    .waitFor()
  await page.goto(`${stage.portal.url}${articles}/${article.id}`)
  const note = page.getByRole('alert').filter({ hasText: '读者还看不到' })
  await note.waitFor()
  expect(await page.getByRole('button', { name: '存为修订稿' }).count()).toBe(0)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'revision-4-note')
  await note.getByRole('link', { name: '打开修订稿' }).click()
  await page.waitForURL(/\/revision$/)
  await expect.poll(() => field(page, '副标题').inputValue()).toBe('列表里看得到')
})

test('what is out is withdrawn by itself at its time; the home page tells, and it is planned no more by a press', async () => {
  const article = await publishedArticle()
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${articles}/${article.id}`)
  const panel = page.getByRole('region', { name: '定时操作' })
  await panel.getByRole('button', { name: '定时撤回' }).click()
  const dialog = page.getByRole('dialog', { name: '定时撤回' })
  await dialog.getByLabel('时间').fill('2020-01-01 08:00')
  await dialog.getByRole('button', { name: '定时', exact: true }).click()
  await dialog.getByText('请选择将来的时间').waitFor()
  await dialog.getByLabel('时间').fill('2031-05-01 08:00')
  await dialog.getByRole('button', { name: '定时', exact: true }).click()
  await panel.getByText('2031-05-01 08:00').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'revision-5-planned')
  await page.goto(`${stage.portal.url}/home`)
  const card = page.getByRole('region', { name: '定时操作' })
  await card.getByText(/2031-05-01 08:00.*撤回/).waitFor()
  await screenshots(page, 'revision-6-home')
  await card.getByRole('link').first().click()
  await panel.getByRole('button', { name: '取消' }).click()
  await panel.getByText('2031-05-01').waitFor({ state: 'hidden' })
  expect((await asked<{ list: Row[] }>('GET', `article/${article.id}/planned`)).list).toEqual([])
})

test('any two versions are held against each other, word by word', async () => {
  const article = await publishedArticle()
  for (const title of ['第一次改的题目', '第二次改的题目'])
    await asked('PUT', `article/${article.id}`, { version: (await read(article)).version, title })
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${articles}/${article.id}`)
  await press(page, '修改历史')
  const history = page.getByRole('dialog', { name: '修改历史' })
  await history.getByRole('button', { name: '与现在对比' }).last().click()
  const compared = page.getByRole('dialog', { name: '版本对比' })
  await compared.getByRole('row').filter({ hasText: '标题' }).getByText('第二次改的题目').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'revision-7-versions')
  await compared.getByRole('combobox', { name: '对比' }).click()
  await page.getByRole('option').nth(1).click()
  await compared.getByText('第一次改的题目').waitFor()
})
