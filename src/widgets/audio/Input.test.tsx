import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import type { Upload } from '../upload/uploadObject.ts'
import { type Measure, MeasureContext, NoDecoder } from './sound/MeasureContext.ts'

quiet()
afterEach(cleanup)

const fields = {
  audio: f.audio('音频', 'Audio', { fills: { duration: 'duration', size: 'size' } }),
  duration: f.duration('时长', 'Length', { required: true, min: 1 }),
  size: f.text('大小', 'Size'),
}
const sent: Upload = async ({ name, size }) => ({
  url: `https://store.example.com/${name}`,
  name,
  size,
})
const mp3 = (name: string) => new File([mp3Silence(5) as BlobPart], name, { type: 'audio/mpeg' })

test('a sound is checked, sent, played, and fills the fields beside it', async () => {
  const upload = vi.fn(sent)
  const { user, save } = await renderForm(fields, { upload })
  fireEvent.drop(screen.getByLabelText('音频'), {
    dataTransfer: { files: [new File(['x'], 'a.wav')] },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('只能上传 mp3/m4a 文件')
  expect(upload).not.toHaveBeenCalled()
  await user.upload(screen.getByLabelText('音频'), mp3('a.mp3'))
  expect(await screen.findByLabelText('播放 a.mp3')).toBeTruthy()
  expect(screen.getByText('00:05 · 19.4 KB')).toBeTruthy()
  expect(upload.mock.calls[0]?.[1].kind).toBe('audio')
  expect(await save()).toEqual({
    audio: { url: 'https://store.example.com/a.mp3', name: 'a.mp3', size: 19_864, duration: 5 },
    duration: 5,
    size: '19.4 KB',
  })
  await user.click(screen.getByRole('button', { name: '移除音频' }))
  expect(await save()).toBeUndefined()
})

/** Ten seconds, three and a bit too loud. */
const loud: Measure = async () => ({
  ...{ peaks: new Uint8Array([10, 200, 90]), seconds: 10, lufs: -12.8, highest: 0.9 },
})
const measuredBy = (measure: Measure) => ({
  around: (form: ReactNode) => <MeasureContext value={measure}>{form}</MeasureContext>,
})
const spoken = { url: 'https://store.example.com/第1集.mp3', name: '第1集.mp3', size: 39_000 }

beforeEach(() => {
  // There is no sound in jsdom: it stands where it is put.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})

test('a sound of this page is measured from its file, and its place is moved by arrows', async () => {
  const measure = vi.fn(loud)
  const { user, container } = await renderForm(fields, { upload: sent, ...measuredBy(measure) })
  await user.upload(screen.getByLabelText('音频'), mp3('第1集.mp3'))
  expect(await screen.findByText('响度 −12.8 LUFS，比 −16 LUFS 响 3.2 dB')).toBeTruthy()
  expect(measure.mock.calls[0]?.[0]).toBeInstanceOf(File)
  const place = screen.getByRole('slider', { name: '播放位置' })
  place.focus()
  await user.keyboard('{ArrowRight}')
  expect(place.getAttribute('aria-valuetext')).toBe('00:05 / 00:10')
  await user.keyboard('{End}{ArrowLeft}')
  expect(container.querySelector('audio')?.currentTime).toBe(5)
  await user.selectOptions(screen.getByLabelText('播放速度'), '1.5×')
  expect(container.querySelector('audio')?.playbackRate).toBe(1.5)
})

test('a sound that lies elsewhere is fetched to be looked at only when somebody asks', async () => {
  const measure = vi.fn(loud)
  const record = { audio: { ...spoken, duration: 10 } }
  const { user } = await renderForm(fields, { record, ...measuredBy(measure) })
  const ask = await screen.findByRole('button', { name: '画出波形并测响度（读取 38.1 KB）' })
  expect(measure).not.toHaveBeenCalled()
  await user.click(ask)
  expect(await screen.findByText(/比 −16 LUFS 响/)).toBeTruthy()
  expect(measure.mock.calls[0]?.[0]).toBe(spoken.url.replace('第1集', encodeURI('第1集')))
})

test('what cannot be decoded is told, and saved all the same', async () => {
  const measure: Measure = async () => Promise.reject(new Error('No decoder'))
  const { user, save } = await renderForm(fields, { upload: sent, ...measuredBy(measure) })
  await user.upload(screen.getByLabelText('音频'), mp3('第1集.mp3'))
  expect(await screen.findByText(/波形没有画出来/)).toBeTruthy()
  expect(await save()).toMatchObject({ audio: { name: '第1集.mp3' } })
})

test('what another browser has measured is drawn without reading the sound; one that decodes nothing says so', async () => {
  let look: object | null = { peaks: 'CsgoWg==', seconds: 10, lufs: -12.8, highest: 0.9 }
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)))
    return Response.json({ code: 20000, data: { look } })
  })
  const measure = vi.fn<Measure>(async () => Promise.reject(new NoDecoder()))
  const given = (name: string) => ({
    audio: { ...spoken, url: `${spoken.url}?${name}`, duration: 10 },
  })
  await renderForm(fields, { record: given('one'), ...measuredBy(measure) })
  expect(await screen.findByText('响度 −12.8 LUFS，比 −16 LUFS 响 3.2 dB')).toBeTruthy()
  expect(measure).not.toHaveBeenCalled()
  expect(asked).toEqual([{ url: `${spoken.url}?one` }])
  cleanup()
  look = null
  const { user } = await renderForm(fields, { record: given('two'), ...measuredBy(measure) })
  await user.click(await screen.findByRole('button', { name: /画出波形并测响度/ }))
  expect(await screen.findByText(/此浏览器画不出波形/)).toBeTruthy()
})

