import type { Row } from '#declare'
import { userOrders } from '../coupons/coupon.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [
  title: string,
  goods: readonly number[],
  gifts: readonly Row[],
  label: string,
  from: number,
  to: number,
  more?: Row,
]
const content = (type: string, id: number, days?: number): Row => ({
  kind: 'content',
  target: { type, id },
  ...(days && { days }),
})
const vip = (vipGoods: number): Row => ({ kind: 'vip', vipGoods })
const coupon = (id: number, quantity = 1): Row => ({ kind: 'coupon', coupon: id, quantity })
const money = (amount: number): Row => ({ kind: 'readMoney', amount })
const object = (goods: number): Row => ({ kind: 'object', goods })

/** Days from today on; what begins later is a draft, what is over has ended. */
const lines: readonly Line[] = [
  ['订全年周刊送听书月卡', [14], [vip(4)], '送听书月卡', -30, 40, { minPaid: 20000, stock: 3000 }],
  [
    '买年卡送帆布袋',
    [10],
    [object(18)],
    '送读字帆布袋',
    -20,
    25,
    { stock: 200, note: '收货地址在“我的赠品”中填写，付款后 7 日内寄出。' },
  ],
  ['购宋画十讲赠20元券', [2], [coupon(9)], '赠20元券', -45, 30, { perUser: 2 }],
  ['新读者首购礼', [1, 2, 4], [money(1000), coupon(11)], '首购有礼', -60, 60, { audience: 'new' }],
  ['会员购课返阅读币', [1, 2], [money(2000)], '返20阅读币', -14, 16, { audience: 'vip' }],
  ['听书买一赠一', [4, 24], [content('audiobook', 6)], '买一赠一', -10, 20, { stock: 500 }],
  ['合订礼盒附年历', [5], [object(6)], '附食记年历', -25, 12, { minPaid: 25000, stock: 100 }],
  ['数字刊季卡赠单期', [20], [content('issue', 2)], '赠第36期', -8, 22],
  ['双十二年卡加赠', [10], [vip(7), money(3000)], '加赠体验卡', 14, 22, { stock: 1000 }],
  ['新年订刊送合订本', [14], [object(17)], '送珍藏套装', 30, 75, { stock: 300 }],
  ['国庆读书礼', [1, 2, 4, 24], [coupon(5, 2)], '赠2张85折券', -60, -45],
  ['中秋听书夜', [4], [content('audiobook', 9, 30)], '赠30天畅听', -75, -62, { stock: 800 }],
  ['秋季训练营同学礼', [12], [coupon(9), object(23)], '送手账与券', -90, -30, { stock: 150 }],
  ['暑期全家读刊', [14], [vip(11)], '送数字刊体验', -140, -90, { audience: 'nonVip' }],
]
const states = (from: number, to: number, index: number): string =>
  to < 0 ? 'ended' : from > 0 ? 'draft' : index === 7 ? 'stopped' : 'running'

/** Fourteen activities: running, stopped, to come, over; each with goods and gifts of its own. */
export const buyGifts = (world: SampleWorld): Row[] =>
  lines.map(([title, goods, gifts, label, from, to, more = {}], index) => ({
    ...{ title, goods, label, minPaid: 0, audience: 'all', stock: null, perUser: 1 },
    gifts: gifts.map((gift, at) => ({ _key: `g${at}`, quantity: 1, ...gift })),
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    image: world.picture(`entry-${1 + (index % 8)}`),
    note: oneOf(['付款后自动到账，退款时一并收回。', '每单一份，先到先得，赠完即止。'], index),
    ...more,
    position: index + 1,
    status: states(from, to, index),
    ...stamps(world, Math.max(1, 4 - from), 3),
  }))

/** What orders of the samples brought along: given, one taken back, one that failed and can be given again. */
export const giftsGiven = (world: SampleWorld): Row[] => {
  const orders = userOrders(world)
  const brings = lines.map(([, goods], at) => ({ goods, gift: at + 1 })).slice(0, 7)
  return orders.flatMap((order, index) => {
    const bought = (order.items as readonly Row[])[0]?.goods
    const found = brings.find(
      ({ goods, gift }) => gift !== 4 && gift !== 5 && goods.includes(Number(bought)),
    )
    if (!found || order.status !== 'paid' || index % 3 === 1) return []
    const failed = index % 16 === 5
    return [
      {
        ...{ gift: found.gift, order: index + 1, user: order.user },
        status: failed ? 'failed' : 'given',
        ...(failed ? { failure: '超过每人限领张数' } : { givenAt: order.paidAt, rights: [] }),
        ...stamps(world, 3, 1),
        version: 1,
      },
    ]
  })
}
