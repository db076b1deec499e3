import { randomBytes } from 'node:crypto'
import type OSS from 'ali-oss'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PREFIX, type ServedStore, serveStore } from './testing/serveStore.ts'

const PNG = Buffer.from('89504e470d0a1a0a0102030405060708090a0b0c', 'hex')
const NAME = `${PREFIX}封面 1+1(a)'!*~.png`

const PORTAL = { accessKeyId: 'portal', accessKeySecret: 'secret of the portal' }

let served: ServedStore
beforeAll(async () => {
  served = await serveStore({ keys: { portal: PORTAL.accessKeySecret } })
})
beforeEach(async () => {
  const { objects } = await served.store.list('')
  for (const { key } of objects) await served.store.remove(key)
})
afterAll(async () => {
  expect(served.troubles).toEqual([])
  await served.close()
})

describe.each([
  ['the older signature', false],
  ['the newer signature', true],
])('ali-oss with %s', (_, authorizationV4) => {
  const open = (more: Parameters<ServedStore['client']>[0] = {}) =>
    served.client({ authorizationV4, ...more })

  it('puts, reads and looks up an object', async () => {
    const client = await open()
    const put = await client.put(NAME, PNG, { headers: { 'x-oss-meta-of': 'me' } })
    expect(put.res.status).toBe(200)
    const { content, res } = await client.get(NAME)
    expect(content).toEqual(PNG)
    expect(res.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '20' })
    const head = await client.head(NAME)
    expect(head.res.headers).toMatchObject({ 'content-length': '20' })
  })

  it('puts a stream of unknown length', async () => {
    const client = await open()
    const { Readable } = await import('node:stream')
    await client.putStream(NAME, Readable.from([PNG, PNG]))
    expect((await client.get(NAME)).content).toEqual(Buffer.concat([PNG, PNG]))
  })

  it('sends a small file of a multipart upload at once', async () => {
    const client = await open()
    const steps: number[] = []
    await client.multipartUpload(NAME, PNG, { progress: (step: number) => steps.push(step) })
    expect(steps).toEqual([1])
    expect((await client.get(NAME)).content).toEqual(PNG)
  })

  it('sends a large file in parts and tells how far it is', async () => {
    const client = await open()
    const file = Buffer.concat([PNG, randomBytes(450 * 1024)])
    const steps: number[] = []
    const name = `${PREFIX}large.png`
    const options = {
      partSize: 100 * 1024,
      parallel: 3,
      progress: (step: number) => steps.push(step),
    }
    const result = await client.multipartUpload(name, file, options)
    expect(result).toMatchObject({ name, etag: expect.stringMatching(/^"[0-9A-F]{32}-5"$/) })
    expect(steps).toHaveLength(7)
    expect((await client.get(name)).content).toEqual(file)
    expect((await client.head(name)).res.headers).toMatchObject({ 'content-type': 'image/png' })
  })

  it('takes up a cancelled upload where it was left', async () => {
    const file = Buffer.concat([PNG, randomBytes(450 * 1024)])
    const name = `${PREFIX}resumed.png`
    const checkpoint = await uploadUntil(0.4, await open(), name, file)
    expect(checkpoint.doneParts.length).toBeGreaterThan(0)
    const again = await open()
    const parts = await again.listParts(name, checkpoint.uploadId)
    expect([parts.parts].flat().length).toBeGreaterThanOrEqual(checkpoint.doneParts.length)
    const steps: number[] = []
    await again.multipartUpload(name, file, {
      checkpoint: { ...checkpoint, file },
      progress: (step: number) => steps.push(step),
    })
    expect(steps.length).toBeLessThan(6)
    expect((await again.get(name)).content).toEqual(file)
  })

  it('aborts an upload, and cannot take it up again', async () => {
    const file = Buffer.concat([PNG, randomBytes(450 * 1024)])
    const name = `${PREFIX}aborted.png`
    const checkpoint = await uploadUntil(0.3, await open(), name, file)
    const client = await open()
    await client.abortMultipartUpload(name, checkpoint.uploadId)
    const again = (await open()).multipartUpload(name, file, {
      checkpoint: { ...checkpoint, file },
    })
    await expect(again).rejects.toMatchObject({ name: 'abort' })
    await expect(client.listParts(name, checkpoint.uploadId)).rejects.toMatchObject({
      code: 'NoSuchUpload',
    })
  })

  it('refuses a wrong secret', async () => {
    const client = await open({ accessKeySecret: 'guessed' })
    await expect(client.put(NAME, PNG)).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
      status: 403,
    })
  })

  it('refuses a token that has run out', async () => {
    const client = await open({ ttlMs: -1 })
    await expect(client.put(NAME, PNG)).rejects.toMatchObject({
      code: 'SecurityTokenExpired',
      status: 403,
    })
  })

  it('refuses a token nobody gave out, and another access key', async () => {
    const forged = await open({ stsToken: 'eyJpZCI6IlNUUy4xIn0.forged' })
    await expect(forged.put(NAME, PNG)).rejects.toMatchObject({ code: 'InvalidSecurityToken' })
    const other = await open({ accessKeyId: 'STS.other' })
    await expect(other.put(NAME, PNG)).rejects.toMatchObject({ code: 'InvalidAccessKeyId' })
  })

  it("refuses to write into another's folder, in one piece or in parts", async () => {
    const client = await open()
    const denied = { code: 'AccessDenied', status: 403 }
    await expect(client.put('image/meadow/a.png', PNG)).rejects.toMatchObject(denied)
    await expect(client.initMultipartUpload('image/you/a.png')).rejects.toMatchObject(denied)
  })

  it('refuses to list or remove with upload credentials', async () => {
    const client = await open()
    await client.put(NAME, PNG)
    await expect(client.delete(NAME)).rejects.toMatchObject({ code: 'AccessDenied' })
    await expect(client.list({ prefix: PREFIX, 'max-keys': 10 }, {})).rejects.toMatchObject({
      code: 'AccessDenied',
    })
  })

  it('reads a range', async () => {
    const client = await open()
    await client.put(NAME, PNG)
    const { content, res } = await client.get(NAME, { headers: { Range: 'bytes=8-11' } })
    expect([res.status, content]).toEqual([206, PNG.subarray(8, 12)])
    expect(res.headers).toMatchObject({ 'content-range': 'bytes 8-11/20' })
  })

  it('says that an object is not there', async () => {
    const client = await open()
    await expect(client.get(`${PREFIX}none.png`)).rejects.toMatchObject({
      code: 'NoSuchKey',
      status: 404,
    })
    await expect(client.head(`${PREFIX}none.png`)).rejects.toMatchObject({
      code: 'NoSuchKey',
      status: 404,
    })
  })

  it('refuses a body that was damaged on the way', async () => {
    const client = await open()
    const put = client.put(`${PREFIX}damaged.png`, PNG, {
      headers: { 'Content-MD5': 'XUFAKrxLKna5cZ2REBfFkg==' },
    })
    await expect(put).rejects.toMatchObject({ code: 'BadDigest' })
    expect(await served.store.head(`${PREFIX}damaged.png`)).toBeNull()
  })

  it('replaces nothing with upload credentials, in any way, and takes the same again', async () => {
    const name = `${PREFIX}once.png`
    const taken = { code: 'FileAlreadyExists', status: 409 }
    await (await open()).put(name, PNG)
    const client = await open()
    const html = Buffer.from('<h1>another</h1>')
    await expect(client.put(name, html)).rejects.toMatchObject(taken)
    const { uploadId } = await client.initMultipartUpload(name)
    const { etag } = await client.uploadPart(name, uploadId, 1, html as never, 0, html.length)
    const joined = client.completeMultipartUpload(name, uploadId, [{ number: 1, etag }])
    await expect(joined).rejects.toMatchObject(taken)
    expect((await client.put(name, PNG)).res.status).toBe(200)
    expect((await client.get(name)).content).toEqual(PNG)
  })

  it('replaces nothing when told not to', async () => {
    const client = await open()
    await client.put(NAME, PNG)
    const again = client.put(NAME, PNG, { headers: { 'x-oss-forbid-overwrite': 'true' } })
    await expect(again).rejects.toMatchObject({ code: 'FileAlreadyExists' })
  })
})

