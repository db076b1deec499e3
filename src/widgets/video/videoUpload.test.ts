import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PartStore } from '../upload/sendParts.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'
import { type UploadedVideo, videoUpload } from './videoUpload.ts'
import type { VodCalls, VodInfo } from './vodCalls.ts'

const bytes = readFileSync(join(import.meta.dirname, '../../../mocks/samples/media/film.mp4'))
const MB = 1024 ** 2
/** The sample, with so many megabytes of nothing behind it, as a box of its own. */
function film(megabytes = 0, name = '导读.mp4'): File {
  const rest = new Uint8Array(megabytes * MB)
  if (megabytes > 0) {
    new DataView(rest.buffer).setUint32(0, rest.length)
    rest.set(new TextEncoder().encode('free'), 4)
  }
  return new File([bytes, rest], name, { type: 'video/mp4', lastModified: 1_795_000_000_000 })
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const ticket = (VideoId: string) => ({ VideoId, UploadAddress: '', UploadAuth: '' })
const played: VodInfo = {
  ...{ VideoId: 'v1', Title: '导读', PlayURL: 'https://v.example.com/1.mp4', Status: 'Normal' },
  ...{ CoverURL: 'https://v.example.com/1.jpg', Width: 96, Height: 64, Size: 10_372 },
  ...{ Duration: 6.02, ErrorMessage: '' },
}
const waiting: VodInfo = { ...played, PlayURL: '', Status: 'Transcoding', ErrorMessage: '转码中' }

/** A service and a store in memory, whose every answer a test may change. */
function world() {
  let made = 0
  const arrived = new Map<number, string>()
  const vod = {
    create: vi.fn<VodCalls['create']>(async () => ticket(`v${++made}`)),
    refresh: vi.fn<VodCalls['refresh']>(async (id) => ticket(id)),
    playInfo: vi.fn<VodCalls['playInfo']>(async () => played),
  }
  const store = {
    begin: vi.fn(async () => 'upload'),
    put: vi.fn<PartStore['put']>(async (_id, number) => {
      arrived.set(number, String(number))
      return String(number)
    }),
    arrived: vi.fn(async () => [...arrived].map(([number, etag]) => ({ number, etag }))),
    complete: vi.fn(async () => undefined),
    abort: vi.fn(async () => undefined),
  }
  const open = (place = '/article/1#video') => {
    const said: string[] = []
    const done: UploadedVideo[] = []
    const upload = videoUpload({
      vod,
      place,
      onReady: (video) => void done.push(video),
      onChange: () => {
        const { at } = upload.state()
        if (said.at(-1) !== at) said.push(at)
      },
      partStore: () => store,
    })
    const until = (at: string) => vi.waitFor(() => expect(upload.state().at).toBe(at))
    return { upload, said, done, until }
  }
  return { vod, store, open }
}

test('a film is looked at, sent, transcoded, and told with all that is known of it', async () => {
  const { open, vod, store } = world()
  const { upload, said, done, until } = open()
  expect(upload.state()).toEqual({ at: 'none' })
  await upload.take(film(3))
  await until('ready')
  expect(said).toEqual(['added', 'sending', 'transcoding', 'ready'])
  expect(vod.create).toHaveBeenCalledWith({ FileName: '导读.mp4', Title: '导读' })
  expect(store.put).toHaveBeenCalledTimes(4)
  expect(done).toEqual([
    {
      ...{ url: played.PlayURL, name: '导读.mp4', size: 10_372, duration: 6, videoId: 'v1' },
      ...{ cover: played.CoverURL, width: 96, height: 64 },
    },
  ])
  expect(unfinishedUploads()).toEqual([])
})

test('what is no film is refused, and the service never hears of it', async () => {
  const { open, vod } = world()
  const { upload } = open()
  await upload.take(new File([new Uint8Array(4000).fill(0x4d)], 'setup.mp4'))
  expect(upload.state()).toMatchObject({
    at: 'failed',
    message: [expect.stringMatching(/不是 mp4/), expect.anything()],
  })
  expect(vod.create).not.toHaveBeenCalled()
})

test('a pause lets nothing further go, and afterwards nothing goes twice', async () => {
  const { open, store } = world()
  const { upload, until, done } = open()
  let gone = () => {}
  store.put.mockImplementationOnce(async (_id, number) => {
    await new Promise<void>((resolve) => {
      gone = resolve
    })
    return String(number)
  })
  void upload.take(film(12))
  await vi.waitFor(() => expect(store.put.mock.calls.length).toBeGreaterThan(8))
  upload.pause()
  gone()
  expect(upload.state()).toMatchObject({ at: 'paused', lost: false })
  expect(done).toEqual([])
  const before = store.put.mock.calls.length
  upload.resume()
  await until('ready')
  expect(store.put.mock.calls.length - before).toBeLessThanOrEqual(13 - before + 1)
  expect(store.begin).toHaveBeenCalledOnce()
})

test('after a reload the same file goes on where it stopped; another file begins anew', async () => {
  const { open, store, vod } = world()
  const first = open()
  let count = 0
  store.put.mockImplementation(async (_id, number) => {
    if (++count > 6) await new Promise(() => {})
    return String(number)
  })
  store.arrived.mockImplementation(async () =>
    [1, 2, 3, 4, 5, 6].map((number) => ({ number, etag: String(number) })),
  )
  void first.upload.take(film(12))
  await vi.waitFor(() => expect(count).toBeGreaterThan(6))
  first.upload.close()
  store.put.mockReset().mockImplementation(async (_id, number) => String(number))
  const second = open()
  expect(second.upload.state()).toMatchObject({ at: 'left', name: '导读.mp4' })
  await second.upload.take(film(12))
  await second.until('ready')
  expect(vod.refresh).toHaveBeenCalledWith('v1')
  expect(vod.create).toHaveBeenCalledOnce()
  expect(store.put.mock.calls.map(([, number]) => number)).toEqual([7, 8, 9, 10, 11, 12, 13])
  const third = open()
  await third.upload.take(film(0, '另一个.mp4'))
  await third.until('ready')
  expect(vod.create).toHaveBeenCalledTimes(2)
})

test('while it is transcoded the button asks at once, and says so', async () => {
  const { open, vod } = world()
  vod.playInfo.mockResolvedValue(waiting)
  const { upload, until, done } = open()
  await upload.take(film())
  await until('transcoding')
  expect(upload.state()).toMatchObject({ asked: false })
  await upload.ask()
  expect(upload.state()).toMatchObject({ at: 'transcoding', asked: true })
  const reloaded = open()
  expect(reloaded.upload.state().at).toBe('transcoding')
  vod.playInfo.mockResolvedValue(played)
  await upload.ask()
  expect(done).toHaveLength(1)
  reloaded.upload.close()
})

test('what the service refuses once it has looked is told, and nothing is kept of it', async () => {
  const { open, vod } = world()
  vod.playInfo.mockResolvedValue({ ...waiting, Status: 'Failed', ErrorMessage: '文件不完整' })
  const { upload, until, done } = open()
  await upload.take(film())
  await until('failed')
  expect(upload.state()).toMatchObject({ message: ['文件不完整', '文件不完整'] })
  expect([done, unfinishedUploads()]).toEqual([[], []])
})

test('deleting clears everything and gives up what is under way', async () => {
  const { open, vod } = world()
  vod.playInfo.mockResolvedValue(waiting)
  const { upload, until } = open()
  await upload.take(film())
  await until('transcoding')
  upload.remove()
  expect([upload.state(), unfinishedUploads()]).toEqual([{ at: 'none' }, []])
})

test('deleting a film on its way throws away what the store has of it', async () => {
  const { open, store } = world()
  store.put.mockReturnValue(new Promise(() => undefined))
  const { upload } = open()
  void upload.take(film())
  await vi.waitFor(() => expect(store.put).toHaveBeenCalled())
  upload.remove()
  expect(store.abort).toHaveBeenCalledExactlyOnceWith('upload')
})
