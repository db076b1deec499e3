import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { night } from '#portal/engine/media/sounds.night.ts'
import { purgeRow } from '#portal/engine/records/store.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { serial } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const sound = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../mocks/samples/media/sound.mp3')),
)
const look = { peaks: 'CsgoWg==', seconds: 3, lufs: -16.2, highest: 0.9 }

describe.each(databases)('how a sound swings, on $name', (database) => {
  const bench = sharedBench(database)
  const { editor, admin } = bench
  const uploaded = async (bytes: Uint8Array, ending: string) => {
    const [prefix] = await uploadPrefixes('a secret of the tests', 'wang')
    const key = `${prefix}f/${1_795_000_000_000 + serial()}.${ending}`
    await bench.store.put(key, bytes, { type: '' })
    const url = `${ORIGIN}/masthead/${key}`
    return (await editor('POST', 'material/uploaded', { url, name: `a.${ending}` })).data.material
  }
  const ask = (url: unknown, more = {}) => editor('POST', 'material/sound', { url, ...more })

  test('what one has measured the next one is given, until the sound is gone; the first stays', async () => {
    const { url, id } = await uploaded(sound, 'mp3')
    expect((await ask(url)).data.look).toBeNull()
    expect((await ask(url, { look })).data.look).toEqual(look)
    expect((await ask(url, { look: { ...look, lufs: null } })).data.look).toEqual(look)
    const { data } = await admin('POST', 'material/sound', { url: `${ORIGIN}${url}?Signature=x` })
    expect(data.look).toEqual(look)
    const { context } = bench.portal
    await context.database.transaction((tx) => purgeRow(tx, entityNamed(context, 'material'), id))
    await night(context)
    expect(await context.database.db.selectFrom('_sound').selectAll().execute()).toEqual([])
  })

  test('what is no sound of the library has none, and what is no look is refused', async () => {
    const { url } = await uploaded(wholePng(77, 20 + serial()), 'png')
    for (const other of [url, 'https://elsewhere.cn/a.mp3', '/masthead/audio/none.mp3', null, 7])
      expect((await ask(other, { look })).data.look).toBeNull()
    const bad = [
      null,
      'x',
      [],
      { ...look, peaks: '<script>' },
      { ...look, peaks: 'A'.repeat(4000) },
      { ...look, seconds: -1 },
      { ...look, highest: '1' },
      { ...look, lufs: undefined },
      { ...look, more: 1 },
    ]
    for (const one of bad) expect((await ask(url, { look: one })).data.errors.look).toMatch(/peaks/)
  })
})
