import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { silence } from '#mocks/samples/silence.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { SpeechPort } from '#portal/outside/speech/speech.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { night } from './transcripts.night.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const talk = readFileSync(new URL('../../../mocks/samples/media/talk.mp3', import.meta.url))

describe.each(databases)('what is said in a recording, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  const { make, put } = anyRecord(bench)
  let episode: Row & { id: number }
  let held = 0
  beforeAll(async () => {
    episode = (await make('podcast')) as typeof episode
  })

  /** The episode with these bytes as its sound. */
  const hold = async (bytes: Uint8Array, more: Row = {}) => {
    const { store } = bench.portal.context
    const key = `audio/2026/${String(++held).padStart(16, '0')}/talk.mp3`
    await store!.put(key, new Uint8Array(bytes), { type: 'audio/mpeg' })
    const url = addressIn(store!, key)
    await put('podcast', episode as never, { audio: { url, name: '第12集.mp3', size: 9, ...more } })
    return url
  }
  const path = () => `podcast/${episode.id}/transcript`
  const read = async (url: string, call = admin) =>
    call('GET', `${path()}?field=audio&url=${encodeURIComponent(url)}`)
  const start = (url: string, more: Row = {}, call = admin) =>
    call('POST', path(), { field: 'audio', url, ...more })
  const why = async (url: string) => {
    await start(url)
    await runQueued(bench.portal.context)
    const { status, why: [zh] = [''] } = (await read(url)).data
    return [status, zh]
  }

  test('is written down by a job, and stands in paragraphs of words with their times', async () => {
    const url = await hold(talk, { duration: 22 })
    expect((await read(url)).data).toMatchObject({ status: 'none', paragraphs: [] })
    expect((await start(url)).data.status).toBe('waiting')
    expect((await start(url)).data.errors._).toMatch(/正在转写|being written/)
    await runQueued(bench.portal.context)
    const { data } = await read(url)
    expect(data.status).toBe('done')
    const [{ words }] = data.paragraphs
    expect(words[0]).toMatchObject({ text: '这是', start: 0 })
    expect(data.paragraphs.at(-1).words.at(-1).end).toBeCloseTo(22)
    const job = (await admin('GET', 'job?sort=-id&range=[0,0]')).data.list[0]
    expect(job).toMatchObject({ kind: 'transcript', status: 'done', done: 2, total: 2 })
  })

  test('is put right by hand, by one at a time, and written anew only once that is said', async () => {
    const url = await hold(talk)
    await start(url)
    await runQueued(bench.portal.context)
    const { version, paragraphs } = (await read(url)).data
    const own = { field: 'audio', url, version, paragraphs: paragraphs.slice(0, 1) }
    const kept = await admin('PUT', path(), own)
    expect(kept.data).toMatchObject({ corrected: true, version: version + 1 })
    expect((await admin('PUT', path(), own)).code).toBe(40900)
    expect((await start(url)).data.errors._).toMatch(/丢掉|lose/)
    expect((await start(url, { again: true })).data.status).toBe('waiting')
    await runQueued(bench.portal.context)
    expect((await read(url)).data).toMatchObject({ status: 'done', corrected: false })
  })

  test('is refused in words: no service, nothing to be heard, too long, not saved, no such field', async () => {
    expect(await why(await hold(new Uint8Array(9000).fill(7)))).toEqual([
      'failed',
      expect.stringContaining('语音服务尚未接入'),
    ])
    expect(await why(await hold(silence()))).toEqual([
      'silent',
      expect.stringContaining('没有听到'),
    ])
    const long = await hold(talk, { duration: 13 * 3600 })
    expect(JSON.stringify((await start(long)).data)).toMatch(/12 小时|12 are taken/)
    expect((await start('/store/audio/other.mp3')).data.errors.url).toMatch(/保存|save/)
    const strange = await admin('POST', path(), { field: 'title', url: long })
    expect(strange.data.errors.field).toMatch(/title/)
    const wrong = { field: 'audio', url: long, version: 1, paragraphs: [{ words: [{ text: 1 }] }] }
    expect((await admin('PUT', path(), wrong)).data.errors.paragraphs).toBeDefined()
  })

  test('tells when the service does not answer, and is begun again then', async () => {
    const url = await hold(talk)
    const { ports } = bench.portal.context as { ports: { speech: SpeechPort } }
    const standing = ports.speech
    ports.speech = {
      ...standing,
      listen: async () => Promise.reject(new Error('The line is down')),
    }
    try {
      expect((await why(url))[0]).toBe('waiting')
      for (let attempt = 0; attempt < 4; attempt++) {
        bench.time.now += 3_600_000
        await runQueued(bench.portal.context)
      }
      expect((await read(url)).data).toMatchObject({ status: 'failed' })
    } finally {
      ports.speech = standing
    }
    expect((await why(url))[0]).toBe('done')
  })

  test('is of whoever may read, and change, the record of the recording', async () => {
    const url = await hold(talk)
    const records = bench.portal.records()
    const role = (await records.create('role', {
      ...{ kind: 'named', code: 'hearsOnly', name: '只听播客' },
      rights: [{ entity: 'podcast', read: true }],
    })) as Row & { id: number }
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const wang = await bench.signIn('wang')
    expect((await read(url, wang)).data.status).toBe('none')
    expect((await start(url, {}, wang)).code).toBe(40300)
    await records.update('role', role.id, { rights: [{ entity: 'author', read: true }] })
    const other = await bench.signIn('wang')
    expect((await read(url, other)).code).toBe(40300)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })

  test('goes once no record has held its recording for long', async () => {
    const [left, kept] = [await hold(talk), await hold(talk)]
    const { database } = bench.portal.context
    for (const url of [left, kept]) {
      const audio = { url, name: '第12集.mp3', size: 9 }
      // Held as somebody saves it, so that it is known to be used.
      await put('podcast', episode as never, { audio: null })
      await bench.portal.records().update('podcast', episode.id, { audio })
      await start(url)
      await runQueued(bench.portal.context)
    }
    bench.time.now += 100 * 86_400_000
    await night(bench.portal.context)
    const rows = await database.db.selectFrom('_transcript').select('key').execute()
    expect(rows.map(({ key }) => kept.endsWith(String(key)))).toEqual([true])
  })
})
