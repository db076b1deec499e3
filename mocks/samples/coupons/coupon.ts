import type { Row } from '#declare'
import { buyers } from '../data/appUser.ts'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [title: string, terms: Row, takeWay: string, status: string, more?: Row]
const cash = (amount: number, threshold = 0): Row => ({ kind: 'cash', amount, threshold })
const share = (discount: number, threshold = 0, maxOff?: number): Row => ({
  kind: 'discount',
  discount,
  threshold,
  ...(maxOff && { maxOff }),
})
const free: Row = { kind: 'free', threshold: 0 }

const lines: readonly Line[] = [
  ['新人5元无门槛', cash(500), 'newUser', 'active', { audience: 'new', validDays: 7 }],
  [
    '满99减20课程券',
    cash(2000, 9900),
    'center',
    'active',
    { stock: 20000, scope: 'goods', goods: [1, 2] },
  ],
  ['年卡8折券', share(80), 'activity', 'active', { scope: 'vip', vipGoods: [2] }],
  ['满199减50', cash(5000, 19900), 'center', 'active'],
  ['读刊日 85 折', share(85, 3000, 3000), 'center', 'active', { perUser: 2 }],
  ['好友邀请免单券', free, 'activity', 'active', { scope: 'goods', goods: [3], validDays: 15 }],
  ['听书满68减18', cash(1800, 6800), 'center', 'active', { scope: 'goods', goods: [4, 24] }],
  ['双十二满300减80', cash(8000, 30000), 'activity', 'draft'],
  ['生日礼 20 元券', cash(2000), 'activity', 'active', { validDays: 30 }],
  [
    '续费立减 30',
    cash(3000, 9800),
    'send',
    'active',
    { scope: 'vip', vipGoods: [4, 5], audience: 'vip' },
  ],
  ['客服致歉 10 元券', cash(1000), 'send', 'active', { validDays: 60, perUser: 9 }],
  ['合订礼盒减40', cash(4000, 26800), 'center', 'paused', { scope: 'goods', goods: [5] }],
  ['秋季书单 9 折', share(90), 'center', 'ended'],
  ['国庆满149减30', cash(3000, 14900), 'center', 'ended'],
  ['中秋免费领一期', free, 'activity', 'ended', { scope: 'goods', goods: [3] }],
  ['写作营早鸟 60 元', cash(6000, 39900), 'send', 'ended', { scope: 'goods', goods: [12] }],
  ['企业客户 7 折券', share(70, 0, 10000), 'send', 'active', { validDays: 90 }],
  ['知识会员体验减99', cash(9900, 36500), 'activity', 'paused', { scope: 'vip', vipGoods: [12] }],
  ['误发测试券', cash(100), 'send', 'voided'],
  ['618满200减60', cash(6000, 20000), 'center', 'ended'],
  ['端午 88 折', share(88, 5000, 2000), 'center', 'ended'],
  ['图书馆日免单', free, 'activity', 'voided', { scope: 'goods', goods: [16], validDays: 3 }],
  ['少年刊满160减20', cash(2000, 16000), 'center', 'active', { scope: 'goods', goods: [22] }],
  ['春节红包 8.8 元', cash(880), 'activity', 'draft', { perUser: 3 }],
  ['回归礼 75 折', share(75, 0, 5000), 'send', 'draft', { validDays: 14 }],
  ['编辑部友情券', cash(1200, 1500), 'send', 'active', { validDays: 30, perUser: 5 }],
]
/** Days from today at which each coupon's validity begins and ends, by its state. */
const spans: { readonly [state: string]: readonly [number, number] } = {
  active: [-20, 40],
  paused: [-15, 20],
  draft: [10, 45],
  ended: [-80, -20],
  voided: [-40, 30],
}

/** Twenty-six coupons, some in every state. */
export const coupons = (world: SampleWorld): Row[] =>
  lines.map(([title, terms, takeWay, status, more = {}], index) => ({
    title,
    ...terms,
    scope: 'all',
    audience: 'all',
    takeWay,
    stock: 1000 + index * 500,
    perUser: 1,
    stackable: index % 6 === 0,
    note: index % 3 === 0 ? '不与其他优惠券同享，退款后券按原有效期退回' : null,
    ...(more.validDays
      ? { validKind: 'days' }
      : { validKind: 'fixed', validity: spanOf(world, status) }),
    status,
    ...more,
    ...stamps(world, 150 - index * 5, 2 + (index % 3)),
  }))

function spanOf(world: SampleWorld, status: string): Row {
  const [start, end] = spans[status] as readonly [number, number]
  return { start: world.at(start, '00:00'), end: world.at(end, '23:59') }
}

const sources: { readonly [takeWay: string]: string } = {
  send: 'send',
  center: 'center',
  activity: 'activity',
  newUser: 'newUser',
}
/** Coupons that were given to users, by their place in `lines`. */
const given = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 22, 25]
const WALLETS = 1160

/** What most of the users have in their wallets; of ten about four are used, each with its order and its line below. */
export const userCoupons = (world: SampleWorld): Row[] => wallet(world).map(({ row }) => row)

interface Held {
  readonly row: Row
  readonly coupon: Row
  readonly days: number
}

