import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const adverts = '/administer/advert/list'
const day = (ahead: number) =>
  new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)

/** A push of the demo, put off to a day: drafts are free to be moved. */
async function pushOn(date: string) {
  const admin = await sessionOf(stage.portal)
  const drafts = 'push?filter={"status":"draft"}&range=[0,0]'
  const found = await ask(stage.portal, 'GET', drafts, undefined, admin)
  const [push] = (found.data as { list: readonly { id: number; version: number }[] }).list
  const values = { version: push!.version, sendAt: `${date}T10:00:00+08:00` }
  await ask(stage.portal, 'PUT', `push/${push!.id}`, values, admin)
  const now = async () =>
    (await ask(stage.portal, 'GET', `push/${push!.id}`, undefined, admin)).data as {
      readonly title: string
      readonly sendAt: string
    }
  return { title: (await now()).title, sentAt: async () => (await now()).sendAt }
}
/** The cell of a day in a month. */
const cell = (page: Page, date: string) => page.locator(`[data-date="${date}"]`).first()

test('a month shows what stands in it; dragged to another day it is saved, and taken back', async () => {
  const from = `${day(0).slice(0, 8)}10`
  const to = `${day(0).slice(0, 8)}12`
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const push = await pushOn(from)
  await page.goto(`${stage.portal.url}/message/push`)
  await page.getByRole('link', { name: '日历' }).click()
  await page.getByRole('heading', { name: '消息日历' }).waitFor()
  const entry = page.locator('.cal-entry', { hasText: push.title }).first()
  await entry.waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar')

  await entry.dragTo(cell(page, to))
  await page.getByText(`${push.title}：推送时间已改为 ${to} 10:00`).waitFor()
  // The hour of the day stays as it was.
  expect(await push.sentAt()).toBe(`${to}T10:00:00+08:00`)
  await page.keyboard.press('Control+z')
  await expect.poll(push.sentAt).toBe(`${from}T10:00:00+08:00`)
  expect(errors).toEqual([])
})

test('a full day shows a handful and how many more; opened, it shows all of them', async () => {
  const date = `${day(0).slice(0, 8)}20`
  const admin = await sessionOf(stage.portal)
  for (let at = 1; at <= 12; at++) {
    const link = { type: 'url', url: 'https://www.example.com' }
    const values = {
      ...{ title: `满日 ${at}`, body: '正文', audience: 'all', kind: 'operation', link },
      platforms: ['ios'],
      ...{ sendMode: 'timed', sendAt: `${date}T${String(8 + at).padStart(2, '0')}:00:00+08:00` },
    }
    const made = await ask(stage.portal, 'POST', 'push', values, admin)
    expect(made).toMatchObject({ code: 20_000 })
  }
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/message/push/calendar?date=${date}`)
  const more = cell(page, date).getByRole('button', { name: /还有 \d+ 条/ })
  await more.waitFor()
  const drawn = await cell(page, date).locator('.cal-entry:visible').count()
  const told = Number(/\d+/.exec((await more.textContent()) ?? '')![0])
  await more.click()
  const all = page.getByRole('dialog').filter({ hasText: '满日 12' })
  await all.waitFor()
  expect(await all.locator('.cal-entry').count()).toBe(drawn + told)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-full-day')
  expect(errors).toEqual([])
})

test('what crowds an hour of a week is folded away, and opened', async () => {
  const date = `${day(0).slice(0, 8)}18`
  const admin = await sessionOf(stage.portal)
  for (let at = 1; at <= 6; at++) {
    const link = { type: 'url', url: 'https://www.example.com' }
    const values = {
      ...{ title: `同时 ${at}`, body: '正文', audience: 'all', kind: 'operation', link },
      ...{ platforms: ['ios'], sendMode: 'timed', sendAt: `${date}T10:00:00+08:00` },
    }
    expect(await ask(stage.portal, 'POST', 'push', values, admin)).toMatchObject({ code: 20_000 })
  }
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/message/push/calendar?view=timeGridWeek&date=${date}`)
  await page.locator('.cal-when', { hasText: ' – ' }).waitFor()
  const more = page.locator('.cal-more')
  await more.getByText(/还有 \d+ 条/).waitFor()
  // Those that stay are read, the last of them beside it as well.
  const shown = page.locator('.cal-entry:visible', { hasText: '同时' })
  expect(await shown.count()).toBe(3)
  await shown
    .last()
    .getByText(/同时 \d/)
    .click()
  await page.getByRole('dialog').filter({ hasText: '改时间' }).waitFor()
  await page.keyboard.press('Escape')
  await more.click()
  const rest = page.getByRole('dialog').filter({ hasText: '同时 6' })
  await rest.waitFor()
  expect(await rest.locator('.cal-entry').count()).toBe(3)
  await page.keyboard.press('Escape')
  expect(errors).toEqual([])
})

