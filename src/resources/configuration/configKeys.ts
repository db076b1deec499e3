import type { Label } from '#declare'

/** A key of baseConfig that the product itself reads: made with its default at the first start, never deleted. */
export interface ConfigKey {
  readonly key: string
  readonly name: Label
  readonly group: string
  readonly kind: 'text' | 'integer' | 'money' | 'boolean' | 'image' | 'jump' | 'json' | 'list'
  /** The default, as JSON text would hold it; null where the operators must fill it in. */
  readonly initial: unknown
  /** min and max (of a number, or of the length of a text or list), width and height of a picture. */
  readonly limits?: { readonly [limit: string]: number | string }
  readonly clients?: readonly string[]
  readonly secret?: true
}

const app = ['ios', 'android', 'harmony'] as const

/** Every key in use by code, group by group. A list holds what `limits.of` says. */
export const configKeys: readonly ConfigKey[] = [
  {
    key: 'miniProgram.shareTitle',
    name: ['分享标题', 'Share title'],
    group: 'miniProgram',
    kind: 'text',
    initial: '和我一起读周刊',
    limits: { max: 30 },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.shareImg',
    name: ['分享图', 'Share picture'],
    group: 'miniProgram',
    kind: 'image',
    initial: null,
    limits: { width: 500, height: 400 },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.homeBanner',
    name: ['首页轮播', 'Home banners'],
    group: 'miniProgram',
    kind: 'list',
    initial: [],
    limits: { max: 5, of: 'image 690x260, jump' },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.taskEntry',
    name: ['显示任务入口', 'Task entry shown'],
    group: 'miniProgram',
    kind: 'boolean',
    initial: true,
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.taskTitle',
    name: ['任务入口标题', 'Task entry title'],
    group: 'miniProgram',
    kind: 'text',
    initial: '每日任务',
    limits: { max: 10 },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.subscribeTip',
    name: ['订阅提示', 'Subscription tip'],
    group: 'miniProgram',
    kind: 'text',
    initial: '订阅后新刊上架第一时间提醒你',
    limits: { max: 40 },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.auditMode',
    name: ['审核模式', 'Review mode'],
    group: 'miniProgram',
    kind: 'boolean',
    initial: false,
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.minVersion',
    name: ['最低版本', 'Lowest version'],
    group: 'miniProgram',
    kind: 'text',
    initial: '2.0.0',
    limits: { pattern: '^\\d+\\.\\d+\\.\\d+$' },
    clients: ['miniProgram'],
  },
  {
    key: 'miniProgram.serviceLink',
    name: ['客服入口', 'Service link'],
    group: 'miniProgram',
    kind: 'jump',
    initial: null,
    clients: ['miniProgram'],
  },

  {
    key: 'threshold.studyMinutes',
    name: ['学习达标分钟', 'Study minutes a day'],
    group: 'threshold',
    kind: 'integer',
    initial: 10,
    limits: { min: 1, max: 240 },
  },
  {
    key: 'threshold.dailyTaskPoints',
    name: ['每日任务积分上限', 'Points of daily tasks'],
    group: 'threshold',
    kind: 'integer',
    initial: 100,
    limits: { min: 0, max: 1000 },
  },
  {
    key: 'threshold.signInRemindHour',
    name: ['签到提醒整点', 'Sign-in reminder hour'],
    group: 'threshold',
    kind: 'integer',
    initial: 20,
    limits: { min: 0, max: 23 },
  },
  {
    key: 'threshold.withdrawFen',
    name: ['提现起点', 'Least withdrawal'],
    group: 'threshold',
    kind: 'money',
    initial: 1000,
    limits: { min: 1 },
  },
  {
    key: 'threshold.shareDailyMax',
    name: ['每日分享奖励次数', 'Rewarded shares a day'],
    group: 'threshold',
    kind: 'integer',
    initial: 5,
    limits: { min: 0, max: 100 },
  },
  {
    key: 'threshold.commentDailyMax',
    name: ['每日评论上限', 'Comments a day'],
    group: 'threshold',
    kind: 'integer',
    initial: 50,
    limits: { min: 1, max: 500 },
  },
  {
    key: 'threshold.rankMinMinutes',
    name: ['上榜最少分钟', 'Minutes to be ranked'],
    group: 'threshold',
    kind: 'integer',
    initial: 30,
    limits: { min: 0, max: 600 },
  },
  {
    key: 'threshold.stockWarn',
    name: ['库存预警', 'Stock warning'],
    group: 'threshold',
    kind: 'integer',
    initial: 20,
    limits: { min: 0, max: 10000 },
  },

  {
    key: 'comment.autoPass',
    name: ['无风险评论自动通过', 'Clean comments pass by themselves'],
    group: 'comment',
    kind: 'boolean',
    initial: false,
    clients: ['portal'],
  },
  {
    key: 'bulk.approvalPeople',
    name: ['补赠复核人数', 'People above which a grant is approved'],
    group: 'bulk',
    kind: 'integer',
    initial: 1000,
    limits: { min: 1, max: 1000000 },
    clients: ['portal'],
  },
  {
    key: 'bulk.approvalFen',
    name: ['补赠复核金额', 'Amount above which a grant is approved'],
    group: 'bulk',
    kind: 'money',
    initial: 1000000,
    limits: { min: 1 },
    clients: ['portal'],
  },
  {
    key: 'bulk.maxFen',
    name: ['单批金额上限', 'Most money in one batch'],
    group: 'bulk',
    kind: 'money',
    initial: 20000000,
    limits: { min: 1 },
    clients: ['portal'],
  },
  {
    key: 'refund.secondPersonFen',
    name: ['退款双人复核金额', 'Refund that takes a second person'],
    group: 'refund',
    kind: 'money',
    initial: 50000,
    limits: { min: 0 },
    clients: ['portal'],
  },
  {
    key: 'jump.hosts',
    name: ['允许跳转的域名', 'Hosts a link may lead to'],
    group: 'jump',
    kind: 'list',
    initial: ['example.com'],
    limits: { max: 50, of: 'host' },
    clients: ['portal'],
  },

  {
    key: 'app.serviceHours',
    name: ['客服时间', 'Service hours'],
    group: 'app',
    kind: 'text',
    initial: '工作日 9:00-18:00',
    limits: { max: 40 },
    clients: app,
  },
  {
    key: 'app.h5Address',
    name: ['H5站点地址', 'Where the H5 pages lie'],
    group: 'app',
    kind: 'text',
    initial: 'https://m.example.com/',
    limits: { max: 100, pattern: '^https://.+/$' },
    clients: app,
  },
  {
    key: 'app.hotSearchShown',
    name: ['显示热搜', 'Trending words shown'],
    group: 'app',
    kind: 'boolean',
    initial: true,
    clients: app,
  },
  {
    key: 'operate.bigCoffeeWallTags',
    name: ['大咖墙标签', 'Tags of the wall of names'],
    group: 'operate',
    kind: 'list',
    initial: ['作家', '学者', '主持人'],
    limits: { min: 2, max: 10, of: 'text', length: 6 },
  },
  {
    key: 'operate.seedingReward',
    name: ['种草奖励', 'Seeding rewards'],
    group: 'operate',
    kind: 'json',
    initial: { junior: 50, senior: 100 },
    clients: ['portal'],
  },
]
