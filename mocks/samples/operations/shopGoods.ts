import type { Row } from '#declare'
import { standInGoods } from '#portal/outside/shop/standInGoods.ts'
import { appUsers } from '../data/appUser.ts'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** What the stand-in's shop sells, as it was last synced; most of it shown in the app, one gone. */
export const shopGoodsRows = (world: SampleWorld): Row[] =>
  standInGoods.map(({ image: _, ...item }, index) => {
    const isShown = item.saleState !== 'offShelf' && index % 4 !== 3
    return {
      ...item,
      image: world.picture(`size-800x800-${1 + (index % 8)}`),
      visible: isShown,
      shortTitle: isShown ? [...item.title].slice(0, 10).join('') : null,
      corner: isShown && index % 6 === 0 ? oneOf(['热卖', '新品', '限量'], index) : null,
      position: index + 1,
      syncedAt: world.at(0, '07:30'),
      ...stamps(world, 60 - index, 3),
    }
  })

type Mapping = readonly [goods: number, sku: string | null, grants: readonly Row[], more?: Row]
const vip = (vipGoods: number): Row => ({ type: 'vip', vipGoods })
const opens = (goods: number): Row => ({ type: 'goods', goods })
const money = (amount: number): Row => ({ type: 'readMoney', amount })
const coupon = (id: number): Row => ({ type: 'coupon', coupon: id })

const mappings: readonly Mapping[] = [
  [4, null, [vip(2)], { remark: '礼盒随箱卡片已停印' }],
  [5, '全年', [vip(10), money(5000)]],
  [5, '半年', [vip(9), money(2000)]],
  [1, null, [opens(14)], { enabled: false, remark: '改由数字刊年卡开通' }],
  [11, null, [vip(2)], { matchBy: 'code' }],
  [12, null, [vip(10)]],
  [13, null, [vip(12)], { enabled: false }],
  [14, null, [opens(2)]],
  [15, null, [opens(1)]],
  [16, null, [opens(4)]],
  [9, null, [money(1000)]],
  [6, null, [coupon(9)]],
  [7, null, [coupon(5)], { smsNotice: false }],
  [8, null, [money(500)]],
  [10, null, [opens(3)]],
  [33, null, [vip(7)]],
  [34, null, [vip(4)], { matchBy: 'code' }],
  [35, null, [vip(9)]],
  [39, null, [vip(9), coupon(11)]],
  [40, null, [vip(10)], { matchBy: 'code', remark: '每馆一码，随发票寄出' }],
  [2, null, [coupon(4)], { remark: '随箱券' }],
  [3, null, [money(500)]],
  [17, null, [vip(7)], { remark: '到场签到后开通' }],
  [18, null, [coupon(5)]],
  [19, null, [coupon(26), money(3000)], { remark: '开营前发放' }],
  [20, null, [vip(13)], { matchBy: 'code' }],
  [21, null, [opens(24)]],
  [22, null, [money(300)]],
  [23, null, [money(300)], { smsNotice: false }],
  [24, null, [coupon(7)]],
  [25, null, [opens(3)]],
  [26, null, [money(200)], { smsNotice: false }],
  [27, null, [opens(4)]],
  [28, null, [coupon(5)]],
  [29, null, [vip(11), money(500)]],
  [30, null, [coupon(26)]],
  [31, null, [opens(2)], { remark: '课程上架前以宋画十讲代替' }],
  [32, null, [opens(1)]],
  [36, null, [coupon(5)], { matchBy: 'code' }],
  [37, null, [money(1000)]],
  [38, null, [opens(19)]],
  [39, '秋季学期', [vip(9)], { enabled: false, remark: '学期已过' }],
  [34, '三个月', [vip(3)], { enabled: false, remark: '规格已下架' }],
  [12, '两年', [vip(10), money(8000)], { enabled: false, remark: '规格已下架' }],
  [9, '精装', [money(2000)], { enabled: false, remark: '精装售罄' }],
]

export const goodsMappings = (world: SampleWorld): Row[] =>
  mappings.map(([shopGoods, sku, grants, more = {}], index) => ({
    ...{ shopGoods, skuId: sku && `4021${70 + index}`, skuName: sku },
    grants: grants.map((grant, at) => ({ _key: `g${at}`, quantity: 1, ...grant })),
    ...{ matchBy: 'phone', smsNotice: true, enabled: true },
    period: index % 5 === 4 ? { start: world.at(-90, '00:00'), end: world.at(120, '23:59') } : null,
    ...more,
    ...stamps(world, 140 - index * 3, 3),
  }))

