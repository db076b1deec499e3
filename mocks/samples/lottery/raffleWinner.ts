import type { Row } from '#declare'
import { collectWinners } from '../activities/cardCollect.ts'
import { parcelNumber } from '../operations/parcelNumbers.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { awardsEach, raffleLines } from './raffle.ts'

/** Who wins where: lottery and award by their place, and how it stands. */
interface Win {
  readonly raffle: number
  readonly award: number
  readonly name: string
  readonly delivery: 'ship' | 'shop' | 'auto'
  readonly status: 'waiting' | 'claimed' | 'fulfilled' | 'expired' | 'voided'
  readonly days: number
}
const names = ['周刊全年纸刊', '周刊帆布袋', '藏书票一套', '100积分', '20积分', '2元阅读币']
const COUNT = 320

function winAt(index: number): Win {
  const raffle = oneOf([0, 0, 1, 3, 0, 1, 4], index)
  const { from, to, channels, status: state } = raffleLines[raffle] as (typeof raffleLines)[number]
  const award = index % 40 === 0 ? 0 : oneOf([1, 2, 3, 4, 5, 2, 4], index)
  const delivery = award > 2 ? 'auto' : channels.includes('shop') && award > 0 ? 'shop' : 'ship'
  const over = state === 'ended'
  const open =
    delivery === 'auto'
      ? 'fulfilled'
      : oneOf(['waiting', 'claimed', 'fulfilled', 'claimed'] as const, index)
  const status =
    index === 51
      ? 'voided'
      : over && open === 'waiting'
        ? 'expired'
        : delivery === 'shop' && open === 'claimed'
          ? 'waiting'
          : open
  const last = Math.min(to, -1)
  return {
    raffle,
    award,
    name: names[award] as string,
    delivery,
    status,
    days: last - (index % Math.max(1, last - from)),
  }
}

const wins = Array.from({ length: COUNT }, (_, index) => winAt(index))
const shops = ['梧桐书屋·武康店', '梧桐书屋·五原店', '半山书房']

/** Who won in lotteries, and then who won by collecting cards. */
export const raffleWinners = (world: SampleWorld): Row[] => [
  ...lotteryWinners(world),
  ...collectWinners(world),
]

const lotteryWinners = (world: SampleWorld): Row[] =>
  wins.map(({ raffle, award, name, delivery, status, days }, index) => {
    const exchanged = delivery === 'shop' && status === 'fulfilled'
    const wonAt = world.at(
      days,
      `${String(8 + (index % 13)).padStart(2, '0')}:${String((index * 11) % 60).padStart(2, '0')}`,
    )
    return {
      source: 'raffle',
      raffle: raffle + 1,
      award: raffle * awardsEach + award + 1,
      awardName: name,
      delivery,
      user: 6 + ((index * 7) % 150),
      phone: `1990000${String(6 + ((index * 7) % 150)).padStart(4, '0')}`,
      wonAt,
      claimUntil: world.at(raffleLines[raffle]?.claim ?? 30, '23:59'),
      claimedAt: status === 'claimed' || status === 'fulfilled' ? wonAt : null,
      exchangeCode: delivery === 'shop' ? `DJ${String(410_000 + index * 37)}` : null,
      shop: exchanged ? oneOf(shops, index) : null,
      exchangedAt: exchanged ? world.at(Math.min(-1, days + 2), '15:20') : null,
      remark: index === 51 ? '同一设备重复注册，核实后作废' : null,
      status,
      ...stamps(world, -days, 2),
    }
  })

const cities = ['上海市徐汇区', '北京市朝阳区', '杭州市西湖区', '成都市武侯区', '广州市越秀区']
const roads = [
  '武康路 115 号 3 单元 502',
  '新源里西 18 号楼 1 单元',
  '北山街 39 号',
  '玉林东路 7 号 2 栋',
  '农林下路 44 号',
]
const people = ['林见溪', '周明远', '许知秋', '沈安', '陆文舟', '何夏', '顾青', '唐果']
const carriers = ['sf', 'zto', 'sto', 'jd', 'ems'] as const

/** Where a parcel goes, in five cities. */
export const addressAt = (index: number): Row => ({
  receiver: oneOf(people, index),
  phone: `1990000${String(6 + ((index * 7) % 150)).padStart(4, '0')}`,
  region: oneOf(cities, index),
  address: oneOf(roads, index),
})
/** A carrier and a number of its own. */
export const numberAt = (index: number, base: number): Row => {
  const carrier = oneOf(carriers, index)
  return { carrier, trackingNo: parcelNumber(carrier, base + index * 7919) }
}

/** How far what is owed has come. */
const stages = [
  'shipped',
  'awaitingAddress',
  'pending',
  'shipped',
  'awaitingAddress',
  'shipped',
  'returned',
  'pending',
  'shipped',
  'cancelled',
] as const

/** What every posted win that was claimed is owed, or got. */
export const raffleLogisticsRows = (world: SampleWorld): Row[] => [
  ...ofLotteries(world),
  ...collectWinners(world).flatMap(({ delivery, status, claimedAt }, at) =>
    delivery === 'ship' && status === 'fulfilled'
      ? [
          {
            ...{ winner: COUNT + at + 1, raffle: null, status: 'delivered' },
            ...{ ...addressAt(at + 1), ...numberAt(at, 519_000_000) },
            ...{ shippedAt: world.at(-198, '17:30'), deliveredAt: world.at(-195, '11:05') },
            ...{ createdAt: claimedAt, updatedAt: world.at(-195, '11:05') },
          },
        ]
      : [],
  ),
]

const ofLotteries = (world: SampleWorld): Row[] =>
  wins
    .flatMap((win, at) =>
      win.delivery === 'ship' && ['claimed', 'fulfilled'].includes(win.status) ? [{ win, at }] : [],
    )
    .map(({ win, at }, index) => {
      const open = oneOf(stages, Math.floor(index / 2))
      const status = win.status === 'fulfilled' ? 'delivered' : open
      const sent = ['shipped', 'delivered', 'returned'].includes(status)
      const days = Math.min(-1, win.days + 3)
      return {
        winner: at + 1,
        raffle: win.raffle + 1,
        ...(status !== 'awaitingAddress' && addressAt(index)),
        ...(sent && { ...numberAt(index, 402_000_000), shippedAt: world.at(days, '17:30') }),
        ...(status === 'delivered' && { deliveredAt: world.at(Math.min(-1, days + 3), '11:05') }),
        status,
        ...stamps(world, Math.max(1, -win.days), 2),
      }
    })
