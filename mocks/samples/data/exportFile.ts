import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [kind: string, reason: string, daysAgo: number, rows: number, more?: Row]

const lines: readonly Line[] = [
  ['vip', '年卡到期名单', 1, 412],
  ['orders', '双十一订单对账', 2, 8640],
  ['users', '十一月新用户回访名单', 3, 1936, { format: 'csv' }],
  ['couponUsage', '满99减20用券复盘', 3, 268],
  ['sales', '天猫十月销售核对', 4, 620],
  ['comments', '精选评论月度整理', 4, 84, { conditions: { best: true } }],
  ['studyTime', '阅读马拉松奖品核对', 5, 3120],
  ['magazines', '周刊订户续订提醒', 6, 1504],
  ['redeemCodes', '图书附赠码使用进度', 6, 5000],
  ['orders', '训练营退款核对', 0, 0, { status: 'queued' }],
  ['users', '企业用户年度盘点', 0, 0, { status: 'running' }],
  ['studyTime', '全年学习时长总表', 9, 0, { status: 'failed' }],
  ['orders', '填错时间范围，重做', 10, 0, { status: 'cancelled' }],
  ['vip', '联合会员对账名单', 12, 233, { status: 'expired', conditions: { kind: 'union' } }],
  ['users', '六月沉默用户唤醒', 15, 2210, { status: 'expired' }],
  ['magazines', '合订本赠送名单', 19, 96, { status: 'expired' }],
  ['comments', '差评回访', 23, 41, { status: 'expired' }],
  ['sales', '京东九月销售核对', 27, 540, { status: 'expired' }],
  ['couponUsage', '新人券效果复盘', 33, 190, { status: 'expired' }],
  ['orders', '国庆订单对账', 41, 7320, { status: 'expired', format: 'zip' }],
  [
    'redeemCodes',
    '合作方未用兑换码',
    48,
    860,
    { status: 'expired', conditions: { status: 'unused' } },
  ],
  ['studyTime', '九月共读时长', 55, 1480, { status: 'expired' }],
  ['users', '暑期新增用户分析', 64, 4105, { status: 'expired', format: 'csv' }],
  ['vip', '知识会员续费跟进', 72, 377, { status: 'expired' }],
  ['sales', '八月全平台销售', 83, 2260, { status: 'expired' }],
  ['orders', '上半年订单存档', 95, 46800, { status: 'cancelled', format: 'zip' }],
]

/** The administrator, 增长运营, 会员运营 and 运营主管, who hold the right to export, by their numbers. */
const exporters = [1, 7, 8, 15] as const

/** Twenty-six exports of conditions; those of lists need a file somebody uploaded. */
export const dataExports = (world: SampleWorld): Row[] =>
  lines.map(([kind, reason, daysAgo, rows, more = {}], index) => {
    const status = String(more.status ?? 'done')
    const made = stamps(world, daysAgo, oneOf(exporters, index))
    const kept = status === 'done'
    // What still waits was asked for just after midnight: never later than now.
    const asked = daysAgo === 0 ? world.at(0, `00:0${index % 5}`) : made.createdAt
    return {
      kind,
      reason,
      range: { start: world.at(-daysAgo - 31, '00:00'), end: world.at(-daysAgo - 1, '23:59') },
      format: 'xlsx',
      fullData: false,
      rows: ['done', 'expired'].includes(status) ? rows : 0,
      missing: 0,
      downloads: ['done', 'expired'].includes(status) ? 1 + (index % 3) : 0,
      expiresAt: kept || status === 'expired' ? world.at(7 - daysAgo, '18:00') : null,
      status,
      ...more,
      ...made,
      createdAt: asked,
      updatedAt: asked,
    }
  })
