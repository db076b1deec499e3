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

  test('the list a mark leads to holds what is counted and nothing else: an issue on its way with articles to proof', async () => {
    const { admin } = bench
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T09:00:00+08:00'
    const stamps = {
      ...{ version: 1, createdAt: at, updatedAt: at },
      createdBy: null,
      updatedBy: null,
    }
    const put = (name: string, values: object) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get(name)!, { ...stamps, ...values } as never),
      )
    await put('issue', { title: '冬藏', status: 'scheduled', draftCount: 1 })
    await put('issue', { title: '春生', status: 'scheduled', draftCount: 0 })
    const told = (await todosOf(admin, 'issue')) as unknown as {
      label: [string, string]
      filter: object
    }[]
    const todo = told.find(({ label }) => label[0] === '有文章待校对')
    expect(todo).toMatchObject({ count: 1, filter: { status: 'scheduled', draftCount_gte: 1 } })
    const filter = encodeURIComponent(JSON.stringify(todo?.filter))
    expect((await admin('GET', `issue?filter=${filter}`)).data.total).toBe(1)
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

  test('what fails and what others wait for comes before drafts, by how long beyond its promise; with its age and amount', async () => {
    const { admin } = bench
    const { rows, database, entities } = bench.portal.context
    const put = (name: string, at: string, values: object) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get(name)!, {
          ...{
            version: 1,
            createdAt: at,
            updatedAt: at,
            createdBy: null,
            updatedBy: null,
            ...values,
          },
        } as never),
      )
    const [earlier, later] = ['2026-11-20T09:00:00+08:00', '2026-11-20T10:00:00+08:00']
    await put('pcTopic', earlier, { title: '专题', status: 'draft' })
    await put('listener', earlier, { nickname: '听友', status: 'pending' })
    // Later, and yet longer beyond the two hours that are promised.
    await put('doreadComment', later, { content: '好书', status: 'waiting', commentedAt: later })
    await put('activityOrder', earlier, { orderNo: 'A2', status: 'refunding', amount: 2050 })
    const { todos } = (await admin('GET', 'index/todos')).data
    const place = (name: string) =>
      todos.findIndex(({ entity }: { entity: string }) => entity === name)
    const order = ['activityOrder', 'doreadComment', 'listener', 'pcTopic'].map(place)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(place('job')).toBeLessThan(place('pcTopic'))
    expect(todos[place('doreadComment')].waits).toEqual({ since: later, within: 120 })
    expect(todos[place('activityOrder')].waits).toMatchObject({ since: earlier, fen: 2150 })
    expect(todos[place('pcTopic')]).not.toHaveProperty('waits')
    // Who may not pay it is not told first that it waits for them.
    const orderOfEditor = async () =>
      (await bench.editor('GET', 'index/todos')).data.todos.map(
        ({ entity }: { entity: string }) => entity,
      ) as string[]
    const theirs = await orderOfEditor()
    for (const before of ['doreadComment', 'listener', 'pcTopic'])
      expect(theirs.indexOf(before)).toBeLessThan(theirs.indexOf('activityOrder'))
    expect(theirs.indexOf('doreadComment')).toBeLessThan(theirs.indexOf('listener'))
    // What one works with comes before what has waited longer.
    const changed = { actor: bench.people.wang, action: 'update', entity: 'listener' }
    await put('auditLog', later, { ...changed, actorName: '王编辑', recordId: '1' })
    const now = await orderOfEditor()
    expect(now.indexOf('listener')).toBeLessThan(now.indexOf('doreadComment'))
    await database.db.deleteFrom('auditLog').where('entity', '=', 'listener').execute()
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

  test('what waits at a desk is counted for whoever decides there, each of it once', async () => {
    const { admin, editor } = bench
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T09:00:00+08:00'
    const put = (name: string, values: object) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get(name)!, {
          ...{ version: 1, createdAt: at, updatedAt: at, createdBy: null, updatedBy: null },
          ...values,
        } as never),
      )
    await put('practiceWork', { status: 'submitted', submittedAt: at })
    await put('settlementVip', { statementNo: 'V1', status: 'confirmed', payable: 5000 })
    await put('settlementVip', { statementNo: 'V2', status: 'pending', payable: 100 })
    await put('comment', { content: '机审拦下的', status: 'pending', risk: 'block' })
    const filtersOf = async (who: typeof admin, name: string) =>
      (await todosOf(who, name)).map(({ filter }) => filter)
    expect(await todosOf(admin, 'practiceWork')).toMatchObject([
      { label: ['待批改', 'To mark'], count: 1, filter: { status: 'submitted' }, desk: 0 },
    ])
    expect(await filtersOf(admin, 'settlementVip')).toEqual(
      expect.arrayContaining([{ status: 'pending' }, { status: 'confirmed' }]),
    )
    expect(await filtersOf(admin, 'settlementVip')).toHaveLength(2)
    // What a tab narrows down is part of what is told.
    expect(await filtersOf(admin, 'comment')).toEqual([{ status: 'pending' }])
    // Invoices are taken in by finance.
    expect(await filtersOf(editor, 'settlementVip')).not.toContainEqual({ status: 'confirmed' })
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