it('reads by a signed address, of the older and the newer kind', async () => {
  const client = await served.client()
  await client.put(NAME, PNG)
  const older = client.signatureUrl(NAME, { expires: 60 })
  const newer = await client.signatureUrlV4('GET', 60, undefined, NAME)
  for (const address of [older, newer]) {
    expect((await fetch(address)).status).toBe(200)
    expect((await fetch(address.replace('.png', '.jpg'))).status).toBe(403)
  }
  expect((await fetch(client.signatureUrl(NAME, { expires: -60 }))).status).toBe(403)
  expect((await fetch(await client.signatureUrlV4('GET', -60, undefined, NAME))).status).toBe(403)
})

it('lists, and removes, with an access key of the portal', async () => {
  const client = await served.client({ ...PORTAL, stsToken: undefined })
  const names = ['list/a&b.png', 'list/c.png', 'list/d.png']
  for (const name of names) await client.put(name, PNG)
  const first = await client.list({ prefix: 'list/', 'max-keys': 2 }, {})
  expect(first.objects.map(({ name, size }) => [name, size])).toEqual(
    names.slice(0, 2).map((name) => [name, 20]),
  )
  const rest = await client.list({ prefix: 'list/', 'max-keys': 2, marker: first.nextMarker }, {})
  expect([rest.isTruncated, rest.objects.map(({ name }) => name)]).toEqual([false, names.slice(2)])
  const second = await client.listV2({ prefix: 'list/', 'max-keys': '2' }, {})
  const more = { prefix: 'list/', 'continuation-token': second.nextContinuationToken }
  expect((await client.listV2(more, {})).objects.map(({ name }) => name)).toEqual(names.slice(2))
  const { uploadId } = await client.initMultipartUpload('list/e.png')
  const { uploads } = await client.listUploads({ prefix: 'list/' })
  expect(uploads).toMatchObject([{ name: 'list/e.png', uploadId }])
  await client.delete('list/c.png')
  expect(await served.store.head('list/c.png')).toBeNull()
})

