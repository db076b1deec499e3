import { entity, f, type RecordOf } from '#declare'
import { platforms } from '#resources/choices.ts'

/** App notifications to phones through the vendors' channels, to all or a group, at once or scheduled; one or two a day. */
export const push = entity('push', ['推送', 'Push'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 20, search: true }),
    body: f.text('内容', 'Body', { required: true, max: 60 }),
    image: f.image('大图', 'Big picture', { width: 876, height: 324, maxKB: 512 }),
    link: f.jump('打开后跳转', 'Opens', { required: true }),
    kind: f.choice('通知类别', 'Kind', 'operation', [
      { operation: ['运营消息', 'Operation'], content: ['内容更新', 'Content'], service: ['服务通知', 'Service'] },
    ]),
    platforms: f.choices('平台', 'Platforms', { required: true }, platforms),
    audience: f.choice('推送对象', 'Audience', 'listed', [
      { all: ['全部用户', 'Everyone'], member: ['会员', 'Members'], nonMember: ['非会员', 'Non-members'] },
      { expired: ['会员已过期', 'Lapsed members'], interest: ['兴趣标签', 'By interest'] },
      { silent: ['沉默用户', 'Silent users'], listed: ['指定用户', 'Listed users'] },
    ]),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag' }),
    silentDays: f.integer('未活跃天数', 'Days silent', { min: 3, max: 365, default: 14 }),
    users: f.longText('用户ID或手机号', 'Uids or phones', { max: 60000 }),
    minVersion: f.text('最低App版本', 'Lowest app version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    sendMode: f.choice('推送方式', 'Sending', { default: 'timed' }, { now: ['立即推送', 'At once'], timed: ['定时推送', 'Scheduled'] }),
    sendAt: f.dateTime('推送时间', 'Send at'),
    ttlHours: f.integer('离线保留（小时）', 'Kept offline (hours)', { min: 1, max: 72, default: 24 }),
    mail: f.ref('关联站内信', 'Mail', { to: 'mail', onDelete: 'setNull' }),
    targets: f.count('目标设备', 'Targets'),
    delivered: f.count('送达', 'Delivered'),
    clicked: f.count('点击', 'Clicked'),
    clickRate: f.computed('点击率', 'Click rate', { from: { open: 'clicked divided by delivered' } }),
    failReason: f.text('失败原因', 'Failure', { readOnly: true }),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待推送', 'Scheduled'], sending: ['推送中', 'Sending'] },
    { sent: ['已推送', 'Sent'], failed: ['推送失败', 'Failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    schedule: { label: ['定时', 'Schedule'], from: ['draft'], to: 'scheduled' },
    send: { label: ['推送', 'Send'], from: ['draft', 'scheduled', 'failed'], to: 'sending' },
    complete: { label: ['完成', 'Complete'], from: ['sending'], to: 'sent' },
    fail: { label: ['失败', 'Fail'], from: ['sending'], to: 'failed' },
    cancel: { from: ['draft', 'scheduled', 'sending'], to: 'cancelled', confirm: 'yes' },
    reopen: { label: ['恢复为草稿', 'Reopen'], from: ['cancelled'], to: 'draft' },
  },
  actions: {
    testPush: {
      label: ['测试推送', 'Test push'],
      later: 'pushes at once to the devices of up to 5 typed phones of app users without changing its state',
    },
    copy: { later: 'makes a draft with the same text and audience and no figures' },
    figures: { label: ['推送数据', 'Figures'], later: 'delivered and clicked by platform and hour as chart and table' },
  },
  list: {
    columns: ['title', 'body', 'kind', 'platforms', 'audience', 'targets', 'delivered', 'clickRate', 'sendAt', 'status'],
    filters: ['title', 'kind', 'platforms', 'audience', 'status', 'sendAt'],
    sort: ['-sendAt', '-createdAt'],
    bulk: ['cancel'],
  },
  form: [
    ['内容', 'Content', 'title', 'body', 'image', 'link', 'mail'],
    ['对象', 'Audience', 'kind', 'platforms', 'audience', 'interests', 'silentDays', 'users', 'minVersion'],
    ['发送', 'Sending', ['sendMode', 'sendAt'], 'ttlHours'],
    ['数据', 'Figures', ['targets', 'delivered'], 'clicked', 'clickRate', 'failReason'],
  ],
  standIn: true,
})
export type Push = RecordOf<typeof push>
