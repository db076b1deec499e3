import { entity, f, type RecordOf } from '#declare'
import { chatPlatforms } from '#resources/choices.ts'

/** Thumbs up or down and remarks users gave to AI answers; the app writes them, operators handle the negative ones daily. */
export const chatFeedback = entity('chatFeedback', ['反馈', 'Chat feedback'], {
  path: 'openAi/feedback',
  title: 'question',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true, onDelete: 'setNull' }),
    record: f.ref('所属对话', 'Conversation', { to: 'chatRecord', readOnly: true, onDelete: 'setNull' }),
    message: f.integer('第几条消息', 'Message no.', { min: 1, readOnly: true }),
    question: f.longText('用户提问', 'Question', { readOnly: true, search: true }),
    answer: f.longText('AI回答', 'Answer', { readOnly: true }),
    rating: f.choice('评价', 'Rating', { readOnly: true, tones: { up: 'good', down: 'bad' } }, { up: ['赞', 'Up'], down: ['踩', 'Down'] }),
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
    resolve: { label: ['处理', 'Resolve'], from: ['pending', 'processing'], to: 'resolved', asks: ['solution', 'intervene', 'handleNote'] },
    ignore: { label: ['忽略', 'Ignore'], from: ['pending', 'processing'], to: 'ignored', asks: ['handleNote'] },
    reopen: { label: ['重新处理', 'Reopen'], from: ['resolved', 'ignored'], to: 'processing' },
  },
  actions: {
    toIntervene: {
      label: ['转为干预', 'Make an intervention'],
      when: { intervene: { set: false } },
      otherwise: ['这条反馈已关联干预', 'It has an intervention already'],
      looks: 'asIntervene',
      begins: 'chatIntervene',
    },
    viewRecord: {
      label: ['查看对话', 'See conversation'],
      when: { record: { set: true } },
      otherwise: ['没有所属对话', 'It names no conversation'],
      looks: 'conversation',
    },
    notifyUser: {
      label: ['回复用户', 'Reply to user'],
      when: { user: { set: true } },
      otherwise: ['用户未知，无法回复', 'Nobody knows whose it is'],
      says: ['作为服务消息发到这位用户的消息中心。', 'Goes to the user’s message centre as a service message.'],
      asks: { text: f.longText('回复内容', 'Reply', { required: true, max: 300 }) },
      runs: 'notifyUser',
    },
  },
  list: {
    columns: ['rating', 'question', 'reasons', 'remark', 'user', 'platform', 'handler', 'status', 'createdAt'],
    under: { question: ['remark'], user: ['platform'] },
    filters: ['rating', 'reasons', 'status', 'handler', 'platform', 'createdAt'],
    bulk: ['take', 'ignore'],
  },
  queue: {
    tabs: [
      { label: ['待处理的踩', 'Thumbs down'], filter: { status: 'pending', rating: 'down' } },
      { label: ['全部待处理', 'All pending'], filter: { status: 'pending' } },
      { label: ['处理中', 'Processing'], filter: { status: 'processing' } },
    ],
    since: 'createdAt',
    within: 1440,
    decide: { resolve: 'p', ignore: 'r', take: 't' },
    shows: ['question', 'answer', 'rating', 'reasons', 'remark', 'user', 'platform', 'createdAt'],
    beside: [{ record: 'record', shows: ['messages', 'scene', 'startedAt'] }],
  },
  form: [
    ['反馈', 'Feedback', ['user', 'record'], 'message', 'question', 'answer', 'rating', 'reasons', 'remark', 'platform', 'appVersion'],
    ['处理', 'Handling', ['handler', 'solution'], 'intervene', 'handleNote', 'handledAt'],
  ],
  home: { todos: [{ label: ['待处理的踩', 'Thumbs down to handle'], filter: { status: 'pending', rating: 'down' } }] },
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['user', 'record', 'message', 'question', 'answer', 'rating', 'reasons', 'remark', 'platform', 'appVersion'],
        create: false,
        remove: false,
        knownBy: ['user', 'record', 'message'],
        brings: ['rating'],
      },
      { remove: 'never' },
    ],
    resolveNeedsSolution: [
      { sheet: 2, move: ['take', 'resolve', 'ignore'], set: { handler: 'mover' }, when: { handler: { set: false } } },
      { move: 'take', set: { handler: 'mover' } },
      { move: 'resolve', needs: ['solution'], set: { handledAt: { now: '' } } },
      { move: 'resolve', needs: ['intervene'], when: { solution: 'intervene' } },
      { move: 'resolve', needs: ['handleNote'], when: { solution: ['content', 'model', 'none'] } },
    ],
    ignoreNeedsNote: [
      { sheet: 3, move: 'ignore', set: { handledAt: { now: '' } } },
      { move: 'ignore', needs: ['handleNote'], when: { rating: 'down' } },
      { move: 'reopen', set: { handleNote: null, solution: null, handledAt: null, handler: 'mover' } },
      { carried: 'audit.writeAudit' },
    ],
    oncePerUserAndAnswer: [
      { sheet: 4, unique: ['user', 'record', 'message'], field: 'message' },
      {
        freeze: ['rating', 'question', 'answer', 'reasons', 'remark'],
        once: { status: { not: 'pending' } },
        say: ['反馈已开始处理，不能再替换', 'It is being handled and cannot be replaced'],
      },
    ],
    pendingIsCountedAtHome: { sheet: 5, carried: 'home.todos' },
  },
  deviations: { message: '消息在对话里的序号；同一用户对同一条回答的反馈由此辨认，查看对话时也据此定位' },
})
export type ChatFeedback = RecordOf<typeof chatFeedback>
