import { entity, f, type RecordOf } from '#declare'

/** What app users write under content; editors audit it all day, choose the best, pin one, reply, and publish as official accounts. */
export const comment = entity('comment', ['评论', 'Comment'], {
  path: 'contentComment',
  fields: {
    user: f.ref('发表用户', 'User', { to: 'appUser', required: true }),
    source: f.choice('来源', 'Source', { default: 'user' }, [
      { user: ['用户发表', 'By a user'], official: ['官方发布', 'By an official account'] },
    ]),
    target: f.jump('评论对象', 'Content', { required: true }),
    targetTitle: f.computed('内容标题', 'Content title', {
      search: true,
      from: { open: 'title of the target when the comment was written' },
    }),
    replyTo: f.ref('回复的评论', 'Reply to', { to: 'comment', onDelete: 'cascade' }),
    content: f.longText('评论内容', 'Text', { required: true, min: 1, max: 1000, search: true }),
    images: f.images('配图', 'Pictures', { max: 9, width: 750, heightMin: 300 }),
    publishedAt: f.dateTime('发表时间', 'Published at', { default: 'now' }),
    region: f.text('IP属地', 'IP region', { max: 20, readOnly: true }),
    risk: f.choice('机审结果', 'Machine check', { default: 'clean', readOnly: true }, [
      { clean: ['正常', 'Clean'], doubt: ['疑似', 'Doubtful'], block: ['违规', 'Violating'] },
    ]),
    riskWords: f.tags('命中敏感词', 'Words hit', { max: 20, readOnly: true }),
    best: f.boolean('精选', 'Best', { default: false }),
    top: f.boolean('置顶', 'Top', { default: false }),
    likes: f.count('点赞数', 'Likes'),
    replies: f.count('回复数', 'Replies'),
    reports: f.count('被举报数', 'Reports'),
    rejectReason: f.choice('不通过原因', 'Reason', [
      { ads: ['广告引流', 'Advertising'], abuse: ['辱骂攻击', 'Abuse'], illegal: ['违法违规', 'Illegal'] },
      { privacy: ['泄露隐私', 'Privacy'], offTopic: ['与内容无关', 'Off topic'], other: ['其他', 'Other'] },
    ]),
    auditor: f.ref('审核人', 'Auditor', { to: 'portalUser', readOnly: true }),
    auditedAt: f.dateTime('审核时间', 'Audited at', { readOnly: true }),
  },
  states: [
    { pending: ['待审核', 'To audit'], passed: ['已通过', 'Passed'], rejected: ['未通过', 'Rejected'], removed: ['已删除', 'Removed'] },
  ],
  moves: {
    pass: { from: ['pending', 'rejected'], to: 'passed' },
    reject: { from: ['pending', 'passed'], to: 'rejected', confirm: 'yes' },
    remove: { from: ['pending', 'passed', 'rejected'], to: 'removed', confirm: 'yes' },
    restore: { from: ['removed'], to: 'pending' },
  },
  actions: {
    best: { label: ['设为/取消精选', 'Best on or off'], later: 'turns best; the writer gets a mail the first time' },
    top: { label: ['置顶/取消置顶', 'Top on or off'], later: "turns top; the content's former top loses it" },
    reply: {
      label: ['官方回复', 'Reply'],
      later: 'writes a passed official comment with replyTo this one; choose the official account and write up to 1000 characters',
    },
    muteUser: {
      label: ['禁言用户', 'Mute user'],
      later: 'mutes the writer for 1 7 30 days or for good (appUser mutedUntil) and may remove their comments of the last 7 days',
    },
  },
  list: {
    columns: ['content', 'user', 'target', 'risk', 'likes', 'reports', 'best', 'top', 'status', 'publishedAt'],
    filters: ['status', 'target', 'risk', 'best', 'user', 'publishedAt'],
    sort: '-publishedAt',
    bulk: ['pass', 'reject', 'remove', 'best'],
  },
  home: {
    todos: [{ label: ['待审核', 'To audit'], filter: { status: 'pending' } }],
    figures: [{ label: ['新增评论', 'New comments'], at: 'publishedAt' }],
  },
  form: [
    ['发布', 'Publish', ['user', 'source'], 'target', 'targetTitle', 'replyTo', 'content', 'images', 'publishedAt'],
    ['审核', 'Audit', 'risk', 'riskWords', ['best', 'top'], ['rejectReason', 'auditor'], 'auditedAt'],
    ['互动', 'Interaction', ['region', 'likes'], ['replies', 'reports']],
  ],
  fixed: { '/comment/publish': { source: 'official' } },
  endpoints: {
    getList: 'GET contentComment',
    pass: { takes: { ids: 'id' }, gives: 'records' },
    best: { takes: ['id', 'best'], gives: 'record' },
    top: { takes: ['id', 'top'], gives: 'record' },
    audit: { takes: { ids: 'id', status: 'status', reason: 'rejectReason' }, gives: 'records' },
  },
  rules: {
    1: {
      from: 'app',
      fields: ['user', 'target', 'replyTo', 'content', 'images', 'publishedAt', 'region', 'risk', 'riskWords', 'likes'],
      create: false,
      when: { source: 'user' },
    },
    a: {
      shown: { status: 'passed', 'user.status': { not: 'banned' } },
      gives: ['user', 'source', 'target', 'replyTo', 'content', 'images', 'publishedAt', 'region', 'best', 'top', 'likes', 'replies'],
    },
  },
  standIn: true,
})
export type Comment = RecordOf<typeof comment>
