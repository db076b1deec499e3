import { entity, f, type RecordOf } from '#declare'
import { smsTemplates } from '#resources/choices.ts'

/** Text messages to winners (claim, shipped, expiring); written a few times per lottery, sent as a job. */
export const raffleSms = entity('raffleSms', ['短信发放', 'SMS delivery'], {
  path: 'activityRaffle/sms',
  fields: {
    title: f.text('发送名称', 'Title', { required: true, max: 30, search: true }),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    scope: f.choice('发送对象', 'To', 'unclaimed', [
      { all: ['全部中奖者', 'All winners'], award: ['指定奖品', 'By award'] },
      { unclaimed: ['未领取者', 'Not claimed yet'], chosen: ['勾选名单', 'Chosen winners'] },
    ]),
    awards: f.refs('奖品', 'Awards', { to: 'raffleAward' }),
    winners: f.refs('中奖者', 'Winners', { to: 'raffleWinner', max: 2000 }),
    template: f.choice('短信模板', 'Template', { required: true }, smsTemplates),
    templateText: f.computed('模板内容', 'Template text', { as: 'longText', from: { by: 'templateText' } }),
    sendAt: f.dateTime('定时发送（空为立即）', 'Send at (empty is now)'),
    /** Emptied by every change of what is sent, or to whom. */
    previewedAt: f.dateTime('预览时间', 'Previewed at', { readOnly: true }),
    total: f.count('发送总数', 'Messages'),
    sent: f.count('成功', 'Sent', { of: { count: 'raffleSmsMessage', where: { sms: 'id', result: 'sent' } } }),
    failed: f.count('失败', 'Failed', { of: { count: 'raffleSmsMessage', where: { sms: 'id', result: 'failed' } } }),
    job: f.ref('任务', 'Job', { to: 'job', readOnly: true }),
  },
  states: [
    { draft: ['草稿', 'Draft'], queued: ['待发送', 'Queued'], sending: ['发送中', 'Sending'] },
    { sent: ['已发送', 'Sent'], failed: ['部分失败', 'Partly failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    send: { label: ['发送', 'Send'], from: ['draft'], to: 'queued' },
    cancel: { from: ['queued'], to: 'cancelled', confirm: 'yes' },
    resend: { label: ['重新发送', 'Resend'], from: ['failed'], to: 'queued' },
    begin: { label: ['开始发送', 'Begin'], from: ['queued'], to: 'sending', silent: true },
    complete: { label: ['完成', 'Complete'], from: ['sending'], to: 'sent', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['sending', 'queued'], to: 'failed', silent: true },
  },
  actions: {
    preview: {
      when: { status: ['draft', 'failed'] },
      otherwise: ['已经发送或取消，不再预览', 'It was sent or cancelled: there is nothing to preview'],
      runs: 'preview',
    },
    failures: { label: ['失败明细', 'Failures'], when: { failed: { gt: 0 } }, opens: 'raffleSmsMessage', by: 'sms' },
  },
  list: {
    columns: ['title', 'raffle', 'scope', 'template', 'total', 'sent', 'failed', 'sendAt', 'createdBy', 'status'],
    under: { title: ['raffle'], template: ['scope'], sent: ['failed'] },
    filters: ['title', 'raffle', 'template', 'status', 'createdAt'],
    bulk: [],
  },
  form: [
    ['对象', 'To', ['title', 'raffle'], 'scope', 'awards', 'winners'],
    ['内容', 'Message', 'template', 'templateText', 'sendAt'],
    ['结果', 'Result', ['total', 'sent'], ['failed', 'job']],
  ],
  ports: ['sms'],
  rules: {
    fieldsFollowScope: [
      { sheet: 1, when: { scope: { not: 'chosen' } }, demand: ['raffle'] },
      { pick: 'scope', of: { all: null, unclaimed: null, award: 'awards', chosen: 'winners' }, clears: true },
      { refer: 'awards', same: [['raffle', 'raffle']], say: ['奖品须属于所选的抽奖活动', 'The awards must be of the lottery chosen'] },
      { by: 'winnersBelongTogether', on: ['save'] },
      { carried: 'raffles.receivers' },
    ],
    sendNeedsPreview: [
      {
        sheet: 2,
        move: 'send',
        needs: [{ is: { previewedAt: { set: true } } }],
        say: ['请先预览，再发送', 'Preview it first, then send it'],
      },
      { by: 'forgetsPreview', on: ['save'] },
      { by: 'keepsHours', on: ['save', 'send', 'resend'] },
      { by: 'tellsReceivers', on: ['send', 'resend'] },
    ],
    oncePerPhoneAndDay: [
      { sheet: 3, carried: 'raffles.receivers' },
      { by: 'queuesSending', on: ['send', 'resend'] },
      { from: 'portal', fields: ['job', 'total', 'previewedAt'], moves: ['begin', 'complete', 'fail'] },
      { by: 'stopsJob', on: ['cancel'] },
    ],
    editableWhileDraft: [
      { sheet: 4, lock: { status: { not: 'draft' } } },
      { remove: { in: ['draft'] } },
      { see: 'raffleSmsMessage#phoneIsMasked' },
    ],
    failedIsMarked: { mark: { status: 'failed' }, as: ['部分失败', 'Partly failed'], todo: true },
  },
})
export type RaffleSms = RecordOf<typeof raffleSms>
