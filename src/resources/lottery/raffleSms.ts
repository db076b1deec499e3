import { entity, f, type RecordOf } from '#declare'

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
    template: f.choice('短信模板', 'Template', { required: true }, [
      { win: ['中奖通知', 'You won'], claim: ['领奖提醒', 'Please claim'], expiring: ['即将过期', 'Expiring'] },
      { shipped: ['发货通知', 'Shipped'], code: ['发放兑换码', 'Your code'] },
    ]),
    templateText: f.computed('模板内容', 'Template text', {
      from: { open: 'the approved text of the template in baseConfig smsTemplates, with {award}, {code}, {deadline}, {trackingNo}' },
    }),
    sendAt: f.dateTime('定时发送（空为立即）', 'Send at (empty is now)'),
    total: f.count('发送总数', 'Messages'),
    sent: f.count('成功', 'Sent'),
    failed: f.count('失败', 'Failed'),
    job: f.ref('任务', 'Job', { to: 'job' }),
  },
  states: [
    { draft: ['草稿', 'Draft'], queued: ['待发送', 'Queued'], sending: ['发送中', 'Sending'] },
    { sent: ['已发送', 'Sent'], failed: ['部分失败', 'Partly failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    send: { label: ['发送', 'Send'], from: ['draft'], to: 'queued' },
    cancel: { from: ['queued'], to: 'cancelled', confirm: 'yes' },
    resend: { label: ['重新发送', 'Resend'], from: ['failed'], to: 'queued' },
  },
  actions: {
    preview: {
      later: 'counts receivers, names the ones without a phone, shows three filled messages and the length in 70-character parts',
    },
    failures: { label: ['失败明细', 'Failures'], later: "lists failed numbers with the provider's reason and exports them" },
  },
  list: {
    columns: ['title', 'raffle', 'scope', 'template', 'total', 'sent', 'failed', 'sendAt', 'createdBy', 'status'],
    filters: ['title', 'raffle', 'template', 'status', 'createdAt'],
    bulk: [],
  },
  form: [
    ['对象', 'To', ['title', 'raffle'], 'scope', 'awards', 'winners'],
    ['内容', 'Message', 'template', 'templateText', 'sendAt'],
    ['结果', 'Result', ['total', 'sent'], ['failed', 'job']],
  ],
  standIn: true,
})
export type RaffleSms = RecordOf<typeof raffleSms>
