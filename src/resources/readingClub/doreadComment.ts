import { entity, f, type RecordOf } from '#declare'

/** Readers' and invited comments on club books; editors add invited ones and pass or hide the readers'. */
export const doreadComment = entity('doreadComment', ['书评', 'Club comment'], {
  fields: {
    book: f.ref('图书', 'Book', { required: true, to: 'doreadBook' }),
    origin: f.choice('来源', 'Origin', 'invited', [
      { reader: ['读者', 'Reader'], invited: ['特邀', 'Invited'], excerpt: ['摘录', 'Excerpt'] },
    ]),
    user: f.ref('App用户', 'App user', { to: 'appUser', onDelete: 'setNull' }),
    nickname: f.text('署名', 'Signed', { required: true, max: 20, search: true }),
    avatar: f.image('头像', 'Avatar', { width: 120, height: 120, maxKB: 300 }),
    score: f.integer('评分（1-5星）', 'Stars', { min: 1, max: 5 }),
    content: f.longText('评论内容', 'Comment', { required: true, max: 1000, search: true }),
    reply: f.longText('编辑回复', "Editor's reply", { max: 500 }),
    top: f.boolean('置顶', 'Pinned', { default: false }),
    best: f.boolean('精选', 'Featured', { default: false }),
    commentedAt: f.dateTime('评论时间', 'Commented at', { required: true }),
    likeCount: f.count('点赞数', 'Likes'),
    hideReason: f.choice('屏蔽原因', 'Why it is hidden', { readOnly: true }, [
      { ads: ['广告引流', 'Advertising'], abuse: ['辱骂攻击', 'Abuse'], spoiler: ['剧透', 'Spoiler'] },
      { offTopic: ['与书无关', 'Not about the book'], other: ['其他', 'Other'] },
    ]),
    auditor: f.ref('审核人', 'Auditor', { to: 'portalUser', readOnly: true }),
    auditedAt: f.dateTime('审核时间', 'Audited at', { readOnly: true }),
  },
  states: { waiting: ['待审核', 'Waiting'], passed: ['已通过', 'Passed'], hidden: ['已屏蔽', 'Hidden'] },
  moves: {
    pass: { from: ['waiting', 'hidden'], to: 'passed' },
    hide: { label: ['屏蔽', 'Hide'], from: ['waiting', 'passed'], to: 'hidden', asks: ['hideReason'] },
  },
  list: {
    columns: ['book', 'nickname', 'origin', 'score', 'content', 'top', 'best', 'likeCount', 'commentedAt', 'status'],
    filters: ['content', 'book', 'origin', 'status', 'best', 'commentedAt', 'auditor', 'auditedAt'],
    sort: '-commentedAt',
  },
  queue: {
    tabs: [{ label: ['待审核', 'To audit'], filter: { status: 'waiting' } }],
    since: 'commentedAt',
    within: 120,
    decide: { pass: 'p', hide: 'd' },
    shows: ['content', 'nickname', 'avatar', 'score', 'origin', 'commentedAt'],
    alike: 'book',
    beside: [
      { record: 'book' },
      {
        list: 'doreadComment',
        label: ['这本书的其他书评', 'On the same book'],
        by: { book: 'book' },
        shows: ['content', 'nickname', 'status'],
      },
    ],
  },
  form: [
    ['评论', 'Comment', ['book', 'origin'], ['user', 'nickname'], 'avatar', 'score', 'content', 'commentedAt'],
    ['运营', 'Handling', 'reply', ['top', 'best'], 'hideReason', ['auditor', 'auditedAt']],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['book', 'origin', 'user', 'nickname', 'avatar', 'score', 'content', 'commentedAt'],
        create: false,
        when: { origin: 'reader' },
      },
      { starts: { status: 'passed' }, when: { origin: { not: 'reader' } } },
      { freeze: ['origin'] },
      { fill: 'commentedAt', with: { now: '' }, shown: true },
    ],
    bestAndTopWhilePassed: [
      { sheet: 2, when: { status: { not: 'passed' } }, allow: { top: [false], best: [false] } },
      { leave: 'passed', set: { top: false, best: false } },
      { leave: 'hidden', set: { hideReason: null } },
      { move: ['pass', 'hide'], set: { auditor: 'mover', auditedAt: { now: '' } } },
      { limit: { most: 3 }, per: ['book'], where: { top: true }, field: 'top' },
      { mark: { top: true }, as: ['置顶', 'Pinned'] },
      { mark: { best: true }, as: ['精选', 'Featured'] },
    ],
    readersCommentsStay: [
      {
        sheet: 3,
        remove: { in: [], when: { origin: 'reader' } },
        say: ['读者的评论不能删除，请屏蔽', 'Readers’ comments are hidden, not deleted'],
      },
    ],
    shownWhilePassed: {
      shown: { status: 'passed' },
      gives: ['book', 'origin', 'nickname', 'avatar', 'score', 'content', 'reply', 'top', 'best', 'commentedAt', 'likeCount'],
    },
    countsComeFromApp: { from: 'app', fields: ['likeCount'] },
  },
})
export type DoreadComment = RecordOf<typeof doreadComment>
