import { entity, f, type RecordOf } from '#declare'

/** Users' reports of comments; an editor settles each within a day. */
export const commentReport = entity('commentReport', ['评论举报', 'Comment report'], {
  path: 'contentComment/report',
  title: 'called',
  fields: {
    comment: f.ref('被举报评论', 'Comment', { to: 'comment', required: true, onDelete: 'cascade', readOnly: true }),
    called: f.computed('被举报内容', 'What is reported', { from: 'comment.content' }),
    writer: f.computed('评论作者', 'Writer', { to: 'appUser', from: 'comment.user' }),
    reporter: f.ref('举报人', 'Reporter', { to: 'appUser', required: true, readOnly: true }),
    reason: f.choice('举报原因', 'Reason', { required: true, readOnly: true }, [
      { ads: ['广告引流', 'Advertising'], abuse: ['辱骂攻击', 'Abuse'], porn: ['色情低俗', 'Vulgar'] },
      { politics: ['违法违规', 'Illegal'], privacy: ['泄露隐私', 'Privacy'], spoiler: ['剧透', 'Spoiler'], other: ['其他', 'Other'] },
    ]),
    detail: f.longText('补充说明', 'Details', { max: 300, search: true, readOnly: true }),
    images: f.images('截图', 'Screenshots', { max: 3, width: 750, heightMin: 300, readOnly: true }),
    sameCount: f.computed('同评论举报数', 'Reports of the comment', { as: 'count', from: 'comment.reports' }),
    handling: f.choice('处理方式', 'Handling', { readOnly: true }, [
      { none: ['不处理', 'None'], remove: ['删除评论', 'Remove comment'], removeMute: ['删除并禁言', 'Remove and mute'] },
    ]),
    muteDays: f.integer('禁言天数', 'Mute days', { readOnly: true, min: 1, max: 365 }),
    reply: f.text('给举报人的答复', 'Reply to reporter', { max: 100 }),
    handler: f.ref('处理人', 'Handler', { to: 'portalUser', readOnly: true }),
    handledAt: f.dateTime('处理时间', 'Handled at', { readOnly: true }),
  },
  states: { pending: ['待处理', 'Open'], upheld: ['举报成立', 'Upheld'], dismissed: ['举报不成立', 'Dismissed'] },
  moves: {
    uphold: { from: ['pending', 'dismissed'], to: 'upheld', asks: ['handling', 'muteDays', 'reply'] },
    dismiss: { from: ['pending'], to: 'dismissed', asks: ['reply'] },
  },
  list: {
    columns: ['comment', 'writer', 'reason', 'sameCount', 'reporter', 'status', 'handler', 'createdAt'],
    filters: ['status', 'comment', 'reason', 'writer', 'handler', 'createdAt'],
    sort: ['status', '-sameCount', '-createdAt'],
  },
  queue: {
    tabs: [{ label: ['待处理', 'Open'], filter: { status: 'pending' } }],
    since: 'createdAt',
    within: 1440,
    decide: {
      dismiss: { key: 'p', label: ['保留评论', 'Keep the comment'] },
      uphold: { key: 'd', label: ['删除评论', 'Remove the comment'] },
    },
    alike: 'comment',
    together: true,
    shows: ['detail', 'images', 'reason', 'sameCount', 'reporter', 'writer', 'createdAt'],
    beside: [
      { record: 'comment', shows: ['content', 'images', 'user', 'target', 'publishedAt', 'risk', 'riskWords'] },
      { list: 'comment', label: ['作者的其他评论', 'By the same writer'], by: { user: 'writer' }, shows: ['content', 'status'] },
    ],
  },
  form: [
    ['举报', 'Report', 'comment', 'writer', ['reporter', 'reason'], 'detail', 'images', 'sameCount'],
    ['处理', 'Handling', ['handling', 'muteDays'], 'reply', ['handler', 'handledAt']],
  ],
  endpoints: { getList: 'GET contentComment/report' },
  rules: {
    comesFromApp: { sheet: 1, from: 'app', fields: ['comment', 'reporter', 'reason', 'detail', 'images'], create: false, remove: false },
    upholdNeedsHandling: [
      { sheet: 2, move: 'uphold', needs: ['handling', { is: { handling: ['remove', 'removeMute'] } }] },
      { when: { handling: 'removeMute' }, demand: ['muteDays'], otherwise: 'refuse' },
      { move: 'uphold', carry: [{ entity: 'comment', move: 'remove', where: { id: 'comment' } }] },
      { by: 'settlesAlike', on: ['uphold'] },
      { move: 'dismiss', set: { handling: { text: 'none' }, muteDays: null } },
      { move: ['uphold', 'dismiss'], set: { handler: 'mover', handledAt: { now: '' } } },
    ],
    oncePerReporter: [
      { sheet: 3, unique: ['comment', 'reporter'], field: 'reporter' },
      { by: 'mailsReporter', on: ['uphold', 'dismiss'] },
    ],
    overdueIsMarked: { sheet: 4, mark: 'late', as: ['超过24小时', 'Over 24 hours'], todo: true },
  },
  deviations: { sameCount: '取自被举报评论的被举报数，不另存一份' },
})
export type CommentReport = RecordOf<typeof commentReport>
