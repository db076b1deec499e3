import { expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { ask, goHome, JOB, openDesk, row, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

interface Kept {
  readonly id: number
  readonly version: number
  readonly title: string
}

/** Calls of the chief editor beside the browser. */
async function portalOf() {
  const session = await sessionOf(stage.portal)
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await ask(stage.portal, method, path, body, session)
    return { ...answer, data: answer.data as T }
  }
  const published = async (path: string) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
    const { data } = await call<{ list: readonly Kept[] }>('GET', `${path}?filter=${filter}`)
    return data.list[0] as Kept
  }
  /** Agrees to whatever is asked before it is done. */
  const agreed = async (path: string, given: object) => {
    const { code, data } = await call<{ warnings?: readonly { rule: string }[] }>(
      'POST',
      path,
      given,
    )
    if (code !== 42800) return code
    const accept = ['confirm', ...(data.warnings ?? []).map(({ rule }) => rule)]
    return (await call('POST', path, { ...given, confirm: true, accept })).code
  }
  return { call, published, agreed }
}

test('a card whose article was withdrawn is told on the home page, marked in its list, and put right in its form', async () => {
  const { call, published, agreed } = await portalOf()
  const [card, article] = [await published('dailyKnowledge'), await published('article')]
  const target = { type: 'article', id: article.id }
  const led = await call('PUT', `dailyKnowledge/${card.id}`, { version: card.version, target })
  expect(led.code).toBe(20000)
  expect(await agreed(`article/${article.id}/withdraw`, { reason: '作者要求撤下' })).toBe(20000)
  await expect
    .poll(
      async () =>
        Object.keys(
          (await call<{ wanting: object }>('GET', 'index/wanting?entity=dailyKnowledge')).data
            .wanting,
        ),
      { timeout: JOB, interval: 1000 },
    )
    .toContain(String(card.id))

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await goHome(page)
  // Approvals and money stand before it.
  await page.getByRole('button', { name: /^全部 \d+ 类/ }).click()
  await page.getByRole('link', { name: /每日新知.*缺了所需的内容/ }).click()
  const marked = row(page, card.title)
  await marked.getByText(`不完整：所选的“${article.title}”不再可用`).waitFor()
  await screenshots(page, 'wanting-list')
  await marked.getByRole('link', { name: '编辑' }).click()
  const note = page.getByRole('alert').filter({ hasText: '所需的内容已不完整' })
  await note.waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'wanting-form')
  await note.getByRole('button', { name: /延伸阅读/ }).click()
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.closest('[data-source]')?.getAttribute('data-source'),
      ),
    )
    .toMatch(/^target/)

  const { data: now } = await call<Kept>('GET', `dailyKnowledge/${card.id}`)
  const mended = await call('PUT', `dailyKnowledge/${card.id}`, {
    version: now.version,
    target: null,
  })
  expect(mended.code).toBe(20000)
  await page.reload()
  await page.getByRole('button', { name: '保存', exact: true }).waitFor()
  await expect.poll(() => note.count()).toBe(0)
  expect(errors).toEqual([])
})
