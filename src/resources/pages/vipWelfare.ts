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
    under: { title: ['type'], cycle: ['quantity'] },
    filters: ['title', 'type', 'vipTypes', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], 'vipTypes', 'type', 'iconUrl', 'bigImage', 'detail'],
    ['发放', 'Giving', ['coupon', 'discount'], ['welfare', 'cycle'], 'quantity', 'target', 'period'],
  ],
  rules: {
    fieldsFollowType: [
      {
        sheet: 1,
        pick: 'type',
        of: {
          coupon: ['coupon', 'quantity'],
          discount: 'discount',
          gift: 'welfare',
          partner: 'welfare',
          free: null,
          points: null,
          offline: null,
        },
      },
      {
        when: { type: 'coupon' },
        allow: { cycle: ['once', 'monthly', 'yearly'] },
        say: ['优惠券须按次、按月或按年发放', 'Coupons are given once, monthly or yearly'],
      },
    ],
    couponOutlastsPeriod: [
      {
        sheet: 2,
        refer: 'coupon',
        where: { status: 'active', any: [{ validKind: 'days' }, { 'validity.end': { gt: { now: '' } } }] },
        on: 'publish',
        say: ['优惠券不在发放中或已过期', 'The coupon is not being issued, or is over'],
      },
      {
        refer: 'welfare',
        where: { status: 'published', 'period.end': { gt: { now: '' } } },
        on: 'publish',
        say: ['福利没有上架或领取时间已过', 'The welfare is not published, or its time is over'],
      },
      {
        move: 'publish',
        needs: [
          { is: { period: { set: true } }, when: { type: 'coupon', 'coupon.validKind': 'fixed' } },
          { is: { period: { set: true } }, when: { type: ['gift', 'partner'] } },
        ],
        field: 'period',
        say: ['所发放的优惠券或福利有截止时间，请填写有效时间', 'What it gives ends some day: fill in until when it is in force'],
      },
      {
        compare: ['period.end', '<=', 'coupon.validity.end'],
        field: 'period',
        say: ['优惠券在有效时间结束前就已过期', 'The coupon is over before the welfare ends'],
      },
      {
        compare: ['period.end', '<=', 'welfare.period.end'],
        field: 'period',
        say: ['所发放的福利在有效时间结束前就已截止', 'The welfare given is over before this one ends'],
      },
    ],
    receivedOncePerCycle: {
      sheet: 3,
      note: [
        '每个周期领取一次，自开通会员之日起算；下线后领取记录保留',
        'Received once a cycle, counted from the day the membership began; receipts stay once it is offline',
      ],
      reader: 'app',
    },
    publishedLimitedPerVipType: [
      {
        sheet: 4,
        note: ['折扣、优惠券与数量的改动从下一周期起生效', 'Changes of discount, coupon and quantity apply from the next cycle'],
        reader: 'app',
      },
      {
        limit: { most: 12 },
        where: { status: 'published' },
        overlap: ['vipTypes'],
        field: 'vipTypes',
        say: ['每种会员最多 12 项已上线的福利', 'A membership has 12 live welfares at most'],
      },
    ],
    deletableWhenUnused: { sheet: 5, remove: { without: ['receivedCount'] } },
    shownWithinPeriod: [
      { from: 'app', fields: ['receivedCount'] },
      { order: [] },
      { carried: 'fields.period' },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: [
          ...(['title', 'subtitle', 'vipTypes', 'type', 'iconUrl', 'bigImage', 'detail', 'coupon', 'discount', 'welfare'] as const),
          ...(['cycle', 'quantity', 'target', 'period', 'position'] as const),
        ],
      },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
    ],
  },
})
export type VipWelfare = RecordOf<typeof vipWelfare>
