import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { ShopItem, ShopTrade } from '#portal/outside/shop/shop.ts'
import { standInGoods } from '#portal/outside/shop/standInGoods.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { round as shopRound } from './shop/shop.round.ts'
import { pullOrders } from './shop/shopOrders.job.ts'

/** The shop of these tests: what it answers is set by each of them. */
const shop: { goods: ShopItem[]; trades: ShopTrade[] } = { goods: [], trades: [] }
const ports = standInPorts(() => {})
const bench = sharedBench(undefined, {
  ports: {
    ...ports,
    shop: {
      standIn: true,
      goods: async () => shop.goods,
      figures: async (ids) => shop.goods.filter(({ itemId }) => ids.includes(itemId)),
      orders: async () => shop.trades,
    },
  },
})
const { admin, editor } = bench
const { changed, act, remove, find, put, tried } = anyRecord(bench)
const stub = stubs(bench)
const records = () => bench.portal.records()
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const HOUR = 3_600_000

let app: Awaited<ReturnType<typeof appKey>>['app']
let card: number
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['appUser', 'distributionLink'] })).app
  const keys = configKeys.filter(({ key }) => ['shop.hosts', 'app.h5Address'].includes(key))
  await makeConfigKeys(records(), keys)
  const terms = { name: 'VIP月卡', vipType: 'vip', unit: 'month', term: 1, giftDays: 0, price: 1 }
  card = await stub('vipGoods', { ...terms, usage: 'sale', status: 'published' })
})
const item = (more: Partial<ShopItem> = {}): ShopItem => ({
  ...standInGoods[0]!,
  itemId: `IT${serial()}`,
  ...more,
})
const synced = async (...goods: ShopItem[]) => {
  shop.goods = goods
  expect((await admin('POST', 'youzan/sync', { confirm: true })).code).toBe(20000)
  await runQueued(bench.portal.context)
}
const goodsOf = async ({ itemId }: ShopItem) =>
  (await records().select('shopGoods', { itemId }))[0] as Made
const onSale = async () => {
  const one = item()
  await synced(one)
  return { one, id: (await goodsOf(one)).id }
}
const money = { type: 'readMoney', amount: 500, quantity: 1 }
const mapped = async (shopGoods: number, more: Row = {}) =>
  (await records().create('goodsMapping', {
    ...{ shopGoods, grants: [money], matchBy: 'phone', smsNotice: true, enabled: true, ...more },
  })) as Made
const phoneOf = () => `139${String(10_000_000 + serial())}`
const user = async (phone: string) =>
  (
    await app('POST', 'ingest/appUser', {
      uid: `U${80_000_000 + serial()}`,
      nickname: '阿禾',
      phone,
    })
  ).data.id as number
const trade = (itemId: string, more: Partial<ShopTrade> = {}, pieces = 1): ShopTrade => ({
  ...{ orderNo: `E${serial()}`, status: 'success', buyerPhone: phoneOf(), linkCode: null },
  items: [{ itemId, title: '订阅', skuId: null, sku: null, quantity: pieces, price: 9900 }],
  ...{ amount: 9900 * pieces, refunded: 0, paidAt: '2026-11-20T09:00:00+08:00' },
  ...more,
})
const pulled = async (...trades: ShopTrade[]) => {
  shop.trades = trades
  await pullOrders(bench.portal.context, portalSession)
}
const orderOf = async ({ orderNo }: ShopTrade) =>
  (await records().select('shopOrder', { orderNo }))[0] as Made
const balance = async (id: number) => (await records().find('appUser', id))?.readMoney

test('calls a mapping by its goods where it stands in the way of a deletion', async () => {
  const { one, id } = await onSale()
  await mapped(id, { skuName: '三件装' })
  const { data } = await admin('GET', `youzan/${id}/uses`)
  expect(data.groups[0].records[0].title).toBe(`${one.title} · 三件装`)
})

