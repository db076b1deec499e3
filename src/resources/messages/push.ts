import { entity, f, type RecordOf } from '#declare'
import { platforms, pushKinds } from '#resources/choices.ts'

/** App notifications to phones through the vendors' channels, to all or a group, at once or scheduled; one or two a day. */
export const push = entity('push', ['推送', 'Push'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 20, search: true }),
    body: f.text('内容', 'Body', { required: true, max: 60 }),
    image: f.image('大图', 'Big picture', { width: 876, height: 324, maxKB: 512 }),
    link: f.jump('打开后跳转', 'Opens', { required: true }),
    kind: f.choice('通知类别', 'Kind', 'operation', pushKinds),
    platforms: f.choices('平台', 'Platforms', { required: true }, platforms),
    audience: f.choice('推送对象', 'Audience', 'listed', [
      { all: ['全部用户', 'Everyone'], member: ['会员', 'Members'], nonMember: ['非会员', 'Non-members'] },
      { expired: ['会员已过期', 'Lapsed members'], interest: ['兴趣标签', 'By interest'] },
      { silent: ['沉默用户', 'Silent users'], listed: ['指定用户', 'Listed users'] },
    ]),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag' }),
    silentDays: f.integer('未活跃天数', 'Days silent', { min: 3, max: 365, default: 14 }),
    users: f.longText('用户ID或手机号', 'Uids or phones', { max: 60000, help: ['每行一个，最多 5000 行', 'One a line, 5000 at most'] }),
    minVersion: f.text('最低App版本', 'Lowest app version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    sendMode: f.choice('推送方式', 'Sending', { default: 'timed' }, { now: ['立即推送', 'At once'], timed: ['定时推送', 'Scheduled'] }),
    sendAt: f.dateTime('推送时间', 'Send at'),
    ttlHours: f.integer('离线保留（小时）', 'Kept offline (hours)', {
      min: 1,
      max: 72,
      default: 24,
      help: ['手机离线时保留多久再放弃', 'How long it waits for a phone that is off'],
    }),
    mail: f.ref('关联站内信', 'Mail', { to: 'mail', onDelete: 'setNull' }),
    targets: f.count('目标设备', 'Targets'),
    handed: f.count('已推出', 'Handed over', { of: { count: 'pushReceipt' } }),
    delivered: f.count('送达', 'Delivered', { of: { count: 'pushReceipt', where: { deliveredAt: { set: true } } } }),
    clicked: f.count('点击', 'Clicked', { of: { count: 'pushReceipt', where: { clickedAt: { set: true } } } }),
    clickRate: f.computed('点击率', 'Click rate', { as: 'percent', from: { times: [{ part: ['clicked', 'delivered'], digits: 4 }, 100] } }),
    failReason: f.text('失败原因', 'Failure', { readOnly: true }),
    job: f.ref('推送任务', 'Job', { to: 'job', readOnly: true, onDelete: 'setNull' }),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待推送', 'Scheduled'], sending: ['推送中', 'Sending'] },
    { sent: ['已推送', 'Sent'], failed: ['推送失败', 'Failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    schedule: { label: ['定时', 'Schedule'], from: ['draft'], to: 'scheduled', asks: ['sendAt'] },
    send: { label: ['推送', 'Send'], from: ['draft', 'scheduled', 'failed'], to: 'sending' },
    complete: { label: ['完成', 'Complete'], from: ['sending'], to: 'sent', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['sending'], to: 'failed', silent: true },
    cancel: { from: ['draft', 'scheduled', 'sending'], to: 'cancelled', confirm: 'yes' },
    reopen: { label: ['恢复为草稿', 'Reopen'], from: ['cancelled'], to: 'draft' },
  },
  actions: {
    testPush: {
      label: ['测试推送', 'Test push'],
      says: [
        '马上推送到这几位 App 用户的设备，不改变推送的状态，也不计入数据。',
        'Goes to the devices of these users of the app at once; neither its state nor its figures change.',
      ],
      asks: {
        phones: f.longText('手机号', 'Phones', { required: true, max: 100, help: ['每行一个，最多 5 个', 'One a line, 5 at most'] }),
      },
    },
    copy: { copies: { drop: ['sendAt', 'failReason', 'job'] } },
    figures: {
      label: ['推送数据', 'Figures'],
      when: { handed: { gt: 0 } },
      otherwise: ['还没有推出，没有数据', 'Nothing was handed over yet: there are no figures'],
      looks: 'figures',
    },
  },
  list: {
    columns: ['title', 'body', 'kind', 'platforms', 'audience', 'targets', 'delivered', 'clickRate', 'sendAt', 'status'],
    under: { title: ['body'], targets: ['delivered'] },
    filters: ['title', 'kind', 'platforms', 'audience', 'status', 'sendAt'],
    sort: ['-sendAt', '-createdAt'],
    bulk: ['cancel'],
  },
  calendar: { in: 'messages', at: 'sendAt', due: ['scheduled'] },
  form: [
    ['内容', 'Content', 'title', 'body', 'image', 'link', 'mail'],
    ['对象', 'Audience', 'kind', 'platforms', 'audience', 'interests', 'silentDays', 'users', 'minVersion'],
    ['发送', 'Sending', ['sendMode', 'sendAt'], 'ttlHours'],
    ['数据', 'Figures', ['targets', 'handed'], ['delivered', 'clicked'], 'clickRate', 'failReason', 'job'],
  ],
  ports: ['push'],
  rules: {
    linkLeadsSomewhere: [
      {
        sheet: 1,
        compare: ['link.type', '!=', { text: 'none' }],
        field: 'link',
        say: ['推送须能打开一个页面', 'A push must open something'],
      },
      { by: 'leadsSomewhere', on: ['schedule', 'send'], holds: true },
      { carried: 'messages.sendPush' },
    ],
    sentWithinHours: [{ sheet: 2, by: 'keepsHours', on: ['schedule', 'send'] }, { carried: 'messages.devices' }],
    scheduleNeedsFutureTime: [
      { sheet: 3, move: 'schedule', needs: ['sendAt', ['sendAt', '>=', { now: '+10m' }]], set: { sendMode: { text: 'timed' } } },
      { by: 'keepsApart', on: ['schedule'] },
      { at: 'sendAt', does: 'send', when: { status: 'scheduled' } },
    ],
    onlyAdminSendsToAll: [
      { sheet: 4, may: ['send', 'schedule'], who: 'admin', when: { audience: 'all' } },
      { by: 'countsDevices', on: ['save'] },
      { by: 'reachesDevices', on: ['schedule', 'send'] },
      { move: 'send', confirm: { typed: '推送' }, when: { targets: { gt: 100000 } } },
      { by: 'tellsDevices', on: ['send'] },
      { move: 'send', set: { sendAt: { now: '' }, failReason: null }, bulk: false },
      { by: 'queuesSending', on: ['send'] },
    ],
    fieldsFollowAudience: [
      {
        sheet: 5,
        pick: 'audience',
        of: {
          ...{ all: null, member: null, nonMember: null, expired: null },
          ...{ interest: 'interests', silent: 'silentDays', listed: 'users' },
        },
        clears: true,
      },
      { format: 'users', is: '^[^\\n\\u0001]*(?:\\n[^\\n\\u0001]*){0,4999}$', say: ['最多 5000 行', 'At most 5000 lines'] },
    ],
    completedByPortal: [
      { sheet: 6, from: 'portal', fields: ['job', 'targets', 'failReason'], moves: ['complete', 'fail'] },
      {
        move: 'reopen',
        needs: [{ none: 'pushReceipt', where: { push: 'id' } }],
        say: ['已有设备收到，不能恢复为草稿；可以复制一份', 'It went out to some already: copy it in place of reopening it'],
      },
    ],
    readOnlyOnceSent: [
      { sheet: 7, lock: { any: [{ status: ['scheduled', 'sending', 'sent', 'cancelled'] }, { status: 'failed', handed: { gt: 0 } }] } },
      { remove: { in: ['draft', 'cancelled'], without: ['handed'] } },
    ],
    failedIsMarked: { mark: { status: 'failed' }, as: ['推送失败', 'Failed'], todo: true },
  },
})
export type Push = RecordOf<typeof push>
