import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { recountAll } from '#portal/engine/records/counts.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { randomCode } from './cards/cardCodes.job.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

/** Three codes at least. */
type One = Row & { id: number }
type Coded = [One, One, One, ...One[]]

describe.each(databases)('card codes and points on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['appUser', 'cardCode', 'pointsLedger', 'pointsExchange', 'materialOrder']
    app = (await appKey(bench, { writes })).app
  })

  const records = () => bench.portal.records()
  const read = async (entity: string, id: unknown) =>
    (await records().find(entity, id as number)) as Row & { id: number }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const change = async (path: string, id: unknown, values: Row) => {
    const { data } = await admin('GET', `${path}/${id}`)
    return admin('PUT', `${path}/${id}`, { version: data.version, ...values })
  }
  const user = async () =>
    (
      await app('POST', 'ingest/appUser', {
        uid: `U${40_000_000 + serial()}`,
        nickname: '读书的猫',
      })
    ).data.id as number
  const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' }
  const magazine = async () =>
    (await records().select('magazine', {}, { limit: 1 }))[0]?.id ??
    (
      await create(admin, 'magazine', {
        title: '城市读本',
        code: 'CSDB',
        cycle: 'monthly',
        cover: await bench.picture(750, 1000),
        smallImage: await bench.picture(300, 300),
        introduction: '写给城市',
        issuePrice: 1200,
      })
    ).id
  const batchTerms = async (more: Row = {}): Promise<Row> => ({
    name: `读书月年卡${serial()}`,
    kind: 'magazine',
    magazine: await magazine(),
    quantity: 5,
    prefix: 'HY',
    period,
    purpose: 'gift',
    ...more,
  })
  const batch = async (more: Row = {}) => create(admin, 'oneCardOneCode', await batchTerms(more))
  const active = async (more: Row = {}) => {
    const one = await batch(more)
    await admin('POST', `oneCardOneCode/${one.id}/generate`, {})
    await runQueued(bench.portal.context)
    const codes = await records().select('cardCode', { batch: one.id }, { sort: 'id' })
    const standing: Row & { id: number } = await read('cardCodeBatch', one.id)
    return { ...standing, id: one.id, codes: codes as Coded }
  }

  test('cardCodeBatch#referenceFollowsKind each kind names what it opens, a partner’s its company', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'oneCardOneCode', await batchTerms(more)))
    expect(await tried({ magazine: null })).toEqual(['magazine'])
    expect(await tried({ kind: 'vip', magazine: null })).toEqual(['vipGoods'])
    expect(await tried({ kind: 'vip' })).toContain('magazine')
    expect(await tried({ purpose: 'partner' })).toEqual(['company'])
    expect(await tried({})).toEqual([])
  })

  test('cardCodeBatch#frozenOnceGenerated it gets a number of its own, and keeps its terms once generated', async () => {
    const draft = await batch()
    expect(draft.batchNo).toMatch(/^P2611[A-Z0-9]{4}$/)
    expect((await change('oneCardOneCode', draft.id, { quantity: 7 })).code).toBe(20000)
    const one = await active()
    expect(fieldsOf(await change('oneCardOneCode', one.id, { quantity: 7 }))).toEqual(['quantity'])
    expect(fieldsOf(await change('oneCardOneCode', one.id, { prefix: 'AB' }))).toEqual(['prefix'])
    const longer = { ...period, end: '2027-01-31T23:59:59+08:00' }
    expect(
      (await change('oneCardOneCode', one.id, { name: '改名', period: longer, perUserLimit: 2 }))
        .code,
    ).toBe(20000)
    expect(
      fieldsOf(
        await change('oneCardOneCode', one.id, {
          period: { ...longer, start: '2026-11-02T00:00:00+08:00' },
        }),
      ),
    ).toEqual(['period.start'])
  })

  test('cardCodeBatch#codesAreRandom codes are drawn by a job, all different, without letters taken for digits', async () => {
    const { id: of, codes } = await active({
      quantity: 450,
      // Not among those that expire below.
      period: { ...period, end: '2030-12-31T23:59:59+08:00' },
    })
    expect(codes).toHaveLength(450)
    const { batchNo, ...rest } = await read('cardCodeBatch', of)
    expect(rest).toMatchObject({ status: 'active', generated: 450 })
    const texts = codes.map(({ code }) => String(code))
    expect(new Set(texts).size).toBe(450)
    expect(texts.join('')).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]+$/)
    expect(texts.every(({ length }) => length === 12)).toBe(true)
    expect(codes[0]).toMatchObject({
      cardNo: `HY${batchNo}000001`,
      link: expect.stringContaining(String(texts[0])),
    })
    const letters = new Set(randomCode(4000))
    expect(letters.size).toBe(31)
  })

  test('cardCodeBatch#deletableWhileDraft stopping a batch stops its unused codes at once; only drafts are deleted', async () => {
    const { id, codes } = await active()
    const [first, second] = codes
    const redeem = async (code: unknown, of = user()) =>
      app('POST', 'ingest/oneCardOneCode/code', { code, user: await of, move: 'use' })
    expect((await redeem(first.code)).code).toBe(20000)
    await admin('POST', `oneCardOneCode/${id}/disable`, {})
    expect((await redeem(second.code)).code).not.toBe(20000)
    await admin('POST', `oneCardOneCode/${id}/enable`, {})
    expect((await redeem(second.code)).code).toBe(20000)
    expect((await admin('DELETE', `oneCardOneCode/${id}`)).code).toBe(40900)
    expect((await admin('DELETE', `oneCardOneCode/${(await batch()).id}`)).code).toBe(20000)
    expect(await read('cardCodeBatch', id)).toMatchObject({ used: 2 })
  })

  test('cardCodeBatch.append cardCodeBatch.codes adds codes to an active batch, 50000 in all', async () => {
    const { id } = await active()
    const append = (amount: number) => admin('POST', `oneCardOneCode/${id}/append`, { amount })
    expect(fieldsOf(await append(50_000))).toEqual(['amount'])
    await append(3)
    await runQueued(bench.portal.context)
    expect(await read('cardCodeBatch', id)).toMatchObject({
      quantity: 8,
      generated: 8,
      status: 'active',
    })
    const draft = await batch()
    expect((await admin('POST', `oneCardOneCode/${draft.id}/append`, { amount: 1 })).code).not.toBe(
      20000,
    )
    expect(bench.portal.context.entities.get('cardCodeBatch')?.actions.codes).toMatchObject({
      opens: 'cardCode',
      by: 'batch',
    })
  })

  test('cardCodeBatch.exportCodes writes an encrypted zip for the admin, and forgets its password', async () => {
    const { id, codes } = await active()
    const ask = (body: Row, by = admin) => by('POST', `oneCardOneCode/${id}/exportCodes`, body)
    expect((await ask({ password: 'Printed-by-Hand-2026!' }, editor)).code).toBe(40300)
    for (const weak of ['Print-2026!', 'Password12345678', 'Liverpool189212345!'])
      expect(fieldsOf(await ask({ password: weak }))).toEqual(['password'])
    const { data } = await ask({ password: 'Printed-by-Hand-2026!' })
    expect(JSON.stringify((await read('job', data.job)).params)).not.toContain(
      'Printed-by-Hand-2026!',
    )
    await runQueued(bench.portal.context)
    const job = await read('job', data.job)
    expect(job).toMatchObject({ status: 'done', done: 5, params: { batch: id } })
    const { url } = job.resultFile as { url: string }
    const stored = await bench.store.get(url.slice(url.indexOf('private/')))
    const bytes = Buffer.from(await new Response(stored?.body as never).arrayBuffer())
    expect([bytes.readUInt32LE(0), bytes.includes(String(codes[0]?.code))]).toEqual([
      0x04034b50,
      false,
    ])
    expect(await read('cardCodeBatch', id)).toMatchObject({ deliveredAt: expect.any(String) })
  })

  test('cardCode#comesFromApp codes come by generating and redeeming, never by hand', async () => {
    const { id, codes } = await active()
    const [one] = codes
    expect((await admin('POST', 'oneCardOneCode/code', { batch: id, code: 'ABC' })).code).not.toBe(
      20000,
    )
    expect(
      (await change('oneCardOneCode/code', one.id, { usedAt: '2026-11-21T10:00:00+08:00' })).code,
    ).not.toBe(20000)
    expect((await admin('DELETE', `oneCardOneCode/code/${one.id}`)).code).not.toBe(20000)
    expect((await admin('POST', `oneCardOneCode/code/${one.id}/use`, {})).code).not.toBe(20000)
  })

  test('cardCode#codeIsMasked cardCode.showCode a code shows by its ends; whole to an admin who asks, found by the whole only', async () => {
    const { codes } = await active()
    const [one] = codes
    const code = String(one.code)
    const { data } = await admin('GET', `oneCardOneCode/code/${one.id}`)
    expect(data.code).toBe(`${code.slice(0, 2)}${data.code.slice(2, -2)}${code.slice(-2)}`)
    expect(JSON.stringify(data)).not.toContain(code)
    const list = (filter: Row) =>
      admin('GET', `oneCardOneCode/code?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect((await list({ code })).data.list).toMatchObject([{ id: one.id }])
    expect((await list({ code_q: code.slice(0, 6) })).code).not.toBe(20000)
    const show = (by = admin) => by('POST', `oneCardOneCode/code/${one.id}/showCode`, {})
    expect((await show()).data.found).toMatchObject({ code, forSeconds: 30 })
    expect((await show(editor)).code).toBe(40300)
    const [deed] = await records().select(
      'auditLog',
      { entity: 'cardCode', recordId: String(one.id), action: 'action' },
      { limit: 1 },
    )
    expect(deed).toBeDefined()
  })

  test('cardCode#voidCodeNeedsReason voiding says why, restoring is the admin’s while the batch is good, used ones stay, the rest expire', async () => {
    const { id, codes } = await active()
    const [lost, used, idle] = codes
    const move = (of: number, name: string, body: Row = {}, by = admin) =>
      by('POST', `oneCardOneCode/code/${of}/${name}`, body)
    expect(fieldsOf(await move(lost.id, 'voidCode'))).toEqual(['voidReason'])
    expect((await move(lost.id, 'voidCode', { voidReason: '卡片丢失' })).data.status).toBe('voided')
    expect((await move(lost.id, 'restore', {}, editor)).code).toBe(40300)
    await admin('POST', `oneCardOneCode/${id}/disable`, {})
    expect((await move(lost.id, 'restore')).code).not.toBe(20000)
    await admin('POST', `oneCardOneCode/${id}/enable`, {})
    expect((await move(lost.id, 'restore')).data).toMatchObject({
      status: 'unused',
      voidReason: null,
    })
    const holder = await user()
    await app('POST', 'ingest/oneCardOneCode/code', { code: used.code, user: holder, move: 'use' })
    expect(
      fieldsOf(
        await app('POST', 'ingest/oneCardOneCode/code', {
          code: idle.code,
          user: holder,
          move: 'use',
        }),
      ),
    ).toEqual(['user'])
    expect((await move(used.id, 'voidCode', { voidReason: '退' })).code).toBe(40900)
    const now = bench.time.now
    bench.time.now = Date.parse('2027-01-01T10:00:00+08:00')
    await runDueMoves(bench.portal.context, records())
    bench.time.now = now
    expect([
      (await read('cardCode', idle.id)).status,
      (await read('cardCode', used.id)).status,
    ]).toEqual(['expired', 'used'])
  })

  const correct = (of: number, delta: number, by = admin) =>
    by('POST', 'pointsLedger/correct', { user: of, delta, remark: '补发任务积分' })

  test('pointsLedger#appendOnly entries are only added: by the app, or as a correction', async () => {
    const holder = await user()
    const { data } = await app('POST', 'ingest/pointsLedger', {
      user: holder,
      delta: 30,
      origin: 'task',
      originTitle: '每日听书',
    })
    expect((await admin('POST', 'pointsLedger', { user: holder, delta: 9 })).code).not.toBe(20000)
    expect((await change('pointsLedger', data.id, { delta: 99 })).code).not.toBe(20000)
    expect((await admin('DELETE', `pointsLedger/${data.id}`)).code).not.toBe(20000)
    expect(await read('appUser', holder)).toMatchObject({ points: 30 })
  })

  test('pointsLedger#balanceNeverNegative pointsLedger.correct a correction is the admin’s and never leads below nothing', async () => {
    const holder = await user()
    expect((await correct(holder, 50)).data).toMatchObject({ balance: 50, origin: 'correction' })
    expect((await correct(holder, -60)).code).not.toBe(20000)
    expect((await correct(holder, -20)).data).toMatchObject({ balance: 30 })
    expect((await correct(holder, 5, editor)).code).toBe(40300)
  })

  test('pointsLedger#balanceReconciledNightly the balance is the sum of the entries, and the night finds any difference', async () => {
    const holder = await user()
    await correct(holder, 50)
    const { context } = bench.portal
    await context.database.db
      .updateTable('appUser')
      .set({ points: 7 })
      .where('id', '=', holder)
      .execute()
    const found = await recountAll(context, { rest: async () => {}, isOver: () => false })
    expect(found).toContainEqual({
      entity: 'appUser',
      id: holder,
      field: 'points',
      kept: 7,
      counted: 50,
    })
    await correct(holder, 1)
    expect(await read('appUser', holder)).toMatchObject({ points: 51 })
  })

  const goodsTerms = async (more: Row = {}): Promise<Row> => ({
    name: `周刊帆布袋${serial()}`,
    kind: 'material',
    cover: await bench.picture(500, 500),
    pointsPrice: 100,
    stock: 2,
    perUserLimit: 1,
    ...more,
  })
  const onShelf = async (more: Row = {}) => {
    const one = await create(admin, 'pointsGoods', await goodsTerms(more))
    await admin('POST', `pointsGoods/${one.id}/publish`, {})
    return one
  }
  const exchange = async (goods: number, more: Row = {}) => {
    const of = (more.user as number | undefined) ?? (await user())
    if (!more.user) await correct(of, 500)
    return app('POST', 'ingest/pointsExchange', {
      goods,
      user: of,
      pointsPaid: 100,
      exchangedAt: '2026-11-21T09:30:00+08:00',
      ...more,
    })
  }

  test('pointsGoods#referenceFollowsKind each kind names what it gives, objects nothing', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'pointsGoods', await goodsTerms(more)))
    expect(await tried({ kind: 'coupon' })).toEqual(['coupon'])
    expect(await tried({ kind: 'ticket' })).toEqual(['offlineActivity'])
    expect(await tried({})).toEqual([])
  })

  test('pointsGoods#stockCoversExchanged the last one is exchanged once, and it leaves the shelf by itself', async () => {
    const { id } = await onShelf()
    const [one, two, three] = [await exchange(id), await exchange(id), await exchange(id)]
    expect([one.code, two.code]).toEqual([20000, 20000])
    expect(three.code).not.toBe(20000)
    await runDueMoves(bench.portal.context, records())
    expect(await read('pointsGoods', id)).toMatchObject({ status: 'withdrawn', left: 0 })
    expect((await admin('POST', `pointsGoods/${id}/publish`, {})).code).not.toBe(20000)
    expect(fieldsOf(await change('pointsGoods', id, { stock: 1 }))).toEqual(['stock'])
  })

  test('pointsGoods#frozenOnceExchanged pointsGoods.addStock once exchanged its kind stays, and a new price is for later exchanges', async () => {
    const { id } = await onShelf({ perUserLimit: 2 })
    const { data } = await exchange(id)
    expect(fieldsOf(await change('pointsGoods', id, { kind: 'coupon' }))).toContain('kind')
    await change('pointsGoods', id, { pointsPrice: 150 })
    expect(fieldsOf(await exchange(id))).toEqual(['pointsPaid'])
    expect((await exchange(id, { pointsPaid: 150 })).code).toBe(20000)
    expect(await read('pointsExchange', data.id)).toMatchObject({ pointsPaid: 100 })
    await admin('POST', `pointsGoods/${id}/addStock`, { amount: 3 })
    expect(await read('pointsGoods', id)).toMatchObject({ stock: 5, left: 3 })
  })

  test('pointsGoods#deletableWhenUnused an object becomes an order, its points are taken; nobody exchanges more than their share or have', async () => {
    const { id } = await onShelf()
    const holder = await user()
    await correct(holder, 150)
    const { data } = await exchange(id, { user: holder })
    const { materialOrder } = await read('pointsExchange', data.id)
    expect(await read('materialOrder', materialOrder)).toMatchObject({
      sourceType: 'pointsGoods',
      pointsPaid: 100,
      orderNo: expect.stringMatching(/^MO20261121\d{6}$/),
    })
    expect(await read('appUser', holder)).toMatchObject({ points: 50 })
    expect(fieldsOf(await exchange(id, { user: holder }))).toEqual(['user'])
    const poor = await user()
    expect((await exchange(id, { user: poor })).code).not.toBe(20000)
    expect((await admin('DELETE', `pointsGoods/${id}`)).code).toBe(40900)
    expect(
      (
        await admin(
          'DELETE',
          `pointsGoods/${(await create(admin, 'pointsGoods', await goodsTerms())).id}`,
        )
      ).code,
    ).toBe(20000)
  })

  const path = 'activityMaterialObjectOrder'
  const to = {
    receiver: '林见溪',
    phone: '13912345678',
    region: '上海市徐汇区',
    address: '武康路100号',
  }
  const order = async (more: Row = {}) =>
    create(admin, path, { goodsName: '完赛奖牌', quantity: 1, user: await user(), ...to, ...more })
  const number = () => `SF14020000${5000 + serial()}`

  test('materialOrder#comesFromApp what is owed comes from elsewhere; an operator adds one of their own and mends addresses', async () => {
    const own = await order()
    expect(own).toMatchObject({
      sourceType: 'operator',
      status: 'awaitingAddress',
      orderNo: expect.stringMatching(/^MO20261121\d{6}$/),
    })
    expect(
      (await admin('POST', path, { goodsName: '奖牌', sourceType: 'marathon', user: own.user }))
        .code,
    ).not.toBe(20000)
    const { data } = await app('POST', `ingest/${path}`, {
      orderNo: `MA${serial()}`,
      sourceType: 'marathon',
      sourceName: '春季赛',
      goodsName: '奖牌',
      quantity: 1,
      user: own.user,
    })
    expect((await change(path, data.id, { goodsName: '别的' })).code).not.toBe(20000)
    expect((await change(path, data.id, { address: '武康路2号' })).code).toBe(20000)
    expect(fieldsOf(await admin('POST', `${path}/${data.id}/fillAddress`, {}))).toEqual([
      'receiver',
      'phone',
    ])
    expect((await admin('DELETE', `${path}/${own.id}`)).code).not.toBe(20000)
  })

  test('materialOrder#shipNeedsAddressAndNumber shipping wants a number, used once a carrier, and answers under its old address', async () => {
    const [one, two] = [await order(), await order()]
    for (const { id } of [one, two]) await admin('POST', `${path}/${id}/fillAddress`, {})
    expect(fieldsOf(await admin('POST', `${path}/${one.id}/ship`, {}))).toEqual([
      'carrier',
      'trackingNo',
    ])
    const ship = { carrier: 'sf', trackingNo: number() }
    expect(
      (await admin('POST', `${path}/logisticsInfo`, { id: one.id, ...ship })).data.status,
    ).toBe('shipped')
    expect((await admin('GET', `${path}/logisticsInfo?id=${one.id}`)).data).toEqual({
      ...ship,
      traces: [],
    })
    expect(fieldsOf(await admin('POST', `${path}/${two.id}/ship`, ship))).toEqual(['trackingNo'])
    const [parcel] = await records().select('logistics', { materialOrder: one.id })
    await admin('POST', `logistics/${parcel?.id}/markReturned`, { remark: '拒收' })
    expect(await read('materialOrder', one.id)).toMatchObject({ status: 'returned' })
  })

  test('materialOrder#cancelNeedsReason cancelling gives points and stock back; who gives no address in 15 days is cancelled', async () => {
    const goods = await onShelf()
    const holder = await user()
    await correct(holder, 100)
    const { data } = await exchange(goods.id, { user: holder })
    const { materialOrder } = await read('pointsExchange', data.id)
    expect(fieldsOf(await admin('POST', `${path}/${materialOrder}/cancel`, {}))).toEqual(['reason'])
    expect((await editor('POST', `${path}/${materialOrder}/cancel`, { reason: '缺货' })).code).toBe(
      40300,
    )
    expect(
      (await admin('POST', `${path}/${materialOrder}/cancel`, { reason: '缺货' })).data.status,
    ).toBe('cancelled')
    expect(await read('appUser', holder)).toMatchObject({ points: 100 })
    expect(await read('pointsGoods', goods.id)).toMatchObject({ exchanged: 0, left: 2 })
    const idle = await order()
    const now = bench.time.now
    bench.time.now = Date.parse('2026-12-07T10:00:00+08:00')
    await runDueMoves(bench.portal.context, records())
    bench.time.now = now
    expect(await read('materialOrder', idle.id)).toMatchObject({ status: 'cancelled' })
  })

  test('an operator owes a user something by themselves, with an address or without', async () => {
    const add = (more: Row = {}) =>
      user().then((of) =>
        admin('POST', `${path}/add`, { user: of, goodsName: '手账本', quantity: 2, ...more }),
      )
    expect((await add()).data).toMatchObject({
      sourceType: 'operator',
      status: 'awaitingAddress',
      quantity: 2,
    })
    const { data } = await add(to)
    expect(data).toMatchObject({ status: 'pending' })
    expect(await read('materialOrder', data.id)).toMatchObject(to)
    expect(fieldsOf(await add({ goodsName: '' }))).toEqual(['goodsName'])
  })

  test('materialOrder.reissue sends once more; bulk.materialOrder and materialOrder.exportPending go by its number', async () => {
    const one = await order()
    await admin('POST', `${path}/${one.id}/fillAddress`, {})
    expect((await admin('POST', `${path}/${one.id}/reissue`, { reason: '破损' })).code).not.toBe(
      20000,
    )
    const { data: sheet } = await admin('POST', `${path}/exportPending`, { sourceType: 'operator' })
    const desk = listDesk(bench, await bench.signIn('boss'))
    const list = await desk.check('materialOrder', [`${one.orderNo},中通快递,${number()}`])
    expect(list.codes).toEqual([null])
    await desk.confirm(list)
    await runQueued(bench.portal.context)
    expect(await read('job', sheet.job)).toMatchObject({ status: 'done' })
    expect(await read('materialOrder', one.id)).toMatchObject({ status: 'shipped', carrier: 'zto' })
    const { data } = await admin('POST', `${path}/${one.id}/reissue`, { reason: '破损' })
    // Pressed a second time, or by a colleague who answers the same letter, it is told who did it.
    const again = await admin('POST', `${path}/${one.id}/reissue`, { reason: '没收到' })
    expect(again).toMatchObject({ code: 42800, data: { warnings: [{ rule: 'again' }] } })
    expect(again.data.warnings[0].message).toMatch(/^"Send again" was done at .+ by 主编/)
    const meant = { reason: '两份都没收到', accept: ['again'] }
    expect((await admin('POST', `${path}/${one.id}/reissue`, meant)).code).toBe(20000)
    expect(data).toMatchObject({
      status: 'pending',
      sourceType: 'operator',
      sourceName: `补发 ${one.orderNo}`,
    })
    expect(await read('materialOrder', data.id)).toMatchObject({ address: '武康路100号' })
  })
})
