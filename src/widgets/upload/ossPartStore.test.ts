import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueCredentials } from '#portal/storage/objects/credentials.ts'
import { BUCKET, PREFIX, SECRET, serveStore } from '#portal/storage/objects/testing/serveStore.ts'
import { objectAddress, regionOf } from './ossAddress.ts'
import type { OssKeys } from './ossClient.ts'
import { ossPartStore } from './ossPartStore.ts'

let served: Awaited<ReturnType<typeof serveStore>>
beforeAll(async () => {
  served = await serveStore()
})
afterAll(() => served.close())

const keysFor = async (more: { secret?: string } = {}): Promise<OssKeys> => {
  const asked = { secret: SECRET, user: 'me', prefix: PREFIX, ttlMs: 3_600_000, now: new Date() }
  const { AccessKeyId, AccessKeySecret, StsToken } = await issueCredentials(asked)
  const accessKeySecret = more.secret ?? AccessKeySecret
  const expires = Date.now() + 3_600_000
  return { accessKeyId: AccessKeyId, accessKeySecret, stsToken: StsToken, expires }
}
const film = new File([new Uint8Array(250_000).fill(7)], '片.mp4', { type: 'video/mp4' })
const NAME = `${PREFIX}片 1+1(a)'!*~.mp4`
const storeOf = (name = NAME, keys = () => keysFor()) =>
  ossPartStore({ endpoint: served.origin, bucket: BUCKET, name }, film, {
    timeout: 10_000,
    ahead: 3000,
    keys,
  })
/** How many bytes the store gives of an object, to anybody. */
const sizeOf = async (name = NAME) => {
  const answer = await fetch(objectAddress({ endpoint: served.origin, bucket: BUCKET, name }))
  return (await answer.blob()).size
}

test('parts are signed, listed, and joined to the object', async () => {
  const store = storeOf()
  const uploadId = await store.begin()
  const first = await store.put(uploadId, 1, 0, 102_400)
  expect(await store.arrived(uploadId)).toEqual([{ number: 1, etag: first }])
  const second = await store.put(uploadId, 2, 102_400, film.size)
  await store.complete(uploadId, [
    { number: 1, etag: first },
    { number: 2, etag: second },
  ])
  expect(await sizeOf()).toBe(film.size)
})

test('a small file goes in one piece', async () => {
  const name = `${PREFIX}whole.mp4`
  await storeOf(name).whole()
  expect(await sizeOf(name)).toBe(film.size)
})

test('a wrong secret and an upload nobody knows are told with the code of the store', async () => {
  const guessed = storeOf(NAME, () => keysFor({ secret: 'guessed' }))
  await expect(guessed.begin()).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
    status: 403,
  })
  await expect(storeOf().arrived('F'.repeat(32))).rejects.toMatchObject({ code: 'NoSuchUpload' })
})

test('what was begun and given up is known no more', async () => {
  const store = storeOf()
  const uploadId = await store.begin()
  await store.put(uploadId, 1, 0, 102_400)
  await store.abort?.(uploadId)
  await expect(store.arrived(uploadId)).rejects.toMatchObject({ code: 'NoSuchUpload' })
})

test('what the key holds is not replaced, in one piece or in parts', async () => {
  const name = `${PREFIX}once.mp4`
  await storeOf(name).whole()
  const other = new File(['another'], '片.mp4', { type: 'video/mp4' })
  const again = ossPartStore({ endpoint: served.origin, bucket: BUCKET, name }, other, {
    ...{ timeout: 10_000, ahead: 3000, keys: () => keysFor() },
  })
  await expect(again.whole()).rejects.toMatchObject({ code: 'FileAlreadyExists' })
  const uploadId = await again.begin()
  const etag = await again.put(uploadId, 1, 0, other.size)
  const joined = again.complete(uploadId, [{ number: 1, etag }])
  await expect(joined).rejects.toMatchObject({ code: 'FileAlreadyExists' })
})

test('keys are asked for once, and again only when they end', async () => {
  let asked = 0
  let lasts = 3_600_000
  const store = storeOf(NAME, async () => {
    asked++
    return { ...(await keysFor()), expires: Date.now() + lasts }
  })
  await Promise.all([store.begin(), store.begin(), store.begin()])
  expect(asked).toBe(1)
  lasts = 1000
  const ending = storeOf(NAME, async () => {
    asked++
    return { ...(await keysFor()), expires: Date.now() + lasts }
  })
  await ending.begin()
  await ending.begin()
  expect(asked).toBe(3)
})

test('keys that the store says have ended are asked for anew once, however long this machine thinks they hold', async () => {
  const name = `${PREFIX}renewed.mp4`
  let asked = 0
  const anHour = 3_600_000
  const store = storeOf(name, async () => {
    const since = new Date(Date.now() - (asked++ === 0 ? anHour + 1000 : 0))
    const made = await issueCredentials({
      ...{ secret: SECRET, user: 'me', prefix: PREFIX, ttlMs: anHour, now: since },
    })
    const signer = { accessKeyId: made.AccessKeyId, accessKeySecret: made.AccessKeySecret }
    return { ...signer, stsToken: made.StsToken, expires: Date.now() + anHour }
  })
  const uploads = await Promise.all([store.begin(), store.begin(), store.begin()])
  expect([asked, new Set(uploads).size]).toEqual([2, 3])
  await store.whole()
  expect([asked, await sizeOf(name)]).toEqual([2, film.size])
})

test('without an answer the status is −1, as for every line that is lost', async () => {
  const nowhere = { endpoint: 'http://127.0.0.1:9', bucket: BUCKET, name: NAME }
  const store = ossPartStore(nowhere, film, { timeout: 1000, ahead: 0, keys: () => keysFor() })
  await expect(store.begin()).rejects.toMatchObject({ status: -1 })
})

test('Alibaba Cloud has the bucket in the host, a store of ones own in the path', () => {
  const far = { endpoint: 'http://oss-cn-shanghai.aliyuncs.com', bucket: 'films', name: 'a/片.mp4' }
  expect(objectAddress(far)).toBe('https://films.oss-cn-shanghai.aliyuncs.com/a/%E7%89%87.mp4')
  expect(regionOf(far)).toBe('cn-shanghai')
  expect(regionOf({ ...far, region: 'oss-cn-beijing' })).toBe('cn-beijing')
  const own = { ...far, endpoint: 'http://127.0.0.1:5180/' }
  expect(objectAddress(own)).toBe('http://127.0.0.1:5180/films/a/%E7%89%87.mp4')
})
