import { entity, f, type RecordOf } from '#declare'
import { chatPlatforms, chatScenes } from '#resources/choices.ts'

/** One conversation of a user with the AI assistant, shown as bubbles; the app writes it, operators spot-check, flag and take material from it. */
export const chatRecord = entity('chatRecord', ['对话记录', 'Chat record'], {
  path: 'openAi/record',
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
      { citations: f.json('引用', 'Citations'), rating: f.choice('评价', 'Rating', { up: ['赞', 'Up'], down: ['踩', 'Down'] }) },
      { intervene: f.ref('命中干预', 'Intervention hit', { to: 'chatIntervene', onDelete: 'setNull' }) },
    ]),
    intervened: f.boolean('命中干预', 'Intervened', { readOnly: true }),
    sensitive: f.boolean('命中敏感词', 'Sensitive', { readOnly: true }),
    quality: f.choice('质检结果', 'Quality', { good: ['优', 'Good'], fair: ['合格', 'Fair'], bad: ['不合格', 'Bad'] }),
    reviewer: f.ref('质检人', 'Reviewer', { to: 'portalUser', readOnly: true, onDelete: 'setNull' }),
    reviewNote: f.longText('质检备注', 'Review note', { max: 300 }),
  },
  stateField: 'review',
  states: { unreviewed: ['未质检', 'Unreviewed'], reviewed: ['已质检', 'Reviewed'], flagged: ['已标记', 'Flagged'] },
  moves: {
    pass: { label: ['质检通过', 'Pass'], from: ['unreviewed', 'flagged'], to: 'reviewed' },
    flag: { label: ['标记问题', 'Flag'], from: ['unreviewed', 'reviewed'], to: 'flagged' },
  },
  actions: {
    toSelected: {
      label: ['设为精选', 'Make selected'],
      later: 'choose one question and answer, opens a new selected draft with them and the citations',
    },
    toIntervene: { label: ['添加干预', 'Add intervention'], later: 'opens a new intervention with the chosen question as its pattern' },
    sample: { label: ['随机抽检', 'Sample'], on: 'list', later: 'picks 20 unreviewed conversations of the filtered set at random' },
  },
  list: {
    columns: ['sessionNo', 'title', 'user', 'scene', 'rounds', 'intervened', 'sensitive', 'review', 'quality', 'lastAt'],
    filters: ['user', 'scene', 'sensitive', 'intervened', 'review', 'startedAt'],
    sort: '-lastAt',
  },
  form: [
    ['会话', 'Session', 'sessionNo', 'user', 'title', 'scene', 'content', ['platform', 'startedAt'], 'lastAt'],
    ['消息', 'Messages', 'messages', ['intervened', 'sensitive']],
    ['质检', 'Review', ['quality', 'reviewer'], 'reviewNote'],
  ],
  standIn: true,
})
export type ChatRecord = RecordOf<typeof chatRecord>
