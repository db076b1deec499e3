import { entity, f, type RecordOf } from '#declare'
import { smsTemplates } from '#resources/choices.ts'

/** One text message to one winner, and how it fared; written by the job that sends, looked up where something failed. */
export const raffleSmsMessage = entity('raffleSmsMessage', ['短信明细', 'SMS of a delivery'], {
  path: 'activityRaffle/smsMessage',
  title: 'called',
  fields: {
    sms: f.ref('短信发放', 'SMS delivery', { to: 'raffleSms', required: true, onDelete: 'cascade' }),
    winner: f.ref('中奖记录', 'Winner', { to: 'raffleWinner', required: true }),
    called: f.computed('收信人', 'Receiver', { from: { words: ['winner.nickname', 'winner.awardName'] } }),
    key: f.code('幂等键', 'Key', { required: true, unique: true }),
    /** No phone to the portal's masks, which show those to whoever has the right: here nobody reads one whole. */
    phone: f.code('手机号', 'Phone'),
    template: f.choice('短信模板', 'Template', smsTemplates),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect' }),
    result: f.choice('结果', 'Result', { required: true, tones: { sent: 'good', failed: 'bad' } }, [
      { sent: ['成功', 'Sent'], failed: ['失败', 'Failed'] },
    ]),
    reason: f.text('失败原因', 'Reason', { max: 200 }),
    sentAt: f.dateTime('发送时间', 'Sent at', { required: true }),
  },
  list: { columns: ['called', 'phone', 'result', 'reason', 'sentAt'], filters: ['sms', 'result', 'sentAt'], sort: '-sentAt', bulk: [] },
  screens: [
    {
      path: '/operateManagement/raffle/sms/failures',
      menu: '运营管理/抽奖',
      label: ['短信失败明细', 'Failed messages'],
      kind: 'list',
      hidden: true,
      parent: '/operateManagement/raffle/sms',
    },
  ],
  fixed: { '/operateManagement/raffle/sms/failures': { result: 'failed' } },
  rules: {
    comesFromPortal: [{ from: 'portal', create: false, remove: false }, { remove: 'never' }],
    phoneIsMasked: { mask: ['phone'], keep: '3…4' },
  },
})
export type RaffleSmsMessage = RecordOf<typeof raffleSmsMessage>
