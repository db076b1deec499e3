import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, expect, it } from 'vitest'
import { aliyunStore } from './aliyunStore.ts'
import { readBytes } from './body.ts'
import { issueCredentials } from './credentials.ts'
import { utf8 } from './encoding.ts'
import { objectStoreContract } from './objectStore.contract.ts'
import { BUCKET, SECRET, type ServedStore, serveStore } from './testing/serveStore.ts'

const KEY = { accessKeyId: 'portal', accessKeySecret: 'secret of the portal' }
const open: ServedStore[] = []

async function served(): Promise<ServedStore> {
  const one = await serveStore({ keys: { [KEY.accessKeyId]: KEY.accessKeySecret } })
  open.push(one)
  return one
}

function storeAt(origin: string, more: Partial<Parameters<typeof aliyunStore>[0]> = {}) {
  const address = {
    region: 'oss-cn-hangzhou',
    bucket: BUCKET,
    endpoint: origin,
    style: 'path' as const,
  }
  return aliyunStore({ ...address, ...KEY, ...more })
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

objectStoreContract('a store in OSS, as our own protocol serves it', async () =>
  storeAt((await served()).origin),
)

it('works with temporary credentials below their prefix only', async () => {
  const { origin } = await served()
  const lent = await issueCredentials({
    secret: SECRET,
    user: 'me',
    prefix: 'a/',
    ttlMs: 60_000,
    now: new Date(),
  })
  const store = storeAt(origin, {
    accessKeyId: lent.AccessKeyId,
    accessKeySecret: lent.AccessKeySecret,
    stsToken: lent.StsToken,
  })
  await store.put('a/1.txt', utf8('mine'), { type: '' })
  expect(await readBytes((await store.get('a/1.txt'))!.body)).toEqual(utf8('mine'))
  await expect(store.put('b/1.txt', utf8('yours'), { type: '' })).rejects.toMatchObject({
    code: 'AccessDenied',
  })
})

it('tells which call failed and why', async () => {
  const { origin } = await served()
  const wrong = storeAt(origin, { accessKeySecret: 'guessed' })
  await expect(wrong.put('a.txt', utf8('a'), { type: '' })).rejects.toThrow(
    'OSS refused PUT a.txt (SignatureDoesNotMatch',
  )
  const nobody = storeAt('http://localhost:9')
  await expect(nobody.head('a.txt')).rejects.toMatchObject({ code: 'StoreUnavailable' })
})

it('puts the bucket before the host unless told otherwise, and signs as OSS wants it', async () => {
  const sent: Request[] = []
  const cloud = setupServer(
    http.head('https://magazine.oss-cn-hangzhou.aliyuncs.com/*', ({ request }) => {
      sent.push(request)
      return new HttpResponse(null, { status: 404 })
    }),
  )
  cloud.listen()
  try {
    const store = aliyunStore({ region: 'oss-cn-hangzhou', bucket: 'magazine', ...KEY })
    expect(await store.head('image/封面 1.png')).toBeNull()
  } finally {
    cloud.close()
  }
  expect(sent[0]?.url).toBe(
    'https://magazine.oss-cn-hangzhou.aliyuncs.com/image/%E5%B0%81%E9%9D%A2%201.png',
  )
  expect(sent[0]?.headers.get('authorization')).toMatch(
    /^OSS4-HMAC-SHA256 Credential=portal\/\d{8}\/cn-hangzhou\/oss\/aliyun_v4_request,Signature=[0-9a-f]{64}$/,
  )
})

it('gives up on an answer that does not come', async () => {
  const never = createServer(() => undefined)
  await new Promise<void>((done) => never.listen(0, 'localhost', done))
  const { port } = never.address() as AddressInfo
  const store = storeAt(`http://localhost:${port}`, { timeout: 20 })
  await expect(store.head('a.txt')).rejects.toMatchObject({ code: 'StoreUnavailable' })
  never.closeAllConnections()
  never.close()
})
