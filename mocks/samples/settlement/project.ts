import type { Row } from '#declare'
import { monthOf, oneOf, type SampleWorld } from '../sampleWorld.ts'

type ProjectLine = readonly [string, string, number, string, number, string, number, number]
const projectLines: readonly ProjectLine[] = [
  ['KC202601', '古典音乐入门（第二季）', 11, 'audio', -720, 'running', 108_000_00, 72_000_00],
  ['PP202602', '青禾大学世界读书日联名', 12, 'event', -230, 'closed', 30_000_00, 12_500_00],
  ['XL202603', '21天精读一本城市史', 13, 'course', -720, 'running', 76_000_00, 32_000_00],
  ['PP202604', '海棠保险客户读书会', 12, 'business', -715, 'settling', 124_000_00, 40_000_00],
  ['KC202605', '听见候鸟·声音纪录', 11, 'audio', -710, 'running', 48_000_00, 30_000_00],
  ['XL202606', '从零开始写日记', 13, 'course', -60, 'running', 18_000_00, 7_500_00],
  ['PP202607', '书店日门店快闪', 12, 'event', -20, 'preparing', 12_000_00, 8_000_00],
  ['KC202608', '博物馆里的中国史', 11, 'course', -200, 'cancelled', 40_000_00, 20_000_00],
  ['KC202409', '宋代美学十讲', 11, 'course', -720, 'running', 92_000_00, 41_000_00],
  ['XL202410', '写作营常年班', 13, 'course', -716, 'running', 64_000_00, 28_000_00],
  ['PP202411', '工行读书月', 12, 'business', -712, 'running', 88_000_00, 36_000_00],
  ['KC202412', '有声杂志', 11, 'audio', -708, 'running', 72_000_00, 44_000_00],
  ['KC202613', '昆曲十二讲', 11, 'course', -180, 'running', 26_000_00, 14_000_00],
  ['PP202614', '秋日书展', 12, 'event', -95, 'closed', 20_000_00, 16_500_00],
  ['XL202615', '早起读书营', 13, 'course', -150, 'running', 15_000_00, 6_200_00],
  ['KC202616', '菜市场声音地图', 11, 'audio', -120, 'running', 18_000_00, 11_000_00],
  ['PP202617', '某汽车品牌公路特刊', 12, 'business', -80, 'settling', 46_000_00, 21_000_00],
  ['PP202618', '高校阅读季', 12, 'event', -260, 'closed', 32_000_00, 19_000_00],
  ['KC202619', '给孩子的自然课', 11, 'course', -170, 'running', 38_000_00, 17_000_00],
  ['XL202620', '特稿写作营', 13, 'course', -45, 'running', 22_000_00, 9_000_00],
  ['KC202621', '古籍里的动物', 11, 'course', -30, 'preparing', 24_000_00, 12_000_00],
  ['PP202622', '图书馆共读联盟', 12, 'business', -300, 'running', 54_000_00, 25_000_00],
  ['KC202623', '夜读电台改版', 11, 'audio', -66, 'running', 12_000_00, 8_800_00],
  ['PP202624', '文创快闪', 12, 'event', -140, 'cancelled', 10_000_00, 7_000_00],
  ['XL202625', '朗读营', 13, 'course', -25, 'preparing', 9_000_00, 4_000_00],
  ['KC202626', '世界史的转折', 11, 'course', -210, 'running', 44_000_00, 20_000_00],
  ['PP202627', '企业书房年会', 12, 'event', -55, 'closed', 8_000_00, 6_900_00],
  ['KC202628', '面食地图', 11, 'course', -190, 'settling', 21_000_00, 9_600_00],
]

/** Projects in every state, half of them for a partner. */
export function projects(world: SampleWorld): Row[] {
  return projectLines.map(
    (
      [projectNo, name, projectType, department, start, status, incomePlan, expensePlan],
      index,
    ) => ({
      ...{ projectNo, name, projectType, department, status, incomePlan, expensePlan },
      owner: 2 + (index % 6),
      company: projectType === 12 ? oneOf([1, 6, 8], index) : null,
      term: {
        start: world.at(start, '00:00'),
        end: world.at(start < -700 ? start + 900 : start + 300, '23:59'),
      },
      ...{ files: [], remark: status === 'closed' ? '已与合作方对账，尾款到账后结项。' : null },
    }),
  )
}

