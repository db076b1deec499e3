import type { Row } from '#declare'
import { monthOf, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type TypeLine = readonly [type: string, name: string, code: string, more?: Row]

/** The pick lists of finance: what money is spent on, by which projects, and through which channels it comes. */
const typeLines: readonly TypeLine[] = [
  ['expenditure', '稿酬版税', 'GC'],
  ['expenditure', '制作成本', 'ZZ'],
  ['expenditure', '市场推广', 'SC'],
  ['expenditure', '人员差旅', 'CL'],
  ['secondary', '作者稿酬', 'GC01', { parent: 1 }],
  ['secondary', '图片授权', 'GC02', { parent: 1 }],
  ['secondary', '录音与剪辑', 'ZZ01', { parent: 2 }],
  ['secondary', '装帧设计', 'ZZ02', { parent: 2 }],
  ['secondary', '信息流投放', 'SC01', { parent: 3 }],
  ['secondary', '线下活动', 'SC02', { parent: 3 }],
  ['projectType', '课程开发', 'KC'],
  ['projectType', '品牌合作', 'PP'],
  ['projectType', '训练营', 'XL'],
  ['channel', '苹果应用内', 'APPLE', { feeRate: 30 }],
  ['channel', '微信支付', 'WXPAY', { feeRate: 0.6 }],
  ['channel', '有赞商城', 'YOUZAN', { feeRate: 1 }],
  ['channel', '天猫旗舰店', 'TMALL', { feeRate: 5 }],
  ['incomeType', '课程销售', 'SR01'],
  ['incomeType', '广告合作', 'SR02'],
  ['incomeType', '版权授权', 'SR03'],
  ['incomeType', '实物商品', 'SR04'],
  ['incomeType', '活动报名', 'SR05'],
  ['channel', '京东旗舰店', 'JD', { feeRate: 6 }],
  ['channel', '抖音小店', 'DOUYIN', { feeRate: 5 }],
  ['expenditure', '场地会务', 'HW'],
  ['expenditure', '印刷仓储', 'YS'],
  ['expenditure', '技术服务', 'JS'],
  ['expenditure', '版权采购', 'BQ'],
  ['expenditure', '劳务兼职', 'LW'],
  ['expenditure', '税费', 'SF'],
  ['secondary', '会场租金', 'HW01', { parent: 25 }],
  ['secondary', '搭建与物料', 'HW02', { parent: 25 }],
  ['secondary', '印刷装订', 'YS01', { parent: 26 }],
  ['secondary', '邮寄', 'YS02', { parent: 26 }],
  ['secondary', '带宽与存储', 'JS01', { parent: 27 }],
  ['secondary', '短信', 'JS02', { parent: 27 }],
  ['secondary', '校对', 'LW01', { parent: 29 }],
  ['secondary', '助教', 'LW02', { parent: 29 }],
  ['projectType', '活动展览', 'HD'],
  ['projectType', '音频节目', 'YP'],
  ['projectType', '内部建设', 'NB'],
  ['channel', '小红书', 'XHS', { feeRate: 5 }],
]
export const financeTypes = (world: SampleWorld): Row[] =>
  typeLines.map(([type, name, code, more], index) => ({
    type,
    name,
    code,
    parent: null,
    feeRate: null,
    note: null,
    position: 1 + typeLines.slice(0, index).filter((line) => line[0] === type).length,
    enabled: true,
    ...more,
    ...stamps(world, 400 - index, 2),
  }))

type PartnerLine = readonly [
  name: string,
  type: string,
  rate: number,
  contact: string,
  ends: number,
]
const partnerLines: readonly PartnerLine[] = [
  ['拾光文化工作室', 'studio', 50, '沈拾光', 420],
  ['远山出版社', 'publisher', 35, '周远', 260],
  ['杜若飞', 'author', 45, '杜若飞', 180],
  ['候鸟声音工作室', 'studio', 55, '叶迁', 25],
  ['北纬版权代理', 'agency', 30, '纪北', 510],
  ['松针儿童出版社', 'publisher', 40, '宋真', 330],
  ['听岸出版社', 'publisher', 45, '岸芷', 410],
  ['南窗版权代理', 'agency', 32, '南一', 290],
  ['宋闻溪', 'author', 42, '宋闻溪', 350],
  ['半山建筑图像', 'studio', 38, '石半山', 210],
  ['江上戏曲社', 'studio', 48, '江上', 160],
  ['白鹿自然影像', 'studio', 36, '白鹿', 480],
  ['河岸文艺出版社', 'publisher', 34, '何岸', 15],
  ['新知书局', 'publisher', 36, '辛知', 600],
  ['沈知白', 'author', 44, '沈知白', 300],
  ['秦远山', 'author', 40, '秦远山', 240],
  ['海图版权', 'agency', 28, '海图', 90],
  ['晨光录音棚', 'studio', 52, '陈光', 380],
  ['梁上月', 'author', 46, '梁上月', 260],
  ['青橙绘本馆', 'publisher', 39, '程青', 430],
  ['旧城影像', 'studio', 33, '罗汀', 200],
  ['夜航播客', 'studio', 50, '周远帆', 310],
  ['草木书社', 'publisher', 37, '苏叶', -40],
  ['远帆文化', 'agency', 30, '方远', -90],
]
/** Those who have a share of what a work of their own sells. */
const EARNING = 12
/** By their place: whose works theirs are, and who has a share of the members' pool. */
const authors: readonly (readonly number[])[] = [[1, 8], [15], [], [22], [], [29]]
const vipRates = [35, 50, null, 40, null, 45]
/** Those who are paid a share of what their works sell. */
export const settlementPartners = (world: SampleWorld): Row[] =>
  partnerLines.map(([name, type, rate, contact, ends], index) => ({
    name,
    type,
    authors: type === 'author' ? [index === 2 ? 3 : 40 + index] : (authors[index] ?? []),
    contact,
    phone: `1390000${String(1200 + index * 37)}`,
    mode: vipRates[index] ? ['single', 'vip'] : ['single'],
    singleRate: rate,
    vipRate: vipRates[index] ?? null,
    guarantee: null,
    cycle: oneOf(['monthly', 'monthly', 'quarterly'], index),
    minPayout: 10000,
    taxMode: type === 'author' ? 'labour' : 'invoice',
    accountName: type === 'author' ? name : `${name}有限公司`,
    bankName: oneOf(
      ['招商银行上海徐汇支行', '中国工商银行北京西城支行', '建设银行杭州西湖支行'],
      index,
    ),
    accountNo: `6225${String(88000000 + index * 13577)}${String(1000 + index)}`,
    contractNo: `JS-2025-${String(index + 1).padStart(3, '0')}`,
    contract: { start: world.at(ends - 730, '00:00'), end: world.at(ends, '23:59') },
    status: ends < 0 ? 'ended' : index === 4 ? 'suspended' : 'active',
    ...stamps(world, Math.max(300 - index * 21, 20 + index), 2),
  }))

/** The courses they have a share of, by their place among the courses and by name. */
const works: readonly (readonly [course: number, title: string])[] = [
  [1, '城市的来历：二十座古城三十讲'],
  [4, '中国古代建筑二十讲'],
  [8, '古典音乐的黄昏'],
  [24, '声音里的城市'],
  [22, '小说家的工具箱'],
  [21, '给孩子的自然课'],
  [2, '怎样读一幅宋画'],
  [3, '给普通人的睡眠课'],
  [5, '写作从观察开始'],
  [6, '餐桌上的中国'],
  [7, '认识身边的一百种植物'],
  [9, '县城里的当代史'],
]
/** Which part of the orders comes through a channel, and what it keeps. */
const sold: readonly (readonly [channel: number, part: number, feeRate: number])[] = [
  [15, 1, 0.6],
  [14, 4, 30],
  [16, 6, 1],
  [17, 9, 5],
]
const states = [
  'pending',
  'confirmed',
  'invoiced',
  ...Array.from({ length: 9 }, () => 'paid' as const),
] as const
/** Made for a partner that had been left by then, and taken back. */
const VOIDED = 3 * EARNING + 11

/** Twelve months of the partners that earn, the latest to be checked, the oldest paid. */
export const settlementSingles = (world: SampleWorld): Row[] =>
  states.flatMap((status, back) =>
    partnerLines.slice(0, EARNING).map(([, type, shareRate], partner) => {
      const month = monthOf(world, back + 1)
      const isVoid = back * EARNING + partner === VOIDED
      const [course, title] = works[partner]!
      const all = 60 + ((partner * 37 + back * 53) % 240)
      const isPaid = status === 'paid' && !isVoid
      return {
        statementNo: `DS-${month.replace('-', '')}-${String(partner + 1).padStart(4, '0')}`,
        month,
        partner: partner + 1,
        content: { type: 'course', id: course },
        title,
        lines: sold.map(([channel, part, feeRate], at) => {
          const orders = Math.floor(all / part)
          const refunded = at === 3 ? 0 : (partner + at) % 3
          const [gross, refund] = [orders * 6900, refunded * 6900]
          return { _key: `k${at}`, channel, orders, gross, refund, feeRate }
        }),
        shareRate,
        adjustAmount: 0,
        adjustReason: null,
        taxAmount: type === 'author' ? 86400 : 0,
        invoiceNo:
          back > 1 && (type !== 'author' || status === 'invoiced')
            ? `2531${String(7000200 + partner * 91 + back)}`
            : null,
        paidOn: isPaid ? world.day(-70 + partner - (back - 3) * 30) : null,
        voucher: isPaid
          ? { url: world.picture(`picture-${1 + partner}`), name: `付款回单-${month}.jpg` }
          : null,
        batchNo: null,
        remark: null,
        carriedTo: null,
        status: isVoid ? 'void' : status,
        ...stamps(world, 5 + back * 30, 2),
      }
    }),
  )
