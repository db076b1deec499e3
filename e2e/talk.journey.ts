import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, goHome, JOB, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

interface Kept {
  readonly id: number
  readonly version: number
  readonly title: string
}

test('the chief asks an editor at an article; the editor finds it on the home page, answers, and is told of what changes', async () => {
  const session = await sessionOf(stage.portal)
  const call = (method: string, path: string, body?: unknown) =>
    ask(stage.portal, method, path, body, session)
  const editor = await makeEditor(stage.portal, 'wangxiaobian', '王小编')
  const { data } = await call('GET', 'article?range=[0,0]')
  const [article] = (data as { readonly list: readonly Kept[] }).list as [Kept]

  const chief = await openDesk(stage.browser, stage.portal)
  await chief.page.goto(`${stage.portal.url}/open/article/${article.id}`)
  await chief.page.getByRole('button', { name: '讨论', exact: true }).click()
  const asked = chief.page.getByRole('dialog', { name: '讨论' })
  const box = asked.getByRole('textbox', { name: '发起讨论' })
  await box.pressSequentially('@王小')
  await asked.getByRole('option', { name: /王小编/ }).waitFor()
  expect(await breachesInBoth(chief.page)).toEqual([])
  await screenshots(chief.page, 'talk-1-at')
  await box.press('Enter')
  await box.pressSequentially('题目再短一些')
  await asked.getByRole('combobox', { name: '指派给' }).click()
  await chief.page.getByRole('option', { name: '王小编' }).click()
  await asked.getByLabel('完成期限').fill(new Date().toISOString().slice(0, 10))
  await box.press('Control+Enter')
  await asked.getByText('指派给 王小编').waitFor()
  expect(await breachesInBoth(chief.page)).toEqual([])
  await screenshots(chief.page, 'talk-2-said')

  const desk = await openDesk(stage.browser, stage.portal, editor)
  await goHome(desk.page)
  const mine = desk.page.getByRole('region', { name: '交给我的' })
  await mine.getByText('@王小编 题目再短一些').waitFor()
  expect(await breachesInBoth(desk.page)).toEqual([])
  await screenshots(desk.page, 'talk-3-home')
  await desk.page.getByRole('button', { name: /^通知/ }).click()
  await desk.page.getByRole('link', { name: /把一件事交给你：文章/ }).waitFor()
  await desk.page.keyboard.press('Escape')
  await mine.getByRole('link', { name: /题目再短一些/ }).click()
  const told = desk.page.getByRole('dialog', { name: '讨论' })
  await told.getByRole('button', { name: '回复' }).click()
  await told.getByRole('textbox', { name: '回复内容' }).fill('改好了，请看')
  await told.getByRole('button', { name: '发送' }).last().click()
  await told.getByText('改好了，请看').waitFor()
  await told.getByRole('button', { name: '标为已解决' }).click()
  await told.getByRole('button', { name: '已解决 1 条' }).click()
  await told.getByText(/^已解决 · /).waitFor()
  expect(await breachesInBoth(desk.page)).toEqual([])
  await screenshots(desk.page, 'talk-4-settled')

  // The chief sees it without loading anything anew, and both follow the article.
  await asked.getByRole('button', { name: '已解决 1 条' }).waitFor({ timeout: JOB })
  const title = `${article.title}（短）`
  const save = (accept: readonly string[]) =>
    call('PUT', `article/${article.id}`, { version: article.version, title, accept })
  const warned = (await save([])).data as { readonly warnings?: readonly { rule: string }[] }
  if (warned.warnings) await save(warned.warnings.map(({ rule }) => rule))
  await expect
    .poll(
      async () => {
        const own = await sessionOf(stage.portal, editor)
        const notices = await ask(stage.portal, 'GET', 'notice/mine', undefined, own)
        return (notices.data as { list: readonly { title: string }[] }).list.map(
          ({ title }) => title,
        )
      },
      { timeout: JOB, interval: 1000 },
    )
    .toContainEqual(expect.stringContaining('修改了文章'))
  expect([...chief.errors, ...desk.errors]).toEqual([])
}, 240_000)

test('what is to be done for a user, and by when, is noted in the head of the page and stands on the home page', async () => {
  const session = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', 'appUser?range=[0,0]', undefined, session)
  const [user] = (data as { readonly list: readonly { readonly id: number }[] }).list
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/datas/userInfo/${user!.id}`)
  await page.getByRole('button', { name: '跟进' }).click()
  const dialog = page.getByRole('dialog', { name: '跟进' })
  await dialog.getByRole('textbox', { name: '要做什么' }).fill('查快递，回电告诉她')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'follow-up')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  // It is one's own, due tomorrow, unless it is said otherwise.
  await goHome(page)
  const mine = page.getByRole('region', { name: '交给我的' }).getByRole('link')
  await mine.filter({ hasText: '查快递，回电告诉她' }).filter({ hasText: '我要跟进' }).click()
  await page.getByRole('dialog', { name: '讨论' }).getByText('查快递，回电告诉她').waitFor()
  expect(errors).toEqual([])
})
