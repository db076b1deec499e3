import { beforeAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, makeUser, openDesk, type Person, sessionOf } from './support/desk.ts'
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
