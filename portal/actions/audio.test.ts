import { beforeAll, expect, test } from 'vitest'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { ORIGIN } from '../testing/portalBench.ts'
import { sharedBench } from '../testing/sharedBench.ts'

const bench = sharedBench()
let audiobook: number
beforeAll(async () => {
  const now = '2026-11-21T10:00:00+08:00'
  const { rows, database, entities } = bench.portal.ground
  const book = { title: '长江的孩子', version: 1, createdAt: now, updatedAt: now, status: 'draft' }
  audiobook = await database.transaction((tx) => rows.insert(tx, entities.get('audiobook')!, book))
})

async function sound(name: string) {
  const key = `audio/${encodeURIComponent(name)}`.replaceAll('%', '')
  await bench.store.put(key, mp3Silence(2), { type: 'audio/mpeg' })
  return { url: `${ORIGIN}/masthead/${key}`, name, size: 8008, duration: 2 }
}
const upload = async (...names: readonly string[]) => {
  const audios = await Promise.all(names.map(sound))
  const episodes = audios.map((audio) => ({
    ...{ title: audio.name.replace('.mp3', ''), audio, duration: 2 },
  }))
  return bench.admin('POST', 'audio/batchUpload', { audiobook, episodes })
}
const stored = async () =>
  bench.portal.ground.database.db
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