test('shopGoods#comesFromProvider shopGoods.sync all of it comes from the shop: new ones hidden, what was set here stays, gone ones are marked', async () => {
  const [one, two] = [item(), item()]
  await synced(one, two)
  const first = await goodsOf(one)
  expect(first).toMatchObject({ visible: false, price: one.price, saleState: 'onSale' })
  expect(await changed('shopGoods', first, { title: '改名' })).toEqual([40001, 'title'])
  expect(await changed('shopGoods', first, { corner: '热卖' })).toEqual([20000])
  expect((await act('shopGoods', first, 'adapt', { shortTitle: '全年' }))[0]).toBe(20000)
  await synced({ ...one, price: 100 })
  expect(await goodsOf(one)).toMatchObject({ price: 100, shortTitle: '全年' })
  expect(await goodsOf(two)).toMatchObject({ saleState: 'removed' })
  expect((await admin('POST', 'youzan', { title: '新' })).code).not.toBe(20000)
  expect(await remove('shopGoods', first)).not.toEqual([20000])
})

test('shopGoods#visibleWhileOnSale shopGoods.show shopGoods.hide what the shop does not sell is not shown, and hides by itself', async () => {
  const one = item()
  await synced(one)
  const bulk = (action: string, ids: number[]) => admin('POST', 'youzan/bulk', { action, ids })
  const { id } = await goodsOf(one)
  expect((await bulk('show', [id])).data.done).toBe(1)
  expect(await goodsOf(one)).toMatchObject({ visible: true })
  expect((await bulk('hide', [id])).data.done).toBe(1)
  await bulk('show', [id])
  await synced({ ...one, saleState: 'offShelf' })
  expect(await goodsOf(one)).toMatchObject({ visible: false, saleState: 'offShelf' })
  expect((await bulk('show', [id])).data.done).toBe(0)
  expect((await changed('shopGoods', await goodsOf(one), { visible: true }))[0]).toBe(40001)
})

test('shopGoods#quantityComesFromProvider shopGoods.refreshQuantity what is left is never written here; what cannot be asked keeps its figures', async () => {
  const one = item({ quantity: 8, sold: 1 })
  await synced(one)
  const { id } = await goodsOf(one)
  expect(await changed('shopGoods', await goodsOf(one), { quantity: 3 })).toEqual([
    40001,
    'quantity',
  ])
  shop.goods = [{ ...one, quantity: 5, sold: 4 }]
  const call = { action: 'refreshQuantity', ids: [id] }
  expect((await admin('POST', 'youzan/bulk', call)).data.done).toBe(1)
  shop.goods = []
  expect((await admin('POST', 'youzan/bulk', call)).data.done).toBe(0)
  expect(await goodsOf(one)).toMatchObject({ quantity: 5, sold: 4 })
  const { data } = await admin('GET', `youzan/quantity?itemIds=${one.itemId},none`)
  expect(data).toEqual([{ itemId: one.itemId, quantity: 5, sold: 4 }])
  expect((await admin('GET', 'youzan/goods?page=1&size=5')).data.list.length).toBeGreaterThan(0)
})

test('shopGoods.orders shopOrder.quantity the orders of goods, and how many pieces were sold in a period', async () => {
  const { one, id } = await onSale()
  const sold = trade(one.itemId, {}, 3)
  await pulled(sold)
  const filter = encodeURIComponent(JSON.stringify({ goods: id }))
  expect((await admin('GET', `youzan/orders?filter=${filter}`)).data.total).toBe(1)
  const asked = { from: '2026-11-20', to: '2026-11-20' }
  const { data } = await admin('POST', 'youzan/orders/quantity', asked)
  expect(data.lines[0].pieces).toBeGreaterThanOrEqual(3)
  expect((await tried('POST', 'youzan/orders/quantity', { ...asked, to: '2026-11-01' }))[0]).toBe(
    40001,
  )
})

test('shopOrder#comesFromProvider shopOrder.sync orders come from the shop alone, again and again as one; the remark is ours', async () => {
  const { one } = await onSale()
  const paid = trade(one.itemId, { status: 'waitSend' })
  shop.trades = [paid]
  expect((await admin('POST', 'youzan/orders/sync', { confirm: true })).code).toBe(20000)
  await runQueued(bench.portal.context)
  await pulled({ ...paid, status: 'success' })
  const order = await orderOf(paid)
  expect(order).toMatchObject({ status: 'success', delivery: 'none', net: 9900 })
  expect(await records().count('shopOrder', { orderNo: paid.orderNo })).toBe(1)
  expect(await changed('shopOrder', order, { amount: 1 })).toEqual([40001, 'amount'])
  expect(await changed('shopOrder', order, { remark: '已致电' })).toEqual([20000])
  expect((await act('shopOrder', order, 'note', { remark: '已核对' }))[0]).toBe(20000)
  const { data } = await editor('GET', `youzan/orders/${order.id}`)
  expect(data?.buyerPhone ?? '').not.toBe(paid.buyerPhone)
})

