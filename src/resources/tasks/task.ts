import { entity, f, type RecordOf, shelf } from '#declare'
import { taskPlaces } from '#resources/choices.ts'

/** Points tasks of the app's task center for newcomers, every day and growth; a dozen live, edited monthly. */
export const task = entity('task', ['任务', 'Task'], {
  fields: {
    name: f.text('任务名称', 'Name', { required: true, max: 16, search: true }),
    description: f.text('任务说明', 'Description', { required: true, max: 30 }),
    icon: f.image('图标', 'Icon', { required: true, width: 96, height: 96 }),
    cycle: f.choice('任务类型', 'Cycle', { required: true }, [
      { novice: ['新手任务', 'Newcomer'], daily: ['每日任务', 'Daily'], weekly: ['每周任务', 'Weekly'], growth: ['成长任务', 'Growth'] },
    ]),
    event: f.choice('完成动作', 'Event', { required: true }, [
      { listen: ['收听时长', 'Listening time'], read: ['阅读时长', 'Reading time'] },
      { finishArticle: ['读完文章', 'Article finished'], share: ['分享内容', 'Share'], comment: ['发表评论', 'Comment'] },
      { note: ['写笔记', 'Note'], follow: ['关注作者', 'Follow an author'], bindPhone: ['绑定手机', 'Bind phone'] },
      { profile: ['完善资料', 'Fill the profile'], notify: ['开启通知', 'Allow notices'] },
      { order: ['购买商品', 'Order'], invite: ['邀请好友', 'Invite'], visit: ['浏览页面', 'Visit a page'] },
    ]),
    target: f.integer('目标数量', 'Target', { required: true, min: 1, max: 10000, default: 1 }),
    unit: f.computed('单位', 'Unit', {
      of: { minutes: ['分钟', 'minutes'], yuan: ['元', '¥'], times: ['次', 'times'] },
      from: {
        first: [
          { byChoice: 'event', of: { listen: { text: 'minutes' }, read: { text: 'minutes' }, order: { text: 'yuan' } } },
          { text: 'times' },
        ],
      },
    }),
    points: f.integer('奖励积分', 'Points', { required: true, min: 1, max: 5000 }),
    vipMultiple: f.decimal('会员倍数', "Members' multiple", { min: 1, max: 5, default: 1 }),
    times: f.integer('每周期可完成次数', 'Times a cycle', { required: true, min: 1, max: 50, default: 1 }),
    coupon: f.ref('额外优惠券', 'Coupon on top', { to: 'coupon' }),
    buttonText: f.text('按钮文案', 'Button', { required: true, max: 6, default: '去完成' }),
    jump: f.jump('去完成跳转', 'Link', { required: true }),
    places: f.choices('展示端', 'Shown on', { required: true }, taskPlaces),
    period: f.period('有效时间', 'Shown within'),
    position: f.order('排序', 'Order'),
    doneUsers: f.count('昨日完成人数', 'Users done yesterday'),
    timesDone: f.count('累计完成次数', 'Times done in all', { of: { sum: 'doneTimes', over: 'taskStatistics' } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: { statistics: { label: ['查看数据', 'Figures'], opens: 'taskStatistics', by: 'task' } },
  list: {
    columns: ['icon', 'name', 'cycle', 'event', 'target', 'unit', 'points', 'times', 'doneUsers', 'position', 'status'],
    under: { target: ['unit'], points: ['times'] },
    filters: ['name', 'cycle', 'event', 'places', 'status'],
    sort: ['cycle', 'position'],
  },
  form: [
    ['任务', 'Task', ['name', 'description'], 'icon', ['cycle', 'event'], ['target', 'times']],
    ['奖励', 'Reward', ['points', 'vipMultiple'], 'coupon'],
    ['展示', 'Display', 'buttonText', 'jump', 'places', 'period', 'position'],
  ],
  rules: {
    timesFollowCycle: [
      { sheet: 1, when: { cycle: ['novice', 'growth'] }, allow: { times: [1] } },
      { when: { event: ['bindPhone', 'profile', 'notify'] }, allow: { cycle: ['novice'] } },
    ],
    onePublishedPerEvent: [
      { sheet: 2, unique: ['cycle', 'event'], overlap: ['places'], among: { status: 'published', event: { not: 'visit' } } },
      { unique: ['cycle', 'event', 'jump'], overlap: ['places'], among: { status: 'published', event: 'visit' } },
    ],
    dailyPointsAreLimited: {
      sheet: 3,
      total: 'points',
      per: [],
      where: { status: 'published', cycle: 'daily' },
      between: [0, { config: 'threshold.dailyTaskPoints' }],
    },
    deletableWhenUnused: [
      { sheet: 4, remove: { without: ['timesDone', 'doneUsers'] } },
      {
        note: [
          '积分与目标的改动从下一周期起生效，进行中的周期不变',
          'New points and targets hold from the next cycle on, the running one keeps its own',
        ],
        reader: 'app',
      },
    ],
    countsComeFromApp: { from: 'app', fields: ['doneUsers'] },
    shownWithinPeriod: {
      shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
      gives: [
        'name',
        'description',
        'icon',
        'cycle',
        'event',
        'target',
        'unit',
        'points',
        'vipMultiple',
        'times',
        'coupon',
        'buttonText',
        'jump',
        'places',
        'position',
      ],
    },
  },
})
export type Task = RecordOf<typeof task>
