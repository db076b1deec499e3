import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

interface Activity {
  readonly title: string
  readonly cards: readonly string[]
  readonly keys: readonly string[]
  readonly rare: number
  readonly days: readonly [from: number, to: number, open: number]
  readonly prizeMode: 'draw' | 'share' | 'each'
  readonly status: string
  readonly users: number
}
const activities: readonly Activity[] = [
  {
    title: '集五福读好书',
    cards: ['阅卡', '悟卡', '思卡', '行卡', '和卡'],
    keys: ['yue', 'wu', 'si', 'xing', 'he'],
    ...{ rare: 4, days: [-8, 12, 13], prizeMode: 'draw', status: 'published', users: 60 },
  },
  {
    title: '二十四节气集卡',
    cards: ['立春', '清明', '小满', '芒种', '白露', '寒露', '立冬', '冬至'],
    keys: ['lichun', 'qingming', 'xiaoman', 'mangzhong', 'bailu', 'hanlu', 'lidong', 'dongzhi'],
    ...{ rare: 7, days: [25, 70, 71], prizeMode: 'each', status: 'draft', users: 0 },
  },
  {
    title: '中秋集月卡',
    cards: ['新月', '弦月', '凸月', '满月'],
    keys: ['xin', 'xian', 'tu', 'man'],
    ...{ rare: 3, days: [-75, -60, -59], prizeMode: 'share', status: 'withdrawn', users: 40 },
  },
  {
    title: '读书日集书签',
    cards: ['春签', '夏签', '秋签', '冬签'],
    keys: ['chun', 'xia', 'qiu', 'dong'],
    ...{ rare: 3, days: [-220, -205, -204], prizeMode: 'draw', status: 'opened', users: 40 },
  },
]

/** Cards one after the other, the rare one seldom. */
const cardAt = ({ keys, rare }: Activity, seed: number): number => {
  const common = keys.length - 1
  if (seed % 23 === 7) return rare
  const at = (seed * 5 + Math.floor(seed / common)) % common
  return at < rare ? at : at + 1
}
/** How often each collector has drawn. */
const drawsOf = (activity: Activity, user: number) =>
  Array.from({ length: 3 + ((user * 7) % 6) }, (_, at) => cardAt(activity, user * 11 + at * 3))

const issuedOf = (activity: Activity, card: number) =>
  Array.from({ length: activity.users }, (_, user) => drawsOf(activity, user))
    .flat()
    .filter((one) => one === card).length

const completesAt = (activity: Activity, user: number): boolean =>
  activity.users > 0 && user % 8 === 3

const prizesOf = ({ prizeMode, status }: Activity) =>
  prizeMode === 'share'
    ? []
    : [
        ...[
          {
            name: '周刊全年纸刊',
            rewardType: 'material',
            stock: 3,
            won: status === 'opened' ? 3 : 0,
          },
          {
            name: '会员月卡',
            rewardType: 'vipDays',
            amount: 31,
            stock: 20,
            won: status === 'opened' ? 2 : 0,
          },
          { name: '200积分', rewardType: 'points', amount: 200, stock: 500, won: 0 },
        ],
      ]

/** Four activities: one runs, one is opened, one was taken off, one is in the making. */
export const cardCollects = (world: SampleWorld): Row[] =>
  activities.map((activity, index) => {
    const { title, cards, keys, rare, days, prizeMode, status } = activity
    const weights = cards.map((_, at) => (at === rare ? 50 : 240))
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return {
      ...{ title, prizeMode, status },
      headImage: world.picture('size-750x900-1'),
      period: { start: world.at(days[0], '10:00'), end: world.at(days[1], '23:59') },
      openAt: world.at(days[2], '12:00'),
      cards: cards.map((name, at) => ({
        key: keys[at],
        name,
        image: world.picture(`size-600x800-${1 + (at % 4)}`),
        backText: `集到“${name}”，再读一篇好文章`,
        weight: weights[at],
        odds: Math.round(((weights[at] ?? 0) / sum) * 10_000) / 100,
        stock: 0,
        issued: issuedOf(activity, at),
        rare: at === rare,
      })),
      dailyDraws: 1,
      drawSources: [
        { source: 'share', draws: 1, dailyLimit: 1 },
        { source: 'invite', draws: 2, dailyLimit: 4 },
        { source: 'study', draws: 1, dailyLimit: 1 },
      ],
      giftAllowed: true,
      pointsPool: prizeMode === 'share' ? 100_000 : 0,
      prizes: prizesOf(activity),
      shareImage: world.picture(`share-${1 + index}`),
      ruleText:
        '<p>每天免费抽一次卡，分享、邀请好友和学习可多得机会；集齐一套即可开奖，多出的卡可以送给好友。</p>',
      ...stamps(world, Math.max(6, 10 - days[0]), 1 + (index % 4)),
    }
  })

const entries = activities.flatMap((activity, at) =>
  Array.from({ length: activity.users }, (_, user) => ({ activity, at, user })),
)
const joinedOn = ({ days: [from, to] }: Activity, user: number) =>
  Math.min(from + 1 + (user % 6), to, -2)

const userAt = (user: number, at: number) => 6 + ((user * 7 + at * 17) % 149)

/** Who collects. */
export const cardCollectors = (world: SampleWorld): Row[] =>
  entries.map(({ activity, at, user }) => {
    const day = joinedOn(activity, user)
    return {
      entryNo: `JK${at + 1}${String(user + 1).padStart(5, '0')}`,
      cardCollect: at + 1,
      user: userAt(user, at),
      joinedAt: world.at(day, `${String(10 + (user % 11)).padStart(2, '0')}:05`),
      completedAt: completesAt(activity, user) ? world.at(Math.min(day + 1, -1), '21:30') : null,
      ...stamps(world, Math.max(1, -day)),
    }
  })

/** Who had a whole set where the prizes were drawn: the first get what is rare. */
export const collectWinners = (world: SampleWorld): Row[] =>
  entries
    .filter(({ activity, user }) => activity.status === 'opened' && completesAt(activity, user))
    .map(({ activity, at, user }, place) => {
      const open = activity.days[2]
      const isPosted = place < POSTED
      const isLate = isPosted && place === POSTED - 1
      const number = userAt(user, at)
      return {
        ...{ source: 'cardCollect', cardCollect: at + 1, user: number },
        awardName: isPosted ? '周刊全年纸刊' : '会员月卡',
        delivery: isPosted ? 'ship' : 'auto',
        phone: `1990000${String(number).padStart(4, '0')}`,
        wonAt: world.at(open, '12:00'),
        claimUntil: world.at(open + 30, '12:00'),
        claimedAt: isLate ? null : world.at(open + 1, `19:${10 + place}`),
        status: isLate ? 'expired' : 'fulfilled',
        ...stamps(world, -open, 2),
      }
    })

/** How many of the prizes that were drawn go by post. */
const POSTED = 3

/** Every card that was drawn. */
export const cardDraws = (world: SampleWorld): Row[] =>
  entries.flatMap(({ activity, at, user }, collector) =>
    drawsOf(activity, user).map((card, index) => {
      const day = joinedOn(activity, user)
      return {
        drawNo: `CK${at + 1}${String(user + 1).padStart(4, '0')}${String(index + 1).padStart(2, '0')}`,
        collector: collector + 1,
        cardCollect: at + 1,
        card: oneOf(activity.keys, card),
        drawnAt: world.at(day, `22:${String(10 + index).padStart(2, '0')}`),
        ...stamps(world, Math.max(1, -day)),
      }
    }),
  )
