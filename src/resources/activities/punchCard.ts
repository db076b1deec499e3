import { entity, f, type RecordOf, shelf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'
import { phases, unlimited } from '#resources/choices.ts'

/** A challenge users join to listen, read or post for a number of days; operators set up two to four a month, rewards go by days reached. */
export const punchCard = entity('punchCard', ['打卡活动', 'Punch-card activity'], {
  path: 'activityPunchCard',
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    cover: f.image('活动头图', 'Header image', { required: true, width: 750, height: 420 }),
    signUp: f.period('报名时间', 'Sign-up time', { required: true }),
    period: f.period('打卡时间', 'Punch time', { required: true }),
    quota: f.integer('名额（0为不限）', 'Places (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
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
    joined: f.count('报名人数', 'Joined', { of: { count: 'participation' } }),
    finished: f.count('达标人数', 'Finished', { of: { count: 'participation', where: { finishedAt: { set: true } } } }),
    finishRate: f.computed('达标率', 'Finish rate', { as: 'percent', from: { part: [{ times: ['finished', 100] }, 'joined'], digits: 1 } }),
    phase: f.computed('进行阶段', 'Phase', { of: phases, from: { phase: ['period'] } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copy: { copies: { title: '副本' }, asks: ['signUp', 'period'] },
    exportRecords: { label: ['导出打卡记录', 'Export punch records'] },
  },
  list: {
    columns: ['cover', 'title', 'checkKind', 'period', 'targetDays', 'joined', 'finished', 'finishRate', 'phase', 'status'],
    under: { checkKind: ['targetDays'], finishRate: ['joined', 'finished'] },
    filters: ['title', 'checkKind', 'phase', 'status', 'period'],
    bulk: ['withdraw'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', 'title', 'cover', 'signUp', 'period', ['quota', 'price']],
    ['打卡规则', 'Punch rules', ['checkKind', 'dailyMinutes'], 'courses', ['countRule', 'targetDays'], 'makeUpTimes'],
    ['奖励', 'Rewards', 'rewards'],
    ['分享与说明', 'Share and rules', 'posterImage', 'shareImage', 'ruleText'],
  ],
  rules: {
    signUpFitsPeriod: [
      {
        sheet: 1,
        compare: ['signUp.start', '<=', 'period.start'],
        field: 'signUp',
        say: ['报名不能晚于打卡开始', 'Sign-up starts no later than the punching'],
      },
      {
        compare: ['signUp.end', '<=', 'period.end'],
        field: 'signUp',
        say: ['报名不能在打卡结束之后截止', 'Sign-up ends no later than the punching'],
      },
    ],
    targetDaysFitPeriod: [
      {
        sheet: 2,
        compare: [{ onDay: 'period.start', add: { plus: ['targetDays', -1] } }, '<', 'period.end'],
        field: 'targetDays',
        say: ['达标天数多于打卡时间的天数', 'There are fewer days in the punch time'],
      },
      { each: 'rewards', distinct: ['days'], rising: 'days', needs: [['days', '<=', 'targetDays']] },
    ],
    dailyMinutesFollowCheckKind: {
      sheet: 3,
      pick: 'checkKind',
      of: { listen: 'dailyMinutes', read: 'dailyMinutes', note: null, photo: null },
      clears: true,
    },
    frozenOnceJoined: [
      {
        sheet: 4,
        freeze: ['checkKind', 'countRule', 'targetDays', 'price', 'signUp.start', 'period.start'],
        once: { joined: { gt: 0 } },
        say: ['已有人报名，不能再改', 'Somebody has joined: it can no longer change'],
      },
      { oneWay: 'quota', only: 'up', once: { joined: { gt: 0 } } },
      { compare: ['quota', '>=', 'joined'], when: { quota: { gt: 0 } }, field: 'quota' },
    ],
    publishNeedsEndAhead: [
      {
        sheet: 5,
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['活动时间已经过去', 'The time of the activity is over'],
      },
      { see: 'participation#joinedWhilePublished' },
      {
        note: [
          '下线只隐藏入口，已报名的用户继续打卡、奖励照发',
          'Taken offline it hides the entry only; who joined goes on and keeps the rewards',
        ],
        reader: 'app',
      },
    ],
    deletableWhileDraft: { sheet: 6, remove: { in: ['draft'], without: ['participation'] } },
    rewardFieldsFollowType: {
      pick: 'rewards.rewardType',
      of: { points: 'rewards.amount', vipDays: 'rewards.amount', coupon: 'rewards.coupon', material: 'rewards.goodsName' },
    },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'cover',
        'signUp',
        'period',
        'quota',
        'price',
        'checkKind',
        'dailyMinutes',
        'courses',
        'countRule',
        'targetDays',
        'makeUpTimes',
        'rewards',
        'posterImage',
        'shareImage',
        'ruleText',
        'joined',
        'finished',
      ],
    },
    coursesAreCourseNodes: aCourse('courses'),
  },
})
export type PunchCard = RecordOf<typeof punchCard>
