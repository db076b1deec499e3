import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../../e2e/support/certificate.ts'
import { certificateSymptoms } from './certificate.ts'

let server: Server
let origin = ''
/** A server whose certificate is good for a day. */
beforeAll(async () => {
  server = createServer(makeCertificate())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `https://localhost:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const DAY = 86_400_000

test('a certificate is told of two weeks before it ends, and once it has ended', async () => {
  const now = Date.now()
  expect(await certificateSymptoms(origin, now - 20 * DAY)).toMatchObject([{ state: 'well' }])
  expect(await certificateSymptoms(origin, now)).toMatchObject([
    { state: 'poor', told: [expect.anything(), expect.stringMatching(/^It ends in [01] days/)] },
  ])
  expect(await certificateSymptoms(origin, now + 5 * DAY)).toMatchObject([
    { told: [expect.anything(), expect.stringContaining('It ended on')] },
  ])
})

test('nothing is told where there is none, or nobody answers', async () => {
  expect(await certificateSymptoms(undefined, 0)).toEqual([])
  expect(await certificateSymptoms('http://localhost', 0)).toEqual([])
  expect(await certificateSymptoms('https://localhost:1', 0)).toEqual([])
})
