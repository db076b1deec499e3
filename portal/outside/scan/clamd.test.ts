import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteInMemory } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { ORIGIN, portalBench } from '#portal/testing/portalBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { clamd } from './clamd.ts'

let server: Server
let port = 0
/** What clamd was sent, piece by piece. */
let heard: Buffer[] = []
let answer: (content: Buffer) => string = () => 'stream: OK'
/** As clamd speaks: `zINSTREAM`, pieces behind their length, an answer once an empty one came. */
function speak(socket: Socket): void {
  let left = Buffer.alloc(0)
  let begun = false
  const pieces: Buffer[] = []
  socket.on('data', (part: Buffer) => {
    left = Buffer.concat([left, part])
    if (!begun) {
      if (left.length < 10) return
      expect(left.subarray(0, 10).toString()).toBe('zINSTREAM\0')
      left = left.subarray(10)
      begun = true
    }
    while (left.length >= 4) {
      const length = left.readUInt32BE(0)
      if (length === 0) {
        heard = pieces
        return void socket.end(`${answer(Buffer.concat(pieces))}\0`)
      }
      if (left.length < 4 + length) return
      pieces.push(left.subarray(4, 4 + length))
      left = left.subarray(4 + length)
    }
  })
  socket.on('error', () => {})
}
beforeEach(async () => {
  heard = []
  answer = (content) =>
    content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'
  server = createServer(speak)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as { port: number }).port
})
afterEach(() => void server.close())

const streamed = (...pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(to) {
      for (const piece of pieces) to.enqueue(new TextEncoder().encode(piece))
      to.close()
    },
  })
const at = () => ({ host: '127.0.0.1', port })

test('sends a file in pieces and gives what was found, or nothing', async () => {
  expect(await clamd(at())(streamed('one', '', 'two'))).toBeNull()
  expect(Buffer.concat(heard).toString()).toBe('onetwo')
  expect(await clamd(at())(streamed('x EI', 'CAR y'))).toBe('Win.Test.EICAR_HDB-1')
})

test('a refusal, a broken line and nobody at all are no word that a file is harmless', async () => {
  answer = () => 'INSTREAM size limit exceeded. ERROR'
  await expect(clamd(at())(streamed('big'))).rejects.toThrow('size limit')
  answer = () => ''
  await expect(clamd(at())(streamed('x'))).rejects.toThrow('broke off')
  server.close()
  await expect(clamd({ host: '127.0.0.1', port: 1 })(streamed('x'))).rejects.toThrow()
})

test('an upload with a virus is refused by its name and gone; one that nobody could look at is not taken', async () => {
  const bench = await portalBench(sqliteInMemory(), { scan: clamd(at()) })
  try {
    const [prefix] = await uploadPrefixes('a secret of the tests', 'wang')
    const send = async (name: string, width: number) => {
      const key = `${prefix}f/${name}.png`
      await bench.store.put(key, wholePng(width, 20), { type: '' })
      const url = `${ORIGIN}/masthead/${key}`
      const sent = await bench.editor('POST', 'material/uploaded', { url, name: `${name}.png` })
      return { ...sent, isThere: (await bench.store.get(key)) !== null }
    }
    expect(await send('1795000000001', 20)).toMatchObject({ code: 20000, isThere: true })
    answer = () => 'stream: Win.Test.EICAR_HDB-1 FOUND'
    expect(await send('1795000000002', 21)).toMatchObject({
      ...{ code: 40001, isThere: false },
      message: expect.stringContaining('Win.Test.EICAR_HDB-1'),
    })
    answer = () => 'ERROR'
    expect(await send('1795000000003', 22)).toMatchObject({
      message: expect.stringContaining('cannot be scanned'),
    })
    const { data } = await bench.admin('GET', 'material?filter={}')
    expect(data.total).toBe(1)
  } finally {
    await bench.close()
  }
})