test('months are turned one by one, also from a day that stands in the month beside it', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/message/push/calendar?date=2026-10-29`)
  const when = (month: string) => page.locator('.cal-when', { hasText: month })
  await when('2026年10月').waitFor()
  for (const [month, first] of [
    ['2026年9月', '2026-08-31'],
    ['2026年8月', '2026-07-27'],
  ] as const) {
    await page.getByRole('button', { name: '往前' }).click()
    await when(month).waitFor()
    await page.locator(`[data-date="${first}"]`).first().waitFor()
    await page
      .locator(`[data-date="${month.slice(0, 4)}-${month.slice(5, -1).padStart(2, '0')}-15"]`)
      .first()
      .waitFor()
  }
  expect(errors).toEqual([])
})

test('a day that is pressed makes something for that day, and so does a button without a mouse', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/message/push/calendar`)
  await page.locator('.cal-entry').first().waitFor()
  const date = `${day(0).slice(0, 8)}12`
  // Below what stands in it.
  const { height = 0 } = (await cell(page, date).boundingBox()) ?? {}
  await cell(page, date).click({ position: { x: 60, y: height - 12 } })
  const menu = page.getByRole('menu', { name: `${date} 新建` })
  await menu.waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-new')
  await menu.getByRole('menuitem', { name: '推送' }).click()
  await expect.poll(() => page.getByLabel('推送时间').inputValue()).toContain(`${date} 09:00`)

  await page.goto(`${stage.portal.url}/message/push/calendar?view=timeGridDay&date=${date}`)
  await page.getByRole('button', { name: '新建' }).focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('without a mouse a record is opened by its key and given another time, or refused with the reason', async () => {
  const from = `${day(0).slice(0, 8)}10`
  const { page } = await openDesk(stage.browser, stage.portal)
  const push = await pushOn(from)
  await page.goto(`${stage.portal.url}/message/push/calendar?view=listMonth`)
  await page.locator('.cal-entry', { hasText: push.title }).first().waitFor()
  await page.goto(`${stage.portal.url}/message/push/calendar`)
  const entry = page.locator('.cal-entry', { hasText: push.title }).first()
  await entry.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: push.title })
  await card.getByRole('link', { name: '打开' }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await card.getByRole('button', { name: '改时间' }).click()
  const dialog = page.getByRole('dialog', { name: '改时间' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  expect(await push.sentAt()).toBe(`${from}T10:00:00+08:00`)

  // Left as it was, nothing is set, and nothing is told.
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
  await entry.focus()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: '改时间' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForTimeout(1000)
  expect(saved.filter((url) => url.includes('/push/'))).toEqual([])
  expect(await page.locator('.MuiSnackbar-root').count()).toBe(0)
})

test('a drag that breaks a rule is told with the reason, and back where it was', async () => {
  const admin = await sessionOf(stage.portal)
  const waiting = encodeURIComponent(JSON.stringify({ status: ['draft', 'scheduled'] }))
  const asked = `dailyKnowledge?filter=${waiting}&range=[0,99]`
  const { data } = await ask(stage.portal, 'GET', asked, undefined, admin)
  const all = (data as { list: readonly { id: number; date: string; title: string }[] }).list
  const months = Map.groupBy(all, ({ date }) => date.slice(0, 7))
  const [one, other] = [...months.values()].find((some) => some.length > 1)!
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(
    `${stage.portal.url}/contentManagement/dailyKnowledge/calendar?date=${one!.date}&view=dayGridMonth`,
  )
  // Nothing else stands in the way of the pointer.
  for (const name of ['期次', '文章', '播客单集', '音频', '每周一听', '信息流', '月度榜单'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).uncheck()
  const entry = cell(page, one!.date).locator('.cal-entry').first()
  await entry.waitFor()
  await entry.dragTo(cell(page, other!.date))
  await page.getByText(/没有改：/).waitFor()
  await expect.poll(() => cell(page, one!.date).locator('.cal-entry').count()).toBe(1)
  const now = await ask(stage.portal, 'GET', `dailyKnowledge/${one!.id}`, undefined, admin)
  expect(now.data).toMatchObject({ date: one!.date })
})

test('lanes tell who stands in which place; on a phone a month is a list', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${adverts}/calendar?view=lanes`)
  await page.locator('.cal-bar').first().waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-lanes')
  await page.locator('.cal-bar').first().click()
  await page.getByRole('link', { name: '打开' }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${stage.portal.url}/message/push/calendar`)
  await page.getByRole('heading', { name: '消息日历' }).waitFor()
  await screenshots(page, 'calendar-phone', { sizes: ['phone'] })
})

