import { afterEach, expect, test } from 'vitest'
import type { LogLine } from '#portal/core/log.ts'
import { guardedFetch } from '../outbound/guardedFetch.ts'
import type { PortError } from '../portError.ts'
import { type JpushOptions, jpush } from './jpush.ts'
import { pushContract } from './push.contract.ts'
import type { PushMessage } from './push.ts'
import { standInPush } from './standInPush.ts'
import { fakeJpush, GONE, KEY, type Play } from './testing/fakeJpush.ts'

const SAID: Omit<PushMessage, 'ticket'> = {
  ...{ devices: ['1104a89792a'], platforms: ['android'], hours: 24 },
  ...{ title: '新刊到了', body: '本期封面：我们为什么爱逛菜市场' },
}
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function real(more: Partial<JpushOptions> = {}) {
  const fake = await fakeJpush()
  open.push(fake)
  const outbound = guardedFetch({ allow: [new URL(fake.endpoint).host] })
  const port = jpush({ ...KEY, endpoint: fake.endpoint, outbound, ...more })
  return { fake, port, arrived: () => fake.arrived }
}

pushContract('the stand-in', async () => {
  const port = standInPush(() => {})
  return { port, arrived: () => port.sent }
})
pushContract('JPush, as a server that asks who calls', () => real())

test('the stand-in logs how many it was for, and no device', async () => {
  const log: LogLine[] = []
  const port = standInPush((line) => log.push(line))
  await port.send({ ...SAID, ticket: await port.ticket() })
  expect(log[0]?.message).toBe(
    'Push stand-in, not sent, to 1 devices: 新刊到了: 本期封面：我们为什么爱逛菜市场',
  )
})

test('devices that are registered no more are no failure', async () => {
  const { port, fake } = await real()
  const message = { ...SAID, devices: [GONE], ticket: await port.ticket() }
  expect(await port.send(message)).toEqual({ id: null })
  expect(fake.arrived).toEqual([])
})

test('a wrong secret is refused in the words of the service, without the secret', async () => {
  const { port } = await real({ masterSecret: 'guessed' })
  const failure = (await port.ticket().catch((error: unknown) => error)) as PortError
  expect(failure).toMatchObject({ port: 'push', why: 'refused' })
  expect(failure.message).toContain('1004 Authentication Error')
  expect(JSON.stringify(failure)).not.toContain('guessed')
})

const throttled: Partial<PortError> = { why: 'throttled', code: 42900, retryAfter: 60 }
const plays: [string, Play, Partial<PortError>][] = [
  [
    'too many calls a minute',
    { status: 429, body: '{"error":{"code":2002,"message":"Rate limit"}}' },
    throttled,
  ],
  [
    'what it does not take',
    { status: 400, body: '{"error":{"code":1003,"message":"bad"}}' },
    { why: 'refused' },
  ],
  [
    'trouble of the service',
    { status: 503, body: '{"error":{"code":1030,"message":"timeout"}}' },
    { why: 'unreachable' },
  ],
  ['a page in place of an answer', { status: 502, body: '<html>' }, { why: 'unreachable' }],
  ['no answer in time', { silent: true }, { why: 'unreachable', status: 503 }],
]
test.each(plays)('tells %s', async (_, play, told) => {
  const { port, fake } = await real({ timeout: 300 })
  const ticket = await port.ticket()
  fake.play(play)
  await expect(port.send({ ...SAID, ticket })).rejects.toMatchObject({ port: 'push', ...told })
})

test('a service on a private address is never called', async () => {
  const { port, fake } = await real({ outbound: guardedFetch() })
  await expect(port.ticket()).rejects.toMatchObject({ port: 'push', why: 'refused' })
  expect(fake.arrived).toEqual([])
})
