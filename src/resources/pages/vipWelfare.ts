import { entity, f, type RecordOf, shelf } from '#declare'
import { memberships } from '#resources/choices.ts'

/** What a membership gives, as shown on the VIP page and handed out to members; membership operators edit it monthly. */
export const vipWelfare = entity('vipWelfare', ['VIP福利', 'VIP welfare'], {
  fields: {
    title: f.text('福利名称', 'Welfare', { required: true, max: 12, search: true }),
    subtitle: f.text('一句话说明', 'One-line note', { required: true, max: 20 }),
    vipTypes: f.choices('适用会员', 'Memberships', { required: true }, memberships),
    type: f.choice('福利类型', 'Type', { required: true }, [
      { free: ['免费畅读畅听', 'Free content'], discount: ['会员折扣', 'Member discount'] },
      { coupon: ['优惠券', 'Coupon'], gift: ['实物礼品', 'Gift'], points: ['积分加倍', 'Points multiplied'] },
      { offline: ['线下活动', 'Offline event'], partner: ['联合权益', 'Partner benefit'] },
    ]),
    iconUrl: f.image('图标', 'Icon', { required: true, width: 96, height: 96, maxKB: 300 }),
    bigImage: f.image('详情大图', 'Detail picture', { width: 690, height: 388 }),
    detail: f.richText('福利详情', 'Details', { required: true }),
    coupon: f.ref('发放优惠券', 'Coupon given', { to: 'coupon' }),
    discount: f.percent('折扣', 'Discount', { min: 1, max: 99 }),
    welfare: f.ref('发放福利', 'Welfare given', { to: 'welfare' }),
    cycle: f.choice('发放周期', 'Given', 'always', [
      { once: ['开通时一次', 'Once at opening'], monthly: ['每月', 'Monthly'] },
      { yearly: ['每年', 'Yearly'], always: ['持续有效', 'All the time'] },
    ]),
    quantity: f.integer('每期数量', 'Quantity each time', { min: 1, max: 99 }),
    target: f.jump('使用入口', 'Where to use it'),
    period: f.period('有效时间', 'In force'),
    position: f.order('排序', 'Position'),
    receivedCount: f.count('领取人数', 'Receivers'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'iconUrl', 'title', 'type', 'vipTypes', 'cycle', 'quantity', 'receivedCount', 'period', 'status'],
    filters: ['title', 'type', 'vipTypes', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], 'vipTypes', 'type', 'iconUrl', 'bigImage', 'detail'],
    ['发放', 'Giving', ['coupon', 'discount'], ['welfare', 'cycle'], 'quantity', 'target', 'period'],
  ],
  standIn: true,
})
export type VipWelfare = RecordOf<typeof vipWelfare>
