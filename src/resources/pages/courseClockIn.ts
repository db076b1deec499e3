import { entity, f, type RecordOf } from '#declare'

/** A challenge to listen to a course day by day with rewards for those who keep on; course operators open one or two a month. */
export const courseClockIn = entity('courseClockIn', ['课程打卡', 'Course clock-in'], {
  fields: {
    name: f.text('活动名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    course: f.ref('关联课程', 'Course', { to: 'catalog', required: true }),
    bigImage: f.image('活动头图', 'Header picture', { required: true, width: 750, height: 500 }),
    shareImg: f.image('打卡海报底图', 'Poster', { required: true, width: 750, height: 1334 }),
    signUp: f.period('报名时间', 'Sign-up', { required: true }),
    period: f.period('打卡时间', 'Clock-in period', { required: true }),
    task: f.choice('每日任务', 'Daily task', 'minutes', [
      { minutes: ['收听时长', 'Minutes heard'], lesson: ['学完一讲', 'A lesson finished'], note: ['发布笔记', 'A note posted'] },
    ]),
    minMinutes: f.integer('每日分钟数', 'Minutes a day', { min: 1, max: 240, default: 10 }),
    requiredDays: f.integer('完成天数', 'Days to finish', { required: true, min: 3, max: 100, default: 21 }),
    makeUpTimes: f.integer('可补卡次数', 'Days made up', { min: 0, max: 10, default: 2 }),
    quota: f.integer('名额', 'Places', { min: 1 }),
    rewards: f.list(
      '奖励阶梯',
      'Reward steps',
      { min: 1, max: 5 },
      {
        days: f.integer('累计天数', 'Days', { required: true, min: 1 }),
        rewardType: f.choice('奖励类型', 'Reward', { required: true }, [
          { points: ['积分', 'Points'], coupon: ['优惠券', 'Coupon'], vipDays: ['会员天数', 'VIP days'] },
          { medal: ['勋章', 'Medal'], material: ['实物', 'Material object'] },
        ]),
        amount: f.integer('数额', 'Amount', { min: 1 }),
        coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
        medal: f.ref('勋章', 'Medal', { to: 'medal' }),
        goodsName: f.text('实物名称', 'Object', { max: 30 }),
        stock: f.integer('库存', 'Stock', { min: 0 }),
      },
    ),
    rule: f.richText('活动规则', 'Rules shown', { required: true }),
    joinCount: f.count('报名人数', 'Joined', { of: { count: 'participation' } }),
    finishCount: f.count('完成人数', 'Finished', { of: { count: 'participation', where: { finishedAt: { set: true } } } }),
    finishRate: f.computed('完成率', 'Finish rate', {
      as: 'percent',
      from: { part: [{ times: ['finishCount', 100] }, 'joinCount'], digits: 1 },
    }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft'], to: 'published' },
    recall: {
      ...{ from: ['published'], to: 'draft', confirm: 'yes' },
      ...{ when: { joinCount: 0 }, otherwise: ['已有人报名，不能撤回，可以结束', 'Somebody has joined: it can be ended, not recalled'] },
    },
    end: { from: ['published'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    exportRecords: { label: ['导出打卡记录', 'Export records'] },
    giveRewards: {
      label: ['补发奖励', 'Give rewards'],
      says: [
        '已达成而未发放的奖励在后台逐一补发，库存不足的列在任务里。',
        'Rewards that were reached and not yet given are given one by one; those out of stock are listed with the job.',
      ],
      when: { status: ['published', 'ended'] },
      otherwise: ['草稿没有可补发的奖励', 'A draft has no rewards to give'],
    },
    copy: { copies: { drop: ['signUp', 'period'], title: '副本' }, leaves: ['signUp', 'period'] },
  },
  list: {
    columns: ['bigImage', 'name', 'course', 'signUp', 'period', 'requiredDays', 'joinCount', 'finishCount', 'finishRate', 'status'],
    under: { name: ['course'], finishRate: ['joinCount', 'finishCount'] },
    filters: ['name', 'course', 'status', 'period'],
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'course'], 'bigImage', 'shareImg', 'signUp', 'period', 'quota'],
    ['打卡规则', 'Task', ['task', 'minMinutes'], ['requiredDays', 'makeUpTimes'], 'rule'],
    ['奖励', 'Rewards', 'rewards'],
  ],
  rules: {
    courseIsPublished: [
      { sheet: 1, refer: 'course', where: { nodeKind: 'course', status: 'published' } },
      {
        compare: ['signUp.start', '<', 'period.start'],
        field: 'signUp',
        say: ['报名须早于打卡开始', 'Sign-up starts before the clock-in period'],
      },
      {
        compare: ['signUp.end', '<=', 'period.end'],
        field: 'signUp',
        say: ['报名不能在打卡结束之后截止', 'Sign-up ends no later than the clock-in period'],
      },
    ],
    requiredDaysFitPeriod: [
      {
        sheet: 2,
        compare: [{ onDay: 'period.start', add: { plus: ['requiredDays', -1] } }, '<', 'period.end'],
        field: 'requiredDays',
        say: ['完成天数多于打卡时间的天数', 'There are fewer days in the clock-in period'],
      },
      {
        compare: ['requiredDays', '<=', 'course.lessonCount'],
        when: { task: 'lesson' },
        field: 'requiredDays',
        say: ['完成天数多于课程的课时数', 'The course has fewer lessons'],
      },
      { pick: 'task', of: { minutes: 'minMinutes', lesson: null, note: null }, clears: true },
    ],
    rewardDaysRise: [
      { sheet: 3, each: 'rewards', distinct: ['days'], rising: 'days', needs: [['days', '<=', 'requiredDays']] },
      {
        pick: 'rewards.rewardType',
        of: {
          ...{ points: 'rewards.amount', vipDays: 'rewards.amount', coupon: 'rewards.coupon' },
          ...{ medal: 'rewards.medal', material: 'rewards.goodsName' },
        },
      },
      { see: 'clockInReward#givenWithinStock' },
    ],
    onePublishedPerCourse: [
      { sheet: 4, see: 'participationDay#oncePerDay' },
      { see: 'participationDay#dayFitsClockIn' },
      { unique: ['course'], among: { status: 'published' }, overlap: ['period'] },
    ],
    frozenOnceStarted: [
      { sheet: 5, carried: 'moves.recall' },
      {
        freeze: { allBut: ['period', 'rewards', 'bigImage', 'shareImg', 'rule', 'joinCount', 'finishCount', 'finishRate'] },
        once: { status: 'published', 'period.start': { lte: { now: '' } } },
        say: ['打卡已经开始，不能再改', 'The clock-in has begun: it can no longer change'],
      },
      { freeze: ['period.start'], once: { status: 'published', 'period.start': { lte: { now: '' } } } },
      { oneWay: 'period.end', only: 'up', once: { status: 'published', 'period.start': { lte: { now: '' } } } },
      { by: 'onlyStockRises', on: ['save'] },
      { at: 'period.end', does: 'end', when: { status: 'published' } },
      { lock: { status: 'ended' } },
    ],
    deletableWhileDraft: { sheet: 6, remove: { in: ['draft'], without: ['participation'] } },
    publishNeedsEndAhead: [
      { move: 'publish', needs: ['signUp', 'period'] },
      { move: 'publish', needs: [['period.end', '>', { now: '' }]], say: ['打卡时间已经过去', 'The clock-in period is over'] },
    ],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['name', 'course', 'bigImage', 'shareImg', 'signUp', 'period', 'task', 'minMinutes', 'requiredDays'] as const),
        ...(['makeUpTimes', 'quota', 'rewards', 'rule', 'joinCount', 'finishCount'] as const),
      ],
    },
  },
})
export type CourseClockIn = RecordOf<typeof courseClockIn>
