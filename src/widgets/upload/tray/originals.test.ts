import { beforeEach, expect, test, vi } from 'vitest'
import { cutOf, keptWith, madeOf, originalOf } from '../originals.ts'
import { forgetful } from './keeper.ts'
import { objectSender } from './objectSender.ts'
import type { ArrivedFile, Job, Owner, TrayItem } from './trayItem.ts'
import { trayWords } from './trayWords.ts'
import { uploadTray } from './uploadTray.ts'

const fileOf = (name: string) => new File([new Uint8Array(10)], name)
const cropped = (name: string, of = `${name}.heic`) => madeOf(fileOf(name), fileOf(of))
const owner = (): Owner => ({
  ...{ at: 'draft:1:book:7|cover', source: 'cover', label: ['封面', 'Cover'], as: 'url' },
  form: {
    ...{ title: ['图书', 'Book'], address: '/books/7', place: 'draft:1:book:7', draft: 'd#1' },
    ...{ entity: 'book', recordId: 7, version: 3 },
  },
})

function world(kept = forgetful) {
  const jobs = new Map<string, Job & PromiseWithResolvers<ArrivedFile>>()
  const begun: string[] = []
  const send = (job: Job) => {
    const end = Promise.withResolvers<ArrivedFile>()
    begun.push(job.item.name)
    jobs.set(job.item.name, { ...job, ...end })
    job.signal.addEventListener('abort', () => end.reject(job.signal.reason))
    return end.promise
  }
  const tray = uploadTray({
    keeper: kept,
    onLeft: () => {},
    senders: { object: { send }, original: { send } },
  })
  const at = () => Object.fromEntries(tray.items().map(({ name, at }) => [name, at]))
  const arrive = (name: string, more = {}) =>
    jobs.get(name)?.resolve({ url: `https://store.cn/${name}`, name, size: 10, ...more })
  return { tray, jobs, begun, at, arrive }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

test('what a picture was made of goes behind it and all others, to the item it became, and nobody waits for it', async () => {
  const { tray, begun, at, arrive, jobs } = world()
  const take = vi.fn()
  tray.attend(tray.add(cropped('a.jpg'), { owner: owner() }), take)
  for (const name of ['1', '2', '3']) tray.add(fileOf(name))
  expect(begun).toEqual(['a.jpg', '1', '2'])
  expect(at()).toMatchObject({ 'a.jpg.heic': 'waiting' })
  arrive('a.jpg', { material: 41 })
  // The field has its picture before its original has gone.
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(begun).toEqual(['a.jpg', '1', '2', '3']))
  arrive('1')
  await vi.waitFor(() => expect(begun.at(-1)).toBe('a.jpg.heic'))
  expect(jobs.get('a.jpg.heic')?.item.memo).toEqual({ material: 41 })
  arrive('a.jpg.heic')
  await vi.waitFor(() => expect(at()).toMatchObject({ 'a.jpg.heic': 'done' }))
})

test('where it does not come the picture stays, the tray says so, and it is tried again', async () => {
  const { tray, at, arrive, jobs } = world()
  tray.attend(tray.add(cropped('a.jpg'), { owner: owner() }), () => {})
  arrive('a.jpg', { material: 41 })
  await vi.waitFor(() => expect(at()).toMatchObject({ 'a.jpg.heic': 'sending' }))
  jobs
    .get('a.jpg.heic')
    ?.reject(Object.assign(new Error('no room'), { label: ['已满', 'no room'] }))
  await vi.waitFor(() => expect(at()).toEqual({ 'a.jpg': 'done', 'a.jpg.heic': 'failed' }))
  const item = tray.items().find(({ original }) => original) as TrayItem
  const words = trayWords(item, ([zh], filling = {}) =>
    zh.replace(/\{(\w+)\}/g, (_, name) => String(filling[name])),
  )
  expect(words).toBe('原图没有存下：已满。图片本身不受影响')
  tray.resume(item.id)
  arrive('a.jpg.heic')
  await vi.waitFor(() => expect(at()).toMatchObject({ 'a.jpg.heic': 'done' }))
})

test('it goes with its picture where that is given up or refused', async () => {
  const { tray, jobs, begun } = world()
  tray.giveUp(tray.add(cropped('a.jpg'), { owner: owner() }))
  const waited = tray.upload(cropped('b.jpg'), {})
  jobs.get('b.jpg')?.reject(new Error('too large'))
  await expect(waited).rejects.toThrow('too large')
  // One whose portal keeps none says no number.
  const plain = tray.upload(cropped('c.jpg'), {})
  jobs.get('c.jpg')?.resolve({ url: 'https://store.cn/c', name: 'c.jpg', size: 10 })
  await plain
  expect(tray.items().map(({ name }) => name)).toEqual(['c.jpg'])
  expect(begun).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('it is remembered over a reload with its picture, and goes on behind it', async () => {
  const kept = new Map<string, { item: TrayItem; file: File | undefined }>()
  const before = world({
    keep: (item, file) => void kept.set(item.id, { item, file: file ?? undefined }),
    note: (item) => void kept.set(item.id, { item, file: kept.get(item.id)?.file }),
    forget: (id) => void kept.delete(id),
  })
  before.tray.add(cropped('a.jpg'), { owner: owner() })
  expect([...kept.values()].map(({ item }) => item.name)).toEqual(['a.jpg', 'a.jpg.heic'])
  const { tray, begun, arrive, at } = world()
  tray.restore([...kept.values()])
  expect(begun).toEqual(['a.jpg'])
  arrive('a.jpg', { material: 41 })
  await vi.waitFor(() => expect(at()).toMatchObject({ 'a.jpg.heic': 'sending' }))
  // One whose picture is not brought back has nothing to go behind.
  const other = world()
  other.tray.restore([...kept.values()].filter(({ item }) => item.original))
  expect(other.tray.items()).toEqual([])
})

test('a picture its sender makes itself, as of another site, has its original behind it, too', async () => {
  const made = cropped('foreign.jpg', 'foreign.webp')
  const behind = vi.fn()
  const sender = objectSender(async ({ name, size }) => ({ url: 'https://store.cn/1', name, size }))
  const job = { file: made, item: { kind: 'image', size: 10 }, onProgress: () => {}, behind }
  await sender.send(job as unknown as Job)
  expect(behind).toHaveBeenCalledExactlyOnceWith(originalOf(made))
})

test('through all steps the first file is the original, until the library has it', () => {
  const [photo, converted, cut] = [fileOf('a.heic'), fileOf('a.jpg'), fileOf('a 2.jpg')]
  madeOf(madeOf(cut, madeOf(converted, photo)), converted)
  expect([originalOf(cut), originalOf(converted), originalOf(photo)]).toEqual([
    photo,
    photo,
    undefined,
  ])
  expect(cutOf(cut)).toBeUndefined()
  keptWith(photo, 41)
  // Cropped anew: it need not be sent once more.
  expect([originalOf(cut), cutOf(cut)]).toEqual([undefined, 41])
  const ofLibrary = madeOf(fileOf('c.jpg'), madeOf(fileOf('b.jpg'), { of: 7 }))
  expect([originalOf(ofLibrary), cutOf(ofLibrary)]).toEqual([undefined, 7])
})
