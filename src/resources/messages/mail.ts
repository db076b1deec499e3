import { entity, f, type RecordOf } from '#declare'
import { mailKinds } from '#resources/choices.ts'

/** Messages in the app's message center, to all, a group or listed users, at once or scheduled; operators send several a week. */
export const mail = entity('mail', ['站内信', 'Mail'], {
  path: 'message/mail',
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    kind: f.choice('消息类型', 'Kind', 'notice', mailKinds),
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
    sent: f.count('送达人数', 'Sent', { of: { count: 'mailReceipt', where: { mail: 'id', test: false } } }),
    reads: f.count('已读人数', 'Read', { of: { count: 'mailReceipt', where: { mail: 'id', test: false, readAt: { set: true } } } }),
    readRate: f.computed('阅读率', 'Read rate', {
      as: 'percent',
      bar: true,
      from: { times: [{ part: ['reads', 'sent'] }, 100], round: 'half' },
    }),
    job: f.ref('发送任务', 'Job', { to: 'job', readOnly: true, onDelete: 'setNull' }),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待发送', 'Scheduled'], sending: ['发送中', 'Sending'] },
    { sent: ['已发送', 'Sent'], failed: ['发送失败', 'Failed'], revoked: ['已撤回', 'Revoked'] },
  ],
  moves: {
    schedule: { label: ['定时', 'Schedule'], from: ['draft'], to: 'scheduled', asks: ['sendAt'] },
    cancel: { label: ['取消定时', 'Cancel'], from: ['scheduled'], to: 'draft', confirm: 'yes' },
    send: { label: ['发送', 'Send'], from: ['draft', 'scheduled', 'failed'], to: 'sending' },
    complete: { label: ['完成', 'Complete'], from: ['sending'], to: 'sent', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['sending'], to: 'failed', silent: true },
    revoke: { label: ['撤回', 'Revoke'], from: ['sending', 'sent', 'failed'], to: 'revoked', confirm: 'yes' },
  },
  actions: {
    estimate: { label: ['预估人数', 'Estimate'], on: 'form', offers: 'estimate' },
    testSend: {
      ...{ label: ['测试发送', 'Test send'], on: ['row', 'form'] },
      says: [
        '马上发给这几位 App 用户，不改变站内信的状态，也不计入送达人数。',
        'Goes to these users of the app at once; neither its state nor its figures change.',
      ],
      asks: {
        phones: f.longText('手机号', 'Phones', { required: true, max: 100, help: ['每行一个，最多 5 个', 'One a line, 5 at most'] }),
      },
    },
    copy: { copies: { drop: ['sendAt', 'expireAt', 'job'] } },
    withPush: { label: ['同步推送', 'Make a push'], looks: 'asPush', begins: 'push' },
  },
  list: {
    columns: ['title', 'kind', 'audience', 'targets', 'sent', 'readRate', 'sendAt', 'status', 'createdBy'],
    under: { kind: ['audience'], targets: ['sent'] },
    filters: ['title', 'kind', 'audience', 'status', 'sendAt', 'createdBy'],
    bulk: ['cancel', 'revoke'],
  },
  calendar: { in: 'messages', at: 'sendAt', due: ['scheduled'] },
  form: [
    ['内容', 'Content', ['title', 'kind'], 'summary', 'cover', 'content', 'link', 'buttonText'],
    ['对象', 'Audience', 'audience', 'interests', 'company', 'users', 'userFile'],
    ['发送', 'Sending', ['sendMode', 'sendAt'], 'expireAt'],
    ['数据', 'Figures', ['targets', 'sent'], 'reads', 'readRate', 'job'],
  ],
  rules: {
    contentOrLinkNeeded: [
      { sheet: 1, choose: ['content', 'link'], least: 1 },
      {
        format: 'title',
        is: '^(?:[^{}\\u0001]|\\{name\\})*$',
        say: ['花括号里只能写 name，发送时替换为用户昵称', 'Braces hold nothing but name, which becomes the reader’s nickname'],
      },
      {
        format: 'summary',
        is: '^(?:[^{}\\u0001]|\\{name\\})*$',
        say: ['花括号里只能写 name，发送时替换为用户昵称', 'Braces hold nothing but name, which becomes the reader’s nickname'],
      },
      { carried: 'messages.receiptOf' },
    ],
    fieldsFollowAudience: [
      {
        sheet: 2,
        pick: 'audience',
        of: {
          ...{ all: null, member: null, nonMember: null, expired: null },
          ...{ interest: 'interests', company: 'company', listed: { any: ['users', 'userFile'] } },
        },
        clears: true,
      },
      {
        format: 'users',
        is: '^[^\\n\\u0001]*(?:\\n[^\\n\\u0001]*){0,4999}$',
        say: ['最多 5000 行，更多请上传表格', 'At most 5000 lines: upload a spreadsheet for more'],
      },
      { by: 'reachesSomebody', on: ['schedule', 'send'] },
    ],
    scheduleNeedsFutureTime: [
      { sheet: 3, when: { sendMode: 'timed' }, demand: ['sendAt'] },
      { move: 'schedule', needs: ['sendAt', ['sendAt', '>=', { now: '+5m' }]], set: { sendMode: { text: 'timed' } } },
      { compare: ['sendAt', '<', 'expireAt'] },
      { lock: { status: { not: 'draft' } } },
      { at: 'sendAt', does: 'send', when: { status: 'scheduled' } },
    ],
    onlyAdminSendsToAll: [
      { sheet: 4, may: ['send', 'schedule'], who: 'admin', when: { audience: ['all', 'member', 'nonMember', 'expired'] } },
      { move: 'send', set: { sendAt: { now: '' } }, bulk: false, needs: [['expireAt', '>', { now: '' }]] },
      { by: 'tellsEstimate', on: ['send'] },
      { by: 'queuesSending', on: ['send'] },
    ],
    completedByPortal: [
      { sheet: 5, from: 'portal', fields: ['job', 'targets'], moves: ['complete', 'fail'] },
      { carried: 'messages.sendMail' },
    ],
    revokeEmptiesInboxes: [
      { sheet: 6, shown: { status: ['sending', 'sent', 'failed'] }, gives: ['kind', 'content'] },
      { see: 'mailReceipt#shownOnceSent' },
    ],
    deletableWhileDraft: [
      { sheet: 7, remove: { in: ['draft'] } },
      { by: 'warnsOfSameTitle', on: ['send', 'schedule'], warn: true },
    ],
    failedIsMarked: { mark: { status: 'failed' }, as: ['发送失败', 'Failed'], todo: true },
  },
})
export type Mail = RecordOf<typeof mail>