/** What income and expenditure are counted under. */
export const categories: readonly Row[] = [
  [
    'I101',
    '课程销售收入',
    'income',
    [18],
    '主营业务收入—课程',
    '应用内、微信与商城售出的课程与训练营。',
  ],
  [
    'I201',
    '合作与广告收入',
    'income',
    [19],
    '主营业务收入—合作',
    '品牌合作、冠名与广告投放的到账金额。',
  ],
  ['I301', '版权授权收入', 'income', [20], '其他业务收入—版权', '内容授权给其他平台使用的收入。'],
  [
    'E101',
    '稿酬与版税',
    'expenditure',
    [1],
    '主营业务成本—稿酬',
    '付给作者、译者与图片作者的报酬。',
  ],
  [
    'E201',
    '制作成本',
    'expenditure',
    [2],
    '主营业务成本—制作',
    '录音、剪辑、设计与排版的外包费用。',
  ],
  ['E301', '市场推广', 'expenditure', [3], '销售费用—推广', '信息流投放与线下活动的费用。'],
  ['E401', '人员差旅', 'expenditure', [4], '管理费用—差旅', '项目组的交通与住宿。'],
  ['I401', '实物商品收入', 'income', [21], '其他业务收入—实物', '文创与礼盒的销售收入。'],
  ['I501', '活动报名收入', 'income', [22], '其他业务收入—活动', '线下活动与讲座的报名费。'],
  ['E501', '场地与会务', 'expenditure', [25], '销售费用—会务', '会场、搭建与茶歇。'],
  ['E601', '印刷与仓储', 'expenditure', [26], '主营业务成本—印制', '印刷、装订、仓储与邮寄。'],
  ['E701', '平台与技术服务', 'expenditure', [27], '管理费用—技术', '带宽、存储与短信。'],
  ['E801', '版权采购', 'expenditure', [28], '无形资产摊销—版权', '买断与续约的版权费。'],
  ['E901', '劳务与兼职', 'expenditure', [29], '主营业务成本—劳务', '兼职助教、校对与录入。'],
  ['E902', '税费与手续费', 'expenditure', [30], '税金及附加', '渠道手续费以外的税费。'],
  [
    'I102',
    '训练营学费',
    'income',
    [18],
    '主营业务收入—训练营',
    '按期确认的训练营报名费，退费冲减当期。',
  ],
  [
    'E202',
    '录音与混音',
    'expenditure',
    [2],
    '主营业务成本—制作',
    '录音棚租用、后期混音与音效授权。',
  ],
  ['E302', '读者活动', 'expenditure', [3], '销售费用—活动', '读书会、签售与书店日的场地和物料。'],
].map(([code, name, side, types, account, description], index) => ({
  ...{ code, name, side, types, account, description, example: null, enabled: true },
  position: index + 1,
}))

const earned = [
  ['第二季首月销售', 18, 15, 1, 8_640_00, '微信支付'],
  ['第二季首月销售', 18, 14, 1, 3_920_00, '苹果应用内'],
  ['第二季次月销售', 18, 15, 1, 6_210_00, '微信支付'],
  ['读书日冠名尾款', 19, 15, 2, 30_000_00, '青禾大学图书馆'],
  ['第一期学费', 18, 15, 3, 11_940_00, '微信支付'],
  ['第一期商城订单', 18, 16, 3, 2_985_00, '有赞商城'],
  ['客户读书会首款', 19, 15, 4, 18_000_00, '海棠保险'],
  ['客户读书会尾款', 19, 15, 4, 18_000_00, '海棠保险'],
  ['声音素材授权', 20, 15, 5, 5_000_00, '远山出版社'],
  ['训练营报名费', 18, 17, 6, 4_776_00, '天猫旗舰店'],
] as const
const fees: { readonly [channel: number]: number } = { 14: 30, 15: 0.6, 16: 1, 17: 5 }

