import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { squareCover } from '../squareCover.ts'

type Line = readonly [
  title: string,
  code: string,
  channel: number,
  verify: 'sms' | 'list' | 'code' | 'bank',
  benefits: readonly Row[],
  total: number,
  from: number,
  to: number,
]
const vip = (vipGoods: number): Row => ({ kind: 'vip', vipGoods })
const money = (amount: number): Row => ({ kind: 'readMoney', amount })
const coupon = (id: number): Row => ({ kind: 'coupon', coupon: id })
const content = (type: string, id: number, days?: number): Row => ({
  kind: 'content',
  target: { type, id },
  ...(days && { days }),
})

/** Days from today on; what begins later is a draft, what is over has ended. */
const lines: readonly Line[] = [
  ['银行信用卡客户读书月', 'bank-reading', 14, 'bank', [vip(4)], 5000, -18, 12],
  [
    '运营商流量包赠听书卡',
    'carrier-listen',
    9,
    'sms',
    [content('audiobook', 6, 90)],
    20000,
    -40,
    30,
  ],
  ['市图书馆读者专区', 'city-library', 12, 'list', [vip(7), money(1000)], 3000, -25, 60],
  ['航空会员旅途书单', 'air-travel', 11, 'sms', [content('course', 3)], 1200, -12, 20],
  ['社区书房开放日', 'community-room', 12, 'list', [money(500)], 400, -6, 8],
  [
    '手机银行积分换刊',
    'points-magazine',
    14,
    'bank',
    [{ kind: 'magazine', target: { type: 'magazine', id: 1 }, days: 90 }],
    800,
    -10,
    25,
  ],
  ['校园迎新阅读礼', 'campus-welcome', 12, 'sms', [vip(7), coupon(11)], 2000, -80, -40],
  ['咖啡馆联名听书周', 'cafe-week', 14, 'sms', [coupon(9)], 600, -60, -50],
  ['跨年守岁听书夜', 'new-year-eve', 9, 'sms', [vip(4), coupon(9)], 10000, 38, 44],
  ['博物馆之友共读', 'museum-friends', 13, 'sms', [content('course', 3, 180)], 500, 10, 40],
]
const stateOf = (from: number, to: number, index: number): string =>
  to < 0 ? 'ended' : from > 0 ? 'draft' : index === 3 ? 'paused' : 'published'
const LISTED = 60
const phoneOf = (activity: number, index: number) =>
  `138${String(10_000_000 + activity * 271_828 + index * 9_973).slice(-8)}`

const listName = (activity: number) => `phones-${activity}.csv`
const listOf = (activity: number) =>
  new TextEncoder().encode(
    `手机号\n${Array.from({ length: LISTED }, (_, index) => phoneOf(activity, index)).join('\n')}\n`,
  )

/** The files with the phones that may take, by name. */
export const phoneLists = (): readonly (readonly [
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
])[] =>
  lines.flatMap(([, , , verify], at) =>
    verify === 'list' ? [[listName(at + 1), listOf(at + 1)] as const] : [],
  )

/** Ten activities of banks, carriers, libraries: running, paused, over, to come. */
export const channelActivities = (world: SampleWorld): Row[] =>
  lines.map(([title, code, channel, verify, benefits, total, from, to], index) => ({
    ...{ title, code, channel, verify, total, company: null },
    benefits: benefits.map((benefit, at) => ({ _key: `b${at}`, ...benefit })),
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    phones:
      verify === 'list'
        ? {
            url: world.picture(listName(index + 1)),
            name: `${title}.csv`,
            size: listOf(index + 1).length,
          }
        : null,
    listed: verify === 'list' ? LISTED : 0,
    daily: index % 3 === 0 ? Math.ceil(total / 20) : null,
    newUserOnly: index === 6,
    headImage: world.picture(`issue-SHZK-${1 + index}`),
    color: ['#B8232F', '#1F4E79', '#3A6B35'][index % 3],
    ruleText: `<p>每个手机号限领一次，领取后权益立即到账。</p><p>活动共 ${total} 份，领完即止。</p>`,
    success: { type: 'vipPage' },
    shareTitle: title,
    shareImg: squareCover(world, index),
    visits: from > 0 ? 0 : 1800 + index * 1313,
    status: stateOf(from, to, index),
    ...stamps(world, Math.max(2, 5 - from), 3),
  }))

const running = lines.flatMap(([, , , verify, , , from, to], at) =>
  from > 0 ? [] : [{ activity: at + 1, verify, from, to }],
)

export const channelPhones = (world: SampleWorld): Row[] =>
  running
    .filter(({ verify }) => verify === 'list')
    .flatMap(({ activity }) =>
      Array.from({ length: LISTED }, (_, index) => ({
        ...{ activity, phone: phoneOf(activity, index) },
        ...stamps(world, 30, 3),
        version: 1,
      })),
    )

/** Some have registered since, some only left their phone. */
export const channelTakes = (world: SampleWorld): Row[] =>
  running.flatMap(({ activity, from, to }) =>
    Array.from({ length: 12 + ((activity * 7) % 20) }, (_, index) => {
      const last = Math.min(to, 0)
      const day = last - ((index * 3) % Math.max(1, last - from))
      return {
        ...{ h5ChannelActivity: activity, phone: phoneOf(activity, index) },
        user: index % 3 === 2 ? null : 6 + ((activity * 31 + index * 5) % 140),
        takenAt: world.at(day, `${String(8 + (index % 12)).padStart(2, '0')}:15`),
        isNew: index % 4 === 1,
        ...stamps(world, Math.max(1, -day), 1),
        version: 1,
      }
    }),
  )