const distributors = [
  '梧桐读书会',
  '城南图书馆',
  '晚风书单',
  '早安人文',
  '青禾亲子阅读',
  '半山书局',
  '大学图书馆联盟',
  '播客《慢半拍》',
] as const
const campaigns = [
  '周刊订阅专属',
  '礼盒团购',
  '直播间年卡',
  '秋季书单',
  '会员日',
  '开学季',
] as const
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Twenty-two links of eight distributors: active, paused and over. */
export const distributionLinks = (world: SampleWorld): Row[] => {
  const roll = dice(404)
  return Array.from({ length: 22 }, (_, index) => {
    const distributor = oneOf(distributors, index)
    const ended = index % 6 === 5
    return {
      title: `${distributor}-${oneOf(campaigns, index * 5 + (index >> 3))}`,
      ...{
        distributor,
        shopGoods: 1 + ((index * 7) % 30),
        channel: index % 3 === 0 ? 9 + (index % 6) : null,
      },
      url: `https://shop.example.com/goods/${standInGoods[(index * 7) % 30]?.itemId}?dl=${index + 101}`,
      code: Array.from({ length: 6 }, () => letters[roll(letters.length)]).join(''),
      commission: oneOf([8, 10, 12, 15, 20], index),
      period: {
        start: world.at(-50 + index, '00:00'),
        end: world.at(ended ? -3 : 40 + index, '23:59'),
      },
      clicks: 320 + ((index * 977) % 6400),
      note: index % 5 === 0 ? '按月结算' : null,
      status: ended ? 'ended' : index % 7 === 3 ? 'paused' : 'active',
      ...stamps(world, 52 - index, 3),
    }
  })
}

const ORDERS = 120
const failures = ['用户已永久拥有', '超过每人限领张数', '优惠券不在发放中', '累计天数超过上限 3660']
const mapped = new Map<number, number>(
  mappings.flatMap(([goods, , , more], at) =>
    more?.enabled === false ? [] : [[goods, at + 1] as const],
  ),
)

/** A hundred and twenty orders of thirty days: nine in ten completed, four whose delivery failed. */
export const shopOrders = (world: SampleWorld): Row[] => {
  const users = appUsers(world)
  return Array.from({ length: ORDERS }, (_, index) => {
    const at = (index * 7) % 40
    const item = standInGoods[at]!
    const quantity = index % 9 === 4 ? 2 : 1
    const amount = item.price * quantity
    const user = index % 8 === 6 ? null : 6 + ((index * 13) % 140)
    const days = 30 - Math.floor(index / 4)
    const paidAt = world.at(
      -days,
      `${String(8 + (index % 14)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`,
    )
    const status = index > 112 ? oneOf(['waitPay', 'waitSend', 'sent', 'closed'], index) : 'success'
    const isPaid = status !== 'waitPay' && status !== 'closed'
    const known = isPaid && mapped.has(at + 1)
    const failed = known && index % 23 === 8
    const delivery = !known ? 'none' : failed ? 'failed' : user ? 'done' : 'waiting'
    return {
      orderNo: `E${paidAt.slice(0, 10).replaceAll('-', '')}${String(153_000_000 + index * 7_919)}`,
      user,
      buyerPhone: user ? users[user - 1]?.phone : `137${String(20_000_000 + index * 91_733)}`,
      items: [
        {
          _key: 'l0',
          goods: at + 1,
          title: item.title,
          skuId: null,
          sku: at === 4 ? '全年' : null,
          quantity,
          price: item.price,
        },
      ],
      ...{ amount, status, delivery, net: isPaid ? amount : 0 },
      paidAt: isPaid ? paidAt : null,
      deliveryError: failed ? oneOf(failures, index) : null,
      refunded: 0,
      link: index % 6 === 1 ? 1 + (index % 22) : null,
      goods: [at + 1],
      remark: index % 40 === 9 ? '买家改过手机号，已核对' : null,
      ...stamps(world, Math.max(1, days), 1),
    }
  })
}

/** What those orders opened, or still owe. */
export const shopServings = (world: SampleWorld): Row[] =>
  shopOrders(world).flatMap((order, index) => {
    const [line] = order.items as readonly Row[]
    const goodsMapping = mapped.get(Number(line?.goods))
    if (order.delivery === 'none' || !goodsMapping) return []
    const [, , grants] = mappings[goodsMapping - 1]!
    const state = String(order.delivery)
    return [
      {
        ...{ order: index + 1, line: 0, goodsMapping, phone: order.buyerPhone, user: order.user },
        ...{
          pieces: line?.quantity,
          matchBy: 'phone',
          smsNotice: true,
          grants,
          tries: 0,
          rights: [],
        },
        ...(state === 'failed' && { failure: order.deliveryError, tries: 24 }),
        ...(state === 'done' && { servedAt: order.paidAt }),
        status: state,
        ...stamps(world, 3, 1),
        version: 1,
      },
    ]
  })