test('in lanes an entry goes along time and to another place by keys alone, is taken back, or stays with the reason beside it', async () => {
  const admin = await sessionOf(stage.portal)
  interface Ad {
    readonly place: string
    readonly period: { readonly start: string }
  }
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${adverts}/calendar?view=lanes`)
  // The first of the website's places: the top of its home page.
  const key = await page.locator('[data-entry^="pcAd/"]').first().getAttribute('data-entry')
  const bar = page.locator(`[data-entry="${key}"]`)
  const now = async () => (await ask(stage.portal, 'GET', key!, undefined, admin)).data as Ad
  const begins = (await now()).period.start
  expect((await now()).place).toBe('homeTop')
  await bar.focus()
  const drawnIn = () =>
    bar.evaluate((one) => {
      const lanes = [...document.querySelectorAll('.cal-lane')]
      return [lanes.findIndex((lane) => lane.contains(one)), (one as HTMLElement).style.gridColumn]
    })
  const stood = await drawnIn()
  const told = () =>
    page.locator('[aria-live]').evaluateAll((all) => all.map((one) => one.textContent).join())
  const lift = async () => {
    await bar.press('Space')
    await expect.poll(told).toContain('已拿起')
  }
  // Where the page scrolls under the key on a busy machine, the lane is now and then told as the one before: whoever
  // hears that presses again.
  const go = async (key: string, says: RegExp) => {
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press(key)
      const isTold = () => told().then((words) => says.test(words))
      for (let waited = 0; waited < 50 && !(await isTold()); waited++)
        await page.waitForTimeout(100)
      if (await isTold()) return
    }
    expect(await told()).toMatch(says)
  }
  // Readers see it: one is asked before.
  const agree = async (name: string) => {
    const question = page.getByRole('dialog', { name })
    await question.getByText('读者立即看到').first().waitFor()
    await question.getByRole('button', { name: '确定' }).press('Enter')
    // While it goes, keys are still its own.
    await question.waitFor({ state: 'detached' })
  }
  const dayOn = new Date(Date.parse(begins) + (8 + 24) * 3_600_000).toISOString().slice(0, 10)

  await lift()
  await go('ArrowRight', new RegExp(`${dayOn}.*首页顶部`))
  await page.keyboard.press('Enter')
  await agree('改到这个时间？')
  await page
    .getByText(/：.+已改为 /)
    .first()
    .waitFor()
  expect((await now()).period.start.slice(0, 10)).toBe(dayOn)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await now()).period.start).toBe(begins)
  await expect.poll(drawnIn).toEqual(stood)

  await bar.focus()
  await lift()
  await go('ArrowDown', /首页中部/)
  await page.keyboard.press('Space')
  await agree('放到这个位置？')
  await page.getByText('位置已修改').first().waitFor()
  expect(await now()).toMatchObject({ place: 'homeMiddle', period: { start: begins } })
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await now()).place).toBe('homeTop')
  await expect.poll(drawnIn).toEqual(stood)

  await bar.focus()
  await lift()
  await go('ArrowDown', /首页中部/)
  await page.keyboard.press('Escape')
  await expect.poll(told).toContain('已取消')

  await lift()
  for (const place of [/首页中部/, /文章页底部/, /课程页顶部/, /右侧悬浮/])
    await go('ArrowDown', place)
  await page.keyboard.press('Enter')
  await agree('放到这个位置？')
  const why = page.getByRole('alert').filter({ hasText: '位置没有改：' })
  await why.waitFor()
  const [at, reason] = [await bar.boundingBox(), await why.boundingBox()]
  // Right below or above what it is about.
  const gap = Math.max(reason!.y - (at!.y + at!.height), at!.y - (reason!.y + reason!.height))
  expect(gap).toBeLessThan(24)
  expect(await bar.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await now()).toMatchObject({ place: 'homeTop', period: { start: begins } })
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-lanes-refused')
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a calendar is subscribed to by an address of one’s own, which other programs read', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/message/push/calendar`)
  await page.getByRole('button', { name: '订阅' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅日历' })
  const address = dialog.getByText(/\/api\/portal\/calendar\/messages\.ics/).first()
  await address.waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-subscribe')
  const answer = await fetch((await address.innerText()).trim())
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(await answer.text()).toContain('BEGIN:VEVENT')
})

test('what the portal does by itself stands in the calendar and on the home page, is dragged, and refused with the reason', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const admin = await sessionOf(stage.portal)
  const asked = 'article?filter={"status":"published"}&range=[0,0]'
  const found = await ask(stage.portal, 'GET', asked, undefined, admin)
  const [article] = (found.data as { list: readonly { id: number }[] }).list
  const path = `article/${article!.id}/planned`
  const plan = (date: string) =>
    ask(stage.portal, 'PUT', path, { move: 'withdraw', at: `${date}T23:58:00+08:00` }, admin)
  const plannedAt = async () => {
    const { data } = await ask(stage.portal, 'GET', path, undefined, admin)
    return (data as { list: readonly { at: string }[] }).list[0]?.at
  }
  await plan(day(1))
  await page.goto(`${stage.portal.url}/home`)
  const card = page.getByRole('region', { name: '今天和明天' })
  await card.getByRole('button', { name: /展开全部/ }).click()
  await card.getByText('由系统撤回').waitFor()
  await screenshots(page, 'home-today')

  // A week on from now, both days stand in one row of a month wherever that begins.
  const inWeek = (weekday: number) =>
    day(7 - ((new Date(Date.now() + 8 * 3_600_000).getUTCDay() + 6) % 7) + weekday)
  const [from, to] = [inWeek(1), inWeek(3)]
  await plan(from)
  await page.goto(
    `${stage.portal.url}/contentManagement/magazine/allArticles/calendar?date=${from}`,
  )
  const entry = page.locator('.cal-entry.timed', { hasText: '定时撤回' }).first()
  await entry.waitFor()
  expect(await entry.textContent()).toContain('定时撤回')
  expect(await breachesInBoth(page)).toEqual([])
  await entry.dragTo(cell(page, to))
  await page.getByText(`执行时间已改为 ${to} 23:58`).waitFor()
  expect(await plannedAt()).toBe(`${to}T23:58:00+08:00`)
  await page.keyboard.press('Control+z')
  await expect.poll(plannedAt).toBe(`${from}T23:58:00+08:00`)

  // Without a mouse: it is opened, and given another time.
  const open = page.getByRole('dialog').filter({ hasText: '由系统撤回' })
  const isOpen = () =>
    open.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  // Read anew just then, the calendar draws another element in its place: a person presses again.
  await expect.poll(() => entry.press('Enter').then(isOpen)).toBe(true)
  await screenshots(page, 'calendar-timed')
  await open.getByRole('button', { name: '改时间' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /定时撤回/ })
  const time = dialog.getByLabel('时间')
  await time.fill(`${day(-1)} 10:00`)
  await dialog.getByRole('button', { name: '定时', exact: true }).press('Enter')
  await dialog.getByText('请选择将来的时间').waitFor()
  await time.fill(`${to} 10:00`)
  await dialog.getByRole('button', { name: '定时', exact: true }).press('Enter')
  await expect.poll(plannedAt).toBe(`${to}T10:00:00+08:00`)
  expect(errors).toEqual([])
})