function wallet(world: SampleWorld): readonly Held[] {
  const all = coupons(world)
  const ownerOf = owners()
  let orders = 0
  return Array.from({ length: WALLETS }, (_, index) => {
    const place = oneOf(given, index)
    const coupon = all[place] as Row
    const isOver = coupon.status === 'ended'
    const days = isOver ? 75 - (index % 40) : 18 - (index % 17)
    const validity = (coupon.validity as Row | undefined) ?? {
      start: world.at(-days, '09:30'),
      end: world.at(Number(coupon.validDays) - days, '09:30'),
    }
    const status = statusOf(index, isOver)
    const used = status === 'used'
    if (used) orders++
    const row = {
      user: ownerOf(index),
      coupon: place + 1,
      source: sources[coupon.takeWay as string],
      receivedAt: world.at(-days, '09:30'),
      validity,
      grantKey: `sample-${index + 1}`,
      ...(used && { order: orders, usedAt: world.at(-days + 1, '20:15') }),
      status,
      ...stamps(world, days, 1),
    }
    return { row, coupon, days }
  })
}

/** Most coupons are had once a person: whoever has it already leaves it to the next. */
function owners(): (index: number) => number {
  const has = new Set<string>()
  return (index) => {
    let place = Math.floor(index / given.length) * 9 + (index % 7)
    const keyOf = () => `${place % buyers.length} ${index % given.length}`
    while (has.has(keyOf())) place++
    has.add(keyOf())
    return oneOf(buyers, place)
  }
}

const statusOf = (index: number, isOver: boolean): string =>
  oneOf(
    isOver
      ? ['used', 'expired', 'expired']
      : ['used', 'unused', 'used', 'unused', 'locked', 'used', 'unused', 'voided'],
    index * 5,
  )

const bought: readonly (readonly [kind: string, goods: number, title: string, price: number])[] = [
  ['course', 2, '宋画十讲', 19900],
  ['course', 1, '给忙碌者的艺术史', 9900],
  ['audiobook', 4, '古典音乐的黄昏', 6800],
  ['magazine', 14, '生活周刊全年', 28800],
  ['vip', 10, 'VIP年卡', 21800],
  ['object', 5, '年度合订礼盒（实物）', 26800],
]

interface Bought {
  readonly held: Row
  readonly order: Row
}

/** The orders in which a coupon was used, and what each came to. */
function purchases(world: SampleWorld): readonly Bought[] {
  const roll = dice(7)
  return wallet(world)
    .filter(({ row }) => row.status === 'used')
    .map(({ row, coupon, days }, index) => {
      const dear = bought.filter(([, , , price]) => price >= Number(coupon.threshold ?? 0))
      const [kind, goods, title, price] = oneOf(dear.length > 0 ? dear : [bought[5]!], index)
      const couponDiscount = offOf(coupon, price)
      const left = price - couponDiscount
      const readMoneyPaid = index % 5 === 0 ? Math.min(left, 1000) : 0
      const paidAt = row.usedAt as string
      const order = {
        orderNo: `MH${paidAt.slice(0, 10).replaceAll('-', '')}${String(100_000 + index * 37)}`,
        user: row.user,
        kind,
        items: [{ goods, title, quantity: 1, price }],
        amount: price,
        couponDiscount,
        readMoneyPaid,
        paid: left - readMoneyPaid,
        payChannel: left === readMoneyPaid ? 'free' : oneOf(['wechat', 'alipay', 'apple'], roll(3)),
        tradeNo: `42000${String(30_211_880 + index * 911)}`,
        paidAt,
        status: 'paid',
        ...stamps(world, Math.max(days - 1, 1), 1),
      }
      return { held: row, order }
    })
}

function offOf(coupon: Row, price: number): number {
  if (coupon.kind === 'free') return price
  if (coupon.kind === 'cash') return Math.min(coupon.amount as number, price)
  const off = Math.round((price * (100 - (coupon.discount as number))) / 100)
  return coupon.maxOff ? Math.min(off, coupon.maxOff as number) : off
}

/** The orders in which coupons were used; for a few of them money is asked back, or part of it went back already. */
export const userOrders = (world: SampleWorld): Row[] =>
  purchases(world).map(({ order }, index) => ({ ...order, ...refundOf(world, order, index) }))

const EVERY = 17
function refundOf(world: SampleWorld, { paid }: Row, index: number): Row {
  const amount = Number(paid)
  if (amount < 3000) return {}
  if (index % EVERY === 3)
    return { status: 'refunding', refundAsked: amount, refundAmount: 0, refundReason: 'wrong' }
  // The rest of these was asked for too, some of it.
  if (index % EVERY === 6)
    return { status: 'refunding', refundAsked: 800, refundAmount: 1500, refundReason: 'activity' }
  if (index % EVERY === 10)
    return {
      status: 'partRefunded',
      refundAmount: 1500,
      refundReason: 'activity',
      refundNote: '讲座改期，退还差价',
      refundBy: 1,
      refundedAt: world.at(-2, '15:10'),
    }
  return {}
}

/** A line for each use; now and then the order was returned and the coupon given back. */
export const couponUsages = (world: SampleWorld): Row[] => {
  const rows = wallet(world).map(({ row }) => row)
  return purchases(world).flatMap(({ held, order }, index) => {
    const use = {
      coupon: held.coupon,
      userCoupon: rows.indexOf(rows.find(({ order: place }) => place === index + 1) as Row) + 1,
      user: held.user,
      order: index + 1,
      event: 'use',
      goodsTitle: (order.items as readonly Row[])[0]?.title,
      orderAmount: order.amount,
      discount: order.couponDiscount,
      paid: order.paid,
      source: held.source,
      usedAt: held.usedAt,
      ...stamps(world, 3, 1),
    }
    return index % 9 === 4 ? [use, { ...use, event: 'giveBack' }] : [use]
  })
}