test('shopOrder#waitsForKnownPhone goodsMapping#unknownPhonesServedLater an order waits for its buyer to register; later changes of the mapping do not touch it', async () => {
  const { one, id } = await onSale()
  const mapping = await mapped(id)
  const paid = trade(one.itemId)
  await pulled(paid)
  expect(await orderOf(paid)).toMatchObject({ delivery: 'waiting', user: null })
  await changed('goodsMapping', mapping, { grants: [{ ...money, amount: 900 }] })
  const buyer = await user(String(paid.buyerPhone))
  await shopRound(bench.portal.context)
  expect(await orderOf(paid)).toMatchObject({ delivery: 'done' })
  expect(await balance(buyer)).toBe(500)
})

test('goodsMapping#orderLineServedOnce shopOrder#refundedNeverRedelivered a line is served once, quantity times pieces; a refund takes back what is unused', async () => {
  const { one, id } = await onSale()
  const mapping = await mapped(id, {
    grants: [
      { ...money, quantity: 2 },
      { type: 'vip', vipGoods: card, quantity: 1 },
    ],
  })
  const phone = phoneOf()
  const buyer = await user(phone)
  const paid = trade(one.itemId, { buyerPhone: phone }, 3)
  await pulled(paid)
  await pulled(paid)
  expect(await balance(buyer)).toBe(3000)
  expect(await records().select('userVip', { user: buyer })).toMatchObject([{ days: 93 }])
  expect(await find('goodsMapping', mapping)).toMatchObject({ grantedCount: 1, failedCount: 0 })
  expect(await remove('goodsMapping', mapping)).toEqual([40900])
  expect((await act('shopOrder', await orderOf(paid), 'redeliver'))[0]).toBe(20000)
  expect(await balance(buyer)).toBe(3000)
  await pulled({ ...paid, refunded: paid.amount })
  expect(await balance(buyer)).toBe(0)
  expect(await records().select('userVip', { user: buyer })).toMatchObject([{ status: 'revoked' }])
  expect((await act('shopOrder', await orderOf(paid), 'redeliver'))[0]).not.toBe(20000)
})

test('goodsMapping#deletableWhenUnused shopOrder.redeliver what fails is told, tried again within the hour, and delivered on demand', async () => {
  const { one, id } = await onSale()
  const coupon = await stub('coupon', {
    title: '券',
    kind: 'cash',
    amount: 100,
    validKind: 'days',
    validDays: 9,
    stock: 9,
    perUser: 9,
    status: 'active',
  })
  const mapping = await mapped(id, { grants: [{ type: 'coupon', coupon, quantity: 1 }] })
  await put('coupon', { id: coupon } as Made, { status: 'paused' })
  const phone = phoneOf()
  const buyer = await user(phone)
  const [first, second] = [
    trade(one.itemId, { buyerPhone: phone }),
    trade(one.itemId, { buyerPhone: phone }),
  ]
  await pulled(first, second)
  const failed = await orderOf(first)
  expect(failed).toMatchObject({ delivery: 'failed' })
  expect(failed.deliveryError).toBeTruthy()
  expect(await find('goodsMapping', mapping)).toMatchObject({ failedCount: 2 })
  await put('coupon', { id: coupon } as Made, { status: 'active' })
  expect((await act('shopOrder', failed, 'redeliver'))[0]).toBe(20000)
  expect(await orderOf(first)).toMatchObject({ delivery: 'done', deliveryError: null })
  await shopRound(bench.portal.context)
  expect(await orderOf(second)).toMatchObject({ delivery: 'failed' })
  bench.time.now += HOUR
  await shopRound(bench.portal.context)
  expect(await orderOf(second)).toMatchObject({ delivery: 'done' })
  expect(await records().count('userCoupon', { user: buyer })).toBe(2)
  expect(await remove('goodsMapping', await mapped((await onSale()).id))).toEqual([20000])
})

