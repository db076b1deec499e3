import { entity, f, type RecordOf, shelf } from '#declare'

/** A challenge users join to listen, read or post for a number of days; operators set up two to four a month, rewards go by days reached. */
export const punchCard = entity('punchCard', ['打卡活动', 'Punch-card activity'], {
  path: 'activityPunchCard',
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    cover: f.image('活动头图', 'Header image', { required: true, width: 750, height: 420 }),
    signUp: f.period('报名时间', 'Sign-up time', { required: true }),
    period: f.period('打卡时间', 'Punch time', { required: true }),
    quota: f.integer('名额（0为不限）', 'Places (0 is unlimited)', { min: 0, default: 0 }),
    price: f.money('报名费', 'Entry fee', { min: 0, default: 0 }),
    checkKind: f.choice('打卡方式', 'Punch by', 'listen', [
      { listen: ['收听时长', 'Listening time'], read: ['阅读时长', 'Reading time'] },
      { note: ['发布笔记', 'A note'], photo: ['上传图片', 'A photo'] },
    ]),
    dailyMinutes: f.integer('每日达标分钟', 'Minutes a day', { min: 1, max: 240, default: 15 }),
    courses: f.refs('限定课程', 'Counted courses', { to: 'catalog', max: 20 }),
    countRule: f.choice('计数方式', 'Days counted', 'cumulative', [
      { cumulative: ['累计天数', 'Cumulative'], continuous: ['连续天数', 'Consecutive'] },
    ]),
    targetDays: f.integer('达标天数', 'Target days', { required: true, min: 1, max: 365 }),
    makeUpTimes: f.integer('可补卡次数', 'Make-ups allowed', { min: 0, max: 10, default: 0 }),
    rewards: f.list('奖励阶梯', 'Reward steps', 10, {
      days: f.integer('天数', 'Days', { required: true, min: 1 }),
      rewardType: f.choice('奖励类型', 'Reward', { required: true }, [
        { points: ['积分', 'Points'], coupon: ['优惠券', 'Coupon'] },
        { vipDays: ['会员天数', 'VIP days'], material: ['实物', 'Material object'] },
      ]),
      amount: f.integer('数额', 'Amount', { min: 1 }),
      coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
      goodsName: f.text('实物名称', 'Object', { max: 30 }),
    }),
    posterImage: f.image('打卡海报底图', 'Poster background', { width: 1080, height: 1920 }),
    shareImage: f.image('分享图', 'Share image', { width: 500, height: 400 }),
    ruleText: f.richText('活动规则', 'Rules', { required: true }),
    joined: f.count('报名人数', 'Joined'),
    finished: f.count('达标人数', 'Finished'),
    finishRate: f.computed('达标率', 'Finish rate', { from: { open: 'finished / joined as a percent' } }),
    phase: f.computed('进行阶段', 'Phase', { from: { open: 'now against period' } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copy: { later: 'makes a draft with every setting but the periods and the counts' },
    exportRecords: { label: ['导出打卡记录', 'Export punch records'], later: 'a job writes one line per user and day to a spreadsheet' },
  },
  list: {
    columns: ['cover', 'title', 'checkKind', 'period', 'targetDays', 'joined', 'finished', 'finishRate', 'phase', 'status'],
    filters: ['title', 'checkKind', 'phase', 'status', 'period'],
    bulk: ['withdraw'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'cover', 'signUp', 'period', ['quota', 'price']],
    ['打卡规则', 'Punch rules', ['checkKind', 'dailyMinutes'], 'courses', ['countRule', 'targetDays'], 'makeUpTimes'],
    ['奖励', 'Rewards', 'rewards'],
    ['分享与说明', 'Share and rules', 'posterImage', 'shareImage', 'ruleText'],
  ],
  standIn: true,
})
export type PunchCard = RecordOf<typeof punchCard>
