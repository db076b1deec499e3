import type { Row } from '#declare'
import { userOrders as couponOrders } from '../coupons/coupon.ts'
import { goods } from '../pages/goods.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { buyers } from './appUser.ts'

const HALF_A_YEAR = 180
/** Orders without a coupon: with those that used one, some eight hundred. */
const ORDERS = 380
/** What is sold in the app, by its place among the goods, what sells best more often. */
const sold = [2, 10, 1, 14, 7, 4, 20, 8, 2, 12, 24, 14, 5, 10, 9, 3] as const
const kindOf: { readonly [type: string]: string } = { physical: 'object', issue: 'magazine' }

/** An order of the app, and what is needed to know what it opened. */
export interface Purchase {
  /** Its number among all orders. */
  readonly number: number
  readonly place: number
  readonly goods: Row
  readonly user: number
  readonly days: number
  readonly at: string
  readonly row: Row
}

/** What was bought without a coupon within half a year; the more the nearer to today. */
export function purchases(world: SampleWorld): readonly Purchase[] {
  const shelf = goods(world)
  const before = couponOrders(world).length
  return Array.from({ length: ORDERS }, (_, index) => {
    const place = oneOf(sold, index * 7 + Math.floor(index / 16))
    const days = Math.floor(HALF_A_YEAR * ((ORDERS - index) / ORDERS) ** 2)
    const at = world.at(-days - 1, timeOf(index))
    const user = oneOf(buyers, index * 37 + 11)
    const of = shelf[place - 1] as Row
    const row = orderOf(world, { of, place, user, index, at, days })
    return { number: before + index + 1, place, goods: of, user, days, at, row }
  })
}

const timeOf = (index: number) =>
  `${String(7 + ((index * 5) % 16)).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}`

interface Ordering {
  readonly of: Row
  readonly place: number
  readonly user: number
  readonly index: number
  readonly at: string
  readonly days: number
}

function orderOf(world: SampleWorld, { of, place, user, index, at, days }: Ordering): Row {
  const price = of.price as number
  const status = statusOf(index)
  const isPaid = !['unpaid', 'closed'].includes(status)
  return {
    orderNo: `MH${at.slice(0, 10).replaceAll('-', '')}${String(200_000 + index * 41)}`,
    user,
    kind: kindOf[of.type as string] ?? of.type,
    items: [{ goods: place, title: of.name, quantity: 1, price }],
    amount: price,
    couponDiscount: 0,
    readMoneyPaid: 0,
    paid: price,
    channel: 1 + (index % 3),
    ...(isPaid && {
      payChannel: oneOf(['wechat', 'alipay', 'wechat', 'apple'], index * 3),
      tradeNo: `42000${String(60_211_880 + index * 733)}`,
      paidAt: at,
    }),
    ...refundOf(world, status, price, days),
    status,
    ...stamps(world, days + 1, 1),
    createdAt: at,
  }
}

/** Half of it was paid back before, and the rest is asked for now. */
const TWICE = 84

/** Of a hundred six are refunded in some way; the newest are not paid yet, some never were. */
function statusOf(index: number): string {
  if (index > ORDERS - 7) return index % 2 === 0 ? 'unpaid' : 'paid'
  if (index === TWICE) return 'refunding'
  if (index % 23 === 5) return 'closed'
  return index % 25 === 12 ? 'refunded' : 'paid'
}

const refundOf = (world: SampleWorld, status: string, price: number, days: number): Row =>
  status === 'refunding'
    ? {
        refundAsked: price - Math.floor(price / 2),
        refundAmount: Math.floor(price / 2),
        refundReason: 'quality',
        refundNote: '先退了一半，读者又来电要求退余款',
        refundBy: 11,
        refundedAt: world.at(-Math.max(days - 1, 1), '15:20'),
      }
    : status === 'refunded'
      ? {
          refundAsked: price,
          refundAmount: price,
          refundReason: oneOf(['wrong', 'repeat', 'quality', 'apple'], days),
          refundNote: '读者来电，未使用，全额退回',
          refundBy: 11,
          refundedAt: world.at(-Math.max(days - 1, 1), '15:20'),
        }
      : {}

/** Their orders. */
export const plainOrders = (world: SampleWorld): Row[] => purchases(world).map(({ row }) => row)

/** What was paid for, and kept. */
export const keptPurchases = (world: SampleWorld) =>
  purchases(world).filter(({ row }) => row.status === 'paid')
