import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [
  name: string,
  partner: string,
  product: string,
  vipGoods: number,
  price: number,
  original: number,
  settle: number,
  delivery: 'code' | 'account' | 'link',
  status: string,
]
const lines: readonly Line[] = [
  ['VIP年卡＋片刻影视年卡', '片刻影视', '影视年卡', 2, 36800, 51600, 12000, 'account', 'published'],
  ['VIP季卡＋云上音乐季卡', '云上音乐', '音乐季卡', 3, 8800, 12800, 2400, 'code', 'published'],
  [
    '数字刊年卡＋墨水阅读器会员',
    '墨水阅读',
    '阅读器会员一年',
    10,
    29800,
    39600,
    8000,
    'code',
    'published',
  ],
  ['VIP月卡＋街角咖啡月券', '街角咖啡', '咖啡券四张', 4, 4900, 6500, 1800, 'link', 'published'],
  [
    'VIP年卡＋城际出行金卡',
    '城际出行',
    '出行金卡一年',
    2,
    31800,
    45800,
    9000,
    'account',
    'withdrawn',
  ],
  [
    '知识会员年卡＋网盘年卡',
    '青云网盘',
    '网盘会员一年',
    12,
    45800,
    62800,
    9900,
    'code',
    'withdrawn',
  ],
  ['数字刊季卡＋健身月卡', '轻跑运动', '健身月卡', 9, 12800, 18800, 5000, 'link', 'draft'],
  ['VIP年卡＋美术馆通票', '云上美术馆', '年度通票', 2, 39800, 52800, 15000, 'code', 'draft'],
]
const CODES = 24
const soldOf = (index: number) => (lines[index]?.[8] === 'draft' ? 0 : 9 + ((index * 5) % 9))
const isCoded = (index: number) => lines[index]?.[7] === 'code'
const codeOf = (index: number, at: number) =>
  `${['', 'YSYY', 'MSYD', '', '', 'QYWP', '', 'MSG'][index]}-${String(48_211_009 + index * 7_001 + at * 90_817)}`

/** Eight memberships sold together with a partner's, half of them on sale. */
export const unionVips = (world: SampleWorld): Row[] =>
  lines.map(
    (
      [
        name,
        partnerName,
        partnerProduct,
        vipGoods,
        price,
        originalPrice,
        settlePrice,
        delivery,
        status,
      ],
      index,
    ) => ({
      ...{
        name,
        partnerName,
        partnerProduct,
        vipGoods,
        price,
        originalPrice,
        settlePrice,
        delivery,
        status,
      },
      partnerLogo: world.picture(`partner-mark-${1 + (index % 10)}`),
      claimUrl: delivery === 'link' ? 'https://partner.example.com/claim' : null,
      claimDays: index % 2 === 0 ? 30 : 60,
      bigImage: world.picture('size-750x600-1'),
      detail: `<p>购买后我方会员立即到账，${partnerProduct}在 10 分钟内发放，请在领取期限内使用。</p><p>虚拟权益一经领取不支持退换。</p>`,
      limit: 1 + (index % 2),
      period: {
        start: world.at(-70 + index, '00:00'),
        end: world.at(status === 'withdrawn' ? -4 : 80, '23:59'),
      },
      position: index + 1,
      stock:
        status === 'draft' && !isCoded(index)
          ? 0
          : isCoded(index)
            ? CODES - (index === 7 ? 0 : soldOf(index))
            : 320 - index * 40,
      ...stamps(world, 90 - index * 5, 3),
    }),
  )

const sold = lines.flatMap((_, index) =>
  Array.from({ length: soldOf(index) }, (__, at) => ({ index, at })),
)
const stateOf = (at: number, place: number) =>
  place % 29 === 17 ? 'failed' : at % 3 === 0 ? 'delivered' : 'claimed'

/** What was sold of each: claimed, still to claim, two that could not be delivered. */
export const unionSales = (world: SampleWorld): Row[] =>
  sold.map(({ index, at }, place) => {
    const status = stateOf(at, place)
    const days = 1 + ((at * 3) % 20)
    const paidAt = world.at(-days, `${String(9 + (at % 12)).padStart(2, '0')}:40`)
    const isOut = status !== 'failed'
    return {
      ...{ saleNo: `LH${100_201 + place}`, unionVip: index + 1, paidAt, status },
      user: 6 + ((index * 17 + at * 5) % 140),
      phone: lines[index]?.[7] === 'account' ? `136${String(20_010_000 + place * 7_919)}` : null,
      code: isOut && isCoded(index) ? codeOf(index, at) : null,
      deliveredAt: isOut ? paidAt : null,
      claimUntil: isOut ? world.at(30 - days, '09:40') : null,
      claimedAt: status === 'claimed' ? world.at(1 - days, '21:05') : null,
      tries: isOut ? 0 : 4,
      failure: isOut ? null : '合作方答复：手机号未注册',
      ...stamps(world, days, 1),
      version: 1,
    }
  })

export const unionCodes = (world: SampleWorld): Row[] =>
  lines.flatMap((_, index) =>
    Array.from({ length: isCoded(index) ? CODES : 0 }, (__, at) => {
      const place = sold.findIndex((one) => one.index === index && one.at === at)
      const isGiven = place >= 0 && stateOf(at, place) !== 'failed'
      return {
        ...{ unionVip: index + 1, code: codeOf(index, at), sale: isGiven ? place + 1 : null },
        ...stamps(world, 60, 3),
        version: 1,
      }
    }),
  )
