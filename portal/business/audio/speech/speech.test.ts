import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { PortError } from '#portal/outside/portError.ts'
import type { SpokenPiece } from '#portal/outside/speech/speech.ts'
import { standInSpeech } from '#portal/outside/speech/standInSpeech.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { joinSounds, lengthOfSound } from './joinSounds.ts'
import { piecesOf } from './piecesOf.ts'

const spoken: SpokenPiece[] = []
const service = { ...standInSpeech(() => {}), fails: false, during: async () => {} }
const standIn = standInSpeech(() => {})
service.speak = async (piece) => {
  spoken.push(piece)
  await service.during()
  if (service.fails) throw new PortError('speech', 'throttled', ['太频繁', 'Too often'])
  return standIn.speak(piece)
}
const bench = sharedBench(undefined, { ports: { ...standInPorts(() => {}), speech: service } })
const { admin, editor } = bench
let desk: Awaited<ReturnType<typeof deskOf>>
let usual: Row
const speed = (more: Row = {}) =>
  create(admin, 'articleSpeed', {
    ...{ name: `方案${serial()}`, voice: 'femaleWarm', rate: 1, wordsPerMinute: 260 },
    ...{ pauseSeconds: 0.5, scope: 'all', ...more },
  })
beforeAll(async () => {
  desk = await deskOf(bench)
  usual = await speed({ isDefault: true })
})
const article = async (more: Row = {}) =>
  create(admin, 'article', await desk.articleValues({ title: `街角${serial()}`, ...more }))
const found = async (id: unknown) => (await admin('GET', `article/${id}`)).data as Row
const jobOf = async (id: unknown) => (await admin('GET', `job/${id}`)).data as Row
const synthesize = async (id: unknown) => {
  const { data } = await editor('POST', `article/${id}/synthesize`, {})
  await runQueued(bench.portal.context)
  return jobOf(data.job)
}

