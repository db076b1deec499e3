import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
let audiobook: number
beforeAll(async () => {
  const now = '2026-11-21T10:00:00+08:00'
  const { rows, database, entities } = bench.portal.context
  const book = { title: '长江的孩子', version: 1, createdAt: now, updatedAt: now, status: 'draft' }
  audiobook = await database.transaction((tx) => rows.insert(tx, entities.get('audiobook')!, book))
})

async function sound(name: string) {
  const key = `audio/${encodeURIComponent(name)}`.replaceAll('%', '')
  await bench.store.put(key, mp3Silence(2), { type: 'audio/mpeg' })
  return { url: `/masthead/${key}`, name, size: 8008, duration: 2 }
}
const upload = async (...names: readonly string[]) => {
  const audios = await Promise.all(names.map(sound))
  const episodes = audios.map((audio) => ({
    ...{ title: audio.name.replace('.mp3', ''), audio, duration: 2 },
  }))
  return bench.admin('POST', 'audio/batchUpload', { audiobook, episodes })
}
const stored = async () =>
  bench.portal.context.database.db
    .selectFrom('audio')
    .select(['title', 'position', 'fileName', 'size', 'duration', 'status'])
    .orderBy('position')
    .execute()

test('each sound becomes a draft behind those that are there, with what its upload told', async () => {
  expect(await upload('001 楔子.mp3', '002 渡口.mp3')).toMatchObject({ code: 20000 })
  expect(await upload('003 后记.mp3')).toMatchObject({ code: 20000 })
  const facts = { size: '7.82 KB', duration: 2, status: 'draft' }
  expect(await stored()).toEqual([
    { title: '001 楔子', position: 1, fileName: '001 楔子.mp3', ...facts },
    { title: '002 渡口', position: 2, fileName: '002 渡口.mp3', ...facts },
    { title: '003 后记', position: 3, fileName: '003 后记.mp3', ...facts },
  ])
})

test('a file that is in the audiobook already refuses all of them', async () => {
  const answer = await upload('004 新的.mp3', '002 渡口.mp3')
  expect(answer).toMatchObject({ code: 40001 })
  expect(JSON.stringify(answer.data)).toContain('Do not upload duplicate files: 002 渡口.mp3')
  expect(await stored()).toHaveLength(3)
})

const { make, find, put, changed, act, remove, refused } = anyRecord(bench)
const episode = async (name: string, more: Row = {}) =>
  make('audio', {
    audiobook,
    title: name,
    audio: await sound(name),
    fileName: null,
    size: null,
    position: null,
    ...more,
  })

test('audio#audioFileIsAccepted a file stands once in an audiobook, mp3 and m4a only; audio#factsComeFromFile its name, size and length are its own', async () => {
  const made = await episode('101 开场.mp3', { duration: 99, fileName: '别的.mp3', size: '1 KB' })
  expect(made).toMatchObject({ fileName: '101 开场.mp3', size: '7.82 KB', duration: 2 })
  expect(await refused(episode('101 开场.mp3', { title: '又一集' }))).toEqual(['audio'])
  const elsewhere = (await make('audiobook')).id
  expect(await refused(episode('101 开场.mp3', { audiobook: elsewhere }))).toEqual([])
  expect(await changed('audio', made, { audio: { ...(await sound('103.wav')) } })).toEqual([
    40001,
    'audio',
  ])
})

test('audio.replaceFile takes another file for the same episode', async () => {
  const made = await episode('110 旧.mp3')
  await put('audio', made, { playCount: 7 })
  const audio = await sound('111 新.mp3')
  expect(await act('audio', made, 'replaceFile', { audio })).toEqual([20000])
  expect(await find('audio', made)).toMatchObject({
    ...{ title: '110 旧.mp3', position: made.position, playCount: 7, fileName: '111 新.mp3' },
  })
})

test('audio#orderedWithinAudiobook who goes closes the gap; only a draft moves to another audiobook', async () => {
  const book = (await make('audiobook')).id
  const [one, two, three] = [
    await episode('a.mp3', { audiobook: book }),
    await episode('b.mp3', { audiobook: book }),
    await episode('c.mp3', { audiobook: book }),
  ]
  expect(await remove('audio', one)).toEqual([20000])
  expect([(await find('audio', two)).position, (await find('audio', three)).position]).toEqual([
    1, 2,
  ])
  const other = (await make('audiobook')).id
  await act('audio', two, 'publish')
  expect(await changed('audio', two, { audiobook: other })).toEqual([40001, 'audiobook'])
  expect(await changed('audio', three, { audiobook: other })).toEqual([20000])
})

test('audio#releasedAtPublishAt a published episode waits for its minute; only admins delete one that is no draft', async () => {
  const { app } = await appKey(bench, { rights: ['public'] })
  const parent = await make('audiobook')
  await put('audiobook', parent, { status: 'published' })
  const of = async (name: string, publishAt: string | null) => {
    const made = await episode(name, { audiobook: parent.id, publishAt })
    await act('audio', made, 'publish')
    return made
  }
  const now = await of('now.mp3', null)
  await of('later.mp3', '2026-12-01T00:00:00+08:00')
  const filter = encodeURIComponent(JSON.stringify({ audiobook: parent.id }))
  const { data } = await app('GET', `public/audio?filter=${filter}`)
  expect(data.list.map(({ title }: Row) => title)).toEqual(['now.mp3'])
  expect(await remove('audio', now, bench.editor)).toEqual([40300])
  expect(await remove('audio', now)).toEqual([20000])
  const draft = await episode('draft.mp3', { audiobook: parent.id })
  expect(await remove('audio', draft, bench.editor)).toEqual([20000])
})

test('audio.setTrial sets it for those that were chosen', async () => {
  const ids = [(await episode('t1.mp3')).id, (await episode('t2.mp3')).id]
  const { data } = await bench.editor('POST', 'audio/bulk', { action: 'setTrial', ids })
  expect(data).toMatchObject({ done: 2 })
})
