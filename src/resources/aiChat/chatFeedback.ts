import { entity, f, type RecordOf } from '#declare'
import { chatPlatforms } from '#resources/choices.ts'

/** Thumbs up or down and remarks users gave to AI answers; the app writes them, operators handle the negative ones daily. */
export const chatFeedback = entity('chatFeedback', ['反馈', 'Chat feedback'], {
  path: 'openAi/feedback',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true, onDelete: 'setNull' }),
    record: f.ref('所属对话', 'Conversation', { to: 'chatRecord', readOnly: true, onDelete: 'setNull' }),
    question: f.longText('用户提问', 'Question', { readOnly: true, search: true }),
    answer: f.longText('AI回答', 'Answer', { readOnly: true }),
    rating: f.choice('评价', 'Rating', { readOnly: true }, { up: ['赞', 'Up'], down: ['踩', 'Down'] }),
    reasons: f.choices('不满原因', 'Reasons', { readOnly: true }, [
      { wrong: ['事实错误', 'Wrong facts'], irrelevant: ['答非所问', 'Irrelevant'], outdated: ['内容过时', 'Outdated'] },
      { citation: ['出处有误', 'Wrong source'], unsafe: ['内容不当', 'Improper'], slow: ['响应太慢', 'Slow'], other: ['其他', 'Other'] },
    ]),
    remark: f.longText('补充说明', 'Remark', { readOnly: true, search: true }),
    platform: f.choice('平台', 'Platform', { readOnly: true }, chatPlatforms),
    appVersion: f.text('App版本', 'App version', { readOnly: true }),
    handler: f.ref('处理人', 'Handler', { to: 'portalUser', onDelete: 'setNull' }),
    solution: f.choice('处理方式', 'Solution', [
      { intervene: ['新增干预', 'Intervention added'], content: ['修正内容', 'Content corrected'] },
      { model: ['转模型优化', 'Passed to model tuning'], none: ['无需处理', 'Nothing to do'] },
    ]),
    intervene: f.ref('关联干预', 'Intervention', { to: 'chatIntervene', onDelete: 'setNull' }),
    handleNote: f.longText('处理说明', 'Note', { max: 300 }),
    handledAt: f.dateTime('处理时间', 'Handled at', { readOnly: true }),
  },
  states: [
    { pending: ['待处理', 'Pending'], processing: ['处理中', 'Processing'] },
    { resolved: ['已处理', 'Resolved'], ignored: ['已忽略', 'Ignored'] },
  ],
  moves: {
    take: { label: ['领取', 'Take'], from: ['pending'], to: 'processing' },
    resolve: { label: ['处理', 'Resolve'], from: ['pending', 'processing'], to: 'resolved' },
    ignore: { label: ['忽略', 'Ignore'], from: ['pending', 'processing'], to: 'ignored' },
    reopen: { label: ['重新处理', 'Reopen'], from: ['resolved', 'ignored'], to: 'processing' },
  },
  actions: {
    toIntervene: {
      label: ['转为干预', 'Make an intervention'],
      later: 'opens a new intervention with the question as its first pattern, links it here when saved',
    },
    viewRecord: { label: ['查看对话', 'See conversation'], later: 'opens the conversation at that answer' },
    notifyUser: { label: ['回复用户', 'Reply to user'], later: 'sends the user one mail of kind service with the text typed' },
  },
  list: {
    columns: ['rating', 'question', 'reasons', 'remark', 'user', 'platform', 'handler', 'status', 'createdAt'],
    filters: ['rating', 'reasons', 'status', 'handler', 'platform', 'createdAt'],
    bulk: ['take', 'ignore'],
  },
  form: [
    ['反馈', 'Feedback', ['user', 'record'], 'question', 'answer', 'rating', 'reasons', 'remark', 'platform', 'appVersion'],
    ['处理', 'Handling', ['handler', 'solution'], 'intervene', 'handleNote', 'handledAt'],
  ],
  standIn: true,
})
export type ChatFeedback = RecordOf<typeof chatFeedback>
