import type { Row } from '#declare'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Codes of a batch where nothing else is said. */
const EACH = 50

type Batch = readonly [name: string, benefits: readonly Row[], from: number, to: number, more?: Row]
const batches: readonly Batch[] = [
  ['工会读书月年卡码', [{ kind: 'vip', vipGoods: 10, days: 365 }], -40, 50],
  [
    '展览联名听书码',
    [
      { kind: 'readMoney', amount: 3000 },
      { kind: 'coupon', coupon: 9 },
    ],
    -25,
    35,
    { newUserOnly: true },
  ],
  ['图书附赠码第3批', [{ kind: 'readMoney', amount: 2000 }], -60, 120],
  [
    '读书会分享码',
    [{ kind: 'coupon', coupon: 5 }],
    -10,
    20,
    { maxUses: 200, quantity: 2, note: '一码多人，群内张贴' },
  ],
  ['春季书展现场码', [{ kind: 'readMoney', amount: 1000 }], -200, -90],
  ['大学新生阅读礼码', [{ kind: 'vip', vipGoods: 10, days: 365 }], -80, 285, { newUserOnly: true }],
  [
    '宋画十讲赠课码',
    [{ kind: 'content', target: { type: 'course', id: 2 }, days: 365 }],
    -33,
    60,
    { quantity: 80 },
  ],
  ['地铁阅读角体验码', [{ kind: 'readMoney', amount: 500 }], -18, 12, { quantity: 60 }],
  ['图书附赠码第4批', [{ kind: 'readMoney', amount: 2000 }], -20, 160, { quantity: 80 }],
  ['老订户回馈券码', [{ kind: 'coupon', coupon: 5 }], -14, 46],
  [
    '机关工会共读码',
    [
      { kind: 'vip', vipGoods: 10, days: 365 },
      { kind: 'readMoney', amount: 1000 },
    ],
    -9,
    90,
  ],
  ['国庆书市现场码', [{ kind: 'readMoney', amount: 1500 }], -52, -20, { quantity: 78 }],
]

/** Six hundred codes of twelve batches: half of them unused, some redeemed, frozen, destroyed, one batch run out. */
export const redeemCodes = (world: SampleWorld): Row[] =>
  batches.flatMap(([batchName, benefits, from, to, more = {}], batch) => {
    const roll = dice(31 + batch)
    const made = world.at(from, '09:30')
    const batchNo = `DH${made.slice(0, 10).replaceAll('-', '')}-001`
    const { quantity = EACH } = more
    return Array.from({ length: Number(quantity) }, (_, index) => {
      const status = statusOf(index, to, more)
      const used = status === 'used'
      return {
        code: Array.from({ length: 12 }, () => letters[roll(letters.length)]).join(''),
        batchNo,
        batchName,
        quantity,
        benefits: benefits.map((benefit, at) => ({ _key: `b${at}`, ...benefit })),
        redeemPeriod: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
        maxUses: 1,
        perUser: 1,
        uses: used ? 1 : more.maxUses ? 36 + index * 41 : 0,
        ...more,
        ...(used && {
          user: 12 + index * 3 + batch,
          redeemedAt: world.at(Math.max(from, -9) + (index % 4), '20:15'),
        }),
        ...(status === 'destroyed' && { destroyReason: '印刷作废' }),
        status,
        ...stamps(world, -from, 1),
      }
    })
  })

function statusOf(index: number, to: number, { maxUses }: Row): string {
  if (maxUses) return 'unused'
  const states = [
    'used',
    'unused',
    'unused',
    'used',
    'unused',
    'frozen',
    'used',
    'unused',
    'destroyed',
    'unused',
    'unused',
    'used',
    'unused',
  ]
  const state = oneOf(states, index)
  return to < 0 && ['unused', 'frozen'].includes(state) ? 'expired' : state
}
