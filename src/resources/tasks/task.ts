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
    unit: f.computed('单位', 'Unit', { from: { open: 'the event: 分钟 for listen and read, 元 for order, 次 otherwise' } }),
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
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: { statistics: { label: ['查看数据', 'Figures'], later: 'opens the data overview filtered to this task' } },
  list: {
    columns: ['icon', 'name', 'cycle', 'event', 'target', 'unit', 'points', 'times', 'doneUsers', 'position', 'status'],
    filters: ['name', 'cycle', 'event', 'places', 'status'],
    sort: ['cycle', 'position'],
  },
  form: [
    ['任务', 'Task', ['name', 'description'], 'icon', ['cycle', 'event'], ['target', 'times']],
    ['奖励', 'Reward', ['points', 'vipMultiple'], 'coupon'],
    ['展示', 'Display', 'buttonText', 'jump', 'places', 'period', 'position'],
  ],
  standIn: true,
})
export type Task = RecordOf<typeof task>
