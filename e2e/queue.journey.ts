import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { appOf } from './support/app.ts'
import { breachesInBoth } from './support/breaches.ts'
import { ask, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const desk = '/comment/list/queue'
const many = 200
/** Whoever goes away lets go of what they had in hand. */
const leave = (page: Page) => page.goto(`${stage.portal.url}/home`)
/** How many words of a reader stand at once: on a queue two hundred long. */
const chunk = 20

/** Readers' words, the first the oldest; every tenth is by one of few users. */
beforeAll(async () => {
  const app = await appOf(stage.portal, '待审评论', ['appUser', 'comment'])
  const admin = await sessionOf(stage.portal)
  const read = await ask(
    stage.portal,
    'GET',
    'article?filter={"status":"published"}',
    undefined,
    admin,
  )
  const [article] = (read.data as Found).list
  for (const uid of ['desk-a', 'desk-b'])
    await app.register({ uid, nickname: uid === 'desk-a' ? '话多的读者' : '另一位读者' })
  // What the demo left waiting is out of the way: these two hundred are all there is.
  const waiting = 'contentComment?filter={"status":"pending"}&range=[0,999]&columns=["id"]'
  const left = (await ask(stage.portal, 'GET', waiting, undefined, admin)).data as Found
  const ids = left.list.map(({ id }) => id)
  await ask(stage.portal, 'POST', 'contentComment/bulk', { action: 'remove', ids }, admin)
  const first = Date.now() - 6 * 3_600_000
  for (let begun = 0; begun < many; begun += chunk)
    await Promise.all(
      Array.from({ length: chunk }, (_, at) => {
        const number = begun + at + 1
        const moment = new Date(first + number * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19)
        return app.comment(
          `desk-${number}`,
          number % 10 === 0 ? 'desk-a' : 'desk-b',
          { type: 'article', id: article!.id },
          `第 ${number} 条：读完这一篇，想再读一遍。`,
          { publishedAt: `${moment}+08:00`, ...(number === 2 && riskyWords) },
        )
      }),
    )
}, 300_000)
interface Found {
  readonly list: readonly { readonly id: number }[]
}
const riskyWords = { risk: 'doubt', riskWords: ['再读一遍'] }

const lead = (page: Page) => page.locator('.queue-lead')
const shown = async (page: Page) => Number(/第 (\d+) 条/.exec(await lead(page).innerText())?.[1])
const atDesk = async (page: Page) => {
  await page.goto(stage.portal.url + desk)
  await lead(page).waitFor()
}
const counts = async () => {
  const admin = await sessionOf(stage.portal)
  const total = async (status: string) => {
    const filter = JSON.stringify({ status, content_q: '读完这一篇' })
    const path = `contentComment?filter=${encodeURIComponent(filter)}&range=[0,0]`
    return ((await ask(stage.portal, 'GET', path, undefined, admin)).data as { total: number })
      .total
  }
  return {
    pending: await total('pending'),
    passed: await total('passed'),
    rejected: await total('rejected'),
  }
}

test('a comment is decided with one key, its reason with a digit, and taken back with another', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/comment/list`)
  await page.getByRole('link', { name: '处理台' }).click()
  await lead(page).waitFor()
  const first = await shown(page)
  await expect.poll(() => page.locator('.queue-beside h2').allInnerTexts()).toContain('评论对象')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'queue')

  await page.keyboard.press('r')
  await page.getByRole('button', { name: /广告引流/ }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'queue-reasons')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  await expect.poll(() => shown(page)).not.toBe(first)
  await page.locator('.queue-way', { hasText: /^不通过“/ }).waitFor()
  const before = await counts()
  await page.keyboard.press('z')
  await expect.poll(() => shown(page)).toBe(first)
  expect(await counts()).toEqual(before)

  // The word that the machine check hit stands out in the text.
  await page.keyboard.press('p')
  await page.locator('.queue-lead mark').waitFor()
  expect(await page.locator('.queue-lead mark').innerText()).toBe('再读一遍')
  // What is decided and not yet sent goes out as the desk is left.
  await page.goto(`${stage.portal.url}/home`)
  await expect.poll(async () => (await counts()).passed).toBe(before.passed + 1)
  expect(errors).toEqual([])
})

test('what is said in a dialog is tried there, waits ten seconds, is taken back, and is still there the next time', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const admin = await sessionOf(stage.portal)
  await page.goto(`${stage.portal.url}/operateManagement/seedingOfficer/audit/queue`)
  const record = page.locator('.queue-record')
  await record.waitFor()
  const title = await record.getAttribute('aria-label')
  const dialog = page.getByRole('dialog', { name: /不通过/ })
  const why = dialog.getByLabel('审核意见')
  const sent: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/portal\/(.+\/\d+)\/reject$/.exec(request.url()) ?? []
    if (path) sent.push(path)
  })
  await page.keyboard.press('r')
  await why.waitFor()
  await page.keyboard.press('Control+Enter')
  // Tried where it is typed: nothing was said.
  await dialog
    .getByText(/必填|请填写/)
    .first()
    .waitFor()
  await page.keyboard.type('截图看不清，请重新上传。')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.queue-way', { hasText: /^不通过“/ }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'queue-dialog-held')
  await page.keyboard.press('z')
  await expect.poll(() => record.getAttribute('aria-label')).toBe(title)
  expect(sent).toEqual([])

  await page.keyboard.press('r')
  await expect.poll(() => why.inputValue()).toBe('截图看不清，请重新上传。')
  await page.keyboard.press('Control+Enter')
  await page.locator('.queue-way', { hasText: /^不通过“/ }).waitFor()
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1)
  const now = async () => (await ask(stage.portal, 'GET', sent[0]!, undefined, admin)).data
  await expect
    .poll(now, { timeout: 20_000 })
    .toMatchObject({ status: 'rejected', opinion: '截图看不清，请重新上传。' })
  await leave(page)
  expect(errors).toEqual([])
})

test('what is not right is said to whoever wrote it while one reads on, by keys alone', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/allArticles/queue`)
  const record = page.locator('.queue-record')
  await record.waitFor()
  const title = await record.getAttribute('aria-label')
  await page.getByRole('button', { name: /^讨论/ }).waitFor()
  await page.keyboard.press('c')
  const talk = page.getByRole('dialog', { name: '讨论' })
  const box = talk.getByRole('textbox', { name: '发起讨论' })
  await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('第三段引文与原书不符，请核对。')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'queue-talk')
  await page.keyboard.press('Control+Enter')
  await talk.locator('ol').getByText('第三段引文与原书不符，请核对。').waitFor()
  await page.keyboard.press('Escape')
  await talk.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '讨论（1 条未解决）' }).waitFor()
  // It is left to whoever proofs it once that is put right.
  await page.keyboard.press('n')
  await expect.poll(() => record.getAttribute('aria-label')).not.toBe(title)
  await leave(page)
  expect(errors).toEqual([])
})

