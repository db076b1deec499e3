import { entity, f, type RecordOf } from '#declare'

/** A judgement of a club book by a judge from the name list: scores, verdict and text; written or entered by editors, reviewed before it is shown. */
export const readJudge = entity('readJudge', ['阅读评测', 'Read judge'], {
  fields: {
    book: f.ref('评测图书', 'Book', { required: true, to: 'doreadBook' }),
    judge: f.ref('评委', 'Judge', { required: true, to: 'doreadName' }),
    title: f.text('评测标题', 'Title', { required: true, max: 40, search: true }),
    contentScore: f.integer('内容分', 'Content', { required: true, min: 1, max: 10 }),
    writingScore: f.integer('文笔分', 'Writing', { required: true, min: 1, max: 10 }),
    designScore: f.integer('装帧分', 'Design', { required: true, min: 1, max: 10 }),
    verdict: f.choice('结论', 'Verdict', 'good', [
      { strong: ['强烈推荐', 'Highly recommended'], good: ['推荐', 'Recommended'] },
      { fair: ['可读', 'Readable'], poor: ['不推荐', 'Not recommended'] },
    ]),
    summary: f.text('一句话评语', 'In one line', { required: true, max: 50 }),
    content: f.richText('评测正文', 'Text', { required: true }),
    images: f.images('实拍图', 'Photographs', { width: 750, max: 9 }),
    readDays: f.integer('阅读用时（天）', 'Days of reading', { min: 1, max: 365 }),
    anonymous: f.boolean('匿名展示', 'Shown without name', { default: false }),
    reviewNote: f.longText('审阅意见', "Reviewer's note", { readOnly: true, max: 300 }),
    reviewedBy: f.ref('审阅人', 'Reviewed by', { to: 'portalUser', onDelete: 'setNull' }),
    reviewedAt: f.dateTime('审阅时间', 'Reviewed at'),
    totalScore: f.computed('综合分', 'Total', {
      as: 'decimal',
      from: {
        part: [{ plus: [{ times: ['contentScore', 5] }, { times: ['writingScore', 3] }, { times: ['designScore', 2] }] }, 10],
        digits: 1,
      },
    }),
    likeCount: f.count('点赞数', 'Likes'),
  },
  states: [
    { draft: ['草稿', 'Draft'], reviewing: ['待审阅', 'In review'], published: ['已发布', 'Published'] },
    { rejected: ['已驳回', 'Rejected'], withdrawn: ['已撤回', 'Withdrawn'] },
  ],
  moves: {
    submit: { label: ['提交审阅', 'Submit'], from: ['draft', 'rejected'], to: 'reviewing' },
    approve: { label: ['通过', 'Approve'], from: ['reviewing'], to: 'published', asks: ['reviewNote'] },
    reject: { label: ['驳回', 'Reject'], from: ['reviewing'], to: 'rejected', asks: ['reviewNote'] },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
    publish: { from: ['withdrawn'], to: 'published' },
    reviewAgain: { label: ['重新审阅', 'Review again'], from: ['published'], to: 'reviewing', silent: true },
  },
  actions: {
    review: {
      label: ['审阅', 'Review'],
      when: { status: 'reviewing' },
      otherwise: ['只有待审阅的评测才能审阅', 'Only a judgement in review is reviewed'],
      page: '/doread/readJudgeReview',
    },
  },
  list: {
    columns: ['book', 'title', 'judge', 'totalScore', 'verdict', 'summary', 'likeCount', 'reviewedBy', 'updatedAt', 'status'],
    filters: ['title', 'book', 'judge', 'verdict', 'status'],
    sort: '-updatedAt',
    bulk: ['submit', 'withdraw'],
  },
  form: [
    [
      '评测',
      'Judgement',
      ['book', 'judge'],
      'title',
      ['contentScore', 'writingScore'],
      ['designScore', 'verdict'],
      'summary',
      ['readDays', 'anonymous'],
    ],
    ['正文', 'Text', 'content', 'images'],
    ['审阅', 'Review', 'reviewNote', ['reviewedBy', 'reviewedAt']],
  ],
  rules: {
    reviewedBySomeoneElse: [
      { sheet: 1, may: ['approve', 'reject'], who: [{ not: 'creator' }, 'admin'] },
      { move: 'reject', needs: ['reviewNote'] },
    ],
    oncePerBookAndJudge: [
      { sheet: 2, unique: ['book', 'judge'], field: 'judge' },
      {
        refer: 'judge',
        where: { nameKind: 'judge', status: 'active' },
        say: ['评委须在名单中且有效', 'The judge must be an active one of the name list'],
      },
    ],
    editsAreReviewedAgain: [
      { sheet: 3, from: 'portal', fields: ['reviewedBy', 'reviewedAt'] },
      { move: ['approve', 'reject'], set: { reviewedBy: 'mover', reviewedAt: { now: '' } } },
      {
        back: 'reviewAgain',
        edit: [
          'book',
          'judge',
          'title',
          'contentScore',
          'writingScore',
          'designScore',
          'verdict',
          'summary',
          'content',
          'images',
          'readDays',
          'anonymous',
        ],
      },
      { by: 'textIsLongEnough', on: ['submit', 'reviewAgain'] },
    ],
    verdictFitsScore: [
      {
        sheet: 4,
        compare: [{ plus: [{ times: ['contentScore', 5] }, { times: ['writingScore', 3] }, { times: ['designScore', 2] }] }, '>=', 80],
        when: { verdict: 'strong' },
        field: 'verdict',
        say: ['强烈推荐须综合分不低于 8 分', 'Highly recommended demands a total of 8 or more'],
      },
      {
        compare: [{ plus: [{ times: ['contentScore', 5] }, { times: ['writingScore', 3] }, { times: ['designScore', 2] }] }, '<', 60],
        when: { verdict: 'poor' },
        field: 'verdict',
        say: ['不推荐须综合分低于 6 分', 'Not recommended demands a total below 6'],
      },
      { remove: { in: ['draft', 'rejected'] } },
    ],
    shownWhilePublished: {
      shown: { status: 'published', 'book.status': 'published' },
      gives: [
        'book',
        'judge',
        'title',
        'contentScore',
        'writingScore',
        'designScore',
        'verdict',
        'summary',
        'content',
        'images',
        'readDays',
        'anonymous',
        'totalScore',
        'likeCount',
      ],
    },
    countsComeFromApp: { from: 'app', fields: ['likeCount'] },
  },
})
export type ReadJudge = RecordOf<typeof readJudge>
