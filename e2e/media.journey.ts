import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { JOB, openDesk } from './support/desk.ts'
import { setStage } from './support/stage.ts'
import { awaitCopy } from './support/uploads.ts'

const stage = setStage()
const media = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../mocks/samples/media/${name}`, import.meta.url)))
const file = (name: string, buffer: Buffer, mimeType = 'audio/mpeg') => ({ name, buffer, mimeType })
const exe = Buffer.alloc(4000, 0x4d)

const folder = mkdtempSync(join(tmpdir(), 'masthead-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A film of so many megabytes on the disk, so that it is the same file when it is picked again. */
function largeFilm(megabytes: number): string {
  const path = join(folder, '长片.mp4')
  const rest = Buffer.alloc(megabytes * 1024 ** 2)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4)
  writeFileSync(path, Buffer.concat([media('film.mp4'), rest]))
  return path
}

/** The input of a field, and what stands around it. */
const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)
const picker = (page: Page, source: string) => field(page, source).locator('input[type=file]')

/** Requests for parts; `numbers` tells which parts were sent. */
function watchParts(page: Page) {
  const numbers: number[] = []
  page.on('request', (request) => {
    const number = new URL(request.url()).searchParams.get('partNumber')
    if (request.method() === 'PUT' && number) numbers.push(Number(number))
  })
  return numbers
}

test('a sound is refused by its content, sent as a signed form, fills what stands beside it, and plays', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/audio/create`)
  const audio = field(page, 'audio')
  const refused = async (sent: ReturnType<typeof file>, why: RegExp) => {
    await picker(page, 'audio').setInputFiles(sent)
    await audio.getByRole('alert').filter({ hasText: why }).waitFor()
  }
  await refused(file('录音.wav', exe), /只能上传 mp3\/m4a 文件/)
  await refused(file('安装包.mp3', exe), /文件内容不是 mp3 音频/)
  await refused(file('空.m4a', Buffer.alloc(0)), /文件是空的/)
  await refused(file('半截.m4a', media('sound.m4a').subarray(0, 1500)), /文件不完整/)
  expect(await breaches(page)).toEqual([])

  const form = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/store')
  await picker(page, 'audio').setInputFiles(file('001 楔子：源头.m4a', media('sound.m4a')))
  const answer = await form
  expect(answer.request().headers()['content-type']).toMatch(/^multipart\/form-data/)
  // What `success_action_status` asks for; the store answers 204 without it.
  expect(answer.status()).toBe(200)
  await audio.getByText('00:04 · 2.33 KB').waitFor()
  await expect.poll(() => page.getByLabel('文件名').inputValue()).toBe('001 楔子：源头.m4a')
  await expect.poll(() => page.getByLabel('文件大小').inputValue()).toBe('2.33 KB')
  await expect.poll(() => page.getByLabel(/^时长/).inputValue()).toBe('00:04')
  const length = await audio
    .locator('audio')
    .evaluate((player: HTMLAudioElement) => player.play().then(() => player.duration))
  expect(length).toBeCloseTo(4, 0)
  expect(await breaches(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a film is sent, transcoded, seen with its cover, kept with the record, and deleted', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/program/yongs/complete/create`)
  const trailer = field(page, 'trailer')
  await picker(page, 'trailer').setInputFiles(file('改名.mp4', exe, 'video/mp4'))
  await trailer.getByText('文件上传失败：文件内容不是 mp4 视频').waitFor()
  const half = media('film.mp4').subarray(0, 6000)
  await picker(page, 'trailer').setInputFiles(file('半截.mp4', half, 'video/mp4'))
  await trailer.getByText('文件上传失败：文件不完整').waitFor()
  await picker(page, 'trailer').setInputFiles(file('导读.mp4', media('film.mp4'), 'video/mp4'))
  await trailer.getByRole('button', { name: '获取文件信息' }).click()
  await trailer.getByText('上传成功').waitFor({ timeout: JOB })
  await trailer.getByText('00:06 · 10.1 KB · 96 × 64').waitFor()
  const film = trailer.locator('video')
  const seen = await film.evaluate((player: HTMLVideoElement) =>
    player.play().then(() => ({ length: player.duration, width: player.videoWidth })),
  )
  expect(seen).toEqual({ length: 6, width: 96 })
  const cover = await page.request.get((await film.getAttribute('poster')) ?? '')
  expect(cover.headers()['content-type']).toMatch(/^image\//)
  expect(await breaches(page)).toEqual([])
  await trailer.getByRole('button', { name: '删除视频' }).click()
  await picker(page, 'trailer').waitFor()
  await expect.poll(() => film.count()).toBe(0)
  expect(errors).toEqual([])
})

test('a long film is paused, outlives a part the store refuses and a reload, and no part is sent twice', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  const path = largeFilm(24)
  const numbers = watchParts(page)
  await page.goto(`${stage.portal.url}/program/yongs/complete/create`)
  const trailer = field(page, 'trailer')
  // The store answers 500 to one part, twice: it is sent again.
  let refusals = 0
  await page.route(/partNumber=3(&|$)/, (route) =>
    ++refusals <= 2 ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  // The last parts stay on their way, so that there is a middle to stop in.
  await page.route(/partNumber=(19|2\d)(&|$)/, () => {})
  await picker(page, 'trailer').setInputFiles(path)
  await expect.poll(() => new Set(numbers).size, { timeout: 60_000 }).toBeGreaterThan(18)
  await expect.poll(() => refusals, { timeout: 60_000 }).toBe(3)
  await trailer.getByText(/^7\d%$/).waitFor({ timeout: JOB })
  await trailer.getByRole('button', { name: '暂停' }).click()
  await trailer.getByText('已暂停').waitFor()
  expect(await breaches(page)).toEqual([])
  await page.unrouteAll()

  await awaitCopy(page, 24)
  await page.reload()
  await trailer.getByText('已暂停').waitFor()
  numbers.length = 0
  await trailer.getByRole('button', { name: '继续' }).click()
  await trailer.getByText('上传成功').waitFor({ timeout: JOB })
  expect(Math.min(...numbers)).toBeGreaterThan(18)
  await trailer.getByText(/24\.0 MB/).waitFor()
})

test.each([
  ['behind', -3],
  ['ahead', 3],
])(
  'a browser whose clock is hours %s sends all the same, by the clock of the store',
  async (_, hours) => {
    const { page } = await openDesk(stage.browser, stage.portal)
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.clock.resume()
    await page.goto(`${stage.portal.url}/program/yongs/complete/create`)
    const trailer = field(page, 'trailer')
    await picker(page, 'trailer').setInputFiles(file('导读.mp4', media('film.mp4'), 'video/mp4'))
    await trailer.getByRole('button', { name: '获取文件信息' }).click()
    await trailer.getByText('上传成功').waitFor({ timeout: JOB })
  },
)

test('a store that refuses a part for good, and a line that breaks, leave the form as it was', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/program/yongs/complete/create`)
  const trailer = field(page, 'trailer')
  await page.getByLabel('书名').first().fill('断线也不丢')
  await page.route(/partNumber=1(&|$)/, (route) =>
    route.fulfill({
      status: 403,
      body: '<Error><Code>AccessDenied</Code><Message>No</Message></Error>',
    }),
  )
  await picker(page, 'trailer').setInputFiles(file('导读.mp4', media('film.mp4'), 'video/mp4'))
  await trailer.getByText('文件上传失败').waitFor({ timeout: JOB })
  await expect.poll(() => trailer.locator('video').count()).toBe(0)
  await page.unrouteAll()
  await page.route(/partNumber=1(&|$)/, (route) => route.abort('internetdisconnected'))
  await trailer.getByRole('button', { name: '重试' }).click()
  await trailer.getByText('网络中断，上传已暂停').waitFor({ timeout: JOB })
  await page.unrouteAll()
  await trailer.getByText('上传成功').waitFor({ timeout: JOB })
  await expect.poll(() => page.getByLabel('书名').first().inputValue()).toBe('断线也不丢')
})
