import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { JOB, openDesk } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
/** Twenty-two seconds that swing as talk does; see `scripts/makeSound.ts`. */
const talk = readFileSync(
  fileURLToPath(new URL('../mocks/samples/media/talk.mp3', import.meta.url)),
)
const file = (name: string) => ({ name, buffer: talk, mimeType: 'audio/mpeg' })

const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)
const picker = (page: Page, source: string) => field(page, source).locator('input[type=file]')

test('an episode is seen as it swings, told how loud it is, given chapters, cut, and measured but once', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/podcast/create`)
  const audio = field(page, 'audio')
  await picker(page, 'audio').setInputFiles(file('第12集 城墙下.mp3'))
  // It is drawn once it is looked at.
  await audio.getByText('00:00 / 00:22').scrollIntoViewIfNeeded()
  await audio.getByText(/^响度 −\d+\.\d LUFS，比 −16 LUFS 轻 \d+\.\d dB$/).waitFor()
  await audio.getByText('00:00 / 00:22').waitFor()

  const place = audio.getByRole('slider', { name: '播放位置' })
  await place.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await audio.getByText('00:05 / 00:22').waitFor()
  await audio.getByRole('button', { name: '加章节' }).click()
  await page.keyboard.type('城墙的来历')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await audio.getByText('00:00 / 00:22').waitFor()
  const { width } = (await place.boundingBox())!
  await place.click({ position: { x: width * 0.66, y: 30 } })
  await audio.getByText('00:15 / 00:22').waitFor()
  await audio.getByRole('button', { name: '加章节' }).click()
  await page.keyboard.type('守城的人')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => field(page, 'timeline').getByLabel('时间点').last().inputValue())
    .toMatch(/^00:1[45]$/)
  const chapters = audio.getByRole('list', { name: '章节' })
  await chapters.getByRole('button', { name: /城墙的来历/ }).click()
  await audio.getByText('00:05 / 00:22').waitFor()

  await audio.getByLabel('播放速度').selectOption('2')
  await audio.getByRole('button', { name: /^播放 / }).click()
  await expect
    .poll(async () => Number(await place.getAttribute('aria-valuenow')))
    .toBeGreaterThan(5)
  await audio.getByRole('button', { name: /^暂停 / }).click()
  expect(await breachesInBoth(page)).toEqual([])
  await place.scrollIntoViewIfNeeded()
  await screenshots(page, 'sound')

  await audio.getByRole('button', { name: '剪辑' }).click()
  const start = audio.getByRole('slider', { name: '起点' })
  await start.scrollIntoViewIfNeeded()
  const grip = (await start.boundingBox())!
  await page.mouse.move(grip.x + 6, grip.y + 30)
  await page.mouse.down()
  await page.mouse.move(grip.x + 6 + width * 0.09, grip.y + 30, { steps: 6 })
  await page.mouse.up()
  const begins = audio.getByLabel('起点', { exact: true }).last()
  await expect.poll(() => begins.inputValue()).toMatch(/^00:0[12]\.\d$/)
  await begins.fill('2')
  await begins.press('Enter')
  await audio.getByText(/^保留 00:(19|20)\.\d，原长 00:2[12]\.\d$/).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'sound-cut')
  await audio.getByRole('button', { name: '剪成新文件' }).click()
  await audio.getByRole('button', { name: '播放 第12集 城墙下-剪辑.mp3' }).waitFor()
  await audio.getByText('00:00 / 00:20').waitFor()
  await audio.getByText(/^响度 /).waitFor()
  await expect.poll(() => page.getByLabel(/^时长/).inputValue()).toBe('00:20')
  await chapters.getByRole('button', { name: '00:03 城墙的来历' }).waitFor()

  // It is played as it was cut, and what is measured is kept: another page asks for none of it.
  const length = await audio
    .locator('audio')
    .evaluate(async (player: HTMLAudioElement) => player.play().then(() => player.duration))
  expect(length).toBeCloseTo(20, 0)
  await audio.getByRole('button', { name: '换回剪辑前的音频' }).click()
  await audio.getByText('00:00 / 00:22').waitFor()
  await chapters.getByRole('button', { name: /00:05/ }).waitFor()
  expect(errors).toEqual([])
})

test('three episodes come at once, and are named after a pattern in their order', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/audio`)
  await page.getByRole('button', { name: '批量上传' }).click()
  const many = page.getByRole('button', { name: '批量上传音频' })
  // The same bytes would be one sound of the library: each has a byte more.
  const sounds = ['第十二集 护城河.mp3', '第2集 城墙下.mp3', '第1集 开城.mp3'].map((name, at) => ({
    ...file(name),
    buffer: Buffer.concat([talk, Buffer.alloc(at + 1)]),
  }))
  await many.setInputFiles(sounds)
  await page.getByRole('button', { name: '按格式命名并排好' }).click()
  const box = page.getByRole('group', { name: '按格式命名并排好' })
  await box.getByLabel('标题格式').fill('{nn}｜{title}')
  const titles = box.getByLabel(/的标题$/)
  await expect
    .poll(() => titles.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['01｜开城', '02｜城墙下', '12｜护城河'])
  await titles.nth(1).fill('02｜城墙之下')
  expect(await breachesInBoth(page)).toEqual([])
  await titles.nth(0).scrollIntoViewIfNeeded()
  await screenshots(page, 'sound-names')
  await box.getByRole('button', { name: '用这些标题与次序' }).click()
  await page.getByText('02｜城墙之下').first().waitFor()
  expect(errors).toEqual([])
})

test('a film gets another cover, one of its own frames', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/program/yongs/complete/create`)
  const trailer = field(page, 'trailer')
  const film = readFileSync(
    fileURLToPath(new URL('../mocks/samples/media/film.mp4', import.meta.url)),
  )
  await picker(page, 'trailer').setInputFiles({
    ...{ name: '导读.mp4', buffer: film, mimeType: 'video/mp4' },
  })
  await trailer.getByRole('button', { name: '换封面' }).click({ timeout: JOB })
  const shown = trailer.locator('video')
  const before = await shown.getAttribute('poster')
  const frames = trailer.getByRole('button', { name: /^用 .* 的画面$/ })
  await expect.poll(() => frames.count(), { timeout: JOB }).toBe(8)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'film-covers')
  await frames.nth(5).click()
  await expect.poll(() => shown.getAttribute('poster')).not.toBe(before)
  const cover = await page.request.get((await shown.getAttribute('poster')) ?? '')
  expect(cover.headers()['content-type']).toMatch(/^image\/jpeg/)
  expect(errors).toEqual([])
})
