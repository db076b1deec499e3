import { entity, f, type RecordOf } from '#declare'

/** Messages in the app's message center, to all, a group or listed users, at once or scheduled; operators send several a week. */
export const mail = entity('mail', ['站内信', 'Mail'], {
  path: 'message/mail',
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    kind: f.choice('消息类型', 'Kind', 'notice', [
      { notice: ['系统通知', 'Notice'], activity: ['活动消息', 'Activity'] },
      { benefit: ['权益到账', 'Benefit'], content: ['内容更新', 'Content'], service: ['服务提醒', 'Service'] },
    ]),
    summary: f.text('摘要', 'Summary', { required: true, max: 60 }),
    cover: f.image('配图', 'Picture', { width: 686, height: 386 }),
    content: f.richText('正文', 'Content', { max: 5000 }),
    link: f.jump('跳转', 'Link'),
    buttonText: f.text('按钮文案', 'Button', { max: 6, default: '去看看' }),
    audience: f.choice('发送对象', 'Audience', 'listed', [
      { all: ['全部用户', 'Everyone'], member: ['会员', 'Members'], nonMember: ['非会员', 'Non-members'] },
      { expired: ['会员已过期', 'Lapsed members'], interest: ['兴趣标签', 'By interest'] },
      { company: ['合作方用户', 'Company users'], listed: ['指定用户', 'Listed users'] },
    ]),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag' }),
    company: f.ref('合作方', 'Partner company', { to: 'company' }),
    users: f.longText('用户ID或手机号', 'Uids or phones', { max: 60000 }),
    userFile: f.file('用户表格', 'User spreadsheet'),
    sendMode: f.choice('发送方式', 'Sending', { default: 'now' }, { now: ['立即发送', 'At once'], timed: ['定时发送', 'Scheduled'] }),
    sendAt: f.dateTime('发送时间', 'Send at'),
    expireAt: f.dateTime('失效时间', 'Expires at'),
    targets: f.count('目标人数', 'Targets'),
    sent: f.count('送达人数', 'Sent'),
    reads: f.count('已读人数', 'Read'),
    readRate: f.computed('阅读率', 'Read rate', { from: { open: 'reads divided by sent' } }),
    job: f.ref('发送任务', 'Job', { to: 'job', readOnly: true, onDelete: 'setNull' }),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待发送', 'Scheduled'], sending: ['发送中', 'Sending'] },
    { sent: ['已发送', 'Sent'], failed: ['发送失败', 'Failed'], revoked: ['已撤回', 'Revoked'] },
  ],
  moves: {
    schedule: { label: ['定时', 'Schedule'], from: ['draft'], to: 'scheduled' },
    cancel: { label: ['取消定时', 'Cancel'], from: ['scheduled'], to: 'draft', confirm: 'yes' },
    send: { label: ['发送', 'Send'], from: ['draft', 'scheduled', 'failed'], to: 'sending' },
    complete: { label: ['完成', 'Complete'], from: ['sending'], to: 'sent' },
    fail: { label: ['失败', 'Fail'], from: ['sending'], to: 'failed' },
    revoke: { label: ['撤回', 'Revoke'], from: ['sending', 'sent', 'failed'], to: 'revoked', confirm: 'yes' },
  },
  actions: {
    estimate: { label: ['预估人数', 'Estimate'], on: 'form', later: 'counts the audience, with unknown and repeated uids listed by row' },
    testSend: {
      label: ['测试发送', 'Test send'],
      later: 'sends it at once to up to 5 typed phones of app users without changing its state',
    },
    copy: { later: 'makes a draft with the same text and audience and no figures' },
    withPush: { label: ['同步推送', 'Make a push'], later: 'opens a new push with title, summary, link and audience of this mail' },
  },
  list: {
    columns: ['title', 'kind', 'audience', 'targets', 'sent', 'readRate', 'sendAt', 'status', 'createdBy'],
    filters: ['title', 'kind', 'audience', 'status', 'sendAt', 'createdBy'],
    bulk: ['cancel', 'revoke'],
  },
  form: [
    ['内容', 'Content', ['title', 'kind'], 'summary', 'cover', 'content', 'link', 'buttonText'],
    ['对象', 'Audience', 'audience', 'interests', 'company', 'users', 'userFile'],
    ['发送', 'Sending', ['sendMode', 'sendAt'], 'expireAt'],
    ['数据', 'Figures', ['targets', 'sent'], 'reads', 'readRate', 'job'],
  ],
  standIn: true,
})
export type Mail = RecordOf<typeof mail>
