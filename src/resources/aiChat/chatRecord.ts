import { entity, f, type RecordOf } from '#declare'
import { chatPlatforms, chatScenes } from '#resources/choices.ts'

/** One conversation of a user with the AI assistant, shown as bubbles; the app writes it, operators spot-check, flag and take material from it. */
export const chatRecord = entity('chatRecord', ['对话记录', 'Chat record'], {
  path: 'openAi/record',
  title: 'title',
  fields: {
    sessionNo: f.text('会话编号', 'Session no.', { unique: true, readOnly: true, search: true }),
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true, onDelete: 'setNull' }),
    title: f.text('首个提问', 'First question', { readOnly: true, search: true }),
    scene: f.choice('场景', 'Scene', { readOnly: true }, chatScenes),
    content: f.jump('所在内容', 'From content', { readOnly: true }),
    platform: f.choice('平台', 'Platform', { readOnly: true }, chatPlatforms),
    startedAt: f.dateTime('开始时间', 'Started at', { readOnly: true }),
    lastAt: f.dateTime('最近消息', 'Last message', { readOnly: true }),
    rounds: f.count('轮数', 'Rounds'),
    tokens: f.count('Token用量', 'Tokens'),
    messages: f.list('消息', 'Messages', { readOnly: true }, [
      { role: f.choice('角色', 'Role', { user: ['用户', 'User'], assistant: ['助手', 'Assistant'], system: ['系统', 'System'] }) },
      { content: f.longText('内容', 'Content'), at: f.dateTime('时间', 'At'), seconds: f.decimal('响应秒数', 'Seconds') },
      {
        citations: f.json('引用', 'Citations'),
        rating: f.choice('评价', 'Rating', { tones: { up: 'good', down: 'bad' } }, { up: ['赞', 'Up'], down: ['踩', 'Down'] }),
      },
      { intervene: f.ref('命中干预', 'Intervention hit', { to: 'chatIntervene', onDelete: 'setNull' }) },
    ]),
    intervened: f.boolean('命中干预', 'Intervened', { readOnly: true }),
    sensitive: f.boolean('命中敏感词', 'Sensitive', { readOnly: true, alarm: true }),
    quality: f.choice('质检结果', 'Quality', { tones: { good: 'good', bad: 'bad' } }, [
      { good: ['优', 'Good'], fair: ['合格', 'Fair'], bad: ['不合格', 'Bad'] },
    ]),
    reviewer: f.ref('质检人', 'Reviewer', { to: 'portalUser', readOnly: true, onDelete: 'setNull' }),
    reviewNote: f.longText('质检备注', 'Review note', { max: 300 }),
  },
  stateField: 'review',
  states: { unreviewed: ['未质检', 'Unreviewed'], reviewed: ['已质检', 'Reviewed'], flagged: ['已标记', 'Flagged'] },
  moves: {
    pass: { label: ['质检通过', 'Pass'], from: ['unreviewed', 'flagged'], to: 'reviewed', asks: ['quality', 'reviewNote'] },
    flag: { label: ['标记问题', 'Flag'], from: ['unreviewed', 'reviewed'], to: 'flagged', asks: ['quality', 'reviewNote'] },
  },
  actions: {
    conversation: { label: ['对话', 'Conversation'], looks: 'conversation', inPlaceOf: ['messages'] },
    toSelected: {
      label: ['设为精选', 'Make selected'],
      picks: { from: 'answers', one: true },
      looks: 'asSelected',
      begins: 'chatSelected',
    },
    toIntervene: {
      label: ['添加干预', 'Add intervention'],
      picks: { from: 'questions', one: true },
      looks: 'asIntervene',
      begins: 'chatIntervene',
    },
    sample: {
      label: ['随机抽检', 'Sample'],
      on: 'list',
      says: ['从当前筛选里未质检的对话中随机取 20 条。', 'Picks 20 conversations nobody has reviewed, of those listed, at random.'],
      gives: 'list',
    },
  },
  list: {
    columns: ['sessionNo', 'title', 'user', 'scene', 'rounds', 'intervened', 'sensitive', 'review', 'quality', 'lastAt'],
    filters: ['user', 'scene', 'sensitive', 'intervened', 'review', 'startedAt'],
    under: { title: ['sessionNo', 'scene'], review: ['quality'] },
    sort: '-lastAt',
    exportMost: 10000,
  },
  home: { todos: [{ label: ['命中敏感词的对话', 'Sensitive conversations'], filter: { review: 'flagged', sensitive: true } }] },
  queue: {
    tabs: [
      { label: ['命中敏感词', 'Sensitive'], filter: { review: 'flagged', sensitive: true } },
      { label: ['未质检', 'Unreviewed'], filter: { review: 'unreviewed' } },
    ],
    since: 'startedAt',
    within: 1440,
    decide: { pass: 'p', flag: 'r' },
    shows: ['title', 'messages', 'user', 'scene', 'content', 'startedAt'],
  },
  form: [
    ['会话', 'Session', 'sessionNo', 'user', 'title', 'scene', 'content', ['platform', 'startedAt'], 'lastAt'],
    ['消息', 'Messages', 'messages', ['intervened', 'sensitive']],
    ['质检', 'Review', ['quality', 'reviewer'], 'reviewNote'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['quality', 'reviewNote', 'reviewer'],
        create: false,
        remove: false,
        knownBy: ['sessionNo'],
        brings: ['scene'],
      },
      { remove: 'never' },
    ],
    passNeedsQuality: [
      { sheet: 2, move: 'pass', needs: ['quality'] },
      {
        move: 'flag',
        needs: [{ is: { any: [{ quality: 'bad' }, { reviewNote: { set: true } }] } }],
        say: ['质检结果须为不合格，或写明备注', 'Its quality must be bad, or a note must say why'],
      },
      { move: ['pass', 'flag'], set: { reviewer: 'mover' } },
    ],
    messagesShowAsBubbles: { sheet: 3, carried: 'chat.bubblesOf' },
    sensitiveIsFlagged: [{ sheet: 4, mark: { sensitive: true }, as: ['敏感', 'Sensitive'] }, { by: 'flagsSensitive' }],
    phoneIsMasked: [{ sheet: 5, by: 'hidesPhones' }, { may: ['export'], who: 'admin' }, { carried: 'list.exportMost' }, { keep: '180d' }],
  },
  deviations: { conversation: '对话以气泡显示在记录页，表中未列为操作' },
})
export type ChatRecord = RecordOf<typeof chatRecord>