test('goodsMapping#oneEnabledPerGoods one mapping serves an article and SKU; one without a SKU serves those that have none', async () => {
  const { one, id } = await onSale()
  const general = await mapped(id)
  await mapped(id, { skuId: 'S1', grants: [{ ...money, amount: 700 }] })
  const body = { shopGoods: id, grants: [money], matchBy: 'phone', enabled: true }
  expect((await tried('POST', 'shopMapping', body))[0]).toBe(40001)
  expect((await tried('POST', 'shopMapping', { ...body, skuId: 'S1' }))[0]).toBe(40001)
  const [plain, special] = [phoneOf(), phoneOf()]
  const [first, second] = [await user(plain), await user(special)]
  const line = { itemId: one.itemId, title: '订阅', sku: '全年', quantity: 1, price: 9900 }
  await pulled(
    trade(one.itemId, { buyerPhone: plain, items: [{ ...line, skuId: 'S2' }] }),
    trade(one.itemId, { buyerPhone: special, items: [{ ...line, skuId: 'S1' }] }),
  )
  expect([await balance(first), await balance(second)]).toEqual([500, 700])
  expect(await changed('goodsMapping', general, { enabled: false })).toEqual([20000])
  expect((await tried('POST', 'shopMapping', body))[0]).toBe(20000)
})

test('goodsMapping#grantFieldsFollowType a grant names the one thing of its type, in force and not shipped', async () => {
  const { id } = await onSale()
  const refusedFor = async (grant: Row) =>
    (
      await tried('POST', 'shopMapping', {
        shopGoods: id,
        grants: [{ quantity: 1, ...grant }],
        matchBy: 'phone',
        enabled: false,
      })
    ).slice(1)
  expect(await refusedFor({ type: 'vip' })).toEqual(['grants.0.vipGoods'])
  expect(await refusedFor({ ...money, vipGoods: card })).toEqual(['grants.0.vipGoods'])
  const object = await stub('goods', {
    name: '帆布袋',
    goodsNo: `SW-${serial()}`,
    type: 'physical',
    price: 1,
    source: 'app',
    status: 'published',
  })
  expect(await refusedFor({ type: 'goods', goods: object })).toEqual(['grants.0.goods'])
  expect(await refusedFor({ type: 'vip', vipGoods: card })).toEqual([])
})

test('goodsMapping.test shows what an order would open for a phone, and opens nothing', async () => {
  const { id } = await onSale()
  const mapping = await mapped(id, { grants: [{ type: 'vip', vipGoods: card, quantity: 2 }] })
  const { data } = await admin('POST', `shopMapping/${mapping.id}/test`, {
    phone: phoneOf(),
    quantity: 3,
  })
  expect(data.lines).toMatchObject([
    { name: 'VIP月卡', quantity: 6, to: expect.stringContaining('未注册') },
  ])
  expect(await records().count('shopServing', { goodsMapping: mapping.id })).toBe(0)
})

test('goodsMapping.reissue serves orders since a time that were not, by codes too, and leaves a file', async () => {
  const { one, id } = await onSale()
  const [old, paid] = [
    trade(one.itemId, { paidAt: '2026-10-01T09:00:00+08:00' }),
    trade(one.itemId),
  ]
  await pulled(old, paid)
  const mapping = await mapped(id, { matchBy: 'code' })
  const since = '2026-11-01T00:00:00+08:00'
  expect((await admin('POST', `shopMapping/${mapping.id}/reissue`, { since })).code).toBe(20000)
  await runQueued(bench.portal.context)
  expect(await orderOf(paid)).toMatchObject({ delivery: 'done' })
  expect(await orderOf(old)).toMatchObject({ delivery: 'none' })
  const codes = await records().select('redeemCode', { batchName: `商城订单 ${paid.orderNo}` })
  expect(codes).toMatchObject([
    { status: 'unused', benefits: [{ kind: 'readMoney', amount: 500 }] },
  ])
  const [job] = await records().select('job', { kind: 'shopReissue', recordId: String(mapping.id) })
  expect(job).toMatchObject({ status: 'done', done: 1, resultFile: { name: '补发结果.xlsx' } })
})