/** What comes in month by month, besides. */
const monthly = [
  ['课程月度销售', 18, 15, 1, 5_280_00, '微信支付'],
  ['训练营月度报名', 18, 16, 3, 3_460_00, '有赞商城'],
  ['客户读书会场次', 19, 15, 4, 6_000_00, '海棠保险'],
  ['声音素材月度授权', 20, 15, 5, 2_600_00, '远山出版社'],
  ['十讲月度销售', 18, 14, 9, 3_900_00, '苹果应用内'],
  ['写作营月度学费', 18, 15, 10, 2_980_00, '微信支付'],
  ['读书月服务费', 19, 15, 11, 4_200_00, '工行某分行'],
  ['有声杂志订阅', 18, 16, 12, 3_150_00, '有赞商城'],
] as const
/** Months back that are told of, the last before those told of one by one. */
const OLDEST = 23
const LATEST = 4
const monthsBack = Array.from({ length: OLDEST - LATEST + 1 }, (_, at) => LATEST + at)
/** By the month of the year, and more than a year ago. */
const seasons = [1.1, 1.25, 1.4, 1.1, 0.9, 0.85, 0.7, 0.9, 1, 0.95, 0.8, 1] as const
const grown = (amount: number, back: number, seed: number): number => {
  const season = seasons[back % 12] ?? 1
  const part = (season * (1.1 - back / 60) * (94 + ((seed * 7 + back * 5) % 13))) / 100
  return Math.round((amount * part) / 100) * 100
}

/** What came in, a few of it still expected. */
export const incomes = (world: SampleWorld): Row[] => [
  ...latestIncomes(world),
  ...earlierIncomes(world),
]

const earlierIncomes = (world: SampleWorld): Row[] =>
  monthsBack.flatMap((back) =>
    monthly.map(([title, type, channel, project, amount, payer], index) => {
      const month = monthOf(world, back)
      const worth = grown(amount, back, index)
      return {
        ...{ title: `${title} ${month}`, type, channel, project, amount: worth, payer, month },
        channelFee: Math.round((worth * (fees[channel] ?? 0)) / 100),
        dueOn: `${month}-20`,
        receivedOn: `${month}-24`,
        invoiceNo: null,
        voucher: { url: world.picture('picture-4'), name: `到账回单-${month}.jpg` },
        remark: null,
        status: 'confirmed',
      }
    }),
  )

function latestIncomes(world: SampleWorld): Row[] {
  return earned.map(([title, type, channel, project, amount, payer], index) => {
    const status = oneOf(
      [
        'confirmed',
        'confirmed',
        'received',
        'confirmed',
        'confirmed',
        'received',
        'confirmed',
        'expected',
        'expected',
        'received',
      ],
      index,
    )
    return {
      ...{ title, type, channel, project, amount, payer, status },
      channelFee: Math.round((amount * (fees[channel] ?? 0)) / 100),
      month: monthOf(world, 1 + (index % 3)),
      dueOn: world.day(-40 + index * 6),
      receivedOn: status === 'expected' ? null : world.day(-42 + index * 4),
      invoiceNo: index % 2 === 0 ? `2531${7_100_230 + index * 17}` : null,
      voucher:
        status === 'confirmed'
          ? { url: world.picture('picture-4'), name: `到账回单-${index + 1}.jpg` }
          : null,
      remark: null,
    }
  })
}

const spent = [
  ['主讲人版税（首月）', 1, 5, 1, 4_200_00, '杜若飞', 'paid', 3],
  ['录音棚六期', 2, 7, 1, 5_600_00, '候鸟声音工作室', 'paid', 4],
  ['课程封面与海报', 2, 8, 1, 1_800_00, '拾光文化工作室', 'approved', 1],
  ['读书日展台搭建', 3, 10, 2, 6_300_00, '方圆会展', 'paid', null],
  ['讲师两地差旅', 4, null, 3, 1_260_00, '项目组报销', 'approved', null],
  ['信息流投放一周', 3, 9, 3, 4_800_00, '远桥广告', 'submitted', null],
  ['客户读书会场地', 3, 10, 4, 7_200_00, '澄江会议中心', 'paid', null],
  ['湿地录音设备', 2, 7, 5, 9_900_00, '候鸟声音工作室', 'approved', 4],
  ['鸟类插图授权', 1, 6, 5, 7_400_00, '北纬版权代理', 'paid', 5],
  ['导师稿酬', 1, 5, 6, 2_400_00, '沈知白', 'rejected', null],
  ['训练营作业本', 2, 8, 6, 1_150_00, '拾光文化工作室', 'draft', 1],
] as const