test('what is measured here is given to the others', async () => {
  const asked: { readonly look?: object }[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)))
    return Response.json({ code: 20000, data: { look: null } })
  })
  const { user } = await renderForm(fields, { upload: sent, ...measuredBy(loud) })
  await user.upload(screen.getByLabelText('音频'), mp3('第2集.mp3'))
  await screen.findByText(/比 −16 LUFS 响/)
  await vi.waitFor(() =>
    expect(asked.at(-1)?.look).toEqual({
      peaks: btoa(String.fromCharCode(10, 200, 90)),
      seconds: 10,
      lufs: -12.8,
      highest: 0.9,
    }),
  )
})

const withChapters = {
  ...fields,
  audio: f.audio('音频', 'Audio', {
    fills: { duration: 'duration' },
    chapters: ['timeline', 'at', 'title'],
  }),
  timeline: f.list('时间轴', 'Timeline', 40, {
    at: f.duration('时间点', 'At', { required: true }),
    title: f.text('内容', 'What', { required: true }),
  }),
}

test('a chapter begins where the sound is, stands in order, and leads there', async () => {
  const record = {
    ...{ audio: { ...spoken, duration: 10 }, duration: 10, size: null },
    timeline: [
      { at: 0, title: '开场' },
      { at: 8, title: '尾声' },
    ],
  }
  const { user, save, container } = await renderForm(withChapters, { record, ...measuredBy(loud) })
  screen.getByRole('slider', { name: '播放位置' }).focus()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: '加章节' }))
  await user.type(screen.getByLabelText('00:05 起的章节'), '正文{Enter}')
  const chapters = within(screen.getByRole('list', { name: '章节' }))
  expect(chapters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '00:00开场',
    '00:05正文',
    '00:08尾声',
  ])
  await user.click(chapters.getByRole('button', { name: /尾声/ }))
  expect(container.querySelector('audio')?.currentTime).toBe(8)
  expect((await save())?.timeline).toEqual([
    { at: 0, title: '开场' },
    { at: 5, title: '正文' },
    { at: 8, title: '尾声' },
  ])
})

test('a stretch is cut out, takes its chapters along, and is taken back', async () => {
  const { user, save } = await renderForm(withChapters, { upload: sent, ...measuredBy(loud) })
  const whole = new File([mp3Silence(10) as BlobPart], '第1集.mp3', { type: 'audio/mpeg' })
  await user.upload(screen.getByLabelText('音频'), whole)
  await screen.findByText(/比 −16 LUFS 响/)
  screen.getByRole('slider', { name: '播放位置' }).focus()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: '加章节' }))
  await user.type(screen.getByLabelText('00:05 起的章节'), '正文{Enter}')
  await user.click(screen.getByRole('button', { name: '剪辑' }))
  const cut = within(screen.getByRole('group', { name: '剪辑' }))
  expect(cut.getByRole('button', { name: '剪成新文件' })).toHaveProperty('disabled', true)
  const start = cut.getByLabelText('起点')
  await user.clear(start)
  await user.type(start, '后面{Enter}')
  expect(cut.getByRole('alert').textContent).toMatch(/^起点：看不出是哪里/)
  expect(start).toHaveProperty('value', '后面')
  await user.clear(start)
  await user.type(start, '99{Enter}')
  expect(cut.getByRole('alert').textContent).toBe('起点：最远只能到 00:09.5')
  await user.clear(start)
  await user.type(start, '两秒{Enter}')
  expect(cut.queryByRole('alert')).toBeNull()
  screen.getByRole('slider', { name: '终点' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(cut.getByText('保留 00:07.0，原长 00:10.0')).toBeTruthy()
  await user.click(cut.getByRole('button', { name: '剪成新文件' }))
  expect(await screen.findByLabelText('播放 第1集-剪辑.mp3')).toBeTruthy()
  const kept = await save()
  expect(kept).toMatchObject({ audio: { name: '第1集-剪辑.mp3', duration: 7 }, duration: 7 })
  expect(kept?.timeline).toEqual([{ at: 3, title: '正文' }])
  await user.click(screen.getByRole('button', { name: '换回剪辑前的音频' }))
  expect(await save()).toMatchObject({
    ...{ audio: { name: '第1集.mp3', duration: 10 }, duration: 10 },
    timeline: [{ at: 5, title: '正文' }],
  })
})