test('article.synthesize reads title and text aloud and puts the sound where the article plays it', async () => {
  const body = '<p>咖啡馆开在老街上。</p><p>$$$$$$</p><p>每天八点开门，&amp; 晚上不关。</p>'
  const { id, title } = await article({ body })
  spoken.length = 0
  const job = await synthesize(id)
  expect(job).toMatchObject({ status: 'done', done: 3, failed: 0, total: 3 })
  expect(spoken.map(({ text }) => text)).toEqual([
    title,
    '咖啡馆开在老街上。',
    '每天八点开门，& 晚上不关。',
  ])
  expect(spoken[0]).toMatchObject({ voice: 'femaleWarm', rate: 1, pause: 0.5 })
  const read = await found(id)
  expect(read).toMatchObject({ audioKind: 'synthesized', duration: expect.any(Number) })
  const { url, size, name } = read.audio as { url: string; size: number; name: string }
  expect(name).toBe(`${title}.mp3`)
  const key = url.replace(/^.*\/masthead\//, '')
  const kept = await bench.store.get(key)
  const bytes = new Uint8Array(await new Response(kept?.body as ReadableStream).arrayBuffer())
  expect(bytes).toHaveLength(size)
  expect(Math.round(lengthOfSound(bytes))).toBe(read.duration)
})

test('it is read in its own profile, else in that of its column, its magazine, or the default', async () => {
  const own = await speed({ voice: 'maleYoung', rate: 1.5 })
  const columns = await speed({ voice: 'femaleNews', scope: 'columns', columns: [desk.column.id] })
  const magazines = await speed({
    voice: 'maleCalm',
    scope: 'magazines',
    magazines: [desk.magazine.id],
  })
  const voiceOf = async (more: Row = {}) => {
    spoken.length = 0
    await synthesize((await article(more)).id)
    return spoken[0]?.voice
  }
  expect(await voiceOf({ speed: own.id })).toBe('maleYoung')
  expect(await voiceOf()).toBe('femaleNews')
  await admin('POST', `articleSpeed/${columns.id}/disable`, { confirm: { yes: true } })
  expect(await voiceOf()).toBe('maleCalm')
  await admin('POST', `articleSpeed/${magazines.id}/disable`, { confirm: { yes: true } })
  expect(await voiceOf()).toBe('femaleWarm')
})

test('many are asked for at once, each with a job of its own, and none twice', async () => {
  const ids = [(await article()).id, (await article()).id]
  const { data } = await editor('POST', 'article/bulk', { action: 'synthesize', ids })
  expect(data).toMatchObject({ done: 2 })
  const again = await editor('POST', `article/${ids[0]}/synthesize`, {})
  expect(again).toMatchObject({ code: 40900 })
  expect(JSON.stringify(again.data)).toMatch(/being synthesized already/)
  await runQueued(bench.portal.context)
  for (const id of ids) expect(await found(id)).toMatchObject({ audioKind: 'synthesized' })
})

test('a recorded reading is never written over, not even one put in meanwhile', async () => {
  await bench.store.put('audio/own.mp3', await standIn.speak(spoken[0]!), { type: 'audio/mpeg' })
  const audio = { url: '/masthead/audio/own.mp3', name: 'own.mp3', duration: 3 }
  const recorded = await article({ audioKind: 'recorded', audio })
  const refused = await editor('POST', `article/${recorded.id}/synthesize`, {})
  expect(refused.code).toBe(40900)
  const { id, version } = await article()
  service.during = async () => {
    service.during = async () => {}
    await admin('PUT', `article/${id}`, { audioKind: 'recorded', audio, version })
  }
  expect(await synthesize(id)).toMatchObject({ status: 'failed' })
  expect((await found(id)).audioKind).toBe('recorded')
})

test('a text that changed meanwhile keeps no sound of what it was; what the service says is told', async () => {
  const { id, version } = await article()
  service.during = async () => {
    service.during = async () => {}
    await admin('PUT', `article/${id}`, { body: '<p>改过了。</p>', version })
  }
  const job = await synthesize(id)
  expect(job).toMatchObject({ status: 'failed', failed: 1 })
  expect((await found(id)).audio).toBeNull()
  service.fails = true
  expect(await synthesize(id)).toMatchObject({ status: 'failed' })
  service.fails = false
  expect(await synthesize(id)).toMatchObject({ status: 'done' })
})

test('articleSpeed.reestimate tells how long articles without audio will take, those of the profile only', async () => {
  const slow = await speed({ wordsPerMinute: 100, pauseSeconds: 2 })
  const body = `<p>${'长'.repeat(150)}</p><p>${'短'.repeat(50)}</p>`
  const own = await article({ body, speed: slow.id })
  const other = await article({ body })
  const { data } = await editor('POST', `articleSpeed/${slow.id}/reestimate`, {})
  await runQueued(bench.portal.context)
  expect(await jobOf(data.job)).toMatchObject({ status: 'done', done: 1 })
  expect((await found(own.id)).duration).toBe(124)
  expect((await found(other.id)).duration).toBeNull()
  const ofDefault = await editor('POST', `articleSpeed/${usual.id}/reestimate`, {})
  await runQueued(bench.portal.context)
  expect(await jobOf(ofDefault.data.job)).toMatchObject({ status: 'done' })
  expect((await found(other.id)).duration).toBe(47)
})

test('a text is cut behind sentences, and never through a letter', () => {
  const texts = (html: string, most = 10) => piecesOf('', html, most).map(({ text }) => text)
  expect(texts('<p>春天来了。她说：“走吧！”于是出发，往南。</p>')).toEqual([
    '春天来了。',
    '她说：“走吧！”',
    '于是出发，往南。',
  ])
  expect(texts(`<p>${'🌿'.repeat(6)}字</p>`)).toEqual(['🌿字'])
  expect(piecesOf('题', '<p>一</p><figcaption>图注</figcaption><script>x</script>', 9)).toEqual([
    { text: '题', endsParagraph: true },
    { text: '一', endsParagraph: true },
  ])
})

test('sounds are put one behind the other without their tags and indexes', async () => {
  const one = await standIn.speak({ text: '一二三四五六', voice: 'maleCalm', rate: 1, pause: 0 })
  const tagged = new Uint8Array([
    ...Buffer.from('ID3'),
    4,
    0,
    0,
    0,
    0,
    0,
    2,
    7,
    7,
    ...one,
    ...Buffer.from('TAG'),
  ])
  const index = Uint8Array.from(one.subarray(0, 36))
  index.set(Buffer.from('Info'), 13)
  const both = joinSounds([tagged, new Uint8Array([...index, ...one])])
  expect(both).toHaveLength(one.length * 2)
  expect(lengthOfSound(both)).toBeCloseTo(lengthOfSound(one) * 2)
})
