import { beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { LAPSE } from './claims.ts'

describe.each(bothDatabases())('a queue worked through on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench

  const comments = async (count: number, more: object = {}) => {
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T08:00:00+08:00'
    const stamps = { version: 1, createdAt: at, updatedAt: at, createdBy: null, updatedBy: null }
    const ids: number[] = []
    for (let index = 0; index < count; index++) {
      const minute = String(index % 60).padStart(2, '0')
      const values = {
        ...{ content: `第${index + 1}条`, source: 'user', risk: 'clean', status: 'pending' },
        publishedAt: `2026-11-21T07:${minute}:00+08:00`,
        ...stamps,
        ...more,
      }
      ids.push(
        await database.transaction((tx) =>
          rows.insert(tx, entities.get('comment')!, values as never),
        ),
      )
    }
    return ids
  }
  const clear = async () => {
    const { db } = bench.portal.context.database
    await db.deleteFrom('comment').execute()
    await db.deleteFrom('_queueClaim').execute()
  }
  beforeEach(clear)
  type Caller = typeof admin
  const turn = (who: Caller, body: object) => who('POST', 'contentComment/queue', body)
  const idsOf = (answer: { data: { records: readonly { id: number }[] } }) =>
    answer.data.records.map(({ id }) => id)

  test('gives the longest waiting first, whole, with what waits in each tab and how much of it is late', async () => {
    const ids = await comments(6)
    const [late] = await comments(1, { risk: 'block', publishedAt: '2026-11-20T07:00:00+08:00' })
    const answer = await turn(admin, { desk: 'one', take: 3 })
    expect(idsOf(answer)).toEqual([late, ids[0], ids[1]])
    expect(answer.data.records[1]).toMatchObject({ content: '第1条', version: 1 })
    expect(answer.data.tabs).toMatchObject([
      { label: ['待审核', 'To audit'], count: 7, late: 7 },
      { label: ['机审违规', 'Violating'], count: 1, late: 1 },
      { count: 0, late: 0 },
    ])
    expect(idsOf(await turn(admin, { desk: 'two', tab: 1, take: 3 }))).toEqual([])
  })

  test('gives nobody what somebody else has in hand, until they let go of it or are not heard of', async () => {
    const ids = await comments(4)
    expect(idsOf(await turn(admin, { desk: 'a', take: 2 }))).toEqual(ids.slice(0, 2))
    const other = await turn(editor, { desk: 'b', take: 4 })
    expect(idsOf(other)).toEqual(ids.slice(2))
    expect(other.data.others).toEqual(['主编'])
    expect(idsOf(await turn(editor, { desk: 'c', take: 4 }))).toEqual([])
    // One of the two goes back, the other stays in hand.
    await turn(admin, { desk: 'a', hand: [ids[0]], take: 0 })
    expect(idsOf(await turn(editor, { desk: 'c', take: 4 }))).toEqual([ids[1]])
    bench.time.now += LAPSE + 1
    expect(idsOf(await turn(editor, { desk: 'd', take: 4 }))).toEqual(ids)
    const back = await turn(admin, { desk: 'a', hand: [ids[0]], take: 0 })
    expect(back.data.gone).toEqual([{ id: ids[0], by: '王编辑' }])
  })

  test('tells of what was decided elsewhere meanwhile, and gives no more what one left to others', async () => {
    const ids = await comments(3)
    await turn(admin, { desk: 'a', take: 2 })
    expect((await editor('POST', `contentComment/${ids[0]}/pass`, {})).status).toBe(200)
    const answer = await turn(admin, { desk: 'a', hand: [ids[0]], skipped: [ids[1]], take: 5 })
    expect(answer.data.gone).toEqual([{ id: ids[0] }])
    expect(idsOf(answer)).toEqual([ids[2]])
    expect(answer.data.today.all).toBeGreaterThan(0)
  })

  test('gives ten who ask at once a hundred records, each to one of them', async () => {
    await comments(100)
    const asked = Array.from({ length: 10 }, (_, at) =>
      turn(at % 2 ? admin : editor, { desk: `desk${at}`, take: 10 }),
    )
    const given = (await Promise.all(asked)).flatMap(idsOf)
    expect(new Set(given).size).toBe(given.length)
    expect(given.length).toBeGreaterThanOrEqual(10)
  })

  test('leaves in hand what was taken in hand and waits in another tab now', async () => {
    const records = bench.portal.records()
    const values = { question: '问', answer: '答', rating: 'down', message: 1 }
    const { id } = await records.create('chatFeedback', values)
    const path = 'openAi/feedback'
    const queue = (body: object) => admin('POST', `${path}/queue`, { desk: 'a', tab: 0, ...body })
    expect(idsOf(await queue({ take: 1 }))).toEqual([id])
    expect((await admin('POST', `${path}/${id}/take`, {})).status).toBe(200)
    expect((await queue({ hand: [id], take: 0 })).data.gone).toEqual([])
    const solved = { solution: 'none', handleNote: '看过了' }
    expect((await admin('POST', `${path}/${id}/resolve`, solved)).status).toBe(200)
    expect((await queue({ hand: [id], take: 0 })).data.gone).toEqual([{ id }])
  })

  test('leaves to others what one may not decide: nobody proofs what they wrote themselves', async () => {
    const desk = await deskOf(bench)
    const own = await create(editor, 'article', await desk.articleValues())
    const other = await create(admin, 'article', await desk.articleValues())
    const proof = { desk: 'proof', tab: 0, take: 20 }
    const given = idsOf(await editor('POST', 'article/queue', proof))
    expect(given).toContain(other.id)
    expect(given).not.toContain(own.id)
    expect(idsOf(await admin('POST', 'article/queue', proof))).toContain(own.id)
    // Behind many of one's own others are found all the same.
    for (let made = 0; made < 3; made++) await create(editor, 'article', await desk.articleValues())
    const last = await create(admin, 'article', await desk.articleValues())
    const hand = { desk: 'next', tab: 0, skipped: [other.id], take: 1 }
    expect(idsOf(await editor('POST', 'article/queue', hand))).toEqual([last.id])
  })

  test('refuses what is no desk, no tab and no list, and whoever decides nothing', async () => {
    const refused = async (body: object) => (await turn(admin, body)).data.errors
    expect(await refused({})).toHaveProperty('desk')
    expect(await refused({ desk: 'a', tab: 9 })).toHaveProperty('tab')
    expect(await refused({ desk: 'a', hand: 'all' })).toHaveProperty('hand')
    expect(await refused({ desk: 'a', take: 1000 })).toHaveProperty('take')
    expect(await refused({ desk: 'a', other: 1 })).toHaveProperty('other')
    const records = bench.portal.records()
    const reader = await records.create('role', {
      ...{ kind: 'named', code: 'commentReader', name: '只看评论' },
      rights: [{ entity: 'comment', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [reader.id] })
    expect((await turn(await bench.signIn('wang'), { desk: 'a' })).code).toBe(40300)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })

  test('articles to proof come by the hour their issue goes out, the soonest first, whatever was written last', async () => {
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-21T08:00:00+08:00'
    const stamps = { version: 1, createdAt: at, createdBy: null, updatedBy: null }
    const put = (entity: string, values: object) =>
      database.transaction((tx) =>
        rows.insert(tx, entities.get(entity)!, { ...stamps, updatedAt: at, ...values } as never),
      )
    const late = await put('issue', { title: '山居', status: 'draft', publishDate: '2026-12-18' })
    const soon = await put('issue', { title: '江行', status: 'draft', publishDate: '2026-11-27' })
    const draft = (title: string, values: object) =>
      put('article', { title, status: 'draft', ...values })
    const written = [
      await draft('后出的', { issue: late, updatedAt: '2026-11-20T08:00:00+08:00' }),
      await draft('先出的', { issue: soon }),
      // One of a standing column is due within a week.
      await draft('常设栏目的', { updatedAt: '2026-11-22T08:00:00+08:00' }),
    ]
    const answer = await admin('POST', 'article/queue', { desk: 'hours', take: 20 })
    const given = idsOf(answer as never).filter((id) => written.includes(id))
    expect(given).toEqual([written[1], written[2], written[0]])
  })
})
