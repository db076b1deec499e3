import { entity, f, type RecordOf, shelf } from '#declare'

/** Boutique questions with checked answers, shown as cards on the AI chat home before a user asks; content editors add five to ten a week, from real conversations or by hand. */
export const chatSelected = entity('chatSelected', ['精选', 'Selected'], {
  path: 'openAi/selected',
  fields: {
    question: f.text('问题', 'Question', { required: true, max: 60, unique: true, search: true }),
    cardTitle: f.text('卡片短标题', 'Card title', { max: 18 }),
    cover: f.image('卡片图', 'Card picture', { width: 686, height: 386 }),
    category: f.ref('知识分类', 'Classification', { to: 'category', required: true }),
    keywords: f.refs('提问关键词', 'Question keywords', { to: 'questionKeyword', max: 5, onDelete: 'setNull' }),
    answer: f.richText('精选回答', 'Answer', { required: true, max: 3000 }),
    citations: f.list('引用内容', 'Citations', 6, [
      { title: f.text('标题', 'Title', { required: true, max: 40 }) },
      { quote: f.longText('原文摘录', 'Quote', { max: 200 }), link: f.jump('跳转', 'Link', { required: true }) },
    ]),
    followUps: f.list('推荐追问', 'Follow-up questions', 3, { question: f.text('追问', 'Question', { required: true, max: 30 }) }),
    origin: f.choice('内容来源', 'Origin', { default: 'editor' }, [
      { editor: ['编辑撰写', 'Editor'], record: ['用户对话', 'Conversation'], model: ['模型生成', 'Model'] },
    ]),
    record: f.ref('来源对话', 'Source conversation', { to: 'chatRecord', onDelete: 'setNull' }),
    pinned: f.boolean('置顶', 'Pinned', { default: false }),
    baseViews: f.integer('初始浏览量', 'Base views', { min: 0, max: 99999, default: 0 }),
    views: f.count('真实浏览量', 'Views'),
    likes: f.count('点赞数', 'Likes'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    preview: {
      on: ['row', 'form'],
      previews: { page: 'text', title: 'question', subtitle: 'cardTitle', picture: 'cover', body: 'answer', facts: ['category'] },
    },
    regenerate: {
      ...{ label: ['重新生成回答', 'Regenerate answer'], on: ['row', 'form'] },
      ports: ['model'],
      says: [
        '依据站内已发布的文章再问一次模型，新旧回答并排显示，由你决定是否采用。',
        'Asks the model again, from articles that are published; old and new stand side by side, and you choose.',
      ],
      looks: 'regenerate',
      takes: 'takeAnswer',
    },
    takeAnswer: { label: ['采用新回答', 'Take the new answer'], on: [], asks: ['answer', 'citations', 'origin'] },
  },
  list: {
    columns: ['order', 'cover', 'question', 'category', 'origin', 'pinned', 'views', 'likes', 'status', 'updatedAt'],
    filters: ['question', 'category', 'origin', 'pinned', 'status', 'createdAt'],
    under: { question: ['category'], views: ['likes'] },
    sort: ['-pinned', 'order'],
  },
  form: [
    ['问题', 'Question', 'question', 'cardTitle', 'cover', 'category', 'keywords'],
    ['回答', 'Answer', 'answer', 'citations', 'followUps'],
    ['展示', 'Display', ['origin', 'record'], ['pinned', 'baseViews'], 'order'],
  ],
  rules: {
    publishNeedsCitation: { sheet: 1, by: 'citesSomethingPublished', on: ['publish'], holds: true },
    pinnedAreLimited: { sheet: 2, limit: { most: 3 }, where: { pinned: true }, named: true, field: 'pinned' },
    baseViewsOnlyRise: [
      { sheet: 3, oneWay: 'baseViews', only: 'up', once: { status: 'published' } },
      { note: ['App 显示初始浏览量与真实浏览量之和', 'The app shows base views plus views'], reader: 'app' },
    ],
    deletableUnlessPublished: { sheet: 4, remove: { in: ['draft', 'withdrawn'] } },
    carriesNothingPersonal: { sheet: 5, by: 'carriesNothingPersonal' },
    shownWhilePublished: [
      { from: 'app', fields: ['views', 'likes'] },
      { freeze: ['record'] },
      { order: [] },
      {
        shown: { status: 'published' },
        gives: [
          ...(['question', 'cardTitle', 'cover', 'category', 'keywords', 'answer', 'citations', 'followUps'] as const),
          ...(['pinned', 'baseViews', 'views', 'likes', 'order'] as const),
        ],
      },
    ],
  },
  deviations: { record: '设为精选时由表单带入，此后不变', takeAnswer: '采用重新生成的回答，是重新生成的后一半，表中未列' },
})
export type ChatSelected = RecordOf<typeof chatSelected>
