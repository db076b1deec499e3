import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { create, serial } from '#portal/testing/desk.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('what was deleted, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const { make: records } = anyRecord(bench)
  const make = (name: string, more: Row = {}): Promise<Row> =>
    create(admin, 'articleTag', { name: `${name}${serial()}`, ...more })
  const at = (name: string) => bench.portal.context.entities.get(name)?.path
  const told = async (who: SignedIn, q = '') =>
    (await who('GET', `index/deletions?q=${encodeURIComponent(q)}`)).data.list as Row[]

  test('is told with who, when and why, the latest first, and goes when it is brought back', async () => {
    const [one, other] = [await make('旧春'), await make('旧夏')]
    await admin('DELETE', `articleTag/${one.id}`, { reason: '重复了' })
    bench.time.now += 120_000
    await editor('DELETE', `articleTag/${other.id}`, {})
    const [last, first] = await told(admin)
    expect(last).toMatchObject({ title: other.name, by: '王编辑', mayRestore: true })
    expect(first).toMatchObject({
      ...{ entity: 'articleTag', recordId: one.id, title: one.name, by: '主编', reason: '重复了' },
      along: [],
    })
    expect((await told(admin, '旧春')).map(({ recordId }) => recordId)).toEqual([one.id])
    await admin('POST', `articleTag/${one.id}/restoreFromBin`, {})
    expect(await told(admin, '旧春')).toEqual([])
    bench.time.now += 120_000
    await admin('DELETE', `articleTag/${one.id}`, { reason: '又删了' })
    expect(await told(admin, '旧春')).toMatchObject([{ reason: '又删了' }])
  })

  test('tells what went along with a record there, and nowhere else', async () => {
    const raffle = await records('raffle', {
      period: { start: '2026-11-22T00:00:00+08:00', end: '2026-11-30T00:00:00+08:00' },
      claimUntil: '2026-12-31T00:00:00+08:00',
    })
    const { rows, entities, database: stored } = bench.portal.context
    const stamps = { version: 1, createdAt: raffle.createdAt, updatedAt: raffle.updatedAt }
    const award = { ...stamps, raffle: raffle.id, name: '一等奖' } as Row
    await stored.transaction((tx) => rows.insert(tx, entities.get('raffleAward')!, award))
    const removed = await admin('DELETE', `${at('raffle')}/${raffle.id}`, {})
    const found = (await told(admin)).filter(({ entity }) => /^raffle/.test(String(entity)))
    expect([removed.code, found]).toMatchObject([
      20000,
      [{ entity: 'raffle', along: [{ entity: 'raffleAward', count: 1 }] }],
    ])
  })

  test('what refers to something that was deleted since is told what it lacks, and stays where it is', async () => {
    const parent = await make('旧主题')
    const child = await make('旧词', { parent: parent.id })
    await admin('DELETE', `articleTag/${child.id}`, {})
    expect((await admin('DELETE', `articleTag/${parent.id}`, {})).code).toBe(20000)
    const trial = { id: child.id, restore: true }
    const { errors } = (await admin('POST', 'articleTag/check', trial)).data
    expect(Object.keys(errors)).toEqual(['parent'])
    const back = await admin('POST', `articleTag/${child.id}/restoreFromBin`, {})
    expect([back.code, Object.keys(back.data.errors)]).toEqual([40001, ['parent']])
    await admin('POST', `articleTag/${parent.id}/restoreFromBin`, {})
    expect((await admin('POST', `articleTag/${child.id}/restoreFromBin`, {})).code).toBe(20000)
  })

  test('is told to nobody who may not read it', async () => {
    const one = await make('旧秋')
    await admin('DELETE', `articleTag/${one.id}`, {})
    const own = bench.portal.records()
    const role = await own.create('role', {
      ...{ kind: 'named', code: 'authorsAlone', name: '只看作者' },
      rights: [{ entity: 'author', read: true }],
    })
    await own.update('portalUser', bench.people.wang, { roles: [role.id] })
    expect(await told(await bench.signIn('wang'), '旧秋')).toEqual([])
    await own.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
    expect((await admin('GET', 'index/deletions?page=x')).code).toBe(40001)
  })
})
