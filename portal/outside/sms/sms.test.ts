import { afterEach, expect, test } from 'vitest'
import type { LogLine } from '#portal/core/log.ts'
import { guardedFetch } from '../outbound/guardedFetch.ts'
import type { PortError } from '../portError.ts'
import { type AliyunSmsOptions, aliyunSms } from './aliyunSms.ts'
import { smsContract } from './sms.contract.ts'
import type { SmsMessage } from './sms.ts'
import { standInSms, textOfSms } from './standInSms.ts'
import { fakeAliyunSms, KEY, type Play, TEMPLATES } from './testing/fakeAliyunSms.ts'

const MESSAGE = { phone: '13911112222', template: 'signInCode', variables: { code: '204816' } }
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function real(more: Partial<AliyunSmsOptions> = {}) {
  const fake = await fakeAliyunSms()
  open.push(fake)
  const outbound = guardedFetch({ allow: [new URL(fake.endpoint).host] })
  const account = { ...KEY, signName: '刊头', templates: TEMPLATES, endpoint: fake.endpoint }
  const port = aliyunSms({ ...account, clock: () => new Date(), outbound, ...more })
  return { fake, port, arrived: () => fake.arrived }
}

smsContract('the stand-in', async () => {
  const port = standInSms(() => {})
  return { port, arrived: () => port.sent }
})
smsContract('Alibaba Cloud SMS, as a server that checks its signatures', () => real())

test('the stand-in keeps the message for whoever runs the portal; the log names neither phone nor code', async () => {
  const log: LogLine[] = []
  const kept: string[] = []
  const keep = async (message: SmsMessage) => {
    kept.push(textOfSms(message))
    return 'an outbox'
  }
  await standInSms((line) => log.push(line), keep).send(MESSAGE)
  expect(log[0]?.message).toBe('SMS stand-in, not sent, to 139****2222: signInCode (an outbox)')
  expect(kept).toEqual(['to 13911112222\nsignInCode\ncode = 204816\n'])
})

test('a wrong key is refused in the words of the provider, without the secret', async () => {
  const { port } = await real({ accessKeySecret: 'guessed' })
  const failure = (await port.send(MESSAGE).catch((error: unknown) => error)) as PortError
  expect(failure).toMatchObject({ why: 'refused' })
  expect(failure.message).toContain('SignatureDoesNotMatch')
  expect(JSON.stringify(failure)).not.toContain('guessed')
})

test('a template that is not configured is named, and nothing leaves', async () => {
  const { port, fake } = await real()
  await expect(port.send({ ...MESSAGE, template: 'win' })).rejects.toThrow(/no template win/)
  expect(fake.arrived).toEqual([])
})

const codes: [string, Play, Partial<PortError>][] = [
  ['a limit of the provider', { body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL"}' }, throttled()],
  ['too many calls', { status: 503, body: '{"Code":"Throttling.User"}' }, throttled()],
  [
    'a phone it does not take',
    { body: '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}' },
    { why: 'refused' },
  ],
  ['trouble of the provider', { body: '{"Code":"isp.SYSTEM_ERROR"}' }, { why: 'unreachable' }],
  ['a page in place of an answer', { status: 502, body: '<html>' }, { why: 'unreachable' }],
  [
    'a redirect, which is not followed',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { why: 'refused' },
  ],
  ['no answer in time', { silent: true }, { why: 'unreachable', status: 503 }],
]
test.each(codes)('tells %s', async (_, play, told) => {
  const { port, fake } = await real({ timeout: 300 })
  fake.play(play)
  await expect(port.send(MESSAGE)).rejects.toMatchObject({ port: 'sms', ...told })
})

function throttled(): Partial<PortError> {
  return { why: 'throttled', code: 42900, retryAfter: 60 }
}

test('a provider on a private address is never called', async () => {
  const { port, fake } = await real({ outbound: guardedFetch() })
  await expect(port.send(MESSAGE)).rejects.toMatchObject({ port: 'sms', why: 'refused' })
  expect(fake.arrived).toEqual([])
})
