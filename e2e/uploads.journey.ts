import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'
import { awaitCopy } from './support/uploads.ts'

const stage = setStage()
const folder = mkdtempSync(join(tmpdir(), 'masthead-uploads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A film of so many megabytes on the disk, each with a content of its own. */
function filmOf(megabytes: number, name: string): string {
  const path = join(folder, name)
  const sample = fileURLToPath(new URL('../mocks/samples/media/film.mp4', import.meta.url))
  const rest = Buffer.alloc(megabytes * 1024 ** 2)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4)
  rest.write(name, 8)
  writeFileSync(path, Buffer.concat([readFileSync(sample), rest]))
  return path
}

const list = '/program/yongs/complete'
const field = (page: Page) => page.locator('[data-source="trailer"]')
const picker = (page: Page) => field(page).locator('input[type=file]').first()
const tray = (page: Page) => page.getByRole('region', { name: '上传列表' })
const line = (page: Page) => tray(page).getByRole('button', { expanded: false })

/** A book whose form a story is told of, without a film. */
async function bookOf(at: number): Promise<number> {
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(
    stage.portal,
    'GET',
    `yongs/complete?range=[${at},${at}]`,
    undefined,
    admin,
  )
  const [{ id, version }] = (data as { list: [{ id: number; version: number }] }).list
  await ask(stage.portal, 'PUT', `yongs/complete/${id}`, { trailer: null, version }, admin)
  return id
}
async function filmStored(id: number): Promise<string | undefined> {
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', `yongs/complete/${id}`, undefined, admin)
  return (data as { trailer: { name: string } | null }).trailer?.name
}

/** Parts as they are sent: `numbers` of those that arrived, and the keys they went to. */
function watchParts(page: Page) {
  const seen = { arrived: [] as number[], keys: new Set<string>() }
  page.on('response', (answer) => {
    const { searchParams, pathname } = new URL(answer.url())
    const number = searchParams.get('partNumber')
    if (answer.request().method() !== 'PUT' || !number || !answer.ok()) return
    seen.arrived.push(Number(number))
    seen.keys.add(pathname)
  })
  return seen
}

/** Lets the first parts through and holds the others until `open`. */
async function holdParts(page: Page, from: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(from, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return { open: () => gate.resolve() }
}

/** The form of a book with a film of twelve parts chosen, six of which have arrived; the others wait for `held.open`. */
async function halfSent(page: Page, id: number, film: string) {
  const parts = watchParts(page)
  await page.goto(`${stage.portal.url}${list}/${id}`)
  const held = await holdParts(page, /partNumber=([7-9]|1\d)(&|$)/)
  await picker(page).setInputFiles(film)
  await expect.poll(() => parts.arrived.length, { timeout: JOB }).toBe(6)
  return { parts, held }
}

const eachOnce = (numbers: readonly number[], count: number) =>
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )

test('a film goes on while one is at other screens, is kept in the draft of its form, and brought back from there', async () => {
  const id = await bookOf(0)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { parts, held } = await halfSent(page, id, filmOf(11, '离开也传.mp4'))
  await line(page).getByText('正在上传').waitFor()

  await page.getByRole('link', { name: '首页', exact: true }).first().click()
  const leave = page.getByRole('dialog')
  await leave.getByText('离开后继续上传，传完存进此页的草稿').waitFor()
  await leave.getByRole('button', { name: '离开', exact: true }).click()
  await page.waitForURL(/\/home$/)
  await line(page).click()
  await tray(page)
    .getByRole('link', { name: /导读视频/ })
    .waitFor()
  await tray(page).getByRole('progressbar').waitFor()
  expect(await breachesInBoth(page, { within: ['.uploads'] })).toEqual([])
  await screenshots(page, 'uploads-tray')

  held.open()
  await tray(page).getByText('已上传，存进了草稿').waitFor({ timeout: JOB })
  eachOnce(parts.arrived, 12)
  await tray(page)
    .getByRole('link', { name: /导读视频/ })
    .click()
  await page.getByRole('button', { name: '恢复' }).click()
  await field(page).locator('video').waitFor()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => filmStored(id)).toBe('离开也传.mp4')
  expect(errors).toEqual([])
})

