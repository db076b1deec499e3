import { entity, f, type RecordOf } from '#declare'

/** One-sentence opinions the model draws from published articles, checked by editors, shown as shareable cards at the end of an article and in the chat; a batch after every new issue. */
export const aiOpinion = entity('aiOpinion', ['观点', 'Opinion'], {
  path: 'openAi/opinion',
  title: 'content',
  fields: {
    content: f.longText('观点内容', 'Opinion', { required: true, min: 10, max: 120, search: true }),
    article: f.ref('来源文章', 'Source article', { to: 'article', required: true }),
    author: f.ref('作者', 'Author', { to: 'author', onDelete: 'setNull' }),
    issue: f.computed('所属期次', 'Issue', { as: 'ref', to: 'issue', from: 'article.issue' }),
    quote: f.longText('原文依据', 'Source passage', { required: true, max: 500 }),
    paragraph: f.integer('原文段落序号', 'Paragraph', { min: 1, readOnly: true }),
    angle: f.choice('观点类型', 'Angle', { default: 'judgement' }, [
      { judgement: ['判断', 'Judgement'], fact: ['事实', 'Fact'], advice: ['建议', 'Advice'], question: ['追问', 'Question'] },
    ]),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 5, onDelete: 'setNull' }),
    question: f.text('引导提问', 'Lead-in question', { max: 30 }),
    cardImage: f.image('分享卡片图', 'Share card', { width: 750, height: 1000 }),
    origin: f.choice('产生方式', 'Origin', { default: 'editor', readOnly: true }, [
      { model: ['模型提取', 'Model'], editor: ['编辑录入', 'Editor'] },
    ]),
    confidence: f.percent('置信度', 'Confidence', { readOnly: true }),
    rejectReason: f.choice('驳回原因', 'Reject reason', { readOnly: true }, [
      { distorted: ['曲解原文', 'Distorts the text'], trivial: ['信息量不足', 'Trivial'] },
      { duplicate: ['重复', 'Duplicate'], sensitive: ['敏感', 'Sensitive'] },
    ]),
    likes: f.count('赞同数', 'Likes'),
    shares: f.count('分享数', 'Shares'),
    order: f.order('排序', 'Position'),
  },
  states: [
    { pending: ['待审核', 'Pending'], published: ['已发布', 'Published'] },
    { rejected: ['已驳回', 'Rejected'], withdrawn: ['已撤下', 'Withdrawn'] },
  ],
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['pending', 'withdrawn'], to: 'published' },
    reject: { label: ['驳回', 'Reject'], from: ['pending'], to: 'rejected', asks: ['rejectReason'] },
    reopen: { label: ['重新送审', 'Reopen'], from: ['rejected'], to: 'pending' },
    withdraw: { label: ['撤下', 'Withdraw'], from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    extract: {
      label: ['提取观点', 'Extract opinions'],
      on: 'list',
      ports: ['model'],
      says: [
        '为所选文章，或一期里已发布的全部文章，各提取三至八条待审核的观点；原文里找不到依据的不会留下。',
        'Draws three to eight pending opinions from each chosen article, or from all published ones of an issue; what the text does not say is dropped.',
      ],
      asks: {
        issue: f.ref('期次', 'Issue', { to: 'issue' }),
        articles: f.refs('文章', 'Articles', { to: 'article', max: 50, where: { status: 'published' }, same: [['issue', 'issue']] }),
      },
    },
    compare: { label: ['对照原文', 'Compare with article'], looks: 'compare' },
  },
  list: {
    columns: ['content', 'article', 'issue', 'angle', 'confidence', 'likes', 'shares', 'status', 'createdAt'],
    filters: ['content', 'article', 'author', 'angle', 'origin', 'status'],
    sort: '-createdAt',
    under: { article: ['issue'], likes: ['shares'] },
    bulk: ['publish', 'reject', 'withdraw'],
  },
  queue: {
    tabs: [
      { label: ['待审核', 'To review'], filter: { status: 'pending' } },
      { label: ['模型提取', 'By the model'], filter: { status: 'pending', origin: 'model' } },
    ],
    since: 'createdAt',
    within: 1440,
    decide: { publish: 'p', reject: 'r' },
    shows: ['content', 'quote', 'angle', 'question', 'author', 'confidence', 'cardImage'],
    alike: 'article',
    beside: [{ record: 'article', shows: ['lead', 'body'] }],
  },
  form: [
    ['观点', 'Opinion', 'content', ['angle', 'question'], 'tags'],
    ['出处', 'Source', ['article', 'author'], 'issue', 'quote', 'paragraph'],
    ['展示', 'Display', 'cardImage', 'order'],
    ['审核', 'Review', ['origin', 'confidence'], 'rejectReason'],
  ],
  home: { todos: [{ label: ['待审核的观点', 'Opinions to review'], filter: { status: 'pending' } }] },
  rules: {
    quotedWordForWord: { sheet: 1, by: 'quotedWordForWord' },
    contentUniqueInArticle: [
      { sheet: 2, unique: ['article', 'content'], field: 'content' },
      { limit: { most: 8 }, per: ['article'], where: { status: 'published' } },
    ],
    rejectNeedsReason: [
      { sheet: 3, move: 'reject', needs: ['rejectReason'] },
      { leave: 'rejected', set: { rejectReason: null } },
    ],
    publishNeedsPublishedArticle: [
      { sheet: 4, refer: 'article', where: { status: 'published' }, on: 'publish' },
      { follows: 'article', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
    ],
    authorComesFromArticle: { sheet: 5, by: 'takesFirstAuthor' },
    deletableUnlessPublished: { sheet: 6, remove: { in: ['pending', 'rejected', 'withdrawn'] } },
    shownWhilePublished: [
      { from: 'app', fields: ['likes', 'shares'] },
      { order: ['article'] },
      {
        shown: { status: 'published' },
        gives: [
          'content',
          'article',
          'author',
          'issue',
          'quote',
          'paragraph',
          'angle',
          'tags',
          'question',
          'cardImage',
          'likes',
          'shares',
          'order',
        ],
      },
    ],
  },
})
export type AiOpinion = RecordOf<typeof aiOpinion>
