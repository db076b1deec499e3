import type { Row } from '#declare'
import { parcelNumber } from '../operations/parcelNumbers.ts'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'

/** Blocks of the four regions. */
export function regionModules(world: SampleWorld): Row[] {
  const lines = [
    ['zd', '本周精选', '编辑部每周一换', 'shelf', 'published', 'all'],
    ['vip', '会员专享好课', '开通即可听', 'grid', 'published', 'members'],
    ['icbc', '工行客户读书月', '随卡赠送的一年阅读', 'list', 'published', 'all'],
    ['zd', '大家都在听', '近七天收听最多', 'rank', 'published', 'all'],
    ['vip', '开通前先试读', '每期前三篇免费', 'shelf', 'draft', 'visitors'],
    ['cloud', '机关读书角', '时政、历史与生活', 'list', 'published', 'all'],
    ['zd', '亲子时间', '和孩子一起读', 'grid', 'draft', 'all'],
    ['vip', '名师训练营', '一期二十一天', 'list', 'withdrawn', 'members'],
    ['icbc', '理财之外', '生活与人文期刊', 'shelf', 'draft', 'all'],
    ['zd', '新刊速递', '上架三天内的期刊', 'shelf', 'published', 'all'],
    ['zd', '睡前一小时', '关灯之后慢慢听', 'list', 'published', 'all'],
    ['zd', '编辑部的书架', '每月十本', 'grid', 'published', 'all'],
    ['zd', '城市漫步', '八座城市的步行路线', 'shelf', 'published', 'all'],
    ['zd', '中秋特辑', '月亮照过的地方', 'shelf', 'withdrawn', 'all'],
    ['vip', '会员都在听', '近三十天收听最多', 'rank', 'published', 'members'],
    ['vip', '专享期刊', '二十四种，全部可读', 'grid', 'published', 'members'],
    ['vip', '名师讲堂', '十位名师，一百二十讲', 'list', 'published', 'members'],
    ['icbc', '每日一刻', '三分钟读完一篇', 'list', 'published', 'all'],
    ['icbc', '客户专享好课', '工行客户免费听', 'grid', 'published', 'all'],
    ['icbc', '亲子书房', '周末和孩子一起', 'shelf', 'published', 'all'],
    ['icbc', '午间阅读', '网点午休时读', 'shelf', 'published', 'all'],
    ['icbc', '旧版推荐', '已由新版代替', 'list', 'withdrawn', 'all'],
    ['cloud', '企业书房上新', '本周更新的期刊', 'shelf', 'published', 'all'],
    ['cloud', '组织与人', '管理者读什么', 'grid', 'published', 'all'],
    ['cloud', '通勤三十分钟', '一程听完一集', 'list', 'published', 'all'],
    ['cloud', '节气里的中国', '二十四节气', 'shelf', 'draft', 'all'],
  ] as const
  return lines.map(([region, title, subtitle, style, status, audience], index) => ({
    ...{ region, title, subtitle, style, status, audience, showTitle: true, more: null },
    ...{ companies: [], enterprises: [], background: null, showPeriod: null },
    position: 1 + lines.slice(0, index).filter(([other]) => other === region).length,
    contents: Array.from({ length: 3 }, (_, at) => ({
      title: oneOf(
        ['一周一刊', '城市漫步三十讲', '听见候鸟', '译者的房间', '一碗面的中国地理'],
        index * 3 + at,
      ),
      recommend: oneOf(['适合通勤路上听', '读完想出门走走', null], at + index),
      cover: world.picture(`size-336x448-${1 + ((index + at) % 2)}`),
      ...{ banner: null, icon: null, badge: oneOf(['none', 'new', 'hot'], at + index) },
      jump: { type: 'magazine', id: 1 + ((index * 3 + at) % 24) },
      _key: `m${at}`,
    })),
  }))
}

/** What partners' members read before they ask. */
export function partnerTexts(world: SampleWorld): Row[] {
  const lines = [
    ['guide', '三步开通阅读权益', [], 'published'],
    ['agreement', '企业用户服务协议', [], 'published'],
    ['faq', '换了手机号怎么办', [], 'published'],
    ['service', '客服与工作时间', [], 'published'],
    ['notice', '客服排班调整通知', [], 'withdrawn'],
    ['guide', '工行客户开通说明', [19, 20], 'published'],
    ['faq', '权益什么时候到期', [], 'published'],
    ['faq', '离职后还能读吗', [2], 'draft'],
    ['notice', '十二月系统升级通知', [], 'published'],
    ['faq', '名额用完了怎么办', [], 'published'],
    ['guide', '企业会员开通三步走', [1, 6], 'published'],
    ['agreement', '隐私政策（企业版）', [], 'published'],
    ['faq', '怎样查看剩余名额', [], 'published'],
    ['notice', '春节客服安排', [], 'draft'],
    ['guide', '怎样导出阅读报告', [], 'published'],
  ] as const
  return lines.map(([type, title, companies, status], index) => ({
    ...{ type, title, companies, status },
    body: `<p>${title}：请在“我的—企业权益”中查看，遇到问题可联系您单位的管理员或在线客服。</p>`,
    ...(type === 'service' ? {} : { qrImage: null }),
    jump: null,
    showPeriod:
      type === 'notice' ? { start: world.at(-10 - index), end: world.at(30 - index) } : null,
    position: 1 + lines.slice(0, index).filter(([other]) => other === type).length,
  }))
}

