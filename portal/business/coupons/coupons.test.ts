import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
/** A session outlives it. */
const HALF_A_DAY = 12 * 3_600_000

describe.each(databases)('coupons on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['appUser', 'userOrder', 'userCoupon', 'couponUsage', 'goods']
    app = (await appKey(bench, { writes })).app
  })

  const terms = (more: Row = {}): Row => ({
    title: `满99减20-${serial()}`,
    kind: 'cash',
    amount: 2000,
    threshold: 9900,
    scope: 'all',
    validKind: 'fixed',
    validity: { start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' },
    takeWay: 'center',
    stock: 100,
    perUser: 1,
    ...more,
  })
  const drafted = (more: Row = {}) => create(admin, 'coupon', terms(more))
  const active = async (more: Row = {}) => {
    const { id } = await drafted(more)
    await admin('POST', `coupon/${id}/activate`, {})
    return coupon(id)
  }
  const coupon = async (id: number) => (await admin('GET', `coupon/${id}`)).data
  const change = async (id: number, values: Row) =>
    admin('PUT', `coupon/${id}`, { version: (await coupon(id)).version, ...values })
  const user = async () =>
    (
      await app('POST', 'ingest/appUser', {
        uid: `U${20_000_000 + serial()}`,
        nickname: '海边的栗子',
      })
    ).data.id as number
  const take = async (of: number, more: Row = {}) =>
    app('POST', 'ingest/userCoupon', {
      user: (more.user as number) ?? (await user()),
      coupon: of,
      source: 'center',
      receivedAt: '2026-11-21T09:00:00+08:00',
      validity: { start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' },
      ...more,
    })
  const moved = (id: number, move: string, values: Row = {}) =>
    app('POST', 'ingest/userCoupon', { id, move, ...values })
  const held = async (id: number) => (await admin('GET', `userCoupon/${id}`)).data
  const ordered = async (by: number, more: Row = {}) =>
    (
      await app('POST', 'ingest/userOrder', {
        orderNo: `SO${20_261_121_000 + serial()}`,
        user: by,
        kind: 'course',
        amount: 9900,
        couponDiscount: 2000,
        readMoneyPaid: 900,
        paid: 7000,
        status: 'paid',
        ...more,
      })
    ).data.id as number
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})

  test('coupon#fieldsFollowKind each kind names its own terms, and each scope what it is for', async () => {
    const tried = async (more: Row) => fieldsOf(await admin('POST', 'coupon', terms(more)))
    expect(await tried({ amount: 9900 })).toEqual(['amount'])
    expect(await tried({ amount: 9900, threshold: 0 })).toEqual([])
    expect(await tried({ maxOff: 100 })).toEqual(['maxOff'])
    const discount = { kind: 'discount', amount: null, maxOff: 3000 }
    expect(await tried(discount)).toEqual(['discount'])
    expect(await tried({ ...discount, discount: 80 })).toEqual([])
    expect(await tried({ kind: 'free' })).toEqual(['amount'])
    expect(await tried({ scope: 'goods' })).toEqual(['goods'])
    expect(await tried({ scope: 'vip', goods: [] })).toEqual(['vipGoods'])
  })

  test('coupon#validityFollowsValidKind a fixed validity has both ends and lies ahead; one is taken before it is over', async () => {
    const tried = async (more: Row) => fieldsOf(await admin('POST', 'coupon', terms(more)))
    const past = { start: '2026-10-01T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' }
    expect(await tried({ validity: past })).toEqual(['validity'])
    expect(await tried({ validity: { start: past.start, end: null } })).toContain('validity')
    expect(await tried({ validKind: 'days', validity: null })).toEqual(['validDays'])
    expect(await tried({ validKind: 'days', validity: null, validDays: 30 })).toEqual([])
    const late = { start: '2026-12-01T00:00:00+08:00', end: '2027-01-15T00:00:00+08:00' }
    expect(await tried({ takePeriod: late })).toEqual(['takePeriod'])
    const short = { start: '2026-11-01T00:00:00+08:00', end: '2026-11-21T18:00:00+08:00' }
    const { id } = await active({ validity: short })
    bench.time.now += HALF_A_DAY
    expect((await change(id, { note: '已过期也能改说明' })).code).toBe(20000)
    bench.time.now -= HALF_A_DAY
  })

  test('coupon#stockCoversReceived what was promised stays: terms freeze with the first one received', async () => {
    const { id } = await active({ stock: 3, perUser: 2 })
    for (const _ of [1, 2]) expect((await take(id)).code).toBe(20000)
    expect(await coupon(id)).toMatchObject({ received: 2, used: 0 })
    expect(fieldsOf(await change(id, { amount: 1000 }))).toEqual(['amount'])
    expect(fieldsOf(await change(id, { perUser: 1 }))).toEqual(['perUser'])
    expect(fieldsOf(await change(id, { stock: 1 }))).toEqual(['stock'])
    expect((await change(id, { stock: 2, perUser: 3, note: '每人三张' })).code).toBe(20000)
  })

  test('coupon#voidNeedsReason voiding takes back what is unused, with a reason and the right to', async () => {
    const { id } = await active({ stock: 10 })
    const [unusedOne, usedOne] = [(await take(id)).data.id, (await take(id)).data.id]
    await moved(usedOne, 'use')
    const unsaid = await admin('POST', `coupon/${id}/void`, {})
    expect(fieldsOf(unsaid)).toEqual(['reason'])
    const editor = await bench.editor('POST', `coupon/${id}/void`, { reason: '活动取消' })
    expect(editor.code).toBe(40300)
    expect((await admin('POST', `coupon/${id}/void`, { reason: '活动取消' })).code).toBe(20000)
    expect((await held(unusedOne)).status).toBe('voided')
    expect((await held(usedOne)).status).toBe('used')
    expect(await coupon(id)).toMatchObject({ status: 'voided', received: 1, used: 1 })
    expect((await admin('DELETE', `coupon/${id}`)).code).toBe(40900)
    const draft = await drafted()
    expect((await admin('DELETE', `coupon/${draft.id}`)).code).toBe(20000)
  })

  test('coupon#voidNeedsReason voiding one that hundreds hold takes theirs back by a job, for the same reason', async () => {
    const { id } = await active({ stock: 300, perUser: 99 })
    const { context } = bench.portal
    const { db } = context.database
    const one = (await take(id)).data.id as number
    const held = () => db.selectFrom('userCoupon').selectAll().where('coupon', '=', id)
    const [{ id: _, ...first } = {}] = (await held().execute()) as Row[]
    const more = Array.from({ length: 201 }, (_, at) => ({
      ...first,
      grantKey: `bulk-${id}-${at}`,
    }))
    for (let at = 0; at < 201; at += 50)
      await db
        .insertInto('userCoupon')
        .values(more.slice(at, at + 50))
        .execute()
    const count = async (status: string) =>
      (await held().where('status', '=', status).execute()).length
    await moved(one, 'lock')
    expect((await admin('POST', `coupon/${id}/void`, { reason: '活动取消' })).code).toBe(20000)
    expect(await count('unused')).toBe(201)

    await runQueued(context)
    expect([await count('voided'), await count('locked')]).toEqual([201, 1])
    const [job] = await bench.portal
      .records()
      .select('job', { kind: 'carry', recordId: String(id) })
    expect(job).toMatchObject({ status: 'done', total: 201, done: 201, failed: 0 })
    const [last] = (await held().where('status', '=', 'voided').execute()) as Row[]
    const { data } = await admin('GET', `userCoupon/${last?.id}/history`)
    expect(JSON.stringify(data)).toContain('活动取消')
  }, 120_000)

  test('coupon#voidNeedsReason pausing one that something still gives asks first, and names it', async () => {
    const { id } = await active()
    const gifts = [{ kind: 'coupon', coupon: id, quantity: 1 }]
    const goods = await create(admin, 'goods', {
      name: '阅读币 100',
      goodsNo: `RM-${10_000 + serial()}`,
      type: 'readMoney',
      price: 1000,
    })
    const gift = await bench.portal.records().create('buyGift', {
      title: '买一赠券',
      goods: [goods.id],
      period: terms().validity,
      label: '赠券',
      gifts,
    })
    expect((await admin('POST', `coupon/${id}/pause`, {})).code).toBe(20000)
    await admin('POST', `coupon/${id}/activate`, {})
    await bench.portal.context.database.db
      .updateTable('buyGift')
      .set({ status: 'running' })
      .where('id', '=', gift.id)
      .execute()
    const asked = await admin('POST', `coupon/${id}/pause`, {})
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings).toMatchObject([{ rule: 'coupon#voidNeedsReason' }])
    expect(asked.data.warnings[0].message).toContain('买一赠券')
    const agreed = await admin('POST', `coupon/${id}/pause`, { accept: ['coupon#voidNeedsReason'] })
    expect(agreed.data.status).toBe('paused')
  })

  test('coupon.copy makes a draft of the same terms, with no counts, for a validity of its own', async () => {
    const { id } = await active()
    await take(id)
    const validity = { start: '2027-01-01T00:00:00+08:00', end: '2027-02-01T00:00:00+08:00' }
    const { data } = await admin('POST', `coupon/${id}/copy`, { validity })
    expect(data).toMatchObject({ status: 'draft', amount: 2000, received: 0, used: 0, validity })
  })

  test('coupon.addStock adds to what was issued, with a reason', async () => {
    const { id } = await active({ stock: 10 })
    expect(fieldsOf(await admin('POST', `coupon/${id}/addStock`, { amount: 5 }))).toEqual([
      'reason',
    ])
    const wrong = await admin('POST', `coupon/${id}/addStock`, { amount: 100_001, reason: '加' })
    expect(fieldsOf(wrong)).toEqual(['amount'])
    await admin('POST', `coupon/${id}/addStock`, { amount: 5, reason: '双十二加量' })
    expect((await coupon(id)).stock).toBe(15)
  })

  test('userCoupon#heldWithinPerUser a user holds no more of a coupon than it allows, wherever they come from', async () => {
    const { id } = await active({ perUser: 2 })
    const holder = await user()
    expect((await take(id, { user: holder })).code).toBe(20000)
    expect((await take(id, { user: holder, source: 'activity' })).code).toBe(20000)
    expect(fieldsOf(await take(id, { user: holder, source: 'redeem' }))).toEqual(['coupon'])
    expect((await take(id)).code).toBe(20000)
  })

  test('userCoupon#receivedWithinStock the last one is given once, also to two at a time; a voided one can be had again', async () => {
    const { id } = await active({ stock: 2 })
    const first = await take(id)
    const answers = await Promise.all([take(id), take(id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 40900])
    expect((await coupon(id)).received).toBe(2)
    await admin('POST', `userCoupon/${first.data.id}/void`, { reason: '领错了' })
    expect((await coupon(id)).received).toBe(1)
    expect((await take(id)).code).toBe(20000)
    const draft = await drafted()
    expect(fieldsOf(await take(draft.id))).toEqual(['coupon'])
  })

  test('userCoupon#comesFromApp the app locks, uses and gives back; an operator only voids, and says why', async () => {
    const { id } = await active()
    const { data } = await take(id)
    for (const move of ['lock', 'unlock', 'use', 'giveBack'])
      expect((await admin('POST', `userCoupon/${data.id}/${move}`, {})).code).not.toBe(20000)
    for (const [move, state] of [
      ['lock', 'locked'],
      ['unlock', 'unused'],
      ['use', 'used'],
      ['giveBack', 'unused'],
    ] as const) {
      expect((await moved(data.id, move)).code).toBe(20000)
      expect((await held(data.id)).status).toBe(state)
    }
    expect(fieldsOf(await admin('POST', `userCoupon/${data.id}/void`, {}))).toEqual(['reason'])
    expect((await admin('DELETE', `userCoupon/${data.id}`)).code).not.toBe(20000)
    expect((await moved(data.id, 'void')).code).toBe(40001)
  })

  test('userCoupon#giveBackKeepsValidity one given back keeps its validity, and expires at once when that is over', async () => {
    const { id } = await active({ perUser: 5 })
    const holder = await user()
    const validity = { start: '2026-11-01T00:00:00+08:00', end: '2026-11-21T18:00:00+08:00' }
    const [early, late, idle] = await Promise.all(
      [1, 2, 3].map(async () => (await take(id, { user: holder, validity })).data.id as number),
    )
    const order = await ordered(holder)
    for (const one of [early, late]) await moved(one as number, 'use', { order })
    expect(await held(early as number)).toMatchObject({ order, usedAt: expect.any(String) })
    await moved(early as number, 'giveBack')
    expect(await held(early as number)).toMatchObject({
      status: 'unused',
      order: null,
      usedAt: null,
      validity,
    })
    bench.time.now += HALF_A_DAY
    await moved(late as number, 'giveBack')
    expect(await held(late as number)).toMatchObject({ status: 'expired', validity })
    await runDueMoves(bench.portal.context, bench.portal.records())
    expect((await held(idle as number)).status).toBe('expired')
    bench.time.now -= HALF_A_DAY
  })

  const usage = async (more: Row = {}) => {
    const { id } = await active({ perUser: 5 })
    const holder = await user()
    const { data } = await take(id, { user: holder })
    return {
      coupon: id,
      userCoupon: data.id,
      user: holder,
      order: await ordered(holder),
      event: 'use',
      goodsTitle: '宋画十讲',
      orderAmount: 9900,
      discount: 2000,
      paid: 7000,
      source: 'center',
      usedAt: '2026-11-21T09:30:00+08:00',
      ...more,
    }
  }

  test('couponUsage#comesFromApp what an order used comes from the app, and nobody rewrites or deletes it', async () => {
    const values = await usage()
    const { data } = await app('POST', 'ingest/couponUsage', values)
    expect(data).toMatchObject({ created: true })
    expect((await admin('POST', 'couponUsage', values)).code).not.toBe(20000)
    const changed = await admin('PUT', `couponUsage/${data.id}`, { version: 1, discount: 1 })
    expect(fieldsOf(changed)).toEqual(['discount'])
    expect((await admin('DELETE', `couponUsage/${data.id}`)).code).not.toBe(20000)
  })

  test('couponUsage#paidIsAmountLessDiscount what was paid is the order less discount and read money', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await app('POST', 'ingest/couponUsage', await usage(more)))
    expect(await tried({ paid: 7900 })).toEqual(['paid'])
    expect(await tried({ discount: 10_000 })).toContain('discount')
    expect(await tried({})).toEqual([])
  })

  test('couponUsage#oneUsePerOrder an order uses a coupon once and gives it back once at most', async () => {
    const values = await usage()
    const send = async (event: string) =>
      app('POST', 'ingest/couponUsage', { ...values, event }).then(fieldsOf)
    expect(await send('use')).toEqual([])
    expect(await send('use')).toEqual(['event'])
    expect(await send('giveBack')).toEqual([])
    expect(await send('giveBack')).toEqual(['event'])
  })

  test('couponUsage#oneUsePerOrder the head of the list adds up what the filter finds', async () => {
    const first = await usage()
    const second = await usage({ orderAmount: 9900, discount: 1000, paid: 8000 })
    for (const values of [first, second, { ...first, event: 'giveBack' }])
      await app('POST', 'ingest/couponUsage', values)
    const sumsOf = async (filter: Row) =>
      (await admin('GET', `couponUsage/sums?filter=${encodeURIComponent(JSON.stringify(filter))}`))
        .data.sums
    expect(await sumsOf({ coupon: first.coupon })).toEqual([1, 1, 4000, 14_000])
    expect(await sumsOf({ coupon: [first.coupon, second.coupon], event: 'use' })).toEqual([
      2, 0, 3000, 15_000,
    ])
    expect(await sumsOf({ user: 0 })).toEqual([0, 0, 0, 0])
  })

  test('coupon.preview draws the ticket as the app does, of what is typed so far', async () => {
    const drawn = async (more: Row) =>
      (
        await admin('POST', 'coupon/preview', {
          values: terms({ title: '新人券', ...more }),
        })
      ).data
    expect(await drawn({})).toMatchObject({
      page: 'ticket',
      title: '新人券',
      before: '¥',
      worth: '20',
      terms: ['From ¥99'],
      validity: '2026.11.01 – 2026.12.31',
    })
    const discount = { kind: 'discount', amount: null, discount: 85, threshold: 0, maxOff: 5000 }
    expect(
      await drawn({ ...discount, validKind: 'days', validity: null, validDays: 7 }),
    ).toMatchObject({
      worth: '15',
      behind: '% off',
      terms: ['No least amount', '¥50 off at most'],
      validity: 'Good for 7 days once it is had',
    })
  })
})
