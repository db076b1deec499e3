import { beforeEach, expect, test, vi } from 'vitest'
import { forgetful } from './keeper.ts'
import { trayField } from './trayField.ts'
import type { ArrivedFile, Job, Owner, TrayItem } from './trayItem.ts'
import { uploadTray } from './uploadTray.ts'

const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const lost = () => Object.assign(new Error('No answer'), { status: -1 })
const owner = (source = 'cover'): Owner => ({
  ...{ at: `draft:1:book:7|${source}`, source, label: ['封面', 'Cover'], as: 'url' },
  form: {
    ...{ title: ['图书', 'Book'], address: '/books/7', place: 'draft:1:book:7', draft: 'd#1' },
    ...{ entity: 'book', recordId: 7, version: 3 },
  },
})

/** A tray whose files arrive, are lost or refused when a test says so, by their names. */
function world(kept = forgetful) {
  const jobs = new Map<string, Job & PromiseWithResolvers<ArrivedFile>>()
  const begun: string[] = []
  const left = vi.fn()
  const giveUp = vi.fn(async () => undefined)
  const tray = uploadTray({
    keeper: kept,
    onLeft: left,
    senders: {
      object: {
        giveUp,
        send: (job) => {
          const end = Promise.withResolvers<ArrivedFile>()
          begun.push(job.item.name)
          jobs.set(job.item.name, { ...job, ...end })
          job.signal.addEventListener('abort', () => end.reject(job.signal.reason))
          return end.promise
        },
      },
    },
  })
  const at = () => Object.fromEntries(tray.items().map(({ name, at }) => [name, at]))
  const arrive = (name: string) =>
    jobs.get(name)?.resolve({ url: `https://store.cn/${name}`, name, size: 10 })
  const idOf = (name: string) => tray.items().find((item) => item.name === name)?.id as string
  return { tray, jobs, begun, left, giveUp, at, arrive, idOf }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('three go at once, the others in their order, and one may be put before them', async () => {
  const { tray, begun, arrive, at, idOf } = world()
  for (const name of ['1', '2', '3', '4', '5']) tray.add(fileOf(name))
  expect(begun).toEqual(['1', '2', '3'])
  expect(at()).toMatchObject({ 4: 'waiting', 5: 'waiting' })
  tray.first(idOf('5'))
  arrive('2')
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '3', '5']))
})

test('a paused one makes place for the next, and goes on when told to', async () => {
  const { tray, begun, jobs, at, idOf } = world()
  for (const name of ['1', '2', '3', '4']) tray.add(fileOf(name))
  jobs.get('1')?.onProgress(4)
  tray.pause(idOf('1'))
  expect(jobs.get('1')?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '3', '4']))
  expect(at()).toMatchObject({ 1: 'paused' })
  // What has arrived of it is not forgotten.
  expect(tray.items()[0]?.sent).toBe(4)
  tray.resume(idOf('1'))
  expect(at()).toMatchObject({ 1: 'waiting' })
})

test('a lost line is tried again by itself, each time later, and at once when it is back', async () => {
  vi.useFakeTimers()
  const { tray, begun, jobs, at } = world()
  tray.add(fileOf('1'))
  for (const pause of [3000, 8000]) {
    jobs.get('1')?.reject(lost())
    await vi.waitFor(() => expect(at()).toEqual({ 1: 'lost' }))
    const count = begun.length
    await vi.advanceTimersByTimeAsync(pause - 100)
    expect(begun.length).toBe(count)
    await vi.advanceTimersByTimeAsync(200)
    expect(begun.length).toBe(count + 1)
  }
  jobs.get('1')?.reject(lost())
  await vi.waitFor(() => expect(at()).toEqual({ 1: 'lost' }))
  tray.goOn()
  expect(at()).toEqual({ 1: 'sending' })
})

test('one that is refused says why and waits for somebody; the others go on', async () => {
  const { tray, jobs, at, arrive } = world()
  tray.add(fileOf('1'))
  tray.add(fileOf('2'), { owner: owner() })
  jobs.get('1')?.reject(Object.assign(new Error('AccessDenied'), { status: 403 }))
  arrive('2')
  await vi.waitFor(() => expect(at()).toEqual({ 1: 'failed', 2: 'done' }))
  expect(tray.items()[0]).toMatchObject({ message: ['AccessDenied', 'AccessDenied'], status: 403 })
})

test('what has arrived comes to its field; where that was left, into the draft of its form', async () => {
  const { tray, arrive, left, at } = world()
  const take = vi.fn()
  const field = trayField(tray, () => owner(), take)
  field.add(fileOf('1'))
  arrive('1')
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
  expect(left).not.toHaveBeenCalled()

  field.add(fileOf('2'))
  field.close()
  arrive('2')
  await vi.waitFor(() => expect(at()).toEqual({ 1: 'done', 2: 'done' }))
  expect(take).toHaveBeenCalledOnce()
  expect(left.mock.calls[0]?.[1]).toMatchObject({ url: 'https://store.cn/2' })
  expect(tray.items().map(({ into }) => into)).toEqual(['field', 'draft'])
})

test('who comes back to a form finds there what was on its way, and takes it', async () => {
  const { tray, arrive, left } = world()
  const before = trayField(tray, () => owner(), vi.fn())
  before.add(fileOf('1'))
  before.close()
  const take = vi.fn()
  const back = trayField(tray, () => owner(), take)
  const elsewhere = trayField(tray, () => owner('back'), vi.fn())
  back.subscribe(() => {})
  elsewhere.subscribe(() => {})
  expect([back.items().length, elsewhere.items().length]).toEqual([1, 0])
  arrive('1')
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
  expect(left).not.toHaveBeenCalled()
})

