import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { issue } from '#resources/magazines/issue.ts'
import { ask, go, openDesk, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const issueDeclared = issue as Entity
type Article = { readonly id: number; readonly title: string; readonly position: number }

/** Reads beside the browser. */
async function read<T>(path: string): Promise<T> {
  const session = await sessionOf(stage.portal)
  return (await ask(stage.portal, 'GET', path, undefined, session)).data as unknown as T
}

/** The issue with the most articles among the newest, and these in their order. */
async function longestIssue() {
  const issues = await read<{ list: readonly Article[] }>('issue?page=1&size=30')
  let longest: { readonly issue: number; readonly articles: readonly Article[] } | undefined
  for (const { id } of issues.list) {
    const filter = encodeURIComponent(JSON.stringify({ issue: id }))
    const { list } = await read<{ list: readonly Article[] }>(
      `article?filter=${filter}&sort=position&size=99`,
    )
    if (list.length > (longest?.articles.length ?? 0)) longest = { issue: id, articles: list }
  }
  return longest!
}

test('the contents of an issue stand in their order under their columns, and the keyboard moves an article', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, articles } = await longestIssue()
  const [first, second] = articles as [Article, Article]
  await page.goto(
    `${stage.portal.url}/contentManagement/magazine/articles?filter=${encodeURIComponent(JSON.stringify({ issue }))}`,
  )
  const cards = page.locator('.board-card strong')
  await cards.first().waitFor()
  expect(await cards.allTextContents()).toEqual(articles.map(({ title }) => title))
  expect(await page.locator('.board-heading').count()).toBeGreaterThan(0)

  await page.getByRole('button', { name: `移动 ${first.title}` }).focus()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/article/order'))
  await page.keyboard.press('Space')
  await page.getByText(new RegExp(`${first.title}.*第 1 位`)).waitFor({ state: 'attached' })
  // What is lifted is said a moment before its keys are listened to.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await page.keyboard.press('ArrowDown')
  await page.getByText(`${first.title} 移到第 2 位`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  expect((await saved).status()).toBe(200)
  await page.getByText('排序已保存').waitFor()
  const { position } = await read<Article>(`article/${first.id}`)
  expect(position).toBe(2)
  await expect
    .poll(() => cards.allTextContents())
    .toEqual([second.title, first.title, ...articles.slice(2).map(({ title }) => title)])
  await page.reload()
  await cards.first().waitFor()
  expect((await cards.allTextContents()).slice(0, 2)).toEqual([second.title, first.title])
  expect(errors).toEqual([])
})

/** The issue that goes out next; where none does, the newest. */
async function nextIssue(): Promise<Article> {
  const today = momentOf(Date.now()).slice(0, 10)
  const filter = JSON.stringify({ status: issueDeclared.calendar?.due, publishDate_gte: today })
  const asked = [
    `issue?filter=${encodeURIComponent(filter)}&sort=publishDate&size=1`,
    'issue?sort=-publishDate&size=1',
  ]
  for (const path of asked) {
    const { list } = await read<{ list: readonly Article[] }>(path)
    if (list[0]) return list[0]
  }
  throw new Error('There is no issue')
}

test('articles opened from the menu are those of the issue that goes out next, then of the one looked at last, and all of them are a click away', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const held = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null')
  const next = await nextIssue()
  await go(page, '内容管理', '杂志', '文章')
  await expect.poll(held).toEqual({ issue: next.id })
  const choice = page.getByRole('combobox', { name: '所属期次' })
  await expect.poll(() => choice.inputValue()).toContain(next.title)

  const { issue, articles } = await longestIssue()
  await page.goto(
    `${stage.portal.url}/contentManagement/magazine/articles?filter={"issue":${issue}}`,
  )
  await page.getByText(articles[0]!.title).first().waitFor()
  await go(page, '内容管理', '杂志', '期次管理')
  await page.locator('tr[data-id]').first().waitFor()
  await go(page, '内容管理', '杂志', '文章')
  await expect.poll(held).toEqual({ issue })
  await page.getByText(articles[0]!.title).first().waitFor()

  await page.locator('.scope').getByRole('link', { name: '全部文章' }).click()
  await page.locator('tr[data-id]').first().waitFor()
  await page
    .getByText(/条，共|共 \d+ 条/)
    .first()
    .waitFor()
  expect(held()).toEqual({})
  expect(errors).toEqual([])
})
