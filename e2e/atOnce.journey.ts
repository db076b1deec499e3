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
  // So busy a page that what is typed is not handed on to the form before the other's save comes.
  await admin.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await admin.keyboard.type('主编写的')
  await editor.keyboard.press('Control+s')
  await editor.getByText('有未保存的修改').waitFor({ state: 'hidden' })
  await admin.getByText('你的输入都在').waitFor()
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

test.each([
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])(
  'what is told above a form while somebody types leaves the input where it is, and is in sight, %s',
  async (_, viewport) => {
    const label = await asked('POST', 'articleTag', { name: `不动${viewport.width}` })
    const { page: admin, errors } = await openDesk(stage.browser, stage.portal, undefined, {
      viewport,
    })
    const person = await makeEditor(stage.portal, 'unmoved', '旁边的人')
    const { page: other } = await openDesk(stage.browser, stage.portal, person)
    const description = (page: Page) => page.getByLabel(/^说明/)
    await admin.goto(`${stage.portal.url}/open/articleTag/${label.id}`)
    // Some inputs come a moment later than others.
    await admin.getByLabel('同义词').waitFor()
    await description(admin).click()
    await admin.keyboard.type('正在写')
    const top = () => description(admin).evaluate((one) => one.getBoundingClientRect().top)
    const stood = await top()
    // Where the input is in each frame in which the notes change, behind all that settles before it is painted.
    await description(admin).evaluate((one) => {
      const seen: number[] = []
      const look = () => seen.push(one.getBoundingClientRect().top)
      new ResizeObserver(look).observe(document.querySelector('.form-notes')!)
      Object.assign(window, { seen, look })
    })
    const notes = admin.locator('.form-notes')
    const inSight = async () => {
      const at = await notes.boundingBox()
      return at !== null && at.height > 0 && at.y >= 0 && at.y + at.height <= viewport.height
    }

    await other.goto(`${stage.portal.url}/open/articleTag/${label.id}`)
    await notes.getByText('旁边的人').first().waitFor()
    expect(await inSight()).toBe(true)
    await description(other).fill('先保存的')
    await other.keyboard.press('Control+s')
    await notes.getByText('此记录刚刚有了新的修改').waitFor()
    expect(await inSight()).toBe(true)
    await other.close()
    await expect.poll(() => notes.getByText('也打开了此记录').count()).toBe(0)
    await admin.keyboard.type('，接着写')
    expect(await description(admin).inputValue()).toBe('正在写，接着写')
    const seen = await admin.evaluate(() => {
      const { seen, look } = window as never as { seen: number[]; look(): void }
      look()
      return seen
    })
    // They came, grew and went, and pages are scrolled by whole pixels.
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.filter((one) => Math.abs(one - stood) > 1)).toEqual([])
    expect(errors).toEqual([])
  },
)
