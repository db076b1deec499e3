import type { Row } from '#declare'
import { glyph } from '../glyphPictures.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

interface Line {
  readonly title: string
  readonly slots: 's6' | 's8'
  /** Days from today: of the draws, and of the deadline. */
  readonly from: number
  readonly to: number
  readonly claim: number
  readonly channels: readonly string[]
  readonly status: 'draft' | 'published' | 'paused' | 'ended'
  readonly drawn: number
}

/** The lotteries; awards and winners of the samples lean on their order. */
export const raffleLines: readonly Line[] = [
  {
    title: '双十一会员抽奖',
    slots: 's8',
    from: -12,
    to: 6,
    claim: 30,
    channels: ['app', 'miniProgram'],
    status: 'published',
    drawn: 18420,
  },
  {
    title: '书店日门店抽奖',
    slots: 's6',
    from: -5,
    to: 9,
    claim: 24,
    channels: ['h5', 'shop'],
    status: 'published',
    drawn: 2365,
  },
  {
    title: '新年好运大转盘',
    slots: 's8',
    from: 38,
    to: 52,
    claim: 80,
    channels: ['app', 'h5', 'miniProgram'],
    status: 'draft',
    drawn: 0,
  },
  {
    title: '中秋读诗抽奖',
    slots: 's8',
    from: -70,
    to: -56,
    claim: -20,
    channels: ['app'],
    status: 'ended',
    drawn: 9731,
  },
  {
    title: '暑期共读转盘',
    slots: 's8',
    from: -140,
    to: -100,
    claim: -60,
    channels: ['app', 'h5'],
    status: 'ended',
    drawn: 15208,
  },
  {
    title: '世界读书日抽奖',
    slots: 's8',
    from: -220,
    to: -205,
    claim: -160,
    channels: ['app', 'h5'],
    status: 'ended',
    drawn: 21877,
  },
  {
    title: '新用户见面礼转盘',
    slots: 's6',
    from: -30,
    to: 60,
    claim: 90,
    channels: ['app'],
    status: 'paused',
    drawn: 640,
  },
  {
    title: '周年庆好运签',
    slots: 's8',
    from: -260,
    to: -240,
    claim: -200,
    channels: ['app', 'miniProgram'],
    status: 'ended',
    drawn: 12044,
  },
]

const shops = [
  {
    name: '梧桐书屋·武康店',
    city: '上海',
    address: '徐汇区武康路 115 号',
    phone: '02154030001',
    code: '204816',
  },
  {
    name: '梧桐书屋·五原店',
    city: '上海',
    address: '徐汇区五原路 72 号',
    phone: '02154030002',
    code: '731902',
  },
  {
    name: '半山书房',
    city: '杭州',
    address: '西湖区北山街 39 号',
    phone: '057187960003',
    code: '118240',
  },
]

export const raffles = (world: SampleWorld): Row[] =>
  raffleLines.map(({ title, slots, from, to, claim, channels, status, drawn }, index) => ({
    ...{ title, slots, channels, status, drawn },
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    claimUntil: world.at(claim, '23:59'),
    bgImage: world.picture('size-750x1624-1'),
    wheelImage: world.picture('size-690x690-1'),
    pointerImage: world.picture('size-180x220-1'),
    audience: oneOf(['all', 'vip', 'newUser'], index),
    freeTimes: 1,
    pointsCost: index % 2 === 0 ? 50 : 0,
    shareTimes: 1,
    maxDraws: 3,
    maxWins: 2,
    shops: channels.includes('shop') ? shops : [],
    shareImage: world.picture(`share-${1 + (index % 8)}`),
    ruleText:
      '<p>每人每天三次抽奖机会，中奖后请在领奖截止前填写收货地址。</p><p>实物奖品由本刊寄出，不折现。</p>',
    joined: Math.round(drawn * 0.46),
    ...stamps(world, Math.max(3, 20 - from)),
  }))

/** What a lottery gives, from the first to nothing; `at` are the places on a wheel of eight. */
const awardLines = [
  {
    name: '周刊全年纸刊',
    sign: 'book',
    rank: 'first',
    kind: 'material',
    weight: 5,
    stock: 10,
    value: 24000,
    at: [1],
  },
  {
    name: '周刊帆布袋',
    sign: 'bag',
    rank: 'second',
    kind: 'material',
    weight: 60,
    stock: 100,
    value: 2900,
    at: [3],
  },
  {
    name: '藏书票一套',
    sign: 'stamp',
    rank: 'third',
    kind: 'material',
    weight: 200,
    stock: 300,
    value: 1200,
    at: [5],
  },
  {
    name: '100积分',
    sign: 'star',
    rank: 'lucky',
    kind: 'points',
    points: 100,
    weight: 1500,
    stock: 5000,
    value: 100,
    at: [2],
  },
  {
    name: '20积分',
    sign: 'star',
    rank: 'lucky',
    kind: 'points',
    points: 20,
    weight: 3000,
    stock: 9000,
    value: 20,
    at: [6],
  },
  {
    name: '2元阅读币',
    sign: 'coin',
    rank: 'lucky',
    kind: 'readMoney',
    readMoney: 200,
    weight: 800,
    stock: 2000,
    value: 200,
    at: [7],
  },
  {
    name: '谢谢参与',
    sign: 'smile',
    rank: 'thanks',
    kind: 'thanks',
    weight: 6000,
    stock: 0,
    value: 0,
    at: [4, 8],
  },
] as const
export const awardsEach = awardLines.length

/** Seven awards a lottery; on a wheel of six the read money is left out of the wheel. */
export const raffleAwards = (world: SampleWorld): Row[] =>
  raffleLines.flatMap(({ slots, channels, from }, raffle) =>
    awardLines.map(({ at, sign, ...award }, index) => ({
      ...award,
      raffle: raffle + 1,
      image: glyph(world, sign, 200),
      delivery:
        award.kind !== 'material'
          ? 'auto'
          : channels.includes('shop') && index > 0
            ? 'shop'
            : 'ship',
      dailyStock: index === 1 ? 10 : 0,
      positions: placesOn(slots, at).map((slot) => ({ slot })),
      fallback: award.kind === 'thanks',
      ...stamps(world, Math.max(3, 19 - from)),
    })),
  )

const placesOn = (slots: string, at: readonly number[]): readonly number[] =>
  slots === 's8' ? at : at.filter((slot) => slot <= 6)