test('two people are never given the same, and each is told who else is there', async () => {
  const { page: one } = await openDesk(stage.browser, stage.portal)
  await atDesk(one)
  const editor = await makeEditor(stage.portal, 'deskmate', '李编辑')
  const { page: two } = await openDesk(stage.browser, stage.portal, editor)
  await atDesk(two)
  expect(await shown(two)).toBeGreaterThan(await shown(one))
  await two.getByText(/也在处理/).waitFor()
  // Somebody decides in the list what is before another: that one is told, and led on.
  const mine = await shown(one)
  const admin = await sessionOf(stage.portal)
  const filter = JSON.stringify({ content_q: `第 ${mine} 条：` })
  const found = await ask(
    stage.portal,
    'GET',
    `contentComment?filter=${encodeURIComponent(filter)}`,
    undefined,
    admin,
  )
  const [comment] = (found.data as Found).list
  await ask(stage.portal, 'POST', `contentComment/${comment!.id}/pass`, {}, admin)
  for (let pressed = 0; pressed < 5; pressed++) {
    await one.keyboard.press('n')
    await one.waitForTimeout(50)
  }
  expect(await shown(one)).not.toBe(mine)
  await leave(one)
  await leave(two)
})

test('a decision made without a line is kept, told, and sent when it is back', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await atDesk(page)
  const before = await counts()
  await page.context().setOffline(true)
  await page.keyboard.press('p')
  await page.getByText(/连不上服务器：1 条决定留在这里/).waitFor({ timeout: 20_000 })
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await counts()).passed, { timeout: 30_000 })
    .toBe(before.passed + 1)
  await leave(page)
})

