import { expect, test, vi } from 'vitest'
import { type Part, type PartStore, type Sending, sendParts } from './sendParts.ts'

/** A store in memory whose every call a test may spoil. */
function storeOf(before: readonly Part[] = []) {
  const parts = new Map(before.map(({ number, etag }) => [number, etag]))
  const now = { under: 0, most: 0 }
  const store = {
    begin: vi.fn(async () => 'new'),
    put: vi.fn(async (_id: string, number: number, start: number, end: number) => {
      now.under += 1
      now.most = Math.max(now.most, now.under)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now.under -= 1
      parts.set(number, `${start}-${end}`)
      return `${start}-${end}`
    }),
    arrived: vi.fn(async () => before),
    complete: vi.fn(async () => undefined),
  } satisfies PartStore
  return { store, now }
}
const sending = (more: Partial<Sending> = {}): Sending => ({
  size: 25,
  partSize: 10,
  parallel: 2,
  retries: 3,
  wait: 1,
  onProgress: () => {},
  onBegun: () => {},
  signal: new AbortController().signal,
  ...more,
})

test('a file goes in parts, so many at once, and is joined in their order', async () => {
  const { store, now } = storeOf()
  const sent: number[] = []
  const onBegun = vi.fn()
  await sendParts(store, sending({ size: 95, onProgress: (bytes) => sent.push(bytes), onBegun }))
  expect(store.put).toHaveBeenCalledTimes(10)
  expect(now.most).toBe(2)
  expect(sent[0]).toBe(0)
  expect(sent.at(-1)).toBe(95)
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('new')
  const [id, parts] = store.complete.mock.calls[0] as unknown as [string, Part[]]
  expect(id).toBe('new')
  expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(parts.at(-1)?.etag).toBe('90-95')
})

test('what has arrived before is not sent again', async () => {
  const { store } = storeOf([{ number: 2, etag: 'two' }])
  const sent: number[] = []
  await sendParts(store, sending({ uploadId: 'old', onProgress: (bytes) => sent.push(bytes) }))
  expect(sent[0]).toBe(10)
  expect(store.begin).not.toHaveBeenCalled()
  expect(store.put.mock.calls.map(([, number]) => number)).toEqual([1, 3])
})

test('an upload that was swept meanwhile is begun anew', async () => {
  const { store } = storeOf()
  store.arrived.mockRejectedValue({ code: 'NoSuchUpload' })
  await sendParts(store, sending({ uploadId: 'old' }))
  expect(store.begin).toHaveBeenCalledOnce()
  expect(store.put).toHaveBeenCalledTimes(3)
})

test('a part refused three times may arrive the fourth time, not the fifth', async () => {
  const { store } = storeOf()
  const refused = new Error('500')
  for (let time = 0; time < 3; time++) store.put.mockRejectedValueOnce(refused)
  await sendParts(store, sending({ parallel: 1 }))
  expect(store.put).toHaveBeenCalledTimes(6)
  expect(store.complete).toHaveBeenCalledOnce()
  const other = storeOf().store
  other.put.mockRejectedValue(refused)
  await expect(sendParts(other, sending({ parallel: 1 }))).rejects.toBe(refused)
  expect(other.put).toHaveBeenCalledTimes(4)
  expect(other.complete).not.toHaveBeenCalled()
})

test('broken off, nothing further is sent and nothing is joined', async () => {
  const { store } = storeOf()
  const breaker = new AbortController()
  const onProgress = (bytes: number) => {
    if (bytes >= 20) breaker.abort('paused')
  }
  const all = sending({ size: 95, signal: breaker.signal, onProgress })
  await expect(sendParts(store, all)).rejects.toBe('paused')
  const soFar = store.put.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(store.put.mock.calls.length).toBeLessThanOrEqual(soFar + 1)
  expect(store.complete).not.toHaveBeenCalled()
})

test('no upload has more than ten thousand parts', async () => {
  const { store } = storeOf()
  await sendParts(store, sending({ size: 30_000, partSize: 1, parallel: 500 }))
  expect(store.put).toHaveBeenCalledTimes(10_000)
})
