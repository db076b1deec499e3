import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOfJourneys, closeContexts } from './support/browser.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { type RunningPortal, startPortal } from './support/portal.ts'

const checkout = fileURLToPath(new URL('..', import.meta.url))
const own = join(checkout, 'e2e/own')
const parts = ['src', 'portal', 'mocks', 'scripts', 'public', 'index.html', 'package.json']
const configs = ['tsconfig.json', 'vite.config.ts']
/** Beside which declarations the files lie. */
const folders: { readonly [entity: string]: string } = {
  articleTag: 'content',
  source: 'content',
  magazine: 'magazines',
}
/** A kind of field is a folder among the widgets; a declaration that uses it, and its entry in the menu, lie beside others. */
const starsBelong = (file: string): string =>
  file.startsWith('own.') ? 'widgets/stars' : 'resources/magazines'
let root: string
let browser: Browser
let portal: RunningPortal

/** A copy of the checkout with views that somebody wrote beside declarations: new files, and no other touched. */
beforeAll(async () => {
  browser = await browserOfJourneys()
  root = await mkdtemp(join(tmpdir(), 'masthead-stock-'))
  for (const part of [...parts, ...configs])
    await cp(join(checkout, part), join(root, part), { recursive: true })
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'))
  for (const file of await readdir(join(own, 'stars')))
    await cp(join(own, 'stars', file), join(root, 'src', starsBelong(file), file), {
      recursive: true,
    })
  for (const file of (await readdir(own)).filter((name) => name !== 'stars')) {
    const folder = folders[file.split('.')[0]!]!
    await cp(join(own, file), join(root, 'src/resources', folder, file))
  }
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root })
  portal = await startPortal({ root, seed: 'none' })
})

afterAll(async () => {
  if (browser) await closeContexts(browser)
  await portal?.stop()
  await rm(root, { recursive: true, force: true })
})

const labels = '/contentManagement/label'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A key of a text that nobody has written. */
const raw = /\b(ra|resources)\.\w+\.\w+/

test('a list and forms of stock parts are made, refused, saved, exported and deleted', async () => {
  const { page, errors } = await openDesk(browser, portal)
  await page.goto(`${portal.url}${labels}`)
  await page.getByText('还没有标签').waitFor()
  await page.goto(`${portal.url}/articleTag/create`)
  await page.waitForURL(`**${labels}/create`)
  const name = page.getByLabel('标签名称')
  await name.fill('长'.repeat(17))
  await button(page, '保存').click()
  await page.getByText('最多 16 个字，现有 17 个').first().waitFor()
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await name.fill('文学')
  await button(page, '保存').click()
  await page.getByText('已新增').waitFor({ timeout: 30_000 })
  // From where react-admin leads after creating, `/articleTag/1`, on to the screen.
  await page.waitForURL(new RegExp(`${labels}/\\d+$`))

  await make('articleTag', { name: '小说' })
  await page.goto(`${portal.url}${labels}`)
  await page
    .getByRole('row')
    .filter({ hasText: '小说' })
    .getByRole('link', { name: '编辑' })
    .click()
  await page.getByRole('combobox', { name: '上级标签' }).fill('文')
  await page.getByRole('option', { name: '文学' }).click()
  await button(page, '保存').click()
  await page.getByText('已保存').waitFor()
  await page.waitForURL(new RegExp(`${labels}(\\?|$)`))
  const row = page.getByRole('row').filter({ hasText: '小说' })
  await row.getByRole('link', { name: '文学' }).click()
  await page.waitForURL(new RegExp(`${labels}/\\d+$`))
  await expect.poll(() => page.getByLabel('标签名称').inputValue()).toBe('文学')

  await page.goto(`${portal.url}${labels}`)
  await page.getByRole('columnheader', { name: '标签名称' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, '导出').click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF.*\bname\b/)
  expect(csv).toContain('小说')

  await page.getByRole('textbox', { name: '标签名称' }).fill('小说')
  await page.waitForURL(/filter=/)
  await row.getByRole('checkbox').check()
  await button(page, '删除').click()
  await button(page, '确定').click()
  await page.getByText('已删除').waitFor()
  await row.waitFor({ state: 'detached' })
  expect(await page.locator('body').innerText()).not.toMatch(raw)
  expect(errors).toEqual([])
})

test('a page, a cell and an input of its own stand where their files say, in both languages', async () => {
  const { page, errors } = await openDesk(browser, portal)
  await page.goto(`${portal.url}/magazine/overview`)
  await page.getByRole('heading', { name: '杂志概览' }).waitFor()
  await page.getByText('可以修改').waitFor()
  await button(page, '刷新').click()
  await button(page, '确定').click()
  await page.getByText('已保存').waitFor()
  await make('source', { name: '晨报', sourceKind: 'own', rights: ['text'] })
  await page.goto(`${portal.url}/source`)
  await page.getByText('【晨报】').first().click()
  await page.getByLabel('刊名或社名').fill('晚报')
  await button(page, '保存').click()
  await page.getByText('已保存').waitFor()

  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${portal.url}${labels}`)
  await button(page, 'Export').waitFor()
  await page.getByRole('columnheader', { name: 'Name' }).waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(raw)
  expect(errors).toEqual([])
})

test('a kind of field and an entry of the menu are made of new files alone, from the form to the list', async () => {
  const { page, errors } = await openDesk(browser, portal)
  await page.goto(`${portal.url}/magazine/overview`)
  await page.getByRole('searchbox', { name: '搜索功能' }).fill('短评')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '短评' }).click()
  await page.waitForURL('**/reviews')
  await page.getByRole('link', { name: '新增' }).first().click()
  await page.getByRole('textbox', { name: '标题' }).fill('好读')
  const stars = page.getByLabel('星级')
  await stars.fill('6')
  await button(page, '保存').click()
  await page.getByText('最多五颗星').first().waitFor()
  await stars.fill('4')
  await button(page, '保存').click()
  await page.waitForURL(/reviews\/\d+$/)
  await page.goto(`${portal.url}/reviews`)
  await page
    .getByRole('row')
    .filter({ hasText: '好读' })
    .getByText('★★★★', { exact: true })
    .waitFor()
  const column = await ask(portal, 'GET', 'review', undefined, await sessionOf(portal))
  expect(column.data).toMatchObject({ list: [{ title: '好读', stars: 4 }] })
  expect(errors).toEqual([])
})

async function make(entity: string, values: object): Promise<void> {
  const { code, message } = await ask(portal, 'POST', entity, values, await sessionOf(portal))
  expect(code, message).toBe(20000)
}
