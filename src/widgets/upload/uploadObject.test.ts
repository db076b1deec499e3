import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { issueCredentials } from '#portal/storage/objects/credentials.ts'
import {
  type Between,
  BUCKET,
  PREFIX,
  SECRET,
  serveStore,
} from '#portal/storage/objects/testing/serveStore.ts'
import type { UploadModel } from './UploadModel.ts'
import { isLineLost, uploadObject } from './uploadObject.ts'

let served: Awaited<ReturnType<typeof serveStore>>
beforeAll(async () => {
  served = await serveStore({ between: async (request, next) => heard(request, next) })
})
afterAll(() => served.close())

const tokens = Array.from({ length: 100 }).keys()
const fetchToken = vi.fn(async (): Promise<UploadModel> => {
  const asked = { secret: SECRET, user: 'me', prefix: PREFIX, ttlMs: 3_600_000, now: new Date() }
  const keys = await issueCredentials(asked)
  return {
    ...{ ...keys, region: 'oss-embedded', bucket: BUCKET },
    // Each token has a folder of its own, as the portal's have.
    ...{ uploadPath: `${PREFIX}${tokens.next().value}/`, endpoint: served.origin },
  }
})
const fileOf = (size: number) => new File([new Uint8Array(size)], '封面.PNG', { type: 'image/png' })
/** What was asked of the store, in words such as `PUT 2`; a test may spoil what is answered. */
const asked: string[] = []
let spoil: (call: string) => Response | 'lost' | 'unheard' | undefined
const heard: Between = async ({ method, url }, next) => {
  const call = `${method} ${new URL(url).searchParams.get('partNumber') ?? ''}`.trim()
  if (!url.includes('?')) return next()
  asked.push(call)
  const said = spoil(call)
  if (said === 'unheard') await next()
  return said === 'unheard' ? 'lost' : (said ?? next())
}

beforeEach(() => {
  asked.length = 0
  spoil = () => undefined
  fetchToken.mockClear()
})

test('a small file is sent in one piece under a new name, and its address bears no query', async () => {
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  const sent = await uploadObject(fileOf(3), { fetchToken, onProgress })
  expect(sent).toMatchObject({ name: '封面.PNG', size: 3 })
  expect(sent.url).toMatch(/^http:\/\/localhost:\d+\/masthead\/image\/me\/\d+\/\d{13}\.png$/)
  expect([asked, shares]).toEqual([['PUT'], [0, 1]])
  expect(fetchToken).toHaveBeenCalledExactlyOnceWith('image', expect.anything())
  expect((await (await fetch(sent.url)).blob()).size).toBe(3)
})

test('a larger one goes in parts; one that is refused is sent again, the others are not', async () => {
  let refusals = 0
  spoil = (call) =>
    call === 'PUT 2' && ++refusals < 3 ? new Response('', { status: 503 }) : undefined
  const sent = await uploadObject(fileOf(700_000), { fetchToken })
  expect(asked.filter((call) => call.startsWith('PUT')).toSorted()).toEqual([
    'PUT 1',
    'PUT 2',
    'PUT 2',
    'PUT 2',
    'PUT 3',
  ])
  expect((await (await fetch(sent.url)).blob()).size).toBe(700_000)
})

test('a store that refuses three times is not asked again, and is quoted', async () => {
  spoil = () => new Response('<Error><Message>No &amp; no</Message></Error>', { status: 403 })
  const refused = uploadObject(fileOf(3), { fetchToken })
  await expect(refused).rejects.toMatchObject({ message: 'No & no', status: 403 })
  expect(asked).toEqual(['PUT', 'PUT', 'PUT'])
})

test.each([
  [3, 'PUT'],
  [700_000, 'POST'],
])(
  'what the store has taken already, of %i bytes, is not refused since its answer was lost',
  async (size, call) => {
    let times = 0
    const last = call === 'PUT' ? 1 : 2
    spoil = (one) => (one === call && ++times === last ? 'unheard' : undefined)
    const sent = await uploadObject(fileOf(size), { fetchToken })
    expect(asked.filter((one) => one === call)).toHaveLength(last + 1)
    expect((await (await fetch(sent.url)).blob()).size).toBe(size)
  },
)

test('what a reload of the page broke off goes on when the same file is picked again', async () => {
  const picked = () => new File([new Uint8Array(700_000)], '声音.mp3', { lastModified: 7 })
  spoil = (call) => (call === 'PUT 3' ? 'lost' : undefined)
  await expect(uploadObject(picked(), { fetchToken })).rejects.toThrow()
  asked.length = 0
  spoil = () => undefined
  await uploadObject(picked(), { fetchToken })
  expect(asked).toEqual(['GET', 'PUT 3', 'POST'])
  // Another file of its name, size and time begins anew.
  asked.length = 0
  const other = new File([new Uint8Array(700_000).fill(1)], '声音.mp3', { lastModified: 7 })
  await uploadObject(other, { fetchToken })
  expect(asked).toHaveLength(5)
})

test('after a lost line the same file goes on from the parts that have arrived', async () => {
  const file = fileOf(700_000)
  spoil = (call) => (call === 'PUT 3' ? 'lost' : undefined)
  const error = await uploadObject(file, { fetchToken }).catch((thrown: unknown) => thrown)
  expect(isLineLost(error)).toBe(true)
  asked.length = 0
  spoil = () => undefined
  const shares: number[] = []
  await uploadObject(file, { fetchToken, onProgress: (share) => void shares.push(share) })
  expect(asked).toEqual(['GET', 'PUT 3', 'POST'])
  expect(shares[0]).toBeCloseTo(0.75, 1)
})

test('a line lost at any call of a large upload costs at most that call again, heard by the store or not', async () => {
  const begin = (size: number) => new File([new Uint8Array(size).fill(size % 251)], '长.png')
  await uploadObject(begin(1_500_000), { fetchToken })
  const calls = [...asked]
  expect(calls.filter((call) => call.startsWith('PUT')).length).toBeGreaterThan(5)
  for (const [at, cut] of calls.entries())
    for (const how of ['lost', 'unheard'] as const) {
      asked.length = 0
      let isCut = false
      spoil = (call) => {
        if (call !== cut || isCut) return undefined
        isCut = true
        return how
      }
      const file = begin(1_500_001 + at * 2 + (how === 'lost' ? 1 : 0))
      const url = await uploadObject(file, { fetchToken }).catch((error: unknown) => {
        if (!isLineLost(error)) throw error
        return uploadObject(file, { fetchToken })
      })
      expect(url, `${how} at ${cut}`).toBeTruthy()
      const parts = asked.filter((call) => call.startsWith('PUT'))
      const again = parts.filter((call, index) => parts.indexOf(call) !== index)
      expect(again, `${how} at ${cut}`).toEqual(cut.startsWith('PUT') ? [cut] : [])
    }
}, 60_000)

test('an upload that is broken off stops at once and is not tried again', async () => {
  const breaker = new AbortController()
  spoil = () => {
    breaker.abort(new Error('left'))
    return new Response('', { status: 500 })
  }
  const left = uploadObject(fileOf(3), { fetchToken, signal: breaker.signal })
  await expect(left).rejects.toThrow('left')
  expect(asked).toHaveLength(1)
})

test('without credentials nothing is sent', async () => {
  const refused = async () => Promise.reject(new Error('请重新登录'))
  await expect(uploadObject(fileOf(3), { fetchToken: refused })).rejects.toThrow('请重新登录')
  expect(asked).toEqual([])
})
