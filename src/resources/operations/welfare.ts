import { entity, f, type RecordOf, shelf } from '#declare'

/** Benefits listed on the app's welfare page for users to claim, own and from third parties; changed weekly. */
export const welfare = entity('welfare', ['福利', 'Welfare'], {
  fields: {
    title: f.text('福利名称', 'Title', { required: true, max: 24, search: true }),
    subtitle: f.text('一句话介绍', 'One line', { max: 30 }),
    cover: f.image('列表图', 'List image', { required: true, width: 690, height: 300 }),
    kind: f.choice('福利类型', 'Kind', { required: true }, [
      { coupon: ['优惠券', 'Coupon'], vipDays: ['会员天数', 'VIP days'], course: ['免费课程', 'Free course'] },
      { thirdCode: ['第三方券码', 'Third-party code'], material: ['实物', 'Material object'], link: ['跳转领取', 'Claimed at a link'] },
    ]),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
    vipDays: f.integer('会员天数', 'VIP days', { min: 1, max: 365 }),
    course: f.ref('课程', 'Course', { to: 'catalog' }),
    jump: f.jump('跳转', 'Link'),
    provider: f.text('提供方', 'Provider', { max: 20 }),
    audience: f.choice('领取人群', 'Who may claim', 'vip', [
      { all: ['全部用户', 'All users'], newUser: ['新用户', 'New users'] },
      { vip: ['会员', 'Members'], digitalMember: ['数字刊会员', 'Digital magazine members'] },
    ]),
    period: f.period('领取时间', 'Claim time', { required: true }),
    stock: f.integer('总份数', 'Stock', { min: 0 }),
    perUserLimit: f.integer('每人限领', 'Per user', { min: 1, max: 12, default: 1 }),
    limitCycle: f.choice('限领周期', 'Limit counts', { default: 'total' }, { total: ['总计', 'In all'], month: ['每月', 'A month'] }),
    detail: f.richText('使用说明', 'How to use', { required: true }),
    position: f.order('排序', 'Order'),
    claimed: f.count('已领取', 'Claimed'),
    codesLeft: f.count('剩余券码', 'Codes left'),
  },
  ...shelf(),
  actions: {
    importCodes: {
      label: ['导入券码', 'Import codes'],
      later: 'adds third-party codes from a spreadsheet (one column), skipping repeats, and raises stock by what was added',
    },
    exportClaims: { label: ['导出领取记录', 'Export claims'], later: 'a job writes user, time and code to a spreadsheet' },
  },
  list: {
    columns: ['cover', 'title', 'kind', 'provider', 'audience', 'period', 'stock', 'claimed', 'codesLeft', 'position', 'status'],
    filters: ['title', 'kind', 'audience', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], 'cover', ['provider', 'kind'], ['coupon', 'vipDays'], 'course', 'jump'],
    ['领取', 'Claim', 'audience', 'period', ['stock', 'perUserLimit'], ['limitCycle', 'position']],
    ['说明', 'Detail', 'detail'],
  ],
  standIn: true,
})
export type Welfare = RecordOf<typeof welfare>
