import { entity, f, type RecordOf, shelf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'

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
    claimed: f.count('已领取', 'Claimed', { of: { count: 'welfareClaim' } }),
    codesLeft: f.count('剩余券码', 'Codes left', { of: { count: 'welfareCode', where: { claim: null } } }),
  },
  ...shelf(),
  actions: {
    importCodes: {
      label: ['导入券码', 'Import codes'],
      when: { kind: 'thirdCode' },
      otherwise: ['只有第三方券码需要导入', 'Only third-party codes are imported'],
      page: '/datas/import?kind=welfareCode',
      by: 'welfare',
    },
    exportClaims: { label: ['导出领取记录', 'Export claims'] },
  },
  list: {
    columns: ['cover', 'title', 'kind', 'provider', 'audience', 'period', 'stock', 'claimed', 'codesLeft', 'position', 'status'],
    under: { title: ['kind', 'provider'], claimed: ['stock', 'codesLeft'] },
    filters: ['title', 'kind', 'audience', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], 'cover', ['provider', 'kind'], ['coupon', 'vipDays'], 'course', 'jump'],
    ['领取', 'Claim', 'audience', 'period', ['stock', 'perUserLimit'], ['limitCycle', 'position']],
    ['说明', 'Detail', 'detail'],
  ],
  rules: {
    fieldsFollowKind: [
      {
        sheet: 1,
        pick: 'kind',
        of: { coupon: 'coupon', vipDays: 'vipDays', course: 'course', thirdCode: null, material: null, link: 'jump' },
      },
      { when: { kind: 'link' }, refuse: ['stock'] },
      { from: 'portal', fields: ['stock'], when: { kind: 'thirdCode' } },
      {
        move: 'publish',
        needs: [['codesLeft', '>', 0]],
        when: { kind: 'thirdCode' },
        say: ['还没有可发的券码，请先导入', 'There is no code to give: import some first'],
      },
    ],
    stockCoversClaimed: [
      { sheet: 2, see: 'welfareClaim#claimedWithinStock' },
      {
        compare: ['stock', '>=', 'claimed'],
        field: 'stock',
        say: ['总份数不能少于已领取的份数', 'The stock cannot be less than what was claimed'],
      },
      { freeze: ['kind'], once: { claimed: { gt: 0 } } },
    ],
    deletableWhenUnused: [
      { sheet: 3, see: 'welfareClaim#claimBringsCodeOrObject' },
      { remove: { without: ['welfareClaim'], takes: ['welfareCode'] } },
    ],
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['领取时间已经过去', 'The time to claim it is over'],
    },
    exportNeedsRight: { may: ['exportClaims'], who: { right: 'export' } },
    lowCodesAreMarked: { mark: { status: 'published', kind: 'thirdCode', codesLeft: { lte: 10 } }, as: ['券码告急', 'Codes nearly gone'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'subtitle',
        'cover',
        'kind',
        'coupon',
        'vipDays',
        'course',
        'jump',
        'provider',
        'audience',
        'period',
        'stock',
        'perUserLimit',
        'limitCycle',
        'detail',
        'position',
        'claimed',
      ],
    },
    courseIsCourseNode: aCourse('course'),
  },
})
export type Welfare = RecordOf<typeof welfare>
