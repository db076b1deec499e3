import { afterEach, expect, test } from 'vitest'
import type { LogLine } from '#portal/core/log.ts'
import { guardedFetch } from '../outbound/guardedFetch.ts'
import { aliyunSpeech } from './aliyunSpeech.ts'
import type { AliyunSpeechOptions } from './aliyunSpeechOptions.ts'
import { PIECE, speechContract } from './speech.contract.ts'
import { standInSpeech } from './standInSpeech.ts'
import { APP, fakeAliyunSpeech, KEY } from './testing/fakeAliyunSpeech.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
const time = { now: Date.parse('2026-11-21T10:00:00+08:00') }

async function real(more: Partial<AliyunSpeechOptions> = {}) {
  const fake = await fakeAliyunSpeech(() => time.now)
  open.push(fake)
  const { endpoint } = fake
  const outbound = guardedFetch({ allow: [new URL(endpoint).host] })
  const account = { ...KEY, appKey: APP, endpoint, tokens: endpoint, transcripts: endpoint }
  const port = aliyunSpeech({ ...account, clock: () => new Date(time.now), outbound, ...more })
  return { fake, port }
}

speechContract('the stand-in', async () => standInSpeech(() => {}))
speechContract(
  'Alibaba Cloud, as a server that checks its signatures',
  async () => (await real()).port,
)

test('the stand-in says in the log that nothing was spoken', async () => {
  const log: LogLine[] = []
  await standInSpeech((line) => log.push(line)).speak(PIECE)
  expect(log[0]?.message).toMatch(/^Speech stand-in, not spoken by maleCalm, \d+\.\d s: 咖啡馆/)
})

test('text is escaped, the pause is a break, pace and voice are the provider’s', async () => {
  const { fake, port } = await real({ voices: { maleYoung: 'zhilun' } })
  await port.speak(PIECE)
  await port.speak({ ...PIECE, voice: 'maleYoung', rate: 2, pause: 0 })
  await port.speak({ ...PIECE, rate: 0.5 })
  await port.speak({ ...PIECE, rate: 3 })
  expect(fake.asked[0]).toEqual({
    text: '<speak>咖啡馆开在县城的老街上 &lt;一楼&gt;，&amp; 每天八点开门。<break time="500ms"/></speak>',
    voice: 'sicheng',
    speech_rate: 0,
    format: 'mp3',
    sample_rate: 16000,
  })
  expect(fake.asked.map(({ speech_rate }) => speech_rate)).toEqual([0, 500, -500, 500])
  expect(fake.asked[1]).toMatchObject({ voice: 'zhilun' })
  expect(fake.asked[1]?.text).not.toContain('break')
})

test('a token serves until shortly before it ends', async () => {
  const { fake, port } = await real()
  await port.speak(PIECE)
  await port.speak(PIECE)
  expect(fake.tokens).toHaveLength(1)
  time.now += 36 * 3_600_000
  await port.speak(PIECE)
  expect(fake.tokens).toHaveLength(2)
})

test('a wrong key is refused in the words of the provider, without the secret', async () => {
  const { port } = await real({ accessKeySecret: 'guessed' })
  const failure = (await port.speak(PIECE).catch((error: unknown) => error)) as Error
  expect(failure).toMatchObject({ why: 'refused' })
  expect(failure.message).toContain('SignatureDoesNotMatch')
  expect(JSON.stringify(failure)).not.toContain('guessed')
})

test.each([
  [
    'too many at once',
    { status: 400, body: '{"status":40000005,"message":"TOO_MANY"}' },
    'throttled',
  ],
  [
    'a text it does not take',
    { status: 400, body: '{"status":40000003,"message":"TEXT"}' },
    'refused',
  ],
  [
    'its own trouble',
    { status: 500, body: '{"status":50000000,"message":"ERROR"}' },
    'unreachable',
  ],
  ['a page in place of an answer', { status: 502, body: '<html>' }, 'unreachable'],
])('tells %s', async (_, play, why) => {
  const { port, fake } = await real()
  fake.play(play)
  await expect(port.speak(PIECE)).rejects.toMatchObject({ port: 'speech', why })
})

const recording = {
  ...{ url: 'https://portal.example.cn/store/audio/talk.mp3', name: '第12集.mp3', seconds: 22 },
  read: async () => new Uint8Array(9000).fill(7),
}

test('a recording is handed over by its address, and its words come with their signs and times', async () => {
  const { fake, port } = await real()
  const task = await port.listen(recording)
  expect(fake.listened).toEqual([
    expect.objectContaining({ file_link: recording.url, enable_words: true, appkey: APP }),
  ])
  fake.hear({ StatusCode: 21050001, StatusText: 'RUNNING' })
  expect(await port.heard(task)).toBeNull()
  const time = (BeginTime: number, EndTime: number, ChannelId = 0) => ({
    ...{ BeginTime, EndTime, ChannelId },
  })
  fake.hear({
    Result: {
      Sentences: [
        { Text: '城墙下的渡口，关了。', ...time(200, 2400) },
        { Text: '桥通了。', ...time(4000, 5000) },
        { Text: '城墙下的渡口，关了。', ...time(200, 2400, 1) },
      ],
      Words: [
        { Word: '城墙下的', ...time(200, 900) },
        { Word: '渡口', ...time(900, 1500) },
        { Word: '关了', ...time(1800, 2400) },
        { Word: '桥通了', ...time(4000, 5000) },
        { Word: '城墙下的', ...time(200, 900, 1) },
      ],
    },
  })
  expect(await port.heard(task)).toEqual([
    { text: '城墙下的', start: 0.2, end: 0.9 },
    { text: '渡口，', start: 0.9, end: 1.5 },
    { text: '关了。', start: 1.8, end: 2.4 },
    { text: '桥通了。', start: 4, end: 5 },
  ])
  fake.hear({ StatusCode: 21050003, StatusText: 'SUCCESS_WITH_NO_VALID_FRAGMENT' })
  expect(await port.heard(task)).toEqual([])
  fake.hear({ StatusCode: 41050002, StatusText: 'FILE_DOWNLOAD_FAILED' })
  await expect(port.heard(task)).rejects.toMatchObject({ why: 'refused' })
  await expect(port.listen({ ...recording, url: '/store/audio/talk.mp3' })).rejects.toMatchObject({
    why: 'refused',
  })
})

test('nobody takes a recording of more than twelve hours, and the stand-in knows samples alone', async () => {
  const standIn = standInSpeech(() => {})
  for (const port of [standIn, (await real()).port])
    await expect(port.listen({ ...recording, seconds: 13 * 3600 })).rejects.toMatchObject({
      label: [expect.stringContaining('12 小时'), expect.stringContaining('12 are taken')],
    })
  await expect(standIn.listen(recording)).rejects.toMatchObject({
    label: [expect.stringContaining('尚未接入'), expect.any(String)],
  })
})
