import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { call, callFile, onExpired } from './client.ts'
import { isConnectionLost, onConnection } from './connection.ts'
import { keepTabUser } from './tabUser.ts'
import { onWaiting, waitingCount } from './waiting.ts'

const kept = new Map<string, string>()
const answers: Response[] = []
const asked: Request[] = []

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://admin.test' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init))
    return (
      answers.shift() ??
      new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
  keepTabUser(null)
  answers.length = 0
  asked.length = 0
})

const answer = (code: number, data: unknown = null, message = '', status = 200) =>
  answers.push(Response.json({ code, message, data }, { status }))

test('a call carries token, ticket and language, and takes the envelope off', async () => {
  kept.set('token', JSON.stringify({ value: 'abc', time: Date.now(), expire: 60_000 }))
  kept.set('ticket', 'xyz')
  answer(20000, { id: 12 })
  const { data } = await call('GET', 'magazine', {
    query: { filter: { title_q: '读' }, sort: ['id', 'ASC'] },
  })
  expect(data).toEqual({ id: 12 })
  const [request] = asked
  expect(request!.headers.get('X-Token')).toBe('abc')
  expect(request!.headers.get('ticket')).toBe('xyz')
  expect(request!.headers.get('Accept-Language')).toBe('zh-CN')
  const url = new URL(request!.url)
  expect(url.pathname).toBe('/api/portal/magazine')
  expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({ title_q: '读' })
})

test('a token that has outlived its time is not sent and is forgotten', async () => {
  kept.set('token', JSON.stringify({ value: 'abc', time: Date.now() - 2000, expire: 1000 }))
  answer(20000)
  await call('GET', 'magazine')
  expect(asked[0]!.headers.has('X-Token')).toBe(false)
  expect(kept.has('token')).toBe(false)
})

test('the code decides, even where the status says 200', async () => {
  answer(40001, { errors: { title: '请填写刊名' } }, '有 1 处需要修改')
  await expect(call('POST', 'magazine', { body: {} })).rejects.toMatchObject({
    code: 40001,
    message: '有 1 处需要修改',
    fields: { title: '请填写刊名' },
    body: { errors: { title: '请填写刊名' } },
  })
})

test('calls that find the session ended wait for one sign-in and are sent again', async () => {
  const ask = vi.fn(async () => undefined)
  onExpired(ask)
  answer(1002, null, '', 401)
  answer(1002, null, '', 401)
  answer(20000, 'one')
  answer(20000, 'two')
  const both = await Promise.all([call('POST', 'a', { body: { typed: 1 } }), call('GET', 'b')])
  expect(both.map(({ data }) => data).sort()).toEqual(['one', 'two'])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(4)
})

test('a late answer to a call from before somebody signed in again asks nobody', async () => {
  const ask = vi.fn(async () => undefined)
  onExpired(ask)
  const token = (value: string) => JSON.stringify({ value, time: Date.now(), expire: 60_000 })
  kept.set('token', token('old'))
  answer(1002, null, '', 401)
  answer(20000, 'one')
  const late = call('GET', 'a')
  kept.set('token', token('new'))
  expect((await late).data).toBe('one')
  expect(ask).not.toHaveBeenCalled()
  expect(asked.map(({ headers }) => headers.get('X-Token'))).toEqual(['old', 'new'])
})

test('whoever will not sign in again gets the refusal, not an endless round', async () => {
  onExpired(() => Promise.reject(new Error('no')))
  answer(1002, null, '', 401)
  await expect(call('GET', 'a')).rejects.toThrow('no')
})

test('a portal that does not answer in time is named in words', async () => {
  await expect(call('GET', 'slow', { timeout: 20 })).rejects.toMatchObject({
    code: 0,
    message: expect.stringContaining('没有响应'),
  })
})

