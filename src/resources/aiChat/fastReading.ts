import { entity, f, type RecordOf } from '#declare'

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
    restart: { label: ['重新生成', 'Restart'], from: ['toReview', 'withdrawn', 'failed'], to: 'generating' },
    publish: { label: ['发布', 'Publish'], from: ['toReview', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    batchAdd: {
      label: ['批量添加', 'Add in bulk'],
      on: 'list',
      later: 'pick articles of an issue (or paste ids), creates the missing ones as pending and starts them as one job',
    },
    rerunPart: {
      label: ['重新生成部分', 'Rerun a part'],
      on: 'list',
      later: 'restart page - choose parts, model and extra prompt, start a run; a published digest stays as it is until the run is adopted',
    },
    history: { label: ['生成历史', 'History'], later: 'opens the runs of this digest' },
    compareText: {
      label: ['对照原文', 'Compare with text'],
      on: 'list',
      later: 'detail page with digest left and source right; a point scrolls to its paragraph',
    },
  },
  list: {
    columns: ['title', 'targetType', 'oneLine', 'runs', 'views', 'likes', 'status', 'updatedAt'],
    filters: ['title', 'targetType', 'issue', 'status', 'free', 'createdAt'],
    sort: '-updatedAt',
    bulk: ['start', 'publish', 'withdraw'],
  },
  form: [
    ['内容', 'Content', ['targetType', 'article'], ['issue', 'epub'], 'audiobook', 'title', 'free'],
    ['摘要', 'Digest', 'oneLine', 'summary', 'points', 'quotes'],
    ['延伸', 'More', 'outline', 'questions', 'audio'],
    ['版本', 'Version', 'currentRun'],
  ],
  standIn: true,
})
export type FastReading = RecordOf<typeof fastReading>
