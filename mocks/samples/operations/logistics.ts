import type { Row } from '#declare'
import { raffleAwards } from '../lottery/raffle.ts'
import { addressAt, numberAt, raffleLogisticsRows, raffleWinners } from '../lottery/raffleWinner.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const owed = [
  ['pointsGoods', '周刊帆布袋', '周刊帆布袋'],
  ['marathon', '2026春 · 半程', '完赛奖牌'],
  ['punchCard', '21天早起听书打卡', '读书月马克杯'],
  ['attendance', '国庆七天签到', '藏书票一套'],
  ['welfare', '会员生日礼', '手账本'],
  ['operator', '补发 MO20261012000031', '周刊帆布袋'],
] as const
const COUNT = 230
const states = [
  'pending',
  'awaitingAddress',
  'shipped',
  'delivered',
  'pending',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'shipped',
] as const

/** What is owed in kind, the newest first to be packed. */
export const materialOrders = (world: SampleWorld): Row[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const [sourceType, sourceName, goodsName] = oneOf(owed, index)
    const status = oneOf(states, index)
    const days = 1 + Math.floor(index / 2)
    const sent = ['shipped', 'delivered', 'returned'].includes(status)
    return {
      orderNo: `MO${world.day(-days).replaceAll('-', '')}${String(COUNT - index).padStart(6, '0')}`,
      ...{ sourceType, sourceName, goodsName, status },
      quantity: index % 9 === 4 ? 2 : 1,
      pointsPaid: sourceType === 'pointsGoods' ? 1200 : null,
      user: 6 + ((index * 11) % 150),
      ...(status !== 'awaitingAddress' && addressAt(index + 2)),
      addressUntil: status === 'awaitingAddress' ? world.at(15 - days, '23:59') : null,
      ...(sent && {
        ...numberAt(index, 731_000_000),
        shippedAt: world.at(-Math.max(1, days - 1), '17:30'),
      }),
      remark: status === 'returned' ? '地址不详，联系不上收件人' : null,
      ...stamps(world, days, 2),
    }
  })

/** The parcel of every order and win that was shipped, as its source stands. */
export function parcels(world: SampleWorld): Row[] {
  const wins = raffleWinners(world)
  const awards = raffleAwards(world)
  const ofWins = raffleLogisticsRows(world).map((row, at) => {
    const win = wins[(row.winner as number) - 1] as Row
    const goodsName = awards[(win.award as number) - 1]?.name ?? win.awardName
    return {
      row,
      from: { sourceType: 'raffle', raffleLogistics: at + 1, goodsName, user: win.user },
    }
  })
  const ofOrders = materialOrders(world).map((row, at) => {
    const { goodsName, user } = row
    return { row, from: { sourceType: 'materialOrder', materialOrder: at + 1, goodsName, user } }
  })
  return [...ofWins, ...ofOrders]
    .filter(({ row }) => row.shippedAt)
    .map(({ row, from }, index) => parcelOf(world, row, from, index))
}

function parcelOf(world: SampleWorld, row: Row, from: Row, index: number): Row {
  const { receiver, phone, region, address, carrier, trackingNo, shippedAt, deliveredAt } = row
  const underway = index % 14 === 5 ? 'exception' : 'inTransit'
  const status = row.status === 'shipped' ? underway : row.status
  const shipped = String(shippedAt)
  return {
    ...from,
    ...{ receiver, phone, carrier, trackingNo, shippedAt, status },
    address: `${region} · ${address}`,
    deliveredAt: status === 'delivered' ? (deliveredAt ?? shipped) : null,
    traces: [
      { at: shipped, text: '快件已揽收' },
      ...(status === 'exception' ? [{ at: shipped, text: '收件人电话无人接听，待再次派送' }] : []),
    ],
    tracedAt: shipped,
    fee: index % 3 === 0 ? null : 800 + (index % 5) * 150,
    remark: status === 'returned' ? '地址不详，联系不上收件人' : null,
    ...stamps(world, 1 + (index % 40), 2),
  }
}
