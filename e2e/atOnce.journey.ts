import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breaches } from './support/breaches.ts'
import { ask, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const labels = '/contentManagement/label'

/** Calls the portal as the first admin. */
async function asked<T = Row>(method: string, path: string, body?: unknown): Promise<T> {
  const { data } = await ask(stage.portal, method, path, body, await sessionOf(stage.portal))
  return data as T
}
const name = (page: Page) => page.getByLabel(/^标签名称/)
const left = (page: Page) => page.getByText(/有未保存的输入/)

test('two new records in two tabs keep what was typed in each, and neither is offered while somebody is at it', async () => {
  const { page: one } = await openDesk(stage.browser, stage.portal)
  const two = await one.context().newPage()
  for (const page of [one, two]) await page.goto(`${stage.portal.url}${labels}/create`)
  await name(one).fill('第一页')
  await name(two).fill('第二页')
  const drafts = () =>
    one.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length)
  await expect.poll(drafts).toBe(2)
  one.on('dialog', (dialog) => void dialog.accept())
  await one.reload()
  await left(one).waitFor()
  await expect.poll(() => left(one).count()).toBe(1)
  await one.getByRole('button', { name: '恢复' }).click()
  await expect.poll(() => name(one).inputValue()).toBe('第一页')
  expect(await name(two).inputValue()).toBe('第二页')
})

test('two people at one article see each other, and what both wrote in its body comes together', async () => {
  const article = (await asked<{ list: Row[] }>('GET', 'article?filter={"status":"draft"}'))
    .list[0]!
  const before = await asked('GET', `article/${article.id}`)
  const body = '<p>第一段。</p><p>第二段。</p><p>第三段。</p>'
  await asked('PUT', `article/${article.id}`, { version: before.version, body })
  const { page: admin } = await openDesk(stage.browser, stage.portal)
  const person = await makeEditor(stage.portal, 'atonce', '同时编辑')
  const { page: editor } = await openDesk(stage.browser, stage.portal, person)
  const text = (page: Page) => page.getByRole('textbox', { name: /^正文/ })
  for (const page of [admin, editor]) {
    await page.goto(`${stage.portal.url}/open/article/${article.id}`)
    await text(page).waitFor()
  }
  await text(editor).click()
  await editor.keyboard.press('Control+Home')
  await editor.keyboard.type('编辑写的')
  await text(admin).click()
  await admin.getByText(/同时编辑 .*“正文”/).waitFor()
  expect(await breaches(admin)).toEqual([])
  await admin.keyboard.press('Control+End')
  await admin.keyboard.type('主编写的')
  await editor.keyboard.press('Control+s')
  await editor.getByText('有未保存的修改').waitFor({ state: 'hidden' })
  await admin.keyboard.press('Control+s')
  await admin.getByText('有未保存的修改').waitFor({ state: 'hidden' })
  const both = '<p>编辑写的第一段。</p><p>第二段。</p><p>第三段。主编写的</p>'
  await expect
    .poll(async () => String((await asked('GET', `article/${article.id}`)).body))
    .toBe(both)

  await admin.getByRole('button', { name: '修改历史' }).click()
  const drawer = admin.getByRole('dialog', { name: '修改历史' })
  await drawer.locator('ins').filter({ hasText: '主编写的' }).first().waitFor()
  expect(await breaches(admin)).toEqual([])
})
