import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from './server.ts'
import type { Settings } from './settings.ts'

let server: Server
/** What came through to the portal. */
const heard: string[] = []
beforeAll(async () => {
  const app = new Hono()
  app.all('*', async (c) => {
    heard.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`.trim())
    return c.text(`answer to ${c.req.path}`)
  })
  server = await listen(app, { port: 0, host: '127.0.0.1' } as Settings)
})
afterAll(() => server.close())
beforeEach(() => {
  heard.length = 0
})

/** Sends bytes as they stand, and gives all that is answered until the connection ends or falls silent. */
const said = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(700, () => socket.destroy())
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text)
  })
const lines = (...all: readonly string[]) => all.join('\r\n')
const inner = lines('GET /smuggled HTTP/1.1', 'Host: a', '', '')

test('a message ends where the rules say, and the next one is another call', async () => {
  const text = lines(...['POST /one HTTP/1.1', 'Host: a', 'Content-Length: 5', '', 'hello'])
  const answer = await said(
    `${text}${lines('GET /two HTTP/1.1', 'Host: a', 'Connection: close', '', '')}`,
  )
  // The one without a body may be taken up while the other's comes in.
  expect(heard.toSorted()).toEqual(['GET /two', 'POST /one hello'])
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  heard.length = 0
  const chunked = [
    'POST /three HTTP/1.1',
    'Host: a',
    'Transfer-Encoding: chunked',
    'Connection: close',
  ]
  await said(lines(...chunked, '', '5', 'hello', '0', '', ''))
  expect(heard).toEqual(['POST /three hello'])
})

const asked = (...headers: readonly string[]) => ['POST / HTTP/1.1', 'Host: a', ...headers, '']
test.each([
  [
    'length and chunks',
    lines(...asked('Content-Length: 6', 'Transfer-Encoding: chunked'), '0', '', inner),
  ],
  [
    'chunks and length',
    lines(...asked('Transfer-Encoding: chunked', 'Content-Length: 6'), '0', '', inner),
  ],
  ['two lengths', lines(...asked('Content-Length: 0', `Content-Length: ${inner.length}`), inner)],
  ['a length that is none', lines(...asked('Content-Length: 0x10'), inner)],
  ['a length with a sign', lines(...asked('Content-Length: +5'), inner)],
  [
    'chunks that are not the last coding',
    lines(...asked('Transfer-Encoding: chunked, identity'), '0', '', inner),
  ],
  ['a coding before the colon', lines(...asked('Transfer-Encoding : chunked'), '0', '', inner)],
  [
    'a header that goes on in the next line',
    lines(...asked('Transfer-Encoding:', ' chunked', 'Content-Length: 4'), '0', '', inner),
  ],
  ['a chunk whose size is none', lines(...asked('Transfer-Encoding: chunked'), 'zz', inner)],
  [
    'a chunk longer than it says',
    lines(...asked('Transfer-Encoding: chunked'), '1', 'hello', '0', '', inner),
  ],
  ['lines that end by LF alone', asked('Content-Length: 4', 'X: a').join('\n') + inner],
  [
    'a carriage return alone',
    `POST / HTTP/1.1\r\nHost: a\r\nX: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  ],
  ['a NUL in a header', lines(...asked('X: a\0b', 'Content-Length: 0'), inner)],
])('nothing is smuggled in behind %s', async (_, text) => {
  const answer = await said(text)
  expect(heard.filter((one) => one.includes('smuggled'))).toEqual([])
  expect(answer).toMatch(/^HTTP\/1\.1 400/m)
})

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is answered by nobody', async (method) => {
  const answer = await said(
    lines(`${method} / HTTP/1.1`, 'Host: a', 'X-Token: a-secret', 'Connection: close', '', ''),
  )
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  expect(answer).not.toContain('a-secret')
  expect(heard).toEqual([])
})
