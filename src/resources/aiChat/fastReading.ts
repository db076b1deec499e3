import { entity, f, type RecordOf } from '#declare'
import { chatModels, digestParts } from '#resources/choices.ts'

/** The AI digest of one article, issue, book or audiobook (summary, key points, outline, questions), made by the model, corrected and published by editors. */
export const fastReading = entity('fastReading', ['快速阅读', 'Fast reading'], {
  path: 'openAi/fastReading',
  fields: {
    targetType: f.choice('内容类型', 'Content kind', 'article', [
      { article: ['文章', 'Article'], issue: ['期次', 'Issue'], epub: ['电子书', 'Epub book'], audiobook: ['听书', 'Audiobook'] },
    ]),
    article: f.ref('文章', 'Article', { to: 'article', onDelete: 'cascade' }),
    issue: f.ref('期次', 'Issue', { to: 'issue', onDelete: 'cascade' }),
    epub: f.ref('电子书', 'Epub book', { to: 'epub', onDelete: 'cascade' }),
    audiobook: f.ref('听书', 'Audiobook', { to: 'audiobook', onDelete: 'cascade' }),
    title: f.text('标题', 'Title', { required: true, max: 60, search: true }),
    oneLine: f.text('一句话总结', 'In one sentence', { max: 60 }),
    summary: f.longText('全文摘要', 'Summary', { max: 800 }),
    points: f.list('核心要点', 'Key points', 8, [
      { title: f.text('要点', 'Point', { required: true, max: 30 }) },
      { text: f.longText('说明', 'Text', { max: 200 }), paragraph: f.integer('原文段落', 'Paragraph', { min: 1 }) },
    ]),
    outline: f.json('脉络导图', 'Outline'),
    quotes: f.list('金句', 'Quotes', 5, { text: f.text('原文', 'Text', { required: true, max: 120 }) }),
    questions: f.list('读后问答', 'Questions', 5, [
      { question: f.text('问题', 'Question', { required: true, max: 40 }), answer: f.longText('答案', 'Answer', { max: 300 }) },
    ]),
    audio: f.audio('摘要音频', 'Narration'),
    free: f.boolean('免费展示', 'Free to read', { default: false }),
    currentRun: f.ref('当前版本', 'Adopted run', { to: 'fastReadingRun', readOnly: true }),
    runs: f.count('生成次数', 'Runs'),
    views: f.count('阅读数', 'Views'),
    likes: f.count('有用数', 'Found useful'),
  },
  states: [
    { pending: ['待生成', 'Pending'], generating: ['生成中', 'Generating'], toReview: ['待审核', 'To review'] },
    { published: ['已发布', 'Published'], withdrawn: ['已下架', 'Withdrawn'], failed: ['生成失败', 'Failed'] },
  ],
  moves: {
    start: { label: ['开始生成', 'Start'], from: ['pending'], to: 'generating' },
    finish: { label: ['完成', 'Finish'], from: ['generating'], to: 'toReview' },
    fail: { label: ['失败', 'Fail'], from: ['generating'], to: 'failed' },
    restart: { label: ['重新生成', 'Restart'], from: ['toReview', 'withdrawn', 'failed'], to: 'generating', undo: false },
    publish: { label: ['发布', 'Publish'], from: ['toReview', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
    unstart: { label: ['退回待生成', 'Back to pending'], from: ['generating'], to: 'pending', silent: true },
    putBack: { label: ['退回已下架', 'Back to withdrawn'], from: ['generating'], to: 'withdrawn', silent: true },
    review: { label: ['送审', 'To review'], from: ['pending', 'withdrawn', 'failed'], to: 'toReview', silent: true },
  },
  actions: {
    batchAdd: {
      label: ['批量添加', 'Add in bulk'],
      on: 'list',
      ports: ['model'],
      says: [
        '还没有快速阅读的文章各建一条并开始生成；正文不足 500 字的跳过。',
        'Each article without a digest gets one, and it is begun; texts of less than 500 characters are passed over.',
      ],
      asks: {
        issue: f.ref('期次', 'Issue', { to: 'issue' }),
        articles: f.refs('文章', 'Articles', { to: 'article', max: 50, where: { status: 'published' }, same: [['issue', 'issue']] }),
        ids: f.longText('或粘贴文章ID', 'Or paste ids of articles', { max: 1000 }),
      },
    },
    rerunPart: {
      label: ['重新生成部分', 'Rerun a part'],
      on: ['row', 'form'],
      page: '/chat/fastReading/restart',
      when: { status: { not: 'generating' } },
      otherwise: ['正在生成，请等它完成或取消', 'It is being generated: wait, or cancel that run'],
    },
    rerun: {
      label: ['开始重新生成', 'Begin the run'],
      page: '/chat/fastReading/restart',
      ports: ['model'],
      when: { status: { not: 'generating' } },
      otherwise: ['正在生成，请等它完成或取消', 'It is being generated: wait, or cancel that run'],
      asks: {
        parts: f.choices('生成部分', 'Parts', { required: true, min: 1, default: ['summary', 'points'] }, digestParts),
        model: f.choice('模型', 'Model', 'standard', chatModels),
        prompt: f.longText('补充要求', 'Extra prompt', { max: 500 }),
      },
      runs: 'rerunPart',
    },
    history: { label: ['生成历史', 'History'], opens: 'fastReadingRun', by: 'fastReading' },
    compareText: { label: ['对照原文', 'Compare with text'], on: ['row', 'form'], page: '/chat/fastReading/detail' },
    source: { label: ['原文', 'Source text'], on: [], looks: 'source' },
  },
  list: {
    columns: ['title', 'targetType', 'oneLine', 'runs', 'views', 'likes', 'status', 'updatedAt'],
    filters: ['title', 'targetType', 'issue', 'status', 'free', 'createdAt'],
    under: { title: ['oneLine'], views: ['likes'] },
    sort: '-updatedAt',
    bulk: ['start', 'publish', 'withdraw'],
  },
  queue: {
    tabs: [{ label: ['待审核', 'To review'], filter: { status: 'toReview' } }],
    since: 'updatedAt',
    within: 1440,
    decide: { publish: 'p', restart: 'r' },
    shows: ['title', 'audio', 'oneLine', 'summary', 'points', 'quotes', 'questions', 'outline'],
    beside: [{ record: 'article', shows: ['lead', 'body'] }, { record: 'issue' }, { record: 'audiobook' }],
  },
  form: [
    ['内容', 'Content', ['targetType', 'article'], ['issue', 'epub'], 'audiobook', 'title', 'free'],
    ['摘要', 'Digest', 'oneLine', 'summary', 'points', 'quotes'],
    ['延伸', 'More', 'outline', 'questions', 'audio'],
    ['版本', 'Version', 'currentRun'],
  ],
  home: { todos: [{ label: ['待审核的快速阅读', 'Digests to review'], filter: { status: 'toReview' } }] },
  ports: ['model'],
  rules: {
    referenceFollowsTargetType: [
      { sheet: 1, pick: 'targetType', of: { article: 'article', issue: 'issue', epub: 'epub', audiobook: 'audiobook' } },
      { freeze: ['targetType', 'article', 'issue', 'epub', 'audiobook'] },
      { unique: ['article'] },
      { unique: ['issue'] },
      { unique: ['epub'] },
      { unique: ['audiobook'] },
    ],
    startNeedsEnoughText: [
      { sheet: 2, by: 'hasEnoughText', on: ['start', 'restart'] },
      { from: 'portal', moves: ['finish', 'fail'] },
    ],
    publishNeedsSummary: [
      { sheet: 3, move: 'publish', needs: ['oneLine', 'summary', [{ length: 'points' }, '>=', 3]] },
      { by: 'quotesWordForWord' },
    ],
    restartKeepsTexts: [{ sheet: 4, by: 'beginsRun', on: ['start', 'restart'] }, { see: 'fastReadingRun#comesFromPortal' }],
    withdrawnWithItem: [
      { sheet: 5, follows: 'article', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { follows: 'issue', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { follows: 'epub', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { follows: 'audiobook', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { note: ['未设免费展示时按原内容的权益展示', 'Unless free, it is shown to whoever may read the content'], reader: 'app' },
    ],
    deletableUnlessPublished: { sheet: 6, remove: { in: ['pending', 'toReview', 'withdrawn', 'failed'] } },
    listIsKeptAlive: { sheet: 7, carried: 'screens.keepAlive' },
    shownWhilePublished: [
      { from: 'app', fields: ['views', 'likes'] },
      {
        shown: { status: 'published' },
        gives: [
          ...(['targetType', 'article', 'issue', 'epub', 'audiobook', 'title', 'oneLine', 'summary', 'points', 'outline'] as const),
          ...(['quotes', 'questions', 'audio', 'free', 'views', 'likes'] as const),
        ],
      },
    ],
  },
  deviations: {
    rerunPart: '打开重新生成页，由页面上的“开始重新生成”（rerun）执行',
    review: '取消生成时退回原状态、采用版本后送审，表中没有这些状态变更；只由门户执行',
  },
})
export type FastReading = RecordOf<typeof fastReading>
