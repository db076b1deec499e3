import { entity, f, type RecordOf } from '#declare'
import { foundByReaders } from '#resources/reachable.ts'

/** What app users write under content; editors audit it all day, choose the best, pin one, reply, and publish as official accounts. */
export const comment = entity('comment', ['评论', 'Comment'], {
  path: 'contentComment',
  title: 'content',
  fields: {
    user: f.ref('发表用户', 'User', { to: 'appUser', required: true }),
    source: f.choice('来源', 'Source', { default: 'user' }, [
      { user: ['用户发表', 'By a user'], official: ['官方发布', 'By an official account'] },
    ]),
    target: f.jump('评论对象', 'Content', { required: true }),
    targetTitle: f.computed('内容标题', 'Content title', { search: true, from: { by: 'targetTitle' } }),
    replyTo: f.ref('回复的评论', 'Reply to', { to: 'comment', onDelete: 'cascade' }),
    content: f.longText('评论内容', 'Text', { required: true, min: 1, max: 1000, search: true }),
    images: f.images('配图', 'Pictures', { max: 9, width: 750, heightMin: 300 }),
    publishedAt: f.dateTime('发表时间', 'Published at', { default: 'now' }),
    region: f.text('IP属地', 'IP region', { max: 20, readOnly: true }),
    risk: f.choice('机审结果', 'Machine check', { default: 'clean', readOnly: true, tones: { doubt: 'doubtful', block: 'bad' } }, [
      { clean: ['正常', 'Clean'], doubt: ['疑似', 'Doubtful'], block: ['违规', 'Violating'] },
    ]),
    riskWords: f.tags('命中敏感词', 'Words hit', { max: 20, readOnly: true }),
    ...{ best: f.boolean('精选', 'Best', { default: false }), top: f.boolean('置顶', 'Top', { default: false }) },
    likes: f.count('点赞数', 'Likes'),
    replies: f.count('回复数', 'Replies', { of: { count: 'comment', where: { replyTo: 'id', status: 'passed' } } }),
    reports: f.count('被举报数', 'Reports', { of: { count: 'commentReport' } }),
    rejectReason: f.choice('不通过或删除的原因', 'Reason', { readOnly: true }, [
      { ads: ['广告引流', 'Advertising'], abuse: ['辱骂攻击', 'Abuse'], illegal: ['违法违规', 'Illegal'] },
      { privacy: ['泄露隐私', 'Privacy'], offTopic: ['与内容无关', 'Off topic'], other: ['其他', 'Other'] },
    ]),
    auditor: f.ref('审核人', 'Auditor', { to: 'portalUser', readOnly: true }),
    auditedAt: f.dateTime('审核时间', 'Audited at', { readOnly: true }),
    bestAt: f.dateTime('首次精选时间', 'First among the best', { readOnly: true }),
  },
  states: [
    { pending: ['待审核', 'To audit'], passed: ['已通过', 'Passed'], rejected: ['未通过', 'Rejected'], removed: ['已删除', 'Removed'] },
  ],
  moves: {
    pass: { from: ['pending', 'rejected'], to: 'passed', quick: true },
    reject: { from: ['pending', 'passed'], to: 'rejected', asks: ['rejectReason'] },
    remove: { from: ['pending', 'passed', 'rejected'], to: 'removed', confirm: 'yes', asks: ['rejectReason'] },
    restore: { from: ['removed'], to: 'pending' },
  },
  actions: {
    best: {
      label: ['设为/取消精选', 'Best on or off'],
      turns: { field: 'best', on: ['设为精选', 'Make it one of the best'], off: ['取消精选', 'Take from the best'] },
      when: { status: 'passed' },
      otherwise: ['只有已通过的评论可以精选', 'Only a passed comment can be among the best'],
    },
    top: {
      label: ['置顶/取消置顶', 'Top on or off'],
      turns: { field: 'top', on: ['置顶', 'Put on top'], off: ['取消置顶', 'Take from the top'] },
      when: { status: 'passed' },
      otherwise: ['只有已通过的评论可以置顶', 'Only a passed comment can be on top'],
    },
    reply: {
      label: ['官方回复', 'Reply'],
      when: { status: 'passed' },
      otherwise: ['通过后才能回复', 'It is answered once it has passed'],
      asks: {
        account: f.ref('官方账号', 'Official account', { to: 'appUser', required: true, where: { official: true } }),
        answer: f.longText('回复内容', 'Reply', { required: true, max: 1000 }),
      },
    },
    muteUser: {
      label: ['禁言用户', 'Mute user'],
      when: { source: 'user' },
      otherwise: ['官方账号不能禁言', 'An official account is not muted'],
      asks: {
        term: f.choice('禁言时长', 'For', 'week', [
          { day: ['1天', '1 day'], week: ['7天', '7 days'], month: ['30天', '30 days'], ever: ['永久', 'For good'] },
        ]),
        removes: f.boolean('同时删除其近7天的评论', 'Remove their comments of the last 7 days too', { default: false }),
      },
    },
  },
  list: {
    columns: ['content', 'user', 'target', 'risk', 'likes', 'reports', 'best', 'top', 'status', 'publishedAt'],
    filters: [
      ['status', 'content', 'targetTitle', 'target', 'risk', 'reports', 'best', 'user', 'publishedAt'],
      ['auditor', 'auditedAt'],
    ],
    ...{ under: { best: ['top'] }, sort: '-publishedAt', bulk: ['pass', 'reject', 'remove', 'best'] },
  },
  queue: {
    tabs: [
      { label: ['待审核', 'To audit'], filter: { status: 'pending' } },
      { label: ['机审违规', 'Violating'], filter: { status: 'pending', risk: 'block' } },
      { label: ['疑似', 'Doubtful'], filter: { status: 'pending', risk: 'doubt' } },
    ],
    since: 'publishedAt',
    within: 120,
    decide: { pass: 'p', reject: 'r', remove: 'd' },
    shows: ['content', 'images', 'user', 'region', 'risk', 'riskWords', 'reports', 'publishedAt'],
    alike: 'user',
    beside: [
      { record: 'target', shows: ['title', 'lead', 'summary', 'content', 'body', 'cover'] },
      { record: 'replyTo', shows: ['content', 'user'] },
      { list: 'commentReport', label: ['举报', 'Reports'], by: { comment: 'id' }, shows: ['reason', 'detail', 'status', 'createdAt'] },
      {
        list: 'comment',
        label: ['同一内容下的评论', 'On the same content'],
        by: { targetTitle_q: 'targetTitle' },
        shows: ['content', 'user', 'status'],
      },
      {
        list: 'comment',
        label: ['此用户的其他评论', 'By the same user'],
        by: { user: 'user' },
        shows: ['content', 'status', 'publishedAt'],
      },
    ],
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
  fixed: { '/comment/publish': { source: 'official' }, '/comment/sevenDay': { publishedAt: { gte: { now: 'today-6d' } } } },
  endpoints: {
    getList: 'GET contentComment',
    pass: { takes: { ids: 'id' }, gives: 'records' },
    best: { takes: ['id', 'best'], gives: 'record' },
    top: { takes: ['id', 'top'], gives: 'record' },
    audit: { takes: { ids: 'id', status: 'status', reason: 'rejectReason' }, gives: 'records' },
  },
  rules: {
    comesFromApp: {
      sheet: 1,
      from: 'app',
      fields: ['user', 'target', 'replyTo', 'content', 'images', 'publishedAt', 'region', 'risk', 'riskWords', 'likes'],
      create: false,
      when: { source: 'user' },
    },
    bestAndTopWhilePassed: [
      { sheet: 2, when: { status: { not: 'passed' } }, allow: { best: [false], top: [false] } },
      { leave: 'passed', set: { best: false, top: false } },
      { one: 'top', per: ['target'], takesOver: true },
    ],
    rejectNeedsReason: [
      { sheet: 3, move: 'reject', needs: ['rejectReason'] },
      { move: ['pass', 'restore'], set: { rejectReason: null } },
      { move: ['pass', 'reject', 'remove', 'restore'], set: { auditor: 'mover', auditedAt: { now: '' } } },
    ],
    officialNeedsOfficialUser: [
      {
        sheet: 4,
        refer: 'user',
        where: { official: true },
        when: { source: 'official' },
        say: ['只能用官方账号发布', 'Only an official account publishes'],
      },
      {
        refer: 'target',
        where: foundByReaders,
        when: { source: 'official' },
        holds: false,
        say: ['评论对象未上架', 'The content is not published'],
      },
      { starts: { status: 'passed' }, when: { source: 'official', publishedAt: { lte: { now: '' } } } },
      { at: 'publishedAt', does: 'pass', when: { source: 'official', status: 'pending' } },
      {
        move: 'pass',
        needs: [['publishedAt', '<=', { now: '' }]],
        when: { source: 'official' },
        say: ['到发表时间后自动通过', 'It passes by itself once its time has come'],
      },
    ],
    blockedNeverPassInBulk: [
      { sheet: 5, move: 'pass', bulk: false, when: { risk: 'block' } },
      { starts: { status: 'passed' }, when: { source: 'user', risk: 'clean', config: 'comment.autoPass' } },
    ],
    neverDeleted: [{ sheet: 6, carried: 'records.version' }, { remove: 'never' }],
    shownWhilePassed: {
      shown: { status: 'passed', 'user.status': { not: 'banned' }, 'replyTo.status': { not: 'removed' } },
      gives: ['user', 'source', 'target', 'replyTo', 'content', 'images', 'publishedAt', 'region', 'best', 'top', 'likes', 'replies'],
    },
    blockedIsMarked: [
      { mark: { risk: 'block', status: 'pending' }, as: ['机审违规', 'Violating'] },
      { fill: 'bestAt', with: { now: '' }, when: { best: true } },
      { by: 'mailsTheBest' },
    ],
  },
  deviations: { rejectReason: '删除也要选原因，记在同一处，所以叫“不通过或删除的原因”' },
})
export type Comment = RecordOf<typeof comment>
