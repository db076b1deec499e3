import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeCertificate } from '../../../e2e/support/certificate.ts'
import { guardedFetch } from './guardedFetch.ts'
import { isPublicAddress } from './isPublicAddress.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server on loopback, and `host:port` of it. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const resolving = (...addresses: string[]) => ({
  resolve: async () => addresses.map((address) => ({ address, family: 4 })),
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.100.100.200', '127.0.0.1', '127.9.9.9', '168.63.129.16'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1'],
  ...['fd00:ec2::254', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
  ...['fe80::1%eth0', 'localhost', ''],
])('takes %s for no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '100.63.0.1', '172.32.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
  'takes %s for a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]:8443/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
])('refuses %s, however the address is written', async (url) => {
  await expect(guardedFetch()(url)).rejects.toMatchObject({ reason: 'address' })
})

test('refuses a name that leads into a private network, also when a public address stands beside', async () => {
  await expect(guardedFetch(resolving('10.0.0.8'))('https://a.example')).rejects.toMatchObject({
    reason: 'address',
    label: [expect.stringContaining('10.0.0.8'), expect.stringContaining('10.0.0.8')],
  })
  const both = guardedFetch(resolving('8.8.8.8', '127.0.0.1'))
  await expect(both('https://a.example')).rejects.toMatchObject({ reason: 'address' })
})

test.each(['http://example.com', 'ftp://example.com', 'file:///etc/passwd', 'https://u:p@a.b', ''])(
  'refuses %s, which is not https without a user',
  async (url) => {
    await expect(guardedFetch()(url)).rejects.toMatchObject({ reason: 'protocol' })
  },
)

test('looks a name up once and connects to the address it looked at', async () => {
  const host = await serve((_, response) => response.end('here'))
  let asked = 0
  const resolve = async () => {
    asked += 1
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
  }
  const name = `hook.test:${host.split(':')[1]}`
  const answer = await guardedFetch({ resolve, allow: [name] })(`http://${name}/`)
  expect(await answer.text()).toBe('here')
  expect(asked).toBe(1)
})

test('sends method, headers and body, and gives back status, headers and body', async () => {
  const host = await serve(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    response.writeHead(201, { 'x-got': `${request.method} ${request.headers['x-a']}` })
    response.end(Buffer.concat(parts))
  })
  const call = { method: 'POST', headers: { 'x-a': 'b' }, body: '上架' } as const
  const answer = await guardedFetch({ allow: [host] })(`http://${host}/hook`, call)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-got')).toBe('POST b')
  expect(await answer.text()).toBe('上架')
})

test('refuses to follow a redirect, wherever it leads', async () => {
  const host = await serve((_, response) => response.writeHead(302, { location: '/b' }).end())
  const call = guardedFetch({ allow: [host] })(`http://${host}/a`)
  await expect(call).rejects.toMatchObject({ reason: 'redirect' })
})

test('stops reading an answer that is too large', async () => {
  const host = await serve((_, response) => response.end('x'.repeat(5000)))
  const call = guardedFetch({ allow: [host], most: 1000 })(`http://${host}/`)
  await expect(call).rejects.toMatchObject({ reason: 'size' })
})

test('gives up on an answer that does not come, or does not end', async () => {
  const host = await serve((request, response) => {
    if (request.url === '/half') response.write('x')
  })
  const fetch = guardedFetch({ allow: [host], timeout: 50 })
  await expect(fetch(`http://${host}/none`)).rejects.toMatchObject({ reason: 'time' })
  await expect(fetch(`http://${host}/half`)).rejects.toMatchObject({ reason: 'time' })
})

test('says who could not be called when nobody answers', async () => {
  const host = await serve(() => {})
  server?.close()
  const call = guardedFetch({ allow: [host] })(`http://${host}/`)
  await expect(call).rejects.toMatchObject({
    reason: 'network',
    message: expect.stringContaining(host),
  })
})

test('follows as many redirects as a call takes, and none into a private network', async () => {
  const host = await serve(({ url }, answer) => {
    if (url === '/end') return answer.end('there')
    const to = url === '/inside' ? 'https://10.0.0.8/' : '/end'
    answer.writeHead(302, { location: to }).end()
  })
  const outbound = guardedFetch({ allow: [host] })
  expect(await (await outbound(`http://${host}/on`, { redirects: 1 })).text()).toBe('there')
  await expect(outbound(`http://${host}/on`)).rejects.toMatchObject({ reason: 'redirect' })
  await expect(outbound(`http://${host}/inside`, { redirects: 5 })).rejects.toMatchObject({
    reason: 'address',
  })
})

test('a certificate that nobody vouches for is refused before a word is said, in one’s own network too', async () => {
  let heard = 0
  server = createSecureServer(makeCertificate(), (_, response) => {
    heard++
    response.end('x')
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const call = guardedFetch({ allow: [host] })(`https://${host}/`, {
    method: 'POST',
    body: 'secret',
  })
  await expect(call).rejects.toMatchObject({
    reason: 'network',
    label: [expect.stringContaining('证书无效'), expect.stringContaining('certificate')],
  })
  expect(heard).toBe(0)
})

test('where hosts are listed, no other is called: not at once, and not by a redirect', async () => {
  const host = await serve((_, answer) =>
    answer.writeHead(302, { location: 'https://evil.example/' }).end(),
  )
  const listed = guardedFetch({
    ...resolving('10.0.0.8'),
    hosts: ['*.aliyuncs.com'],
    allow: [host],
  })
  for (const url of [
    'https://evil.example/',
    'https://aliyuncs.com.evil.example/',
    'https://8.8.8.8/',
  ])
    await expect(listed(url)).rejects.toMatchObject({
      reason: 'address',
      label: [expect.stringContaining('OUTBOUND_HOSTS'), expect.stringContaining('OUTBOUND_HOSTS')],
    })
  await expect(listed(`http://${host}/`, { redirects: 3 })).rejects.toThrow('OUTBOUND_HOSTS')
  // A listed name goes on to be looked up, and is still refused where it leads inside.
  await expect(listed('https://sms.aliyuncs.com/')).rejects.toThrow('10.0.0.8')
  await expect(guardedFetch({ hosts: [] })('https://sms.aliyuncs.com/')).rejects.toThrow(
    'OUTBOUND_HOSTS',
  )
})
