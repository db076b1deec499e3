import { expect, it } from 'vitest'
import { issueCredentials } from './credentials.ts'
import { utf8 } from './encoding.ts'
import { memoryStore } from './memoryStore.ts'
import type { ObjectStore } from './objectStore.ts'
import { type OssProtocolOptions, ossProtocol } from './ossProtocol.ts'
import { signatureV1 } from './signatureV1.ts'

const NOW = new Date('2026-11-21T09:30:00.500Z')
const SECRET = 'secret of the tests'
const clock = () => NOW
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4)

function opened(more: Partial<OssProtocolOptions> = {}): {
  store: ObjectStore
  app: ReturnType<typeof ossProtocol>
} {
  const store = memoryStore({ bucket: 'masthead', endpoint: 'http://localhost', clock })
  return { store, app: ossProtocol({ store, secrets: [SECRET], clock, ...more }) }
}

/** The answer to a GET of an object that was put as `key`. */
async function read(
  key: string,
  content: Uint8Array,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { store, app } = opened()
  await store.put(key, content, { type: '' })
  return app.request(`/masthead/${key}`, { method, headers })
}

/** Headers that sign a call in the older way, with credentials below `image/me/`. */
async function signed(method: string, path: string, more: Record<string, string> = {}) {
  const lent = await issueCredentials({
    secret: SECRET,
    user: 'me',
    prefix: 'image/me/',
    ttlMs: 60_000,
    now: NOW,
  })
  const dated = { 'x-oss-date': NOW.toUTCString(), 'x-oss-security-token': lent.StsToken, ...more }
  const headers = new Headers(dated)
  const url = new URL(path, 'http://localhost')
  const key = decodeURIComponent(url.pathname.slice('/masthead/'.length))
  const parts = { method, bucket: 'masthead', key, query: url.searchParams, headers }
  const signature = await signatureV1(lent.AccessKeySecret, parts, headers.get('x-oss-date')!)
  headers.set('authorization', `OSS ${lent.AccessKeyId}:${signature}`)
  return headers
}

it('serves a picture in place, and lets nothing in it run', async () => {
  const answer = await read('a.png', PNG)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^"[0-9A-F]{32}"$/),
    'last-modified': 'Sat, 21 Nov 2026 09:30:00 GMT',
    'x-oss-request-id': expect.stringMatching(/^[0-9A-F]{24}$/),
  })
  expect(answer.headers.has('content-disposition')).toBe(false)
})

it.each([
  ['a.png', '<script>alert(1)</script>', 'application/octet-stream'],
  ['a', '<script>alert(1)</script>', 'application/octet-stream'],
  ['a.apk', 'PK', 'application/octet-stream'],
])('sends %s as an attachment', async (key, content, type) => {
  const answer = await read(key, utf8(content))
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('content-disposition')).toBe('attachment')
})

it.each(['a.html', 'a.svg', 'a.pdf', 'a.xlsx', 'a.epub', 'a.docx', 'a.zip', 'private/a.png'])(
  'gives %s to nobody without a signature',
  async (key) => {
    const answer = await read(key, utf8('what is in it'))
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('what is in it')
  },
)

it('does not let the reader choose the type', async () => {
  const { store, app } = opened()
  await store.put('a.png', PNG, { type: '' })
  const answer = await app.request('/masthead/a.png?response-content-type=text/html')
  expect(answer.headers.get('content-type')).toBe('image/png')
})

it.each([
  ['bytes=8-9', 206, 'bytes 8-9/12', 2],
  ['bytes=8-', 206, 'bytes 8-11/12', 4],
  ['bytes=-3', 206, 'bytes 9-11/12', 3],
  ['bytes=8-99', 206, 'bytes 8-11/12', 4],
  ['bytes=5-4', 200, null, 12],
  ['bytes=0-1,4-5', 200, null, 12],
  ['pages=1', 200, null, 12],
])('answers the range %s', async (range, status, contentRange, length) => {
  const answer = await read('a.png', PNG, { range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange])
  expect((await answer.arrayBuffer()).byteLength).toBe(length)
  expect(answer.headers.get('content-length')).toBe(String(length))
})

it('answers 416 to a range behind the end', async () => {
  const answer = await read('a.png', PNG, { range: 'bytes=12-' })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */12'])
  expect(await answer.text()).toContain('<Code>InvalidRange</Code>')
})

