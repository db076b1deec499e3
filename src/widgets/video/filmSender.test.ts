import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PartStore } from '../upload/sendParts.ts'
import { forgetful } from '../upload/tray/keeper.ts'
import type { ArrivedFile } from '../upload/tray/trayItem.ts'
import { uploadTray } from '../upload/tray/uploadTray.ts'
import { filmSender } from './filmSender.ts'
import { unfinishedFilms } from './unfinishedFilms.ts'
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
  /** A page: one that is loaded anew knows what the browser has kept, and no more. */
  const open = () => {
    const said: string[] = []
    const done: ArrivedFile[] = []
    const film = filmSender({ vod, partStore: () => store, takeCover: async () => undefined })
    const tray = uploadTray({ keeper: forgetful, senders: { film } })
    const item = () => tray.items()[0]
    tray.subscribe(() => {
      const at = item()?.at
      if (at && said.at(-1) !== at) said.push(at)
    })
    const take = (file: File) => {
      const id = tray.add(file, { sender: 'film' })
      tray.attend(id, (film) => void done.push(film))
      return id
    }
    const until = (at: string) => vi.waitFor(() => expect(item()?.at).toBe(at))
    return { tray, take, item, said, done, until }
  }
  return { vod, store, open }
}

test('a film is sent, transcoded, and told with all that is known of it', async () => {
  const { open, vod, store } = world()
  const { take, said, done, until } = open()
  take(film(3))
  await until('done')
  expect(said).toEqual(['waiting', 'sending', 'working', 'arrived', 'done'])
  expect(vod.create).toHaveBeenCalledWith({
    ...{ FileName: '导读.mp4', Title: '导读' },
    FileSize: expect.any(Number),
  })
  expect(store.put).toHaveBeenCalledTimes(4)
  expect(done).toEqual([
    {
      ...{ url: played.PlayURL, name: '导读.mp4', size: 10_372, duration: 6, videoId: 'v1' },
      ...{ cover: played.CoverURL, width: 96, height: 64 },
    },
  ])
  expect(unfinishedFilms()).toEqual([])
})

test('a pause lets nothing further go, and afterwards nothing goes twice', async () => {
  const { open, store } = world()
  const { tray, take, item, until, done } = open()
  let gone = () => {}
  store.put.mockImplementationOnce(async (_id, number) => {
    await new Promise<void>((resolve) => {
      gone = resolve
    })
    return String(number)
  })
  const id = take(film(12))
  await vi.waitFor(() => expect(store.put.mock.calls.length).toBeGreaterThan(8))
  tray.pause(id)
  gone()
  expect([item()?.at, done]).toEqual(['paused', []])
  const before = store.put.mock.calls.length
  tray.resume(id)
  await until('done')
  expect(store.put.mock.calls.length - before).toBeLessThanOrEqual(13 - before + 1)
  expect(store.begin).toHaveBeenCalledOnce()
})

test('chosen again on another page the same file goes on where it stopped; another file begins anew', async () => {
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
  const id = first.take(film(12))
  await vi.waitFor(() => expect(count).toBeGreaterThan(6))
  first.tray.pause(id)
  store.put.mockReset().mockImplementation(async (_id, number) => String(number))
  const second = open()
  second.take(film(12))
  await second.until('done')
  expect(vod.refresh).toHaveBeenCalledWith('v1')
  expect(vod.create).toHaveBeenCalledOnce()
  expect(store.put.mock.calls.map(([, number]) => number)).toEqual([7, 8, 9, 10, 11, 12, 13])
  const third = open()
  third.take(film(0, '另一个.mp4'))
  await third.until('done')
  expect(vod.create).toHaveBeenCalledTimes(2)
})

test('while it is transcoded the button asks at once, and says so', async () => {
  const { open, vod } = world()
  vod.playInfo.mockResolvedValue(waiting)
  const { tray, take, item, until, done } = open()
  const id = take(film())
  await until('working')
  await vi.waitFor(() => expect(item()?.news).toMatchObject({ asked: false }))
  tray.ask(id)
  await vi.waitFor(() => expect(item()?.news).toMatchObject({ asked: true }))
  // After a reload it is watched again, without its file.
  const reloaded = open()
  reloaded.tray.restore([{ item: { ...item()!, at: 'working' }, file: undefined }])
  await reloaded.until('working')
  reloaded.tray.giveUp(id)
  vod.playInfo.mockResolvedValue(played)
  tray.ask(id)
  await vi.waitFor(() => expect(done).toHaveLength(1))
})

test('what the service refuses once it has looked is told, and nothing is kept of it', async () => {
  const { open, vod } = world()
  vod.playInfo.mockResolvedValue({ ...waiting, Status: 'Failed', ErrorMessage: '文件不完整' })
  const { take, item, until, done } = open()
  take(film())
  await until('failed')
  expect(item()).toMatchObject({ message: ['文件不完整', '文件不完整'] })
  expect([done, unfinishedFilms()]).toEqual([[], []])
})

test('a film that is given up on its way is thrown away by its store, and one that has arrived is forgotten', async () => {
  const { open, store, vod } = world()
  store.put.mockReturnValue(new Promise(() => undefined))
  const { tray, take } = open()
  const id = take(film())
  await vi.waitFor(() => expect(store.put).toHaveBeenCalled())
  tray.giveUp(id)
  await vi.waitFor(() => expect(store.abort).toHaveBeenCalledExactlyOnceWith('upload'))

  store.put.mockImplementation(async (_id, number) => String(number))
  vod.playInfo.mockResolvedValue(waiting)
  const second = open()
  const there = second.take(film())
  await second.until('working')
  second.tray.giveUp(there)
  await vi.waitFor(() => expect(unfinishedFilms()).toEqual([]))
  expect([second.tray.items(), store.abort.mock.calls.length]).toEqual([[], 1])
})
