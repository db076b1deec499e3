import { entity, f, type RecordOf } from '#declare'

/** One-sentence opinions the model draws from published articles, checked by editors, shown as shareable cards at the end of an article and in the chat; a batch after every new issue. */
export const aiOpinion = entity('aiOpinion', ['观点', 'Opinion'], {
  path: 'openAi/opinion',
  fields: {
    content: f.longText('观点内容', 'Opinion', { required: true, min: 10, max: 120, search: true }),
    article: f.ref('来源文章', 'Source article', { to: 'article', required: true }),
    author: f.ref('作者', 'Author', { to: 'author', onDelete: 'setNull' }),
    issue: f.computed('所属期次', 'Issue', { from: { open: 'the issue of the source article' } }),
    quote: f.longText('原文依据', 'Source passage', { required: true, max: 500 }),
    paragraph: f.integer('原文段落序号', 'Paragraph', { min: 1 }),
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
    reject: { label: ['驳回', 'Reject'], from: ['pending'], to: 'rejected', confirm: 'yes' },
    reopen: { label: ['重新送审', 'Reopen'], from: ['rejected'], to: 'pending' },
    withdraw: { label: ['撤下', 'Withdraw'], from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    extract: {
      label: ['提取观点', 'Extract opinions'],
      on: 'list',
      later: 'for chosen articles or one issue, runs the model as a job; 3 to 8 pending opinions per article',
    },
    compare: { label: ['对照原文', 'Compare with article'], later: 'opens the article at the paragraph with the passage marked' },
  },
  list: {
    columns: ['content', 'article', 'issue', 'angle', 'confidence', 'likes', 'shares', 'status', 'createdAt'],
    filters: ['content', 'article', 'author', 'angle', 'origin', 'status'],
    sort: '-createdAt',
    bulk: ['publish', 'reject', 'withdraw'],
  },
  form: [
    ['观点', 'Opinion', 'content', ['angle', 'question'], 'tags'],
    ['出处', 'Source', ['article', 'author'], 'issue', 'quote', 'paragraph'],
    ['展示', 'Display', 'cardImage', 'order'],
    ['审核', 'Review', ['origin', 'confidence'], 'rejectReason'],
  ],
  standIn: true,
})
export type AiOpinion = RecordOf<typeof aiOpinion>
