import { entity, f, type RecordOf, shelf } from '#declare'
import { phases } from '#resources/choices.ts'

/** A time-limited calendar check-in (festival or anniversary) beside the everyday sign-in of the task center; one or two a month. */
export const attendance = entity('attendance', ['签到活动', 'Attendance activity'], {
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    banner: f.image('头图', 'Banner', { required: true, width: 750, height: 520 }),
    calendarImage: f.image('日历背景图', 'Calendar background', { width: 750, heightMin: 1200 }),
    stampImage: f.image('签到印章图', 'Stamp image', { required: true, width: 120, height: 120 }),
    period: f.period('活动时间', 'Period', { required: true }),
    audience: f.choice('参与人群', 'Audience', { default: 'all' }, [
      { all: ['全部用户', 'All users'], newUser: ['新用户', 'New users'], vip: ['会员', 'Members'], nonVip: ['非会员', 'Non-members'] },
    ]),
    dailyPoints: f.integer('每日签到积分', 'Points a day', { min: 0, max: 1000, default: 5 }),
    makeUpTimes: f.integer('可补签次数', 'Make-ups allowed', { min: 0, max: 10, default: 0 }),
    makeUpPoints: f.integer('补签消耗积分', 'Points for a make-up', { min: 0, default: 20 }),
    rewards: f.list('累计签到奖励', 'Rewards by days', 10, {
      days: f.integer('累计天数', 'Days', { required: true, min: 1 }),
      rewardType: f.choice('奖励类型', 'Reward', { required: true }, [
        { points: ['积分', 'Points'], coupon: ['优惠券', 'Coupon'] },
        { vipDays: ['会员天数', 'VIP days'], material: ['实物', 'Material object'] },
      ]),
      amount: f.integer('数额', 'Amount', { min: 1 }),
      coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
      goodsName: f.text('实物名称', 'Object', { max: 30 }),
      stock: f.integer('库存（0 或不填为不限）', 'Stock (0 or nothing is unlimited)', { min: 0 }),
    }),
    recommend: f.list('签到后推荐', 'Shown after check-in', 6, [
      { title: f.text('标题', 'Title', { required: true, max: 20 }) },
      { image: f.image('图片', 'Image', { width: 335, height: 190 }), jump: f.jump('跳转', 'Link', { required: true }) },
    ]),
    ruleText: f.longText('活动规则', 'Rules', { required: true, max: 1000 }),
    joined: f.count('参与人数', 'Users', { of: { count: 'participation' } }),
    attendedToday: f.count('今日签到', 'Checked in today'),
    phase: f.computed('进行阶段', 'Phase', { of: phases, from: { phase: ['period'] } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: { copy: { copies: { title: '副本' }, asks: ['period'] }, exportRecords: { label: ['导出签到记录', 'Export check-ins'] } },
  list: {
    columns: ['banner', 'title', 'period', 'audience', 'joined', 'attendedToday', 'phase', 'status'],
    filters: ['title', 'audience', 'phase', 'status', 'period'],
    bulk: ['withdraw'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', 'title', 'banner', 'calendarImage', 'stampImage', 'period', 'audience'],
    ['签到规则', 'Check-in', ['dailyPoints', 'makeUpTimes'], 'makeUpPoints', 'ruleText'],
    ['奖励与推荐', 'Rewards and recommended', 'rewards', 'recommend'],
  ],
  rules: {
    rewardDaysFitPeriod: [
      {
        sheet: 1,
        compare: [{ shift: ['period.start', '+1d'] }, '<=', 'period.end'],
        field: 'period',
        say: ['活动至少 2 天', 'It runs 2 days at least'],
      },
      {
        compare: ['period.end', '<=', { shift: ['period.start', '+62d'] }],
        field: 'period',
        say: ['活动最长 62 天', 'It runs 62 days at most'],
      },
      { together: ['period.start', 'period.end'] },
      { each: 'rewards', distinct: ['days'], rising: 'days' },
      { by: 'rewardsFitThePeriod' },
    ],
    publishedNeverOverlap: {
      sheet: 2,
      limit: { most: 1 },
      where: { status: 'published' },
      overlap: ['period', 'audience'],
      field: 'period',
    },
    stockCoversGranted: [
      { sheet: 3, by: 'keepsWhatWasReached' },
      { freeze: ['period.start'], once: { joined: { gt: 0 } } },
    ],
    deletableWhileDraft: { sheet: 4, remove: { in: ['draft'], without: ['participation'] } },
    rewardFieldsFollowType: {
      pick: 'rewards.rewardType',
      of: { points: 'rewards.amount', vipDays: 'rewards.amount', coupon: 'rewards.coupon', material: 'rewards.goodsName' },
    },
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['活动时间已经过去', 'The time of the activity is over'],
    },
    countsComeFromApp: { from: 'app', fields: ['attendedToday'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'banner',
        'calendarImage',
        'stampImage',
        'period',
        'audience',
        'dailyPoints',
        'makeUpTimes',
        'makeUpPoints',
        'rewards',
        'recommend',
        'ruleText',
        'joined',
      ],
    },
  },
  deviations: { 'rewards.stock': '0 在别处是没有了，这里是不限：须写在输入框上' },
})
export type Attendance = RecordOf<typeof attendance>