it('answers a completion that comes twice, since its answer was lost, as the first time', async () => {
  const client = await served.client()
  const name = `${PREFIX}twice.png`
  const { uploadId } = await client.initMultipartUpload(name)
  const { etag } = await client.uploadPart(name, uploadId, 1, PNG as never, 0, PNG.length)
  const parts = [{ number: 1, etag }]
  const first = await client.completeMultipartUpload(name, uploadId, parts)
  expect((await client.completeMultipartUpload(name, uploadId, parts)).etag).toBe(first.etag)
})

it('writes by a signed address', async () => {
  const client = await served.client()
  const name = `${PREFIX}by-address.png`
  const address = client.signatureUrl(name, { method: 'PUT', 'Content-Type': 'image/png' })
  const put = await fetch(address, {
    method: 'PUT',
    body: PNG,
    headers: { 'content-type': 'image/png' },
  })
  expect(put.status).toBe(200)
  expect((await client.get(name)).content).toEqual(PNG)
})

type Checkpoint = {
  uploadId: string
  doneParts: { number: number; etag: string }[]
} & OSS.Checkpoint

/** Uploads up to a share of the file and cancels there; gives what it takes to go on. */
async function uploadUntil(
  share: number,
  client: OSS,
  name: string,
  file: Buffer,
): Promise<Checkpoint> {
  let kept: Checkpoint | undefined
  const upload = client.multipartUpload(name, file, {
    partSize: 100 * 1024,
    parallel: 1,
    progress: (step: number, checkpoint: Checkpoint) => {
      kept = { ...checkpoint, doneParts: [...checkpoint.doneParts] }
      if (step >= share) (client as unknown as { cancel(): void }).cancel()
    },
  })
  await expect(upload).rejects.toMatchObject({ name: 'cancel' })
  return kept!
}