test('two hundred comments are worked through by keys alone, none waited for', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await atDesk(page)
  const { pending } = await counts()
  expect(pending).toBeGreaterThan(many - 20)
  let waited = 0
  for (let decided = 0; decided < pending; decided++) {
    const before = await shown(page)
    if (decided % 7 === 3) {
      await page.keyboard.press('r')
      await page.keyboard.press('1')
    } else await page.keyboard.press('p')
    // The next stands there by the time one looks: no request lies between.
    const next = async () => (await lead(page).count()) > 0 && (await shown(page)) !== before
    if (decided < pending - 1 && !(await next())) {
      waited++
      await expect.poll(next, { timeout: 20_000 }).toBe(true)
    }
  }
  await page.getByText('这一类都处理完了').waitFor()
  await expect.poll(async () => (await counts()).pending, { timeout: 60_000 }).toBe(0)
  // The machine may be busy; whoever decides does not wait for the portal, whatever it does.
  expect(waited).toBeLessThan(pending / 10)
  await screenshots(page, 'queue-done')
  expect(errors).toEqual([])
}, 240_000)

test('reports of one comment are decided together, with a key that means here what it means of comments', async () => {
  const { portal } = stage
  const app = await appOf(portal, '举报', ['comment', 'appUser', 'commentReport'])
  const admin = await sessionOf(portal)
  const call = (method: string, path: string, body?: object) =>
    ask(portal, method, path, body, admin)
  const waiting = 'contentComment/report?filter={"status":"pending"}&range=[0,99]'
  for (const { id } of ((await call('GET', waiting)).data as Found).list)
    await call('POST', `contentComment/report/${id}/dismiss`, {})
  const passed = 'contentComment?filter={"status":"passed"}&range=[0,1]'
  const [kept, gone] = ((await call('GET', passed)).data as Found).list.map(({ id }) => id)
  for (const [at, comment] of [kept, kept, kept, gone, gone].entries()) {
    const uid = `reporter-${at}`
    await app.register({ uid, nickname: `举报的人${at}` })
    await app.send('contentComment/report', { comment, reporter: { uid }, reason: 'ads' })
  }
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/comment/report/queue`)
  await page.locator('.queue-count', { hasText: '共 3 条评论举报' }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'queue-reports')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: /保留评论/ })
  await dialog.waitFor()
  await page.keyboard.press('Control+Enter')
  // All three go with it: the next is of another comment, and nothing is swapped meanwhile.
  await page.locator('.queue-count', { hasText: '共 2 条评论举报' }).waitFor()
  await expect
    .poll(async () => ((await call('GET', waiting)).data as Found).list.length, { timeout: 30_000 })
    .toBe(2)
  expect(await page.getByText(/已在别处处理/).count()).toBe(0)
  const stands = async (id: number | undefined) =>
    ((await call('GET', `contentComment/${id}`)).data as { status: string }).status
  expect(await stands(kept)).toBe('passed')
  // A key does here what it does of comments: D takes it away.
  await page.keyboard.press('d')
  const why = page.getByRole('dialog', { name: /删除评论/ })
  await why.locator('[data-source=handling]').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => stands(gone), { timeout: 30_000 }).toBe('removed')
  await leave(page)
  expect(errors).toEqual([])
})
