import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type SecurityOptions, securityHeaders } from './securityHeaders.ts'

const headersOf = async (options: SecurityOptions = {}, path = '/') => {
  const app = new Hono()
  app.use(securityHeaders(options))
  app.get('/', (c) => c.text('page'))
  app.get('/fails', () => {
    throw new Error('broken')
  })
  app.get('/upload', (c) =>
    c.text('file', 200, { 'Content-Security-Policy': "sandbox; default-src 'none'" }),
  )
  app.onError((_, c) => c.text('sorry', 500))
  return (await app.request(path)).headers
}

test('lets no script in but its own, and shows in no frame', async () => {
  const policy = (await headersOf()).get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('stands on failures too', async () => {
  const headers = await headersOf({}, '/fails')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBeTruthy()
})

test('reads pictures, sound and data from the object store it is given', async () => {
  const policy =
    (await headersOf({ origins: ['https://cdn.example.com'] })).get('content-security-policy') ?? ''
  for (const part of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part}[^;]* https://cdn\\.example\\.com`))
  expect(policy).not.toMatch(/script-src[^;]*cdn/)
})

test('leaves a stricter policy of a route alone', async () => {
  expect((await headersOf({}, '/upload')).get('content-security-policy')).toBe(
    "sandbox; default-src 'none'",
  )
})

test('asks for https only where it is served over it', async () => {
  expect((await headersOf()).has('strict-transport-security')).toBe(false)
  expect((await headersOf({ https: true })).get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})
