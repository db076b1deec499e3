import { describe, expect, test } from 'vitest'
import { ownerField } from '#derive/ownerField.ts'
import { parseListQuery } from '#portal/engine/records/listQuery.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const both = bothDatabases()

describe.each(both)('the home page on $name', (database) => {
  const bench = sharedBench(database)

  const failedJob = (createdBy: number, key: string) => {
    const { rows, database, entities, clock } = bench.portal.context
    const now = `${new Date(clock().getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
    const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy, updatedBy: null }
    const values = { title: key, kind: 'export', key, total: 1, done: 0, failed: 1, skipped: 0 }
    return database.transaction((tx) =>
      rows.insert(tx, entities.get('job')!, { ...values, ...stamps, status: 'failed' }),
    )
  }
  const todosOf = async (who: PortalBench['admin'], entity: string) =>
    (
      (await who('GET', 'index/todos')).data.todos as {
        entity: string
        count: number
        filter: object
      }[]
    ).filter((one) => one.entity === entity)

  test('counts what a declaration names, one’s own where it says so, and lists just that', async () => {
    const { admin, editor, people } = bench
    await failedJob(people.boss, 'one')
    await failedJob(people.boss, 'two')
    await failedJob(people.wang, 'three')
    const [todo] = await todosOf(admin, 'job')
    expect(todo).toMatchObject({ count: 2, label: ['失败待重试', 'Failed, to retry'] })
    const filter = encodeURIComponent(JSON.stringify(todo?.filter))
    expect((await admin('GET', `job?filter=${filter}`)).data.total).toBe(2)
    expect(await todosOf(editor, 'job')).toMatchObject([{ count: 1 }])
  })

  test('approvals come first, to those who may approve what others made; then what moves money', async () => {
    const { admin, editor, people } = bench
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T09:00:00+08:00'
    const put = (name: string, values: object) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get(name)!, {
          ...{ version: 1, createdAt: at, updatedAt: at, updatedBy: null, ...values },
        } as never),
      )
    const batch = { kind: 'vip', reason: '客诉补偿', status: 'approval', rows: 1 }
    await put('batchGive', { ...batch, batchNo: 'PL1', createdBy: people.wang })
    await put('batchGive', { ...batch, batchNo: 'PL2', createdBy: people.boss })
    await put('comment', { content: '好', status: 'pending', createdBy: null })
    await put('activityOrder', { orderNo: 'A1', status: 'refunding', amount: 100, createdBy: null })
    const { todos } = (await admin('GET', 'index/todos')).data
    expect(todos[0]).toMatchObject({
      entity: 'batchGive',
      count: 1,
      filter: { status: 'approval' },
    })
    const order = todos.map(({ entity }: { entity: string }) => entity)
    expect(order.indexOf('activityOrder')).toBeLessThan(order.indexOf('comment'))
    expect(await todosOf(editor, 'batchGive')).toEqual([])
  })

  test('counts one’s own apart for each person, and nothing one can do nothing about', async () => {
    const { admin, editor, people } = bench
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T09:00:00+08:00'
    const tell = (createdBy: number) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get('aiOpinion')!, {
          ...{ version: 1, createdAt: at, updatedAt: at, updatedBy: null, createdBy },
          ...{ status: 'pending' },
        } as never),
      )
    for (const createdBy of [people.boss, people.wang, people.wang]) await tell(createdBy)
    const [seen] = (await todosOf(admin, 'aiOpinion')) as unknown as { mine: { filter: object } }[]
    expect(seen).toMatchObject({ count: 3, mine: { count: 1 } })
    const filter = encodeURIComponent(JSON.stringify(seen!.mine.filter))
    expect((await admin('GET', `openAi/opinion?filter=${filter}`)).data.total).toBe(1)
    expect(await todosOf(editor, 'aiOpinion')).toMatchObject([{ count: 3, mine: { count: 2 } }])

    const records = bench.portal.records()
    const reader = await records.create('role', {
      ...{ kind: 'named', code: 'opinionReader', name: '只看观点' },
      rights: [{ entity: 'aiOpinion', read: true }],
    })
    await records.update('portalUser', people.wang, { roles: [reader.id] })
    expect(await todosOf(await bench.signIn('wang'), 'aiOpinion')).toEqual([])
    await records.update('portalUser', people.wang, { roles: [people.editor] })
  })

  test('whose a record is can be listed', () => {
    for (const entity of bench.portal.context.entities.values())
      expect(parseListQuery(entity, { filter: { [ownerField(entity)]: 1 } })).not.toBeInstanceOf(
        Array,
      )
  })

  test('every filter that is named is one the list takes', () => {
    for (const entity of bench.portal.context.entities.values())
      for (const { filter } of entity.home.todos)
        expect(parseListQuery(entity, { filter }), entity.name).not.toBeInstanceOf(Array)
  })

  test('draws a month day by day, of what one may read', async () => {
    const { admin, portal, time } = bench
    const user = (registeredAt: string, phone: string) => ({ registeredAt, phone, nickname: phone })
    const records = portal.records()
    await records.create('appUser', user('2026-11-21T09:00:00+08:00', '13911110001'))
    await records.create('appUser', user('2026-11-20T23:59:59+08:00', '13911110002'))
    await records.create('appUser', user('2026-10-22T09:00:00+08:00', '13911110003'))
    expect(new Date(time.now).toISOString().slice(0, 10)).toBe('2026-11-21')
    const { figures } = (await admin('GET', 'index/figures')).data
    const users = figures.find(({ entity }: { entity: string }) => entity === 'appUser')
    expect(users).toMatchObject({ unit: 'records', until: '2026-11-21' })
    expect(users.values).toHaveLength(30)
    expect(users.values.slice(-2)).toEqual([1, 1])
    expect(users.values.reduce((sum: number, one: number) => sum + one, 0)).toBe(2)
    const money = figures.find(({ entity }: { entity: string }) => entity === 'userOrder')
    expect(money.unit).toBe('fen')
  })

  test('one’s recent edits stand once each, with what they are called now, and none that is gone', async () => {
    const { editor, admin } = bench
    const tag = await create(editor, 'articleTag', { name: '旧名', synonyms: [] })
    const other = await create(editor, 'articleTag', { name: '要删的', synonyms: [] })
    bench.time.now += 1000
    await editor('PUT', `articleTag/${tag.id}`, { name: '新名', version: tag.version })
    await editor('DELETE', `articleTag/${other.id}`, { version: other.version })
    const { edits } = (await editor('GET', 'index/recentEdits')).data
    expect(edits).toMatchObject([{ entity: 'articleTag', recordTitle: '新名', action: 'update' }])
    expect((await admin('GET', 'index/recentEdits')).data.edits).toEqual([])
    // What was changed last stands first, however long ago it was changed before.
    bench.time.now += 1000
    await create(editor, 'articleTag', { name: '后来的', synonyms: [] })
    bench.time.now += 1000
    await editor('PUT', `articleTag/${tag.id}`, { name: '又改了', version: 2 })
    const names = (await editor('GET', 'index/recentEdits')).data.edits.map(
      ({ recordTitle }: { recordTitle: string }) => recordTitle,
    )
    expect(names).toEqual(['又改了', '后来的'])
  })
})