test('an entry that is moved within its list takes its file along', async () => {
  const { tray, arrive } = world()
  const places = { one: 'blocks.0.picture', two: 'blocks.1.picture' }
  const taken: string[] = []
  const fieldOf = (which: 'one' | 'two') =>
    trayField(
      tray,
      () => owner(places[which]),
      ({ name }) => void taken.push(`${name} in ${places[which]}`),
    )
  const [one, two] = [fieldOf('one'), fieldOf('two')]
  one.add(fileOf('1'))
  two.add(fileOf('2'))
  Object.assign(places, { one: 'blocks.1.picture', two: 'blocks.0.picture' })
  one.move()
  two.move()
  arrive('1')
  arrive('2')
  await vi.waitFor(() => expect(taken).toHaveLength(2))
  expect(taken.toSorted()).toEqual(['1 in blocks.1.picture', '2 in blocks.0.picture'])
  expect(tray.items().map((item) => item.owner?.source)).toEqual([
    'blocks.1.picture',
    'blocks.0.picture',
  ])
})

test('files of one field come in their order, and none waits for one that does not go on', async () => {
  const { tray, arrive, jobs, idOf } = world()
  const taken: string[] = []
  const field = trayField(
    tray,
    () => owner('pictures'),
    ({ name }) => void taken.push(name),
  )
  for (const name of ['1', '2', '3']) field.add(fileOf(name))
  arrive('3')
  arrive('2')
  await new Promise((go) => setTimeout(go, 5))
  expect(taken).toEqual([])
  jobs.get('1')?.reject(new Error('no'))
  await vi.waitFor(() => expect(taken).toEqual(['2', '3']))
  tray.resume(idOf('1'))
  arrive('1')
  await vi.waitFor(() => expect(taken).toEqual(['2', '3', '1']))
})

test('what is nobody’s is given up with its screen; what is given up is thrown away', async () => {
  const { tray, giveUp, jobs } = world()
  const field = trayField(tray, () => null, vi.fn())
  field.add(fileOf('1'))
  field.close()
  expect(jobs.get('1')?.signal.aborted).toBe(true)
  expect([tray.items(), giveUp.mock.calls.length]).toEqual([[], 1])
})

test('who waits for a file gets it with its progress, or the reason, and may break it off', async () => {
  const { tray, jobs, arrive } = world()
  const onProgress = vi.fn()
  const sent = tray.upload(fileOf('1'), { onProgress })
  jobs.get('1')?.onProgress(5)
  expect(onProgress).toHaveBeenLastCalledWith(0.5)
  arrive('1')
  expect(await sent).toMatchObject({ url: 'https://store.cn/1' })

  const refused = tray.upload(fileOf('2'), {})
  jobs.get('2')?.reject(new Error('too large'))
  await expect(refused).rejects.toThrow('too large')

  const breaker = new AbortController()
  const broken = tray.upload(fileOf('3'), {}, breaker.signal)
  breaker.abort()
  await expect(broken).rejects.toThrow('Given up')
  expect(tray.items().map(({ name }) => name)).toEqual(['1'])
})

test('after a reload a file at hand goes on, one that is not is asked for, a paused one rests', () => {
  const { tray, at, begun } = world()
  const itemOf = (name: string, more: Partial<TrayItem> = {}): TrayItem => ({
    ...{ id: name, name, size: 10, sent: 4, type: '', lastModified: 1, sender: 'object' },
    ...{ kind: 'image', at: 'sending', facts: {}, owner: owner(name), ...more },
  })
  tray.restore([
    { item: itemOf('1'), file: fileOf('1') },
    { item: itemOf('2'), file: undefined },
    { item: itemOf('3', { at: 'paused' }), file: fileOf('3') },
  ])
  expect(at()).toEqual({ 1: 'sending', 2: 'wanted', 3: 'paused' })
  expect(tray.give('2', fileOf('another', 11))).toBe(false)
  // Chosen again in its field, it is the same one that goes on.
  expect(tray.add(fileOf('2'), { owner: owner('2') })).toBe('2')
  expect([begun, tray.items().length]).toEqual([['1', '2'], 3])
})

test('what arrived before the page was loaded anew is taken as soon as somebody is there', async () => {
  const { tray, left } = world()
  const result = { url: 'https://store.cn/1', name: '1', size: 10 }
  tray.restore([
    {
      file: undefined,
      item: {
        ...{ id: '1', name: '1', size: 10, sent: 10, type: '', lastModified: 1, kind: 'image' },
        ...{ sender: 'object', at: 'arrived', facts: {}, owner: owner(), result },
      },
    },
  ])
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
})

test('only files of a form are remembered, and no longer than they are on their way', async () => {
  const kept: string[] = []
  const { tray, arrive } = world({
    keep: ({ name }) => void kept.push(`keep ${name}`),
    note: () => {},
    forget: (id) => void kept.push(`forget ${tray.items().find((one) => one.id === id)?.name}`),
  })
  tray.add(fileOf('1'))
  tray.add(fileOf('2'), { owner: owner() })
  expect(kept).toEqual(['keep 2'])
  arrive('2')
  await vi.waitFor(() => expect(kept).toContain('forget 2'))
})

test('where somebody else signs in nothing is left of what the one before was at, but what is remembered', () => {
  const forget = vi.fn()
  const { tray, jobs } = world({ ...forgetful, forget })
  tray.add(fileOf('1'), { owner: owner() })
  tray.clear()
  expect(jobs.get('1')?.signal.aborted).toBe(true)
  expect([tray.items(), forget.mock.calls]).toEqual([[], []])
})