const running = [
  ['讲师稿酬', 1, 5, 1, 1_900_00, '杜若飞'],
  ['录音与剪辑', 2, 7, 1, 1_300_00, '候鸟声音工作室'],
  ['训练营投放', 3, 9, 3, 1_600_00, '远桥广告'],
  ['读书会场地', 3, 10, 4, 1_750_00, '澄江会议中心'],
  ['采录差旅', 4, null, 5, 980_00, '项目组报销'],
  ['十讲讲师稿酬', 1, 5, 9, 1_500_00, '宋闻溪'],
  ['手册印刷', 2, 8, 9, 760_00, '拾光文化工作室'],
  ['导师稿酬', 1, 5, 10, 1_320_00, '沈知白'],
  ['读书月物料', 3, 10, 11, 1_680_00, '方圆会展'],
  ['配音与混音', 2, 7, 12, 1_450_00, '候鸟声音工作室'],
  ['图片授权', 1, 6, 12, 540_00, '北纬版权代理'],
] as const

/** What was spent on them, in every state. */
export const expenditures = (world: SampleWorld): Row[] => [
  ...latestExpenditures(world),
  ...earlierExpenditures(world),
]

const earlierExpenditures = (world: SampleWorld): Row[] =>
  monthsBack.flatMap((back) =>
    running.map(([title, type, secondary, project, amount, payee], index) => {
      const month = monthOf(world, back)
      return {
        ...{ title: `${title} ${month}`, type, secondary, project, payee, month },
        ...{ amount: grown(amount, back, index + 3), taxRate: 6, status: 'paid', partner: null },
        invoiceNo: `2531${6_000_000 + back * 100 + index}`,
        ...{ invoice: null, rejectNote: null, paidOn: `${month}-26`, remark: null },
      }
    }),
  )

function latestExpenditures(world: SampleWorld): Row[] {
  return spent.map(([title, type, secondary, project, amount, payee, status, partner], index) => ({
    ...{ title, type, secondary, project, amount, payee, status, partner },
    taxRate: oneOf([6, 3, 13], index),
    month: monthOf(world, 1 + (index % 3)),
    invoiceNo: status === 'paid' ? `2531${8_200_410 + index * 13}` : null,
    invoice: null,
    rejectNote: status === 'rejected' ? '缺稿酬单，请补齐后再提交' : null,
    paidOn: status === 'paid' ? world.day(-30 + index) : null,
    remark: null,
  }))
}

/** What finance booked: mostly what the ledger tells, at times a little less, at times nothing yet. */
export function entries(world: SampleWorld): Row[] {
  const nets = incomes(world).map(
    (row) =>
      [row, [1, 2, 3][Number(row.type) - 18], Number(row.amount) - Number(row.channelFee)] as const,
  )
  const costs = expenditures(world).map(
    (row) => [row, Number(row.type) + 3, Number(row.amount)] as const,
  )
  const counted = [
    ...nets.filter(([row]) => row.status === 'confirmed'),
    ...costs.filter(([row]) => ['approved', 'paid'].includes(String(row.status))),
  ]
  const sums = new Map<string, Row & { financeAmount: number }>()
  for (const [{ project, month }, category, amount] of counted) {
    const key = [project, month, category].join()
    const financeAmount = (sums.get(key)?.financeAmount ?? 0) + amount
    sums.set(key, { project, month, category, financeAmount })
  }
  return [...sums.values()].map((sum, index) => {
    const drawn = oneOf(['agreed', 'agreed', 'pending', 'agreed', 'disputed', 'pending'], index)
    // What is closed has been agreed on.
    const isClosed = projectLines[Number(sum.project) - 1]?.[5] === 'closed'
    const status = isClosed ? 'agreed' : drawn
    return {
      ...{ ...sum, status, sourceFile: null, rowNo: index + 2 },
      financeAmount: status === 'disputed' ? sum.financeAmount - 360_00 : sum.financeAmount,
      batchNo: `CW${String(sum.month).replace('-', '')}01`,
      checkNote:
        status === 'disputed'
          ? '财务少记一笔渠道退款，待补单'
          : status === 'agreed'
            ? '与银行流水一致'
            : null,
      checkedBy: status === 'pending' ? null : 2,
      checkedAt: status === 'pending' ? null : world.at(-4, '15:20'),
    }
  })
}
