import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [name: string, kind: string, cells: Row, reason: string, more?: Row]

const lines: readonly Line[] = [
  [
    '播放失败 → 5元阅读币',
    'readMoney',
    { amount: '5.00', validUntil: 'today+180d', note: '播放失败' },
    '听书或播客播放失败，致歉',
  ],
  [
    '多扣阅读币 → 退回10元',
    'readMoney',
    { amount: '10.00', note: '重复扣费' },
    '重复扣费，退回阅读币',
  ],
  [
    '杂志没到账 → 补一个月',
    'magazine',
    { magazine: '1', months: '1', note: '订阅未到账' },
    '订阅杂志后未到账，补发',
  ],
  [
    '会员没开通 → 补30天',
    'vip',
    { kind: '知识会员', days: '30', note: '开通延迟' },
    '会员支付后开通延迟，补偿',
  ],
  [
    '会员断档 → 补7天',
    'vip',
    { kind: 'VIP会员', days: '7', note: '续费断档' },
    '自动续费失败造成断档，补偿',
  ],
  ['课程打不开 → 致歉券', 'coupon', { coupon: '11', quantity: '1' }, '课程无法打开，致歉'],
  [
    '纸刊破损 → 补一本听书',
    'book',
    { kind: '听书', book: '1', days: '365', note: '纸刊破损' },
    '纸刊运输破损，赠听书致歉',
  ],
  [
    '快递丢失 → 10元阅读币',
    'readMoney',
    { amount: '10.00', validUntil: 'today+180d', note: '快递丢失' },
    '快递丢失，除补发外致歉',
  ],
  [
    '直播中断 → 20元阅读币',
    'readMoney',
    { amount: '20.00', note: '直播中断' },
    '直播课中断，致歉',
    { status: 'disabled' },
  ],
]

/** What support usually gives for a usual complaint. */
export const compensations = (world: SampleWorld): Row[] =>
  lines.map(([name, kind, cells, reason, more = {}], index) => ({
    ...{ name, kind, cells, reason, roles: [], order: index + 1, status: 'enabled' },
    ...more,
    ...stamps(world, 90 - index * 6),
  }))
