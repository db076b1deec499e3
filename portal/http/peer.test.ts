import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, isProxyRange } from './peer.ts'

/** What a call is taken to come from: the other end of the connection, and what it says in `X-Forwarded-For`. */
async function seen(peer: string, forwarded?: string, proxies?: readonly string[]) {
  const app = new Hono().get('/', (c) => c.text(callerAddress(proxies)(c)))
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, env)).text()
}

test('who calls without a proxy is at the other end, whatever they say of themselves', async () => {
  expect(await seen('203.0.113.9')).toBe('203.0.113.9')
  expect(await seen('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(await seen('::ffff:203.0.113.9', '127.0.0.1')).toBe('203.0.113.9')
})

test('a proxy on this machine passes the address on, and only what it added itself counts', async () => {
  expect(await seen('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(await seen('::1', '10.0.0.1, 198.51.100.1')).toBe('198.51.100.1')
  expect(await seen('127.0.0.1')).toBe('127.0.0.1')
})

test('proxies on other machines count where they are named, one behind the other', async () => {
  const proxies = ['172.30.0.0/24', '2001:db8::7']
  expect(await seen('172.30.0.2', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(await seen('172.30.0.2', '6.6.6.6, 198.51.100.1, 2001:db8::7', proxies)).toBe(
    '198.51.100.1',
  )
  expect(await seen('172.30.1.2', '198.51.100.1', proxies)).toBe('172.30.1.2')
  expect(await seen('172.30.0.2', 'unknown', proxies)).toBe('unknown')
})

test('an address or a range of them names proxies, anything else does not', () => {
  for (const right of ['10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'])
    expect(isProxyRange(right)).toBe(true)
  for (const wrong of [
    'proxy',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/8/8',
    'fd00::/129',
    '10.0.0.0/',
  ])
    expect(isProxyRange(wrong)).toBe(false)
})