/** An answer that has begun and breaks off when its time is up, or at once, with the error of some browser. */
function breaksOff(type: string, error: Error, atOnce = false): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const rest = () =>
      new Promise((_, refuse) => {
        if (atOnce) refuse(error)
        else signal.addEventListener('abort', () => refuse(error))
      })
    const headers = new Headers({ 'Content-Type': type })
    return { headers, ok: true, status: 200, json: rest, blob: rest }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test.each([
  new DOMException('signal timed out', 'TimeoutError'),
  // What Chromium says of a body.
  new DOMException('BodyStreamBuffer was aborted', 'AbortError'),
])(
  'an answer that begins in time but does not end in time is late, not unreadable: $name',
  async (error) => {
    breaksOff('application/json', error)
    await expect(call('GET', 'magazine', { timeout: 20 })).rejects.toThrow('没有响应')
    breaksOff(xlsx, error)
    await expect(callFile('GET', 'export', { timeout: 20 })).rejects.toThrow('没有响应')
  },
)

test('an answer whose line breaks in the midst of it is not unreadable, either', async () => {
  const said = { code: 0, message: expect.stringContaining('无法连接服务器') }
  breaksOff('application/json', new TypeError('network error'), true)
  await expect(call('GET', 'magazine')).rejects.toMatchObject(said)
  breaksOff(xlsx, new TypeError('network error'), true)
  await expect(callFile('GET', 'export')).rejects.toMatchObject(said)
})

test('an answer that is no envelope is the portal’s fault', async () => {
  answers.push(new Response('<html>', { status: 502 }))
  await expect(call('GET', 'a')).rejects.toMatchObject({
    code: 50000,
    message: expect.stringContaining('502'),
  })
})

test('a file that finds the session ended is asked for again, too', async () => {
  const ask = vi.fn(async () => undefined)
  onExpired(ask)
  answer(1002, null, '', 401)
  answers.push(new Response('PK', { headers: { 'content-type': 'application/zip' } }))
  expect(await (await callFile('GET', 'export')).text()).toBe('PK')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer without words says that something failed', async () => {
  answer(50008)
  await expect(call('GET', 'a')).rejects.toMatchObject({ code: 50008, message: '出错了' })
  kept.set('language', 'en')
  answer(50012)
  await expect(call('GET', 'a')).rejects.toMatchObject({ code: 50012, message: 'Error' })
})

test('nothing is sent in the name of somebody else who signed in in another tab', async () => {
  keepTabUser('lin')
  kept.set('username', 'wang')
  await expect(call('POST', 'magazine', { body: {} })).rejects.toMatchObject({ code: 1002 })
  expect(asked).toHaveLength(0)
})

test('what was asked for in one name is not sent again in another', async () => {
  keepTabUser('lin')
  kept.set('username', 'lin')
  onExpired(async () => {
    kept.set('username', 'wang')
  })
  answer(1002, null, '', 401)
  await expect(call('POST', 'magazine', { body: {} })).rejects.toMatchObject({ code: 1002 })
  expect(asked).toHaveLength(1)
})

test('the screen waits for what it sends and for files, not for what is read or checked behind it', async () => {
  const counts: number[] = []
  const over = onWaiting(() => counts.push(waitingCount()))
  for (const _ of Array.from({ length: 4 })) answer(20000)
  await Promise.all([call('POST', 'a'), call('PUT', 'b')])
  await call('GET', 'c')
  await call('POST', 'd/check')
  over()
  expect(counts).toEqual([1, 2, 1, 0])
})

test('a lost connection is known until a call is answered again', async () => {
  vi.useFakeTimers()
  const seen: boolean[] = []
  const over = onConnection(() => seen.push(isConnectionLost()))
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('GET', 'a')).rejects.toMatchObject({
    code: 0,
    message: expect.stringContaining('无法连接服务器'),
  })
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok"}'))
  await vi.advanceTimersByTimeAsync(1000)
  over()
  vi.useRealTimers()
  expect(seen).toEqual([true, false])
})

test('a file is given as it comes, and an envelope in its place is an error', async () => {
  answers.push(new Response('PK', { headers: { 'content-type': 'application/zip' } }))
  expect(await (await callFile('POST', 'export')).text()).toBe('PK')
  answer(40300, null, '没有权限', 403)
  await expect(callFile('POST', 'export')).rejects.toMatchObject({ code: 40300 })
})
