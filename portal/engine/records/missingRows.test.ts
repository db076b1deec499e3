import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())(
  'what became of records that are referred to, on $name',
  (database) => {
    const bench = sharedBench(database)
    const { admin } = bench

    const magazine = async () => create(admin, 'magazine', await magazineValues(bench))
    const askFor = async (ids: readonly number[], more = '') => {
      const filter = encodeURIComponent(JSON.stringify({ id: ids }))
      const { data } = await admin('GET', `magazine?filter=${filter}&range=[0,9]${more}`)
      return data.list as Row[]
    }

    test('tells of each id whether it is there, in the bin or no more at all', async () => {
      const [kept, binned, purged] = [await magazine(), await magazine(), await magazine()]
      for (const { id, version } of [binned, purged])
        expect((await admin('DELETE', `magazine/${id}`, { version })).code).toBe(20000)
      await bench.portal.context.database.db
        .deleteFrom('magazine')
        .where('id', '=', purged.id)
        .execute()
      const ids = [kept.id, binned.id, purged.id]

      expect((await askFor(ids)).map(({ id }) => id)).toEqual([kept.id])
      expect(await askFor(ids, '&gone=1')).toEqual([
        expect.objectContaining({ id: kept.id, status: 'draft' }),
        { id: binned.id, title: binned.title, gone: 'bin' },
        { id: purged.id, gone: 'purged' },
      ])
    })

    test('says nothing of the bin to a list that is asked for by more than ids', async () => {
      const binned = await magazine()
      await admin('DELETE', `magazine/${binned.id}`, { version: binned.version })
      const { data } = await admin('GET', `magazine?filter={"status":"draft"}&gone=1&range=[0,99]`)
      expect((data.list as Row[]).some(({ id, gone }) => id === binned.id || gone)).toBe(false)
    })

    test('refuses a link that leads to nothing or into the bin', async () => {
      const binned = await magazine()
      await admin('DELETE', `magazine/${binned.id}`, { version: binned.version })
      const { id } = await magazine()
      const saidOf = async (target: Row) =>
        (await admin('POST', 'jumpLink/check', { values: { title: '去处', target } })).data.errors
          ?.target
      expect(await saidOf({ type: 'magazine', id: 999_999 })).toContain('999999')
      expect(await saidOf({ type: 'magazine', id: binned.id })).toContain(String(binned.id))
      expect(await saidOf({ type: 'magazine', id })).toBeUndefined()
    })
  },
)
