import { entity, f, onOff, type RecordOf } from '#declare'

/** A group assistant that sends SOP messages and answers keywords; a handful. */
export const campRobot = entity('campRobot', ['机器人', 'Camp robot'], {
  fields: {
    name: f.text('机器人名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    avatar: f.image('头像', 'Avatar', { width: 300, height: 300, maxKB: 300 }),
    platform: f.choice('平台', 'Platform', 'wecom', { wecom: ['企业微信', 'WeCom'], app: ['App社群', 'App group'] }),
    account: f.text('账号标识', 'Account', { required: true, max: 60, unique: true }),
    webhook: f.url('推送地址', 'Webhook'),
    testWebhook: f.url('测试群推送地址', "Test group's webhook"),
    welcome: f.longText('入群欢迎语', 'Welcome', { max: 300 }),
    replies: f.list('关键词回复', 'Keyword replies', 100, [
      { keyword: f.text('关键词', 'Keyword', { required: true, max: 20 }) },
      { match: f.choice('匹配方式', 'Match', 'contains', { exact: ['完全匹配', 'Exact'], contains: ['包含', 'Contains'] }) },
      { reply: f.longText('回复内容', 'Reply', { required: true, max: 500 }) },
      { imageUrl: f.image('图片', 'Picture', { width: 750 }), target: f.jump('链接', 'Link') },
    ]),
    quietFrom: f.text('免打扰开始', 'Quiet from', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '22:30' }),
    quietTo: f.text('免打扰结束', 'Quiet until', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '07:00' }),
    dailyLimit: f.integer('每群每日上限', 'Messages per group and day', { required: true, min: 1, max: 50, default: 10 }),
    periodCount: f.count('服务营期数', 'Periods served', { of: { count: 'campPeriod' } }),
    lastSentAt: f.computed('最近发送', 'Last sent', {
      as: 'dateTime',
      from: {
        latest: 'sentAt',
        over: 'campSop',
        by: 'sentAt',
        where: { 'period.robot': 'id', executor: 'robot', status: ['done', 'failed'] },
      },
    }),
  },
  ...onOff(),
  actions: {
    test: { label: ['连通测试', 'Test'] },
    tryReply: {
      label: ['试答', 'Try a reply'],
      asks: { text: f.text('学员发来', 'A student writes', { required: true, max: 200 }) },
      looks: 'tryReply',
    },
  },
  list: {
    columns: ['avatar', 'name', 'platform', 'account', 'dailyLimit', 'periodCount', 'lastSentAt', 'status'],
    under: { platform: ['account'] },
    filters: ['name', 'platform', 'status'],
    sort: 'name',
    export: false,
  },
  form: [
    ['基本信息', 'Basics', 'name', 'avatar', 'platform', 'account', 'webhook', 'testWebhook'],
    ['话术', 'Replies', 'welcome', 'replies'],
    ['限制', 'Limits', ['quietFrom', 'quietTo'], 'dailyLimit'],
  ],
  ports: ['robot'],
  rules: {
    wecomNeedsWebhook: [
      { sheet: 1, when: { platform: 'wecom' }, demand: ['webhook'] },
      { format: 'webhook', is: 'https' },
      { format: 'testWebhook', is: 'https' },
      { may: ['edit webhook', 'edit testWebhook'], who: 'admin' },
      { mask: ['webhook', 'testWebhook'], keep: '0…4', search: 'whole', export: 'never' },
    ],
    keywordOncePerRobot: [
      { sheet: 2, each: 'replies', distinct: ['keyword'], say: ['关键词重复了', 'This keyword stands there already'] },
      { carried: 'camps.replyTo' },
    ],
    quietTimeIsKept: { sheet: 3, carried: 'camps.sendSop' },
    deletableWhenUnused: [
      {
        sheet: 4,
        move: 'disable',
        needs: [{ none: 'campPeriod', where: { status: 'running' } }],
        warn: true,
        holds: false,
        say: ['还有进行中的营期由它服务', 'Periods that run now are served by it'],
      },
      { remove: { without: ['campPeriod'] } },
    ],
  },
})
export type CampRobot = RecordOf<typeof campRobot>