test('who comes back before it has arrived finds it in its field; saving waits for it, and says so', async () => {
  const id = await bookOf(1)
  const { page } = await openDesk(stage.browser, stage.portal)
  const { parts, held } = await halfSent(page, id, filmOf(11, '回来接着.mp4'))
  await page.getByRole('link', { name: '首页', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '离开', exact: true }).click()
  await page.waitForURL(/\/home$/)
  await page.getByText('全部功能').waitFor()
  // By its tag: the lists of the home page may name the book of the story before first.
  await page.getByRole('navigation', { name: '打开过的页面' }).getByRole('link').last().click()
  await page.waitForURL((url) => url.pathname === `${list}/${id}`)
  await field(page).getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('文件上传完成后自动保存').waitFor()
  expect(await filmStored(id)).toBeUndefined()
  held.open()
  await expect.poll(() => filmStored(id), { timeout: JOB }).toBe('回来接着.mp4')
  eachOnce(parts.arrived, 12)
})

test('a film outlives a lost line and a reload in the middle by itself: the key is the same, and no part is sent twice', async () => {
  const id = await bookOf(2)
  const { page } = await openDesk(stage.browser, stage.portal)
  const { parts, held } = await halfSent(page, id, filmOf(11, '断线刷新.mp4'))
  // The copy by which it goes on is whole.
  await awaitCopy(page, 11)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  held.open()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Then the line is cut at a part, once more.
  let cuts = 0
  await page.route(/partNumber=9(&|$)/, (route) =>
    ++cuts <= 4 ? route.abort('internetdisconnected') : route.fallback(),
  )
  await field(page).getByText('网络中断').waitFor({ timeout: JOB })
  expect(await breachesInBoth(page, { within: ['.uploads'] })).toEqual([])
  await field(page).locator('video').waitFor({ timeout: JOB })
  eachOnce(parts.arrived, 12)
  expect(parts.keys.size).toBe(1)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => filmStored(id)).toBe('断线刷新.mp4')
})

test('where no copy can be kept, the tray says which file to choose again, and goes on from there', async () => {
  const id = await bookOf(3)
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.addInitScript(() => {
    navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  const path = filmOf(11, '再选一次.mp4')
  const { parts, held } = await halfSent(page, id, path)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${stage.portal.url}/home`)
  held.open()
  await line(page).getByText('1 个文件没有传完').waitFor({ timeout: JOB })
  await line(page).click()
  await tray(page).getByText('请重新选择同一个文件').waitFor()
  expect(await breachesInBoth(page, { within: ['.uploads'] })).toEqual([])
  await screenshots(page, 'uploads-again')
  await tray(page).getByLabel('重新选择 再选一次.mp4').setInputFiles(path)
  await tray(page).getByText('已上传，存进了草稿').waitFor({ timeout: JOB })
  eachOnce(parts.arrived, 12)
})

test('files are paused, put first and cancelled in the tray; what a form waited for is not saved without it', async () => {
  const id = await bookOf(4)
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${list}/${id}`)
  const held = await holdParts(page, /partNumber=\d+/)
  await picker(page).setInputFiles(filmOf(3, '暂停.mp4'))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('文件上传完成后自动保存').waitFor()
  await line(page).click()
  await tray(page).getByRole('button', { name: '暂停 暂停.mp4' }).click()
  await field(page).getByText('已暂停').waitFor()
  await page.getByText('尚未保存：有文件没有上传成功').waitFor()
  await tray(page).getByRole('button', { name: '继续 暂停.mp4' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('文件上传完成后自动保存').waitFor()
  await tray(page).getByRole('button', { name: '取消 暂停.mp4' }).click()
  await expect.poll(() => tray(page).count()).toBe(0)
  await picker(page).waitFor()
  held.open()
  expect(await filmStored(id)).toBeUndefined()
  expect(new URL(page.url()).pathname).toBe(`${list}/${id}`)
})