test('bulk.goodsMapping adds a mapping an article with what its rows open, and tells unknown numbers', async () => {
  const { one, id } = await onSale()
  const [first, second] = [`NR-${serial()}`, `NR-${serial()}`]
  for (const goodsNo of [first, second])
    await stub('goods', {
      ...{ name: '阅读币', goodsNo, type: 'readMoney', price: 900, source: 'app' },
      status: 'published',
    })
  const desk = listDesk(bench, await bench.signIn('boss'))
  const list = await desk.check('goodsMapping', [
    `${one.itemId},,${first},2`,
    `${one.itemId},,${second},`,
    `${one.itemId},S9,NR-NONE,1`,
    `${one.itemId},S9,${first},100`,
    `没有的,,${first},1`,
  ])
  expect(list.codes).toEqual([null, null, 'R13', 'R7', 'R13'])
  const good = await desk.check('goodsMapping', [
    `${one.itemId},,${first},2`,
    `${one.itemId},,${second},`,
  ])
  const done = await desk.confirm(good)
  expect(done.batch).toMatchObject({ done: 2 })
  const mappings = () => bench.portal.records().select('goodsMapping', { shopGoods: id })
  expect(await mappings()).toMatchObject([
    { matchBy: 'phone', enabled: true, grants: [{ type: 'goods', quantity: 2 }, { quantity: 1 }] },
  ])
  await desk.confirm(await desk.back(done))
  expect(await mappings()).toEqual([])
})

const link = async (more: Row = {}) => {
  const { id } = await onSale()
  return {
    ...{ title: '团购', shopGoods: id, distributor: `分销方${serial()}`, commission: 7.5, period },
    ...{ url: `https://shop.example.com/goods/${serial()}`, ...more },
  }
}
const linked = async (more: Row = {}) =>
  (await admin('POST', 'distributionLink', await link(more))).data as Made

test('distributionLink#urlIsHttps its address is the shop’s, and a distributor has one active link for goods', async () => {
  expect(
    await tried('POST', 'distributionLink', await link({ url: 'http://shop.example.com/1' })),
  ).toEqual([40001, 'url'])
  expect(
    await tried('POST', 'distributionLink', await link({ url: 'https://other.example.com/1' })),
  ).toEqual([40001, 'url'])
  const one = await linked()
  expect(one.shortUrl).toMatch(/^https:\/\/m\.example\.com\/d\/[A-Z2-9]{6}$/)
  const twin = await link({ shopGoods: one.shopGoods, distributor: one.distributor })
  expect((await tried('POST', 'distributionLink', twin))[0]).toBe(40001)
  await act('distributionLink', one, 'pause')
  expect((await tried('POST', 'distributionLink', twin))[0]).toBe(20000)
})

test('distributionLink#commissionFrozenOnceOrdered distributionLink#deletableWhenUnused distributionLink.sync sales less refunds give the commission, which then stands', async () => {
  const one = await linked()
  const { itemId } = (await records().find('shopGoods', one.shopGoods as number)) as Row
  expect(await changed('distributionLink', one, { commission: 15 })).toEqual([20000])
  const [kept, partly] = [
    trade(String(itemId), { linkCode: String(one.code) }),
    trade(String(itemId), { linkCode: String(one.code), refunded: 899 }),
  ]
  shop.trades = [kept, partly]
  expect((await admin('POST', 'distributionLink/sync', { confirm: true })).code).toBe(20000)
  await runQueued(bench.portal.context)
  const { data } = await admin('GET', `distributionLink/${one.id}`)
  expect(data).toMatchObject({ orders: 2, sales: 18_901, earned: 2835 })
  expect(await changed('distributionLink', one, { commission: 20 })).toEqual([40001, 'commission'])
  expect(await remove('distributionLink', one)).toEqual([40900])
  expect(await remove('distributionLink', await linked())).toEqual([20000])
})

test('distributionLink#endsAtPeriodEnd it ends with its period, and does not go on afterwards', async () => {
  const over = { ...period, end: shanghaiTime(new Date(bench.time.now + HOUR)) }
  expect(
    (
      await tried(
        'POST',
        'distributionLink',
        await link({ period: { start: over.end, end: over.start } }),
      )
    )[0],
  ).toBe(40001)
  const one = await linked({ period: over })
  await act('distributionLink', one, 'pause')
  bench.time.now += 2 * HOUR
  expect((await act('distributionLink', one, 'resume'))[0]).toBe(40001)
  expect(await act('distributionLink', one, 'end')).toEqual([20000])
})