const people = ['林晓', '周维', '陈立', '许知秋', '苏禾', '何夏', '唐果', '顾青', '沈安', '陆文舟']
const areas = [
  ['北京市 海淀区', '中关村南大街 5 号院 2 号楼 301'],
  ['上海市 徐汇区', '宜山路 700 弄 12 号 602'],
  ['浙江省 杭州市 西湖区', '文三路 90 号 3 幢 1102'],
  ['四川省 成都市 锦江区', '东大街 118 号 9 楼'],
  ['广东省 广州市 越秀区', '中山六路 233 号 4 楼'],
] as const
const wares = [
  ['周刊帆布袋', '米白', 5900],
  ['藏书票一套', '十二枚', 3900],
  ['手账本·四季', '春夏秋冬', 8800],
  ['纸质周刊全年', '五十二期', 48000],
] as const

const PARCELS = 60

/** Parcels that partners' members ordered, most of them signed for. */
export function entityOrders(world: SampleWorld): Row[] {
  const latest =
    'pending shipped signed pending signed refunded shipped signed closed pending'.split(' ')
  return Array.from({ length: PARCELS }, (_, index) => {
    const status =
      latest[index] ?? (index % 13 === 7 ? 'refunded' : index % 17 === 5 ? 'closed' : 'signed')
    const isSent = ['shipped', 'signed', 'refunded'].includes(status)
    const [title, spec, price] = oneOf(wares, index)
    const carrier = oneOf(['sf', 'ems', 'jd', 'zto'], index)
    const quantity = 1 + (index % 2)
    const payType =
      status === 'closed' || index === 9
        ? 'quota'
        : oneOf(['cash', 'partnerPoints', 'quota'], index)
    const [area, address] = oneOf(areas, index)
    return {
      ...{
        orderNo: `HE${20261000 + index * 37}`,
        partnerOrderNo: `P${880120 + index * 91}`,
        status,
        payType,
      },
      ...{
        company: 1 + ((index * 2) % 11),
        user: 6 + index,
        receiver: oneOf(people, index),
        area,
        address,
      },
      phone: `1390000${2169 + index * 8}`,
      items: [{ goods: null, title, spec, quantity, price, _key: 'i0' }],
      amount: payType === 'quota' ? 0 : price * quantity,
      carrier: isSent ? carrier : null,
      trackingNo: isSent ? parcelNumber(carrier, 602_288_301 + index * 5_417) : null,
      paidAt: world.at(-2 - index, `1${index % 9}:2${index % 6}`),
      shippedAt: isSent
        ? index === 1
          ? world.at(0, '00:05')
          : world.at(-1 - index, '17:30')
        : null,
      signedAt: status === 'signed' ? world.at(-index, '12:05') : null,
      refundReason: status === 'refunded' ? '运输中破损，已协商退款' : null,
      remark: null,
    }
  })
}

const MEMBER_ORDERS = 120
/** Of the earlier ones most were granted long ago. */
const laterOf = (index: number): string =>
  index % 29 === 14
    ? 'closed'
    : index % 23 === 9
      ? 'refunded'
      : index % 41 === 30
        ? 'refunding'
        : 'granted'

/** What partners' members bought or were granted, in every state. */
export function partnerUserOrders(world: SampleWorld): Row[] {
  const lines = [
    ['package', '企业阅读包·基础版', 9800, 'quota', 'granted'],
    ['vip', '年度会员', 19800, 'icbcPay', 'granted'],
    ['course', '听懂室内乐', 9900, 'wechat', 'refunding'],
    ['magazine', '生活周刊 数字刊年卡', 12800, 'partnerPoints', 'granted'],
    ['camp', '21天精读一本城市史', 19900, 'wechat', 'paid'],
    ['audiobook', '聊斋夜话', 2900, 'alipay', 'refunded'],
    ['vip', '季度会员', 5800, 'redeem', 'granted'],
    ['course', '城市漫步三十讲', 6900, 'wechat', 'unpaid'],
    ['package', '工行VIP年度包', 19800, 'quota', 'granted'],
    ['magazine', '海洋世界 单期', 1800, 'wechat', 'closed'],
  ] as const
  return Array.from({ length: MEMBER_ORDERS }, (_, index) => {
    const [goodsType, goodsTitle, price, payType, first] = oneOf(lines, index)
    const status = index < lines.length ? first : laterOf(index)
    const isPaid = status !== 'unpaid' && status !== 'closed'
    const paid = ['quota', 'redeem'].includes(payType) ? 0 : price
    const isGranted = ['granted', 'refunding', 'refunded'].includes(status)
    return {
      ...{ goodsType, goodsTitle, price, payType, status, paid, settledIn: null, remark: null },
      ...{ orderNo: `HU${20263000 + index * 29}`, partnerOrderNo: `P${660310 + index * 77}` },
      ...{ company: index === 8 ? 19 : 1 + ((index * 3) % 11), user: 8 + index },
      phone: `1390000${2540 + index * 8}`,
      productPackage: goodsType === 'package' ? (index === 8 ? 3 : 1) : null,
      paidAt: isPaid ? world.at(-3 - index, '09:30') : null,
      grantedAt: isGranted ? world.at(-3 - index, '09:31') : null,
      expiresAt: isGranted ? world.at(362 - index, '23:59') : null,
      refundAmount: status === 'refunded' ? price : null,
      refundReason:
        status === 'refunded' ? '重复购买' : status === 'refunding' ? '课程与预期不符' : null,
      refundedAt: status === 'refunded' ? world.at(-2, '14:10') : null,
    }
  })
}
