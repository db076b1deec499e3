import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { night } from './plannedMoves.night.ts'
import { round } from './plannedMoves.round.ts'

describe.each(bothDatabases())('a move set for a time, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const at = (minutes: number) =>
    `${new Date(bench.time.now + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
  const pass = async (minutes: number) => {
    bench.time.now += minutes * 60_000
    await round(bench.portal.context)
  }
  async function published() {
    const desk = await deskOf(bench)
    const { id } = await create(admin, 'article', await desk.articleValues())
    await admin('POST', `article/${id}/proof`, {})
    await admin('POST', `article/${id}/publish`, {})
    const plan = (move: string, when: string) =>
      editor('PUT', `article/${id}/planned`, { move, at: when })
    const state = async () => (await admin('GET', `article/${id}`)).data.status as string
    return { id, plan, state, of: `article/${id}/planned` }
  }

  test('is made by the portal then and not before, and is told in the log with whoever planned it', async () => {
    const { id, plan, state, of } = await published()
    const when = at(10)
    expect((await plan('withdraw', when)).data.list).toMatchObject([
      { move: 'withdraw', at: when, planner: { name: '王编辑' }, failed: null },
    ])
    const home = (await editor('GET', 'index/planned')).data.list as Row[]
    expect(home.find(({ recordId }) => recordId === id)).toMatchObject({
      ...{ entity: 'article', title: '小城里的第一杯手冲', does: ['撤回', 'Withdraw'] },
    })
    await pass(9)
    expect(await state()).toBe('published')
    await pass(2)
    expect(await state()).toBe('withdrawn')
    expect((await editor('GET', of)).data.list).toEqual([])
    const log = `auditLog?filter={"entity":"article","recordId":"${id}"}`
    const reasons = ((await admin('GET', log)).data.list as Row[]).map(({ reason }) => reason)
    expect(reasons).toContain('定时操作（王编辑）')
    expect(reasons).toContain(`定时撤回：${when.slice(0, 16).replace('T', ' ')}`)
  })

  test('one that cannot be made now is refused when it is planned, unless an earlier one leads there', async () => {
    const { plan, state } = await published()
    expect((await plan('withdraw', at(-1))).data.errors.at).toContain('a time to come')
    expect((await plan('proof', at(5))).data.errors.move).toContain('Withdraw')
    await plan('withdraw', at(5))
    await pass(6)
    expect(await state()).toBe('withdrawn')
    expect((await plan('withdraw', at(5))).code).toBe(40900)
    const word = await create(admin, 'cueWord', { word: '春天的书', searchTerm: '春天' })
    const planned = (move: string, when: string) =>
      admin('PUT', `cueWord/${word.id}/planned`, { move, at: when })
    expect((await planned('withdraw', at(20))).code).toBe(40900)
    expect((await planned('publish', at(10))).code).toBe(20000)
    expect((await planned('withdraw', at(20))).data.list).toHaveLength(2)
    await pass(15)
    expect((await admin('GET', `cueWord/${word.id}`)).data.status).toBe('published')
    await pass(15)
    expect((await admin('GET', `cueWord/${word.id}`)).data.status).toBe('withdrawn')
  })

  test('what was done by hand meanwhile needs no move; what is refused stays, told once', async () => {
    const { id, plan, of } = await published()
    await plan('withdraw', at(5))
    await admin('POST', `article/${id}/withdraw`, {})
    await pass(6)
    expect((await editor('GET', of)).data.list).toEqual([])

    await admin('POST', `article/${id}/publish`, {})
    await plan('withdraw', at(5))
    await admin('POST', `article/${id}/withdraw`, {})
    await admin('POST', `article/${id}/backToDraft`, {})
    await pass(6)
    await pass(1)
    const [kept] = (await editor('GET', of)).data.list
    expect(kept.failed[0]).toContain('撤回')
    const again = await bench.signIn('wang')
    const notices = (await again('GET', 'notice/mine')).data.list as Row[]
    expect(notices.filter(({ title }) => String(title).includes('没有按时撤回'))).toHaveLength(1)
    expect((await editor('DELETE', of, { move: 'withdraw' })).data.list).toEqual([])
  })

  test('whoever may not make the move plans none, and what is gone for good is forgotten', async () => {
    const { id, plan, of } = await published()
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'readsArticles', name: '只看文章' },
      rights: [{ entity: 'article', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const reader = await bench.signIn('wang')
    expect((await reader('PUT', of, { move: 'withdraw', at: at(5) })).code).toBe(40300)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
    await plan('withdraw', at(5))
    const { db } = bench.portal.context.database
    await db.deleteFrom('article').where('id', '=', id).execute()
    await night(bench.portal.context)
    const left = await db
      .selectFrom('_planned_move')
      .selectAll()
      .where('recordId', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
