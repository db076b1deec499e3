import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, JOB, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
/** What the stand-in of the speech service knows by heart. */
const talk = readFileSync(
  fileURLToPath(new URL('../mocks/samples/media/talk.mp3', import.meta.url)),
)
const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)

const records = async (path: string) => {
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', path, undefined, admin)
  return (data as { list: readonly { id: number; video?: { url: string } | null }[] }).list
}
const saved = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await page.getByText('已保存', { exact: true }).waitFor()
}
/** A file as somebody gets it who presses a button. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('an episode is written down, heard by its words, found in, put right, and goes into its notes and into subtitles', async () => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'draft' }))
  const [episode] = await records(`podcast?filter=${filter}&range=[0,0]`)
  // Chapters of a longer recording would stand in the way.
  const admin = await sessionOf(stage.portal)
  const { version } = episode as { version?: number }
  await ask(stage.portal, 'PUT', `podcast/${episode!.id}`, { version, timeline: null }, admin)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/podcast/${episode!.id}`)
  const audio = field(page, 'audio')
  await audio.getByRole('button', { name: '转写文字稿' }).click({ timeout: JOB })
  await audio.getByText(/^没有听到可以转写的话/).waitFor({ timeout: JOB })
  await screenshots(page, 'transcript-silent')

  await audio.getByRole('button', { name: /^替换/ }).click()
  await audio
    .locator('input[type=file]')
    .setInputFiles({ name: '第12集 城墙下.mp3', buffer: talk, mimeType: 'audio/mpeg' })
  await audio.getByText('00:00 / 00:22').waitFor()
  await audio.getByText('保存后可以转写文字稿').waitFor()
  await saved(page)
  await audio.getByRole('button', { name: '转写文字稿' }).click()
  const box = audio.getByRole('region', { name: '文字稿' })
  await box.getByText('渡口，', { exact: true }).click({ timeout: JOB })
  await expect
    .poll(() => audio.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(8)
  await expect
    .poll(() => box.locator('[data-heard]').allTextContents())
    .toEqual([expect.stringContaining('渡口，')])

  await box.getByRole('searchbox').fill('渡口')
  await box.getByText('2 处').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await box.scrollIntoViewIfNeeded()
  await screenshots(page, 'transcript')

  await box.getByRole('button', { name: '改 00:00 起的一段' }).click()
  const typed = box.getByLabel('这一段的文字')
  await typed.fill((await typed.inputValue()).replace('姓林', '姓凌'))
  await box.getByRole('button', { name: '保存这一段' }).click()
  await box.getByText(/改过$/).waitFor()
  await box.getByText('凌').first().waitFor()

  const srt = await downloaded(page, () => box.getByRole('button', { name: /\.srt$/ }).click())
  expect(srt.name).toBe('第12集 城墙下.srt')
  const cues = srt.text.trim().split(/\n\n/)
  expect(cues.length).toBeGreaterThan(3)
  for (const cue of cues)
    expect(cue).toMatch(/^\d+\n\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}\n\S/)
  expect(srt.text.replace(/[\s\S]*?\d{3}\n/g, '').length).toBeGreaterThan(0)
  expect(srt.text).toContain('凌')
  const vtt = await downloaded(page, () => box.getByRole('button', { name: /\.vtt$/ }).click())
  expect(vtt.text).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> /)

  await box.getByRole('button', { name: '放进“节目介绍”' }).click()
  await box.getByText(/^已放在“节目介绍”末尾/).waitFor()
  await field(page, 'shownotes').getByText('摆渡的老人姓凌').waitFor()
  await saved(page)
  await box.getByRole('button', { name: '重新转写' }).click()
  await box.getByText('会丢掉已有的修改。').waitFor()
  await box.getByRole('button', { name: '取消' }).click()
  expect(errors).toEqual([])
})

test('a film is shown with what is said in it', async () => {
  const lessons = await records('catalog?range=[0,499]')
  const lesson = lessons.find(({ video }) => video?.url)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/open/catalog/${lesson!.id}`)
  const film = field(page, 'video')
  await film.getByRole('button', { name: '转写文字稿' }).click({ timeout: JOB })
  const box = film.getByRole('region', { name: '文字稿' })
  await box.getByText('热汤', { exact: false }).first().waitFor({ timeout: JOB })
  const shown = () =>
    film.locator('video').evaluate(async (player: HTMLVideoElement) => {
      const [track] = player.textTracks
      if (!track) return []
      track.mode = 'showing'
      return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(async () => (await shown()).join('')).toContain('热汤')
  await box.getByRole('button', { name: '从 00:00 听起' }).click()
  expect(await breachesInBoth(page)).toEqual([])
  await box.scrollIntoViewIfNeeded()
  await screenshots(page, 'transcript-film')
  expect(errors).toEqual([])
})
