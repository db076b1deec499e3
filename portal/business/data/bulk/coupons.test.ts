import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import {
  type BulkBench,
  bulkBench,
  phoneOf,
  uidOf,
} from '#portal/engine/imports/testing/bulkBench.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('coupons in bulk on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 12)
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  let made = 0
  const coupon = async (more: Row = {}): Promise<Row & { id: number }> =>
    (await bench.records.create('coupon', {
      title: `客服致歉券${++made}`,
      kind: 'cash',
      amount: 1000,
      scope: 'all',
      validKind: 'days',
      validDays: 30,
      takeWay: 'send',
      stock: 10,
      perUser: 2,
      status: 'active',
      ...more,
    })) as Row & { id: number }
  const hand = async (lines: readonly string[]) => {
    const text = ['手机号,用户ID,优惠券ID,张数', ...lines].join('\n')
    const url = await bench.upload(new TextEncoder().encode(text), 'liyun', 'csv')
    const { data } = await bench.operator('POST', 'batchGive', {
      kind: 'coupon',
      file: { url, name: '优惠券发放模板.csv' },
      fileName: '优惠券发放模板.csv',
      reason: `客诉补偿第${++made}批`,
    })
    return data as Row & { id: number; version: number }
  }
  const problems = async ({ id }: Row) =>
    (await bench.records.select('batchRow', { batch: id }, { sort: 'rowNo' })).map(
      ({ problem }) => problem,
    )
  const confirm = async (batch: Row, accept: readonly string[] = []) => {
    const answer = await bench.operator('POST', `batchGive/${batch.id}/confirm`, {
      version: batch.version,
      accept,
    })
    await bench.run()
    return answer
  }
  const owned = (of: number) => bench.records.select('userCoupon', { coupon: of }, { sort: 'id' })
  const find = async (entity: string, id: number) => (await bench.records.find(entity, id)) as Row

  test('coupon#sendingIsLimited only active coupons that may be sent go out, to known users, within what is issued and each may have', async () => {
    const [good, way, draft] = [
      await coupon({ stock: 3 }),
      await coupon({ takeWay: 'activity' }),
      await coupon({ status: 'draft' }),
    ]
    const batch = await hand([
      `${phoneOf(1)},,${good.id},2`,
      `${phoneOf(2)},,${good.id},2`,
      `${phoneOf(3)},,${good.id},3`,
      `${phoneOf(4)},,${way.id},`,
      `${phoneOf(5)},,${draft.id},`,
      `${phoneOf(6)},,999999,`,
      `${phoneOf(99)},,${good.id},`,
      `${phoneOf(1)},,${good.id},`,
    ])
    expect(batch.status).toBe('problem')
    expect(await problems(batch)).toEqual([
      null,
      'B4',
      'B5',
      'R14',
      'R14',
      'R13',
      'R4',
      expect.stringMatching(/D1|B5/),
    ])
    expect((await confirm(batch)).code).not.toBe(20000)
    expect(await owned(good.id)).toEqual([])
  })

  test('coupon.send puts unused coupons into wallets, good from now on, and counts them; once more warns; taken back they are void', async () => {
    const { id } = await coupon()
    const batch = await hand([`${phoneOf(1)},,${id},2`, `,${uidOf(2)},${id},`])
    expect(batch).toMatchObject({ status: 'ready', total: 3000 })
    expect((await confirm(batch)).code).toBe(20000)
    expect(await find('batchGive', batch.id)).toMatchObject({ status: 'done', done: 2, net: 3000 })
    const given = await owned(id)
    expect(given).toHaveLength(3)
    expect(given[0]).toMatchObject({
      status: 'unused',
      source: 'send',
      batch: batch.id,
      validity: { start: NOW, end: '2026-12-21T10:00:00+08:00' },
    })
    expect(await find('coupon', id)).toMatchObject({ received: 3 })
    const again = await hand([`${phoneOf(2)},,${id},1`])
    expect(await problems(again)).toEqual(['D2'])
    await bench.records.move('userCoupon', given[0]?.id as number, 'use')
    const { data: back } = await bench.operator('POST', `batchGive/${batch.id}/undo`, {
      reason: '发错了券，收回',
    })
    await bench.run()
    const ready = await find('batchGive', back.id)
    expect(ready).toMatchObject({ status: 'ready', warnings: 1 })
    expect((await confirm(ready, ['U3'])).code).toBe(20000)
    expect((await owned(id)).map(({ status }) => status)).toEqual(['used', 'voided', 'voided'])
    expect(await find('batchGive', batch.id)).toMatchObject({ status: 'partlyBack', net: 1000 })
    expect(await find('coupon', id)).toMatchObject({ received: 1 })
  })

  test('coupon.send over the amount set somebody else agrees; what names no bound counts nothing', async () => {
    const dear = await coupon({ amount: 600_000, perUser: 9 })
    const capped = await coupon({ kind: 'discount', amount: null, discount: 80, maxOff: 5000 })
    const free = await coupon({ kind: 'free', amount: null })
    const small = await hand([`${phoneOf(12)},,${capped.id},2`, `${phoneOf(12)},,${free.id},`])
    expect(small).toMatchObject({ status: 'ready', total: 10_000 })
    const large = await hand([`${phoneOf(12)},,${dear.id},2`])
    const { data } = await bench.operator('GET', `batchGive/${large.id}/summary`)
    expect(data).toMatchObject({ amount: 1_200_000, approval: { needed: true } })
    expect((await confirm(large)).code).toBe(40900)
  })

  test('coupon.send says before it runs what is left of each coupon, the scarcest first, the rest counted', async () => {
    const scarce = await coupon({ title: '书展限量券', stock: 4 })
    const others = await Promise.all([20, 30, 40, 50].map((stock) => coupon({ stock })))
    const named = [scarce, ...others].map(({ id }) => `${phoneOf(9)},,${id},`)
    const batch = await hand([...named, `${phoneOf(10)},,${scarce.id}, ２ `])
    expect(batch.status).toBe('ready')
    const left = (await bench.remains(batch)) as unknown[]
    expect(left[0]).toEqual(['书展限量券', 'in stock', 4, 1])
    expect(left.slice(1).map((line) => (Array.isArray(line) ? line.slice(2) : line))).toEqual([
      [20, 19],
      [30, 29],
      [40, 39],
      1,
    ])
    // What others took since the check is said as well.
    await confirm(await hand([`${phoneOf(11)},,${scarce.id},2`]))
    expect((await bench.remains(batch))[0]).toEqual(['书展限量券', 'in stock', 2, -1])
    await confirm(batch)
    expect(await bench.remains(batch)).toEqual([])
  })

  test('batchGive.giveCoupon takes items as JSON and answers a sheet; the same items again give nothing anew', async () => {
    const { id } = await coupon()
    const login = { username: 'liyun', password: 'Correct-Horse-7' }
    const { data } = await bench.call('POST', 'index/login', login)
    const post = (body: Row) =>
      bench.portal.app.request('http://portal.test/api/portal/batchGive/batchGiveUserCoupon', {
        method: 'POST',
        headers: { 'x-token': data.token, ticket: data.ticket, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const items = [
      { phone: phoneOf(7), couponId: id, quantity: 1 },
      { uid: uidOf(8), couponId: id },
    ]
    const first = await post({ items, editorName: '李运营' })
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('spreadsheet'),
    ])
    await post({ items, editorName: '李运营' })
    expect(await owned(id)).toHaveLength(2)
    expect((await post({ items: [] })).status).toBe(422)
    expect((await post({ items: [{ colour: 'red' }] })).status).toBe(422)
  })
})
