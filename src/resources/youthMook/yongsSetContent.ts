import { entity, f, type RecordOf, shelf } from '#declare'

/** The blocks of the mini-program's home page in order and what each shows; operators adjust them weekly. */
export const yongsSetContent = entity('yongsSetContent', ['内容设置', 'Content setting'], {
  path: 'yongs/setContent',
  fields: {
    title: f.text('板块标题', 'Block title', { required: true, max: 12, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 20 }),
    source: f.choice('内容来源', 'Source', 'complete', [
      { complete: ['全本', 'Complete books'], study: ['共读', 'Studies'] },
      { compilation: ['合辑', 'Compilations'], article: ['文章', 'Articles'], picture: ['图片', 'Picture'] },
    ]),
    pick: f.choice('选取方式', 'Picked by', 'manual', [
      { manual: ['手动选择', 'By hand'], newest: ['最新', 'Newest'], hottest: ['最热', 'Hottest'] },
    ]),
    layout: f.choice('版式', 'Layout', 'swipe', [
      { swipe: ['横滑', 'Swipe'], grid: ['双列', 'Grid'], list: ['列表', 'List'], single: ['单个大图', 'Single'] },
    ]),
    books: f.refs('全本', 'Complete books', { to: 'yongsComplete', max: 12, onDelete: 'setNull' }),
    studies: f.refs('共读', 'Studies', { to: 'yongsStudy', max: 12, onDelete: 'setNull' }),
    compilations: f.refs('合辑', 'Compilations', { to: 'yongsCompilation', max: 12, onDelete: 'setNull' }),
    articles: f.refs('文章', 'Articles', { to: 'article', max: 12, onDelete: 'setNull' }),
    image: f.image('图片', 'Picture', { width: 690, height: 240 }),
    showCount: f.integer('展示数量', 'How many', { min: 1, max: 12, default: 4 }),
    more: f.jump('更多跳转', 'More leads to'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: { preview: { label: ['预览首页', 'Preview home'], on: 'list', looks: 'home' } },
  list: {
    columns: ['order', 'title', 'source', 'pick', 'layout', 'showCount', 'status', 'updatedAt'],
    under: { source: ['pick'], layout: ['showCount'] },
    filters: ['title', 'source', 'pick', 'status'],
    export: false,
  },
  form: [
    ['板块', 'Block', ['title', 'subtitle'], ['source', 'pick'], 'layout'],
    ['内容', 'Content', 'books', 'studies', 'compilations', 'articles', 'image'],
    ['展示', 'Display', 'showCount', 'more', 'order'],
  ],
  rules: {
    manualNeedsItems: [
      {
        sheet: 1,
        pick: 'source',
        of: { complete: 'books', study: 'studies', compilation: 'compilations', article: 'articles', picture: 'image' },
        clears: true,
        when: { pick: 'manual' },
      },
      { when: { source: ['article', 'picture'] }, allow: { pick: ['manual'] } },
    ],
    pictureNeedsImageAndMore: [
      { sheet: 2, when: { source: 'picture' }, demand: ['image', 'more'], allow: { layout: ['single'] } },
      { refer: 'more', types: ['!none'], when: { source: 'picture' } },
    ],
    publishNeedsContents: [
      { sheet: 3, by: 'holdsSomethingPublished', on: ['publish'], holds: true },
      { note: ['已下架的内容自动跳过', 'What was withdrawn is passed over'], reader: 'app' },
    ],
    publishedAreLimited: [
      { sheet: 4, limit: { most: 12 }, where: { status: 'published' } },
      { unique: ['title'], among: { status: 'published' } },
    ],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...['title', 'subtitle', 'source', 'pick', 'layout', 'books', 'studies', 'compilations'],
        ...['articles', 'image', 'showCount', 'more', 'order'],
      ] as const,
    },
  },
})
export type YongsSetContent = RecordOf<typeof yongsSetContent>
