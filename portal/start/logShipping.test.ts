import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { log, shipLog } from './log.ts'
import { logSender } from './logShipping.ts'

let server: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
})
interface Got {
  readonly key: string | undefined
  readonly path: string | undefined
  readonly text: string
}
/** A collector that takes OTLP over HTTP. */
async function collector(status = () => 200): Promise<{ address: string; got: Got[] }> {
  const got: Got[] = []
  server = createServer(async (request, answer) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const said = status()
    if (said === 200)
      got.push({
        ...{ key: request.headers['x-key'] as string, path: request.url },
        text: Buffer.concat(parts).toString(),
      })
    answer.writeHead(said).end('{}')
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`, got }
}
const line = (message: string) => ({
  time: '2026-11-29T10:00:00.000Z',
  level: 'warn' as const,
  message,
})

test('each line of the log goes to the collector, too, in the form of OpenTelemetry, with nobody in it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { address, got } = await collector()
  const stop = shipLog({ address, headers: { 'x-key': 'mine' } })
  log({ level: 'warn', message: 'No code went to 13812345678', requestId: 'r-1', code: 40001 })
  await stop()
  log({ level: 'warn', message: 'after the end' })
  expect(got).toHaveLength(1)
  expect([got[0]?.key, got[0]?.path]).toEqual(['mine', '/v1/logs'])
  const sent = JSON.parse(got[0]?.text ?? '{}')
  const [record] = sent.resourceLogs[0].scopeLogs[0].logRecords
  expect(record).toMatchObject({
    severityText: 'warn',
    severityNumber: 13,
    body: { stringValue: expect.stringMatching(/^No code went to 138/) },
    attributes: [
      { key: 'requestId', value: { stringValue: 'r-1' } },
      { key: 'code', value: { stringValue: '40001' } },
    ],
  })
  expect(got[0]?.text).not.toContain('13812345678')
  expect(got[0]?.text).not.toContain('after the end')
})

test('what cannot be sent waits for the collector to be back, in its order', async () => {
  let isDown = true
  const { address, got } = await collector(() => (isDown ? 503 : 200))
  const sender = logSender({ address, headers: {} })
  for (const message of ['one', 'two', 'three']) sender.take(line(message))
  await sender.close()
  expect(got).toEqual([])
  isDown = false
  sender.take(line('four'))
  await sender.close()
  const said = got.flatMap(({ text }) =>
    JSON.parse(text).resourceLogs[0].scopeLogs[0].logRecords.map(
      ({ body }: { body: { stringValue: string } }) => body.stringValue,
    ),
  )
  expect(said).toEqual(['one', 'two', 'three', 'four'])
})

test('what is lost while it is out of reach for long is counted, and memory is not filled', async () => {
  let isDown = true
  const { address, got } = await collector(() => (isDown ? 503 : 200))
  const sender = logSender({ address, headers: {} })
  for (let at = 0; at < 10_007; at++) sender.take(line(String(at)))
  isDown = false
  await sender.close()
  expect(got[0]?.text).toContain('"masthead.lines.lost","value":{"intValue":"7"}')
  expect(got).toHaveLength(50)
})
