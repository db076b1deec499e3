import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Rules } from '../context/portalContext.ts'

const both = bothDatabases()
const quiet: Rules = {
  prepare: async () => {},
  guard: async () => [],
  locks: async () => [],
  check: async () => [],
  warnings: async () => [],
  effects: async () => {},
  finish: async () => ({ problems: [], warnings: [] }),
}

describe.each(both)('what goes wrong on $name', (database) => {
  let broken: Partial<Rules> = {}
  const rules = Object.fromEntries(
    Object.keys(quiet).map((name) => [
      name,
      (given: never) => (broken[name as keyof Rules] ?? quiet[name as keyof Rules])(given),
    ]),
  ) as unknown as Rules
  const bench = sharedBench(database, { rules })
  const failing = async (part: Partial<Rules>, work: () => Promise<void>) => {
    broken = part
    await work().finally(() => {
      broken = {}
    })
  }
  const titled = async (title: string) =>
    (await bench.admin('GET', `magazine?filter=${encodeURIComponent(JSON.stringify({ title }))}`))
      .data.list

  test('a failure after the row was written leaves nothing behind, and the log has the same request id', async () => {
    const values = await magazineValues(bench)
    const effects = async () => {
      throw new Error('out of luck')
    }
    await failing({ effects }, async () => {
      const { status, code, message, headers } = await bench.admin('POST', 'magazine', values)
      const requestId = headers.get('x-request-id') as string
      expect([status, code]).toEqual([500, 50000])
      expect(message).toContain(requestId)
      expect(message).not.toContain('out of luck')
      expect(bench.log.at(-1)).toMatchObject({
        level: 'error',
        requestId,
        message: expect.stringContaining('out of luck'),
      })
    })
    expect(await titled(values.title as string)).toEqual([])
  })

  test('a full disk and a database that is gone are 503, and nothing is half written', async () => {
    const values = await magazineValues(bench)
    const thrown = [
      Object.assign(new Error('no space'), { code: 'ENOSPC' }),
      Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }),
    ]
    for (const error of thrown) {
      const finish = async () => {
        throw error
      }
      await failing({ finish }, async () => {
        expect(await bench.admin('POST', 'magazine', values)).toMatchObject({
          status: 503,
          code: 50000,
        })
      })
    }
    expect(await titled(values.title as string)).toEqual([])
    expect(
      (await bench.admin('GET', `auditLog?filter={"entity":"magazine","action":"create"}`)).data
        .list,
    ).toEqual([])
  })

  test('what checks and limits turn away is in the log: who, where, which fields, and nothing that was in them', async () => {
    bench.log.length = 0
    await bench.admin('POST', 'magazine', { title: '机密的标题', price: 'free' })
    await bench.admin('GET', 'magazine?filter={"nope":"机密"}')
    expect(bench.log).toMatchObject([
      { level: 'info', code: 40001, user: expect.any(Number), requestId: expect.any(String) },
      { level: 'info', code: 40001, message: 'GET /api/portal/magazine was refused: 40001' },
    ])
    expect(bench.log[0]).toHaveProperty('fields', expect.arrayContaining(['price']))
    expect(JSON.stringify(bench.log)).not.toContain('机密')
    for (let at = 0; at < 2; at++)
      await bench.admin('POST', 'index/getCode', { phone: '13900000002' })
    expect(bench.log.at(-1)).toMatchObject({ level: 'info', code: 42900 })
  })

  test('a warning asks, and goes through when it is accepted', async () => {
    const message = ['已有同名刊物', 'There is one of this name'] as const
    const warnings: Rules['warnings'] = async ({ accepted }) =>
      accepted.has('magazine#9') ? [] : [{ field: 'title', message, rule: 'magazine#9' }]
    await failing({ warnings }, async () => {
      const values = await magazineValues(bench)
      const asked = await bench.admin('POST', 'magazine', values)
      expect(asked).toMatchObject({
        status: 428,
        code: 42800,
        data: { warnings: [{ rule: 'magazine#9', field: 'title', message: message[1] }] },
      })
      const dry = await bench.admin('POST', 'magazine/check', { values })
      expect(dry.data).toMatchObject({ errors: {}, warnings: [{ rule: 'magazine#9' }] })
      expect(
        await bench.admin('POST', 'magazine', { ...values, accept: ['magazine#9'] }),
      ).toMatchObject({ code: 20000 })
    })
  })

  test('a rule that refuses says why at its field, a rule of rights is 40300 and told in the log', async () => {
    const values = await magazineValues(bench)
    const check: Rules['check'] = async () => [
      { field: 'yearPrice', message: ['全年价过低', 'The year price is too low'] },
      { field: '_', message: ['最多十本', 'Ten at most'] },
    ]
    await failing({ check }, async () => {
      const { data } = await bench.admin('POST', 'magazine', values)
      expect(data.errors).toEqual({ yearPrice: 'The year price is too low', _: 'Ten at most' })
    })
    const guard: Rules['guard'] = async () => [
      { field: '_', kind: 'forbidden', message: ['仅管理员', 'Admins only'] },
    ]
    await failing({ guard }, async () => {
      expect(await bench.admin('POST', 'magazine', values)).toMatchObject({
        status: 403,
        code: 40300,
        message: 'Admins only',
      })
    })
    const { data } = await bench.admin('GET', 'auditLog?filter={"action":"denied"}')
    expect(data.list).toMatchObject([
      { entity: 'magazine', actorName: '主编', reason: '新增：仅管理员' },
    ])
  })

  test('of two changes of the same version one wins', async () => {
    const magazine = await create(bench.admin, 'magazine', await magazineValues(bench))
    const change = (subtitle: string) =>
      bench.admin('PUT', `magazine/${magazine.id}`, { version: 1, subtitle })
    const codes = (await Promise.all([change('甲'), change('乙'), change('丙')])).map(
      ({ code }) => code,
    )
    expect(codes.sort()).toEqual([20000, 40900, 40900])
  })

  test.runIf(database.sql === 'postgres')(
    'two changes that wait for each other both go through in the end',
    async () => {
      const one = await create(bench.admin, 'magazine', await magazineValues(bench))
      const two = await create(bench.admin, 'magazine', await magazineValues(bench))
      let waiting = 0
      let meet = () => {}
      const met = new Promise<void>((resolve) => {
        meet = resolve
      })
      const effects: Rules['effects'] = async ({ tx, after }) => {
        if (++waiting === 2) meet()
        await met
        const other = after.id === one.id ? two.id : one.id
        await tx
          .updateTable('magazine')
          .set({ subscriberCount: 7 })
          .where('id', '=', other)
          .execute()
      }
      await failing({ effects }, async () => {
        const change = (id: number) =>
          bench.admin('PUT', `magazine/${id}`, { version: 1, subtitle: '相遇' })
        const codes = (await Promise.all([change(one.id), change(two.id)])).map(({ code }) => code)
        expect([codes, waiting]).toEqual([[20000, 20000], 3])
      })
    },
  )

  test('records made side by side are all counted', async () => {
    const desk = await deskOf(bench)
    const issue = await create(bench.admin, 'issue', await desk.issueValues())
    const values = await Promise.all(
      Array.from({ length: 6 }, () => desk.articleValues({ issue: issue.id })),
    )
    await Promise.all(values.map((one) => create(bench.admin, 'article', one)))
    expect((await bench.admin('GET', `issue/${issue.id}`)).data.articleCount).toBe(6)
  })

  test('a failing record of a bulk call takes only itself back', async () => {
    const desk = await deskOf(bench)
    const articles = [
      await create(bench.admin, 'article', await desk.articleValues()),
      await create(bench.admin, 'article', await desk.articleValues()),
    ]
    const ids = articles.map(({ id }) => id)
    const finish: Rules['finish'] = async (changes) => ({
      problems: changes.some(({ after }) => after.id === ids[0])
        ? [{ field: '_', message: ['不行', 'No'] }]
        : [],
      warnings: [],
    })
    await failing({ finish }, async () => {
      const { data } = await bench.admin('POST', 'article/bulk', { action: 'proof', ids })
      expect(data.results).toMatchObject([{ done: false, message: 'No' }, { done: true }])
    })
    expect((await bench.admin('GET', `article/${ids[0]}`)).data).toMatchObject({
      status: 'draft',
      version: 1,
    })
    expect((await bench.admin('GET', `article/${ids[1]}`)).data).toMatchObject({
      status: 'proofed',
      version: 2,
    })
  })

  test('what points at a removed record lets it go, goes along or stands in the way, as its reference says', async () => {
    const desk = await deskOf(bench)
    const speed = await create(bench.admin, 'articleSpeed', {
      name: `慢${desk.magazine.id}`,
      voice: 'maleCalm',
      rate: 0.9,
      wordsPerMinute: 240,
      scope: 'all',
    })
    const article = await create(
      bench.admin,
      'article',
      await desk.articleValues({ speed: speed.id }),
    )
    expect((await bench.admin('GET', `articleSpeed/${speed.id}`)).data.articleCount).toBe(1)

    expect((await bench.admin('DELETE', `articleSpeed/${speed.id}`)).code).toBe(20000)
    expect((await bench.admin('GET', `article/${article.id}`)).data).toMatchObject({
      speed: null,
      version: 2,
    })
    const kept = await bench.admin('DELETE', `source/${desk.source.id}`)
    expect(kept.data.usedBy).toMatchObject([{ entity: 'article', id: article.id }])
  })
})
