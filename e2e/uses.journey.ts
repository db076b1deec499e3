import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, openDesk, pick, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

interface Kept {
  readonly id: number
  readonly title: string
  readonly name: string
}

test('who refers to an author stands in the menu of the row; another takes the place, and gives it back', async () => {
  const session = await sessionOf(stage.portal)
  const call = async (path: string) =>
    (await ask(stage.portal, 'GET', path, undefined, session)).data as {
      readonly list: readonly Kept[]
      readonly total: number
    }
  const { list } = await call('author?range=[0,99]')
  const used = new Map<number, number>()
  for (const { id } of list) used.set(id, (await call(`author/${id}/uses`)).total)
  const [old, next] = list.toSorted((a, b) => used.get(b.id)! - used.get(a.id)!) as [Kept, Kept]
  const count = used.get(old.id)!
  expect(count).toBeGreaterThan(1)

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ id: [old.id] }))
  await page.goto(`${stage.portal.url}/open/author/${old.id}`)
  await page.getByRole('button', { name: '引用情况' }).click()
  const uses = page.getByRole('dialog', { name: '引用情况' })
  await uses.getByText(/^被 .* 条记录引用/).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'uses-1-form')
  await uses.getByRole('button', { name: '确定' }).click()

  await page.goto(`${stage.portal.url}/contentManagement/author?filter=${filter}`)
  await page.getByRole('button', { name: `${old.name} 的更多操作` }).click()
  await page.getByRole('menuitem', { name: '引用情况' }).click()
  await uses.getByRole('button', { name: /^全部换成另一条/ }).click()
  const dialog = page.getByRole('dialog', { name: '把引用换成另一条作者' })
  await pick(dialog, /^换成哪条作者/, next.name)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'uses-2-choice')
  await dialog.getByRole('button', { name: '预览' }).click()
  const replaces = dialog.getByRole('button', { name: /^替换 \d+ 条/ })
  await expect.poll(() => replaces.isEnabled(), { timeout: JOB }).toBe(true)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'uses-3-preview')
  await replaces.click()
  await dialog.getByRole('button', { name: '整批撤回' }).waitFor({ timeout: JOB })
  await screenshots(page, 'uses-4-done')
  expect((await call(`author/${old.id}/uses`)).total).toBeLessThan(count)
  await dialog.getByRole('button', { name: '整批撤回' }).click()
  await dialog.getByRole('button', { name: /^恢复 \d+ 条/ }).click()
  await dialog
    .getByRole('tab', { name: /^已恢复/ })
    .first()
    .waitFor({ timeout: JOB })
  await dialog.getByRole('button', { name: '完成' }).click()
  expect((await call(`author/${old.id}/uses`)).total).toBe(count)
  expect(errors).toEqual([])
}, 240_000)

test('before an issue is withdrawn one sees which articles readers lose with it', async () => {
  const session = await sessionOf(stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
  const read = async (path: string) =>
    (
      (await ask(stage.portal, 'GET', path, undefined, session)).data as {
        readonly list: readonly (Kept & { readonly issue: number | null })[]
      }
    ).list
  const articles = await read(`article?filter=${filter}&range=[0,99]`)
  const issues = await read(`issue?filter=${filter}&range=[0,99]`)
  const issue = issues.find(({ id }) => articles.some((one) => one.issue === id)) as Kept
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/open/issue/${issue.id}`)
  await page.getByRole('button', { name: '下架', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('region', { name: /^读者届时也看不到/ }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'uses-5-then')
  await dialog.getByRole('button', { name: '取消' }).click()
  expect(errors).toEqual([])
}, 120_000)
