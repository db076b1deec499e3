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
    joinCount: f.count('报名人数', 'Joined'),
    finishCount: f.count('完成人数', 'Finished'),
    finishRate: f.computed('完成率', 'Finish rate', { from: { open: 'finishCount / joinCount' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    recall: { from: ['published'], to: 'draft' },
    end: { from: ['published'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    exportRecords: {
      label: ['导出打卡记录', 'Export records'],
      later: 'makes a job whose xlsx holds user id, nickname, days done, made-up days, rewards and the day each was reached',
    },
    giveRewards: {
      label: ['补发奖励', 'Give rewards'],
      later: 'gives the rewards reached and not yet given and lists the ones out of stock',
    },
    copy: { later: 'makes a draft with the same course and rewards and no periods' },
  },
  list: {
    columns: ['bigImage', 'name', 'course', 'signUp', 'period', 'requiredDays', 'joinCount', 'finishCount', 'finishRate', 'status'],
    filters: ['name', 'course', 'status', 'period'],
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'course'], 'bigImage', 'shareImg', 'signUp', 'period', 'quota'],
    ['打卡规则', 'Task', ['task', 'minMinutes'], ['requiredDays', 'makeUpTimes'], 'rule'],
    ['奖励', 'Rewards', 'rewards'],
  ],
  standIn: true,
})
export type CourseClockIn = RecordOf<typeof courseClockIn>
