import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { choose } from './support/choose.ts'
import { ask, JOB, makeUser, openDesk, type Person, pick, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
/** Hundreds of records are looked at under all their rules, each anew where one was refused. */
const timeout = 2 * JOB
const articles = '/contentManagement/magazine/articles'
const ofAll = `${articles}?filter=${encodeURIComponent('{}')}`
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

interface Article {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly tags: readonly number[] | null
  readonly commentable: boolean
  readonly publishAt: string | null
}
let session: Awaited<ReturnType<typeof sessionOf>>
let reader: Person

beforeAll(async () => {
  session = await sessionOf(stage.portal)
  reader = await makeReader()
}, 240_000)

test('four fields of all that match: seen, refused, run as a job, read back, and taken back but for what was edited since', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const before = await readArticles()
  const dialog = await openEdit(page)
  const find = '的'
  const by = '之于我们每一个人而言'.repeat(5)
  // A switch stands at what it says before anybody touches it.
  await change(page, dialog, '允许评论', (one) => one.getByText('否', { exact: true }).waitFor())
  await change(page, dialog, '标签', (one) => pick(one, '标签', '小城'))
  await change(page, dialog, '标题', async (one) => {
    await choose(one.getByRole('combobox', { name: '怎样改' }), '查找替换')
    await one.getByLabel('查找').fill(find)
    await one.getByLabel(/^替换为/).fill(by)
  })
  await change(page, dialog, '发布时间', async (one) => {
    await choose(one.getByRole('combobox', { name: '怎样改' }), '平移时间')
  })
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'bulkEdit-1-changes')

  // Old and new, and what refuses: a title may hold sixty letters.
  await dialog.getByRole('button', { name: '预览', exact: true }).click()
  await dialog.getByRole('tab', { name: /^将修改/ }).waitFor({ timeout })
  const changing = await countAt(dialog, '将修改')
  const refused = await countAt(dialog, '不能修改')
  expect([changing + refused, refused > 0]).toEqual([before.size, true])
  const rows = dialog.getByRole('tabpanel')
  await rows.getByText('允许评论', { exact: true }).first().waitFor()
  await screenshots(page, 'bulkEdit-2-preview')
  await dialog.getByRole('tab', { name: /^不能修改/ }).click()
  await rows
    .getByText(/标题：.*60/)
    .first()
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'bulkEdit-3-refused')
  expect(await readArticles()).toEqual(before)

  await agree(dialog)
  await dialog.getByRole('button', { name: `修改 ${changing} 条` }).click()
  await dialog.getByText(`已修改 ${changing} 条`, { exact: true }).waitFor({ timeout })
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'bulkEdit-4-over')

  const after = await readArticles()
  const touched = [...before.values()].filter(({ id, version }) => after.get(id)!.version > version)
  expect(touched).toHaveLength(changing)
  for (const old of touched) {
    const now = after.get(old.id)!
    expect(now.title).toBe(old.title.replaceAll(find, by))
    expect(now.commentable).toBe(false)
    expect((now.tags ?? []).slice(0, old.tags?.length ?? 0)).toEqual(old.tags ?? [])
    expect(Date.parse(now.publishAt ?? '')).toBe(Date.parse(old.publishAt ?? '') + 86_400_000)
  }

  // Somebody else goes on with one of them.
  const [edited] = touched as [Article]
  const theirs = { version: after.get(edited.id)!.version, commentable: true }
  const saved = await ask(stage.portal, 'PUT', `article/${edited.id}`, theirs, session)
  expect(saved.code).toBe(20000)
  await dialog.getByRole('button', { name: '整批撤回' }).click()
  const undo = page.getByRole('dialog', { name: '撤回批量编辑' })
  await undo.getByRole('tab', { name: '保留不动 1' }).click({ timeout })
  await undo
    .getByRole('tabpanel')
    .getByText(/写入后已被修改/)
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'bulkEdit-5-back')
  await agree(undo)
  await undo.getByRole('button', { name: `恢复 ${changing - 1} 条` }).click()
  await undo.getByText(`已恢复 ${changing - 1} 条`, { exact: true }).waitFor({ timeout })
  await undo.getByRole('button', { name: '完成' }).click()
  const back = await readArticles()
  for (const old of before.values()) {
    const { title, tags, commentable, publishAt } = old.id === edited.id ? after.get(old.id)! : old
    const own = old.id === edited.id ? { commentable: true } : { commentable }
    expect(back.get(old.id)).toMatchObject({ title, tags, publishAt, ...own })
  }
  expect(errors).toEqual([])
}, 300_000)

