import type { Row } from '#declare'
import { monthOf, oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

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
]
/** By their place: whose works theirs are, and who has a share of the members' pool. */
const authors: readonly (readonly number[])[] = [[1, 8], [15], [], [22], [], [29]]
const vipRates = [35, 50, null, 40, null, 45]
/** Those who are paid a share of what their works sell. */
export const settlementPartners = (world: SampleWorld): Row[] =>
  partnerLines.map(([name, type, rate, contact, ends], index) => ({
    name,
    type,
    authors: type === 'author' ? [3] : (authors[index] ?? []),
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
    status: index === 4 ? 'suspended' : 'active',
    ...stamps(world, 300 - index * 21, 2),
  }))

/** The courses they have a share of, by their place among the courses and by name. */
const works: readonly (readonly [course: number, title: string])[] = [
  [1, '城市的来历：二十座古城三十讲'],
  [4, '中国古代建筑二十讲'],
  [8, '古典音乐的黄昏'],
  [24, '声音里的城市'],
  [22, '小说家的工具箱'],
  [21, '给孩子的自然课'],
]
/** Which part of the orders comes through a channel, and what it keeps. */
const sold: readonly (readonly [channel: number, part: number, feeRate: number])[] = [
  [15, 1, 0.6],
  [14, 4, 30],
  [16, 6, 1],
  [17, 9, 5],
]
const states = ['pending', 'confirmed', 'invoiced', 'paid'] as const

/** Four months of every partner, the latest to be checked, the oldest paid. */
export const settlementSingles = (world: SampleWorld): Row[] =>
  states.flatMap((status, back) =>
    partnerLines.map(([, type, shareRate], partner) => {
      const month = monthOf(world, back + 1)
      const [course, title] = works[partner]!
      const all = 60 + ((partner * 37 + back * 53) % 240)
      const isPaid = status === 'paid'
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
          back > 1 && type !== 'author' ? `2531${String(7000200 + partner * 91 + back)}` : null,
        paidOn: isPaid ? world.day(-70 + partner) : null,
        voucher: isPaid
          ? { url: world.picture(`picture-${1 + partner}`), name: `付款回单-${month}.jpg` }
          : null,
        batchNo: null,
        remark: null,
        carriedTo: null,
        status,
        ...stamps(world, 5 + back * 30, 2),
      }
    }),
  )
