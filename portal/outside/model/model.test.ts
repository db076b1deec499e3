import { afterEach, expect, test } from 'vitest'
import type { LogLine } from '#portal/core/log.ts'
import { guardedFetch } from '../outbound/guardedFetch.ts'
import { type ChatModelOptions, chatModel } from './chatModel.ts'
import { CALL, modelContract, TEXT } from './model.contract.ts'
import { standInModel } from './standInModel.ts'
import { fakeChatModel, KEY } from './testing/fakeChatModel.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const names = { standard: 'qwen-plus', deep: 'qwen-max' }
async function real(more: Partial<ChatModelOptions> = {}) {
  const fake = await fakeChatModel()
  open.push(fake)
  const { url } = fake
  const outbound = guardedFetch({ allow: [new URL(url).host] })
  return { fake, port: chatModel({ url, key: KEY, names, outbound, ...more }) }
}

modelContract('the stand-in', async () => standInModel(() => {}))
modelContract('a service of the chat-completions protocol', async () => (await real()).port)

test('the stand-in says in the log, and in its answers, that no model thought of it', async () => {
  const log: LogLine[] = []
  const port = standInModel((line) => log.push(line))
  const { text } = await port.ask({ ...CALL, task: 'answer', question: '几点开门？' })
  expect(text).toMatch(/^（未接入模型/)
  expect(log[0]?.message).toMatch(/^Model stand-in, not thought by standard: answer/)
})

test('model, wishes and form are put as the protocol wants them, paragraphs numbered', async () => {
  const { fake, port } = await real()
  await port.ask({ ...CALL, model: 'fast', wish: '语气轻一些', temperature: 0.3, most: 500 })
  const asking = { task: 'answer', question: '几点开门？', system: '你是小读。' } as const
  await port.ask({ ...CALL, ...asking, model: 'deep' })
  const [digest, answer] = fake.asked
  expect(digest).toMatchObject({ model: 'qwen-plus', temperature: 0.3, max_tokens: 1000 })
  expect(digest?.response_format).toEqual({ type: 'json_object' })
  expect(digest?.messages[0]?.content).toMatch(/补充要求：语气轻一些$/)
  expect(digest?.messages[1]?.content).toContain(`[3] ${TEXT[2]}`)
  expect(answer?.model).toBe('qwen-max')
  expect(answer?.response_format).toBeUndefined()
  expect(answer?.messages[0]?.content).toMatch(/^你是小读。/)
  expect(answer?.messages[1]?.content).toMatch(/几点开门？$/)
})

test('what it costs is worked out where prices are known', async () => {
  const { port } = await real({ prices: { standard: { in: 1_000_000, out: 2_000_000 } } })
  const { tokensIn, tokensOut, cost } = await port.ask(CALL)
  expect(cost).toBe(tokensIn + 2 * tokensOut)
  expect((await (await real()).port.ask(CALL)).cost).toBeUndefined()
})

test('a text too long is given as far as it reaches', async () => {
  const { fake, port } = await real()
  await port.ask({ ...CALL, text: [TEXT[0] as string, '长'.repeat(61_000)] })
  expect(fake.asked[0]?.messages[1]?.content).not.toContain('长长')
})

test('a wrong key is refused in the words of the provider, without the key', async () => {
  const { port } = await real({ key: 'sk-guessed' })
  const failure = (await port.ask(CALL).catch((error: unknown) => error)) as Error
  expect(failure).toMatchObject({ port: 'model', why: 'refused' })
  expect(failure.message).toContain('Incorrect API key')
  expect(JSON.stringify(failure)).not.toContain('guessed')
})

const cutOff = { choices: [{ message: { content: '{"sum' }, finish_reason: 'length' }] }
const blocked = { choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] }
const silent = { choices: [{ message: { content: '' }, finish_reason: 'stop' }] }
test.each([
  ['too many calls', { status: 429, body: '{"error":{"message":"slow down"}}' }, 'throttled'],
  ['a model it does not have', { status: 404, body: '{"error":"no such model"}' }, 'refused'],
  ['its own trouble', { status: 500, body: '<html>' }, 'unreachable'],
  ['a page in place of an answer', { status: 200, body: '<html>' }, 'unreachable'],
  ['an answer that was cut off', { status: 200, body: JSON.stringify(cutOff) }, 'refused'],
  ['an answer that was blocked', { status: 200, body: JSON.stringify(blocked) }, 'refused'],
  ['an empty answer', { status: 200, body: JSON.stringify(silent) }, 'refused'],
])('tells %s', async (_, play, why) => {
  const { port, fake } = await real()
  fake.play(play)
  await expect(port.ask(CALL)).rejects.toMatchObject({ port: 'model', why })
})

test('how long to wait is taken from the provider', async () => {
  const { port, fake } = await real()
  fake.play({ status: 429, body: '{}', headers: { 'retry-after': '7' } })
  await expect(port.ask(CALL)).rejects.toMatchObject({ retryAfter: 7 })
})