test('a preview that a job made is come back to by its notice, on a phone, and nobody else sees it', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, undefined, phone)
  const count = (await readArticles()).size
  const edits = [{ field: 'trial', way: 'set', value: false }]
  const asked = { filter: {}, count, edits }
  const { data: made } = await ask(stage.portal, 'POST', 'article/edits', asked, session)
  const { id } = made as { id: number }
  const read = async () => {
    const { data } = await ask(stage.portal, 'GET', `article/edits/${id}`, undefined, session)
    return (data as { status: string }).status
  }
  await expect.poll(read, { timeout }).toMatch(/ready|problem/)
  await page.goto(`${stage.portal.url}/open/article/edits/${id}`)
  const dialog = page.getByRole('dialog', { name: `批量编辑 ${count} 条文章` })
  await dialog.getByRole('tablist').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'bulkEdit-6-phone')
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(read).toBe('cancelled')
  expect(errors).toEqual([])
})

test('whoever may not change the records is not offered it, and is refused by the portal', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, reader)
  await page.goto(stage.portal.url + ofAll)
  await page.getByRole('row').nth(2).waitFor()
  expect(await page.getByRole('checkbox', { name: '选择本页全部' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: '批量编辑' }).count()).toBe(0)
  const own = await sessionOf(stage.portal, reader)
  const [id] = (await readArticles()).keys()
  const edits = [{ field: 'trial', way: 'set', value: true }]
  const refused = await ask(stage.portal, 'POST', 'article/edits', { ids: [id], edits }, own)
  expect([refused.status, refused.code]).toEqual([403, 40300])
})

/** All articles selected, and the dialog over them. */
async function openEdit(page: Page): Promise<Locator> {
  await page.goto(stage.portal.url + ofAll)
  await page.getByText('共 426 条').waitFor()
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const bar = page.getByRole('region', { name: '批量操作' })
  await bar.getByRole('button', { name: '选择全部符合条件的 426 条' }).click()
  await bar.getByRole('button', { name: '批量编辑' }).click()
  return page.getByRole('dialog', { name: '批量编辑 426 条文章' })
}

/** One change more: of this field, and what is done to it. */
async function change(
  page: Page,
  dialog: Locator,
  field: string,
  fill: (change: Locator) => Promise<void>,
) {
  await choose(dialog.getByRole('combobox', { name: /选择要修改的字段|再改一个字段/ }), field)
  await fill(dialog.getByRole('group', { name: field, exact: true }))
  await page.keyboard.press('Tab')
}

/** What is warned of is known; there is nothing to tick where nothing is. */
async function agree(dialog: Locator) {
  const warned = dialog.getByRole('checkbox', { name: '以上提醒我已知晓' })
  if ((await warned.count()) > 0) await warned.check()
}

/** How many records an outcome has. */
async function countAt(dialog: Locator, outcome: string): Promise<number> {
  const text = await dialog.getByRole('tab', { name: new RegExp(`^${outcome}`) }).innerText()
  return Number(/[\d,]+$/.exec(text.trim())?.[0].replaceAll(',', ''))
}

async function readArticles(): Promise<ReadonlyMap<number, Article>> {
  const range = encodeURIComponent('[0,999]')
  const answer = await ask(stage.portal, 'GET', `article?range=${range}`, undefined, session)
  const { list } = answer.data as { list: readonly Article[] }
  const told = ({ id, version, title, tags, commentable, publishAt }: Article) =>
    [id, { id, version, title, tags, commentable, publishAt }] as const
  return new Map(list.map(told))
}

/** Somebody who reads articles and changes nothing. */
async function makeReader(): Promise<Person> {
  const rights = [{ entity: 'article', read: true, create: false, update: false, remove: false }]
  const own = { kind: 'named', code: 'articleReader', name: '只读文章', rights }
  const { data: role, message } = await ask(stage.portal, 'POST', 'role', own, session)
  if (!role) throw new Error(`No role that only reads: ${message}`)
  const values = { roles: [(role as { id: number }).id] }
  const username = 'only_reads'
  return makeUser(stage.portal, { username, name: '读者', password: 'Readers-Own-77', values })
}