test('a scheduled issue stands at its release time too; dragged there, that field is changed and named, not the date of issue', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const admin = await sessionOf(stage.portal)
  const read = async (path: string) => (await ask(stage.portal, 'GET', path, undefined, admin)).data
  const { list } = (await read('issue?range=[0,0]')) as { list: readonly Row[] }
  const { magazine, cover, summary } = list[0]!
  // Both days stand in one row of a month, a week or two ahead; where the demo's issues come out, one more is folded away.
  const next = 14 - ((new Date(Date.now() + 8 * 3_600_000).getUTCDay() + 6) % 7)
  const monday = /-(01|15)$/.test(day(next + 1)) ? next + 7 : next
  const [from, to] = [day(monday + 1), day(monday + 3)]
  const values = {
    ...{ magazine, cover, summary, title: '按点上架', year: 2099, number: 1 },
    ...{ publishDate: from, releaseAt: `${from}T08:00:00+08:00`, chargeKind: 'free' },
  }
  const made = await ask(stage.portal, 'POST', 'issue', values, admin)
  const { id } = made.data as { id: number }
  const accept = ['issue#publishNeedsProofedArticle']
  await ask(stage.portal, 'POST', `issue/${id}/schedule`, { accept }, admin)
  const now = async () => {
    const { publishDate, releaseAt } = (await read(`issue/${id}`)) as Row
    return [publishDate, releaseAt]
  }
  expect(await now()).toEqual([from, `${from}T08:00:00+08:00`])

  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/calendar?date=${from}`)
  const entry = page.locator('.cal-entry.timed', { hasText: '按点上架' }).first()
  await entry.waitFor()
  expect(await entry.textContent()).toContain('定时上架')
  await screenshots(page, 'calendar-release')
  await entry.dragTo(cell(page, to))
  await page.getByText(`定时上架时间已改为 ${to} 08:00`).waitFor()
  expect(await now()).toEqual([from, `${to}T08:00:00+08:00`])
  await page.keyboard.press('Control+z')
  await expect.poll(now).toEqual([from, `${from}T08:00:00+08:00`])

  // The issue itself is dragged by another field, and that is said.
  const whole = page.locator('.cal-entry:not(.timed)', { hasText: '按点上架' }).first()
  await whole.dragTo(cell(page, to))
  await page.getByText(`出刊日期已改为 ${to}`).waitFor()
  expect(await now()).toEqual([to, `${from}T08:00:00+08:00`])

  // Without a mouse it is given another time under the name of its field.
  await entry.press('Enter')
  const open = page.getByRole('dialog').filter({ hasText: '由系统上架' })
  await open.getByRole('button', { name: '改时间' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '改时间' })
  await dialog.getByLabel('定时上架时间').fill(`${to} 09:30`)
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await expect.poll(now).toEqual([to, `${to}T09:30:00+08:00`])
  expect(errors).toEqual([])
})

test('what readers see is not moved before one has been asked, by mouse or by keys; what they do not see yet goes at once', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const admin = await sessionOf(stage.portal)
  const read = async (path: string) => (await ask(stage.portal, 'GET', path, undefined, admin)).data
  const published = encodeURIComponent('{"status":"published"}')
  const { list } = (await read(`issue?filter=${published}&range=[0,0]`)) as { list: readonly Row[] }
  const path = `issue/${list[0]!.id}`
  const now = async () => (await read(path)) as Row
  // Two days in one row of a month, however that begins.
  const monday = -7 - ((new Date(Date.now() + 8 * 3_600_000).getUTCDay() + 6) % 7)
  const [from, to] = [day(monday + 1), day(monday + 3)]
  const { version } = await now()
  await ask(stage.portal, 'PUT', path, { version, title: '读者在看', publishDate: from }, admin)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/calendar?date=${from}`)
  const entry = page.locator('.cal-entry:not(.timed)', { hasText: '读者在看' }).first()
  await entry.dragTo(cell(page, to))
  const question = page.getByRole('dialog', { name: '改到这个时间？' })
  await question.getByText(`已上架：出刊日期由 ${from} 改为 ${to}，读者立即看到`).waitFor()
  expect(await question.textContent()).toContain('读者在看')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'calendar-live')
  await question.getByRole('button', { name: '取消' }).click()
  await cell(page, from).locator('.cal-entry', { hasText: '读者在看' }).waitFor()
  expect((await now()).publishDate).toBe(from)
  await entry.dragTo(cell(page, to))
  await question.getByRole('button', { name: '确定' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await page.getByText(`出刊日期已改为 ${to}`).waitFor()
  expect((await now()).publishDate).toBe(to)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await now()).publishDate).toBe(from)
  expect(errors).toEqual([])
})