it('answers 304 to whoever has it, 412 to whoever means another', async () => {
  const etag = (await read('a.png', PNG)).headers.get('etag')!
  expect((await read('a.png', PNG, { 'if-none-match': etag })).status).toBe(304)
  expect((await read('a.png', PNG, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await read('a.png', PNG, { 'if-modified-since': NOW.toUTCString() })).status).toBe(304)
  expect((await read('a.png', PNG, { 'if-match': '"other"' })).status).toBe(412)
  expect((await read('a.png', PNG, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  expect((await read('a.png', PNG, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
})

it('answers HEAD without a body, errors in a header', async () => {
  const there = await read('a.png', PNG, {}, 'HEAD')
  expect([there.status, there.headers.get('content-length'), await there.text()]).toEqual([
    200,
    '12',
    '',
  ])
  const gone = await opened().app.request('/masthead/none.png', { method: 'HEAD' })
  expect(gone.status).toBe(404)
  expect(atob(gone.headers.get('x-oss-err')!)).toContain('<Code>NoSuchKey</Code>')
})

it('tells a browser what it may send and read', async () => {
  const headers = {
    origin: 'http://localhost:5173',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,x-oss-date,content-type,content-md5,x-other',
  }
  const asked = await opened().app.request('/masthead/a.png', { method: 'OPTIONS', headers })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toBe(
    'authorization, x-oss-date, content-type, content-md5',
  )
  const answer = await read('a.png', PNG, { origin: 'http://localhost:5173' })
  expect(answer.headers.get('access-control-expose-headers')).toContain('ETag, x-oss-request-id')
})

it('lets only the origins it was told of read from a browser', async () => {
  const { app } = opened({ cors: { origins: ['https://admin.example'] } })
  const from = async (origin: string) => {
    const answer = await app.request('/masthead/a.png', { headers: { origin } })
    return answer.headers.get('access-control-allow-origin')
  }
  expect(await from('https://admin.example')).toBe('https://admin.example')
  expect(await from('https://other.example')).toBeNull()
})

it.each(['PUT', 'DELETE', 'POST'])('refuses an unsigned %s', async (method) => {
  const { app } = opened()
  const body = method === 'DELETE' ? undefined : 'x'
  const query = method === 'POST' ? '?uploads' : ''
  const answer = await app.request(`/masthead/a.png${query}`, { method, body })
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>AccessDenied</Code>'),
  ])
})

it('refuses an unsigned list', async () => {
  expect((await opened().app.request('/masthead/?prefix=')).status).toBe(403)
  expect((await opened().app.request('/masthead?uploads')).status).toBe(403)
})

it('refuses a signature used for another key, another method or at another time', async () => {
  const { app } = opened()
  const headers = await signed('PUT', '/masthead/image/me/a.png')
  const put = (path: string, given: Headers, method = 'PUT') =>
    app.request(path, { method, headers: given, body: PNG })
  expect((await put('/masthead/image/me/a.png', headers)).status).toBe(200)
  const other = await put('/masthead/image/me/b.png', headers)
  expect(await other.text()).toContain('<Code>SignatureDoesNotMatch</Code>')
  const parts = await put('/masthead/image/me/a.png?partNumber=1&uploadId=A', headers)
  expect(await parts.text()).toContain('<Code>SignatureDoesNotMatch</Code>')
  const late = await signed('PUT', '/masthead/image/me/a.png', {
    'x-oss-date': 'Sat, 21 Nov 2026 08:00:00 GMT',
  })
  const skewed = await (await put('/masthead/image/me/a.png', late)).text()
  expect(skewed).toContain('<Code>RequestTimeTooSkewed</Code>')
  expect(skewed).toContain('<ServerTime>2026-11-21T09:30:00.500Z</ServerTime>')
})

it.each([
  ['/masthead/image/me/a%00.png', 'InvalidObjectName'],
  ['/masthead/image/me/..%2f..%2fyou.png', 'InvalidObjectName'],
  ['/masthead/image/me/..%5cyou.png', 'InvalidObjectName'],
  ['/masthead/image/me//a.png', 'InvalidObjectName'],
  ['/masthead/image/me/%ff.png', 'InvalidObjectName'],
  ['/masthead/image/me/a.png?acl', 'NotImplemented'],
])('refuses %s', async (path, code) => {
  const answer = await opened().app.request(path, { method: 'PUT', body: PNG })
  expect(await answer.text()).toContain(`<Code>${code}</Code>`)
})

it('refuses what is too large before and while it reads it', async () => {
  const { app, store } = opened({ limits: { object: 10 } })
  const path = '/masthead/image/me/a.png'
  const told = await signed('PUT', path)
  told.set('content-length', '12')
  for (const headers of [told, await signed('PUT', path)]) {
    const answer = await app.request(path, { method: 'PUT', headers, body: PNG })
    expect(await answer.text()).toContain('<Code>EntityTooLarge</Code>')
  }
  expect(await store.head('image/me/a.png')).toBeNull()
})

it('keeps nothing of a body shorter than announced', async () => {
  const { app, store } = opened()
  const headers = await signed('PUT', '/masthead/image/me/a.png')
  headers.set('content-length', '13')
  const answer = await app.request('/masthead/image/me/a.png', {
    method: 'PUT',
    headers,
    body: PNG,
  })
  expect(await answer.text()).toContain('<Code>IncompleteBody</Code>')
  expect(await store.head('image/me/a.png')).toBeNull()
})

it('takes a sender that breaks off for no failure of its own', async () => {
  const told: unknown[] = []
  const { app, store } = opened({ report: (error) => told.push(error) })
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  const headers = await signed('PUT', '/masthead/image/me/a.png')
  const init = { method: 'PUT', headers, body, duplex: 'half' }
  const answer = await app.request('/masthead/image/me/a.png', init as RequestInit)
  expect(await answer.text()).toContain('<Code>IncompleteBody</Code>')
  expect([told, await store.head('image/me/a.png')]).toEqual([[], null])
})

it.each([
  '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber></Part></CompleteMultipartUpload>',
  '<CompleteMultipartUpload></CompleteMultipartUpload>',
  '<!DOCTYPE a [<!ENTITY b "c">]><CompleteMultipartUpload>&b;</CompleteMultipartUpload>',
  'no document at all',
])('refuses the completion %j', async (body) => {
  const { app, store } = opened()
  const path = `/masthead/image/me/a.png?uploadId=${await store.begin('image/me/a.png', '')}`
  const answer = await app.request(path, {
    method: 'POST',
    headers: await signed('POST', path),
    body: utf8(body),
  })
  expect(await answer.text()).toContain('<Code>MalformedXML</Code>')
})

it('tells of a failure nobody foresaw by its request id only', async () => {
  const told: [unknown, string][] = []
  const { store, app } = opened({ report: (error, id) => told.push([error, id]) })
  store.head = async () => {
    throw new Error('password in here')
  }
  const answer = await app.request('/masthead/a.png')
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.not.stringContaining('password'),
  ])
  expect(told).toEqual([[expect.any(Error), answer.headers.get('x-oss-request-id')]])
})
