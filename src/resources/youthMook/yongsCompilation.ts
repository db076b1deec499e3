import { entity, f, type RecordOf, shelf } from '#declare'
import { studentAges } from '#resources/choices.ts'

/** A themed selection of books, articles and episodes, free or sold as a set; editors make one a month. */
export const yongsCompilation = entity('yongsCompilation', ['合辑', 'Compilation'], {
  path: 'yongs/compilation',
  fields: {
    title: f.text('合辑名称', 'Title', { required: true, max: 24, unique: true, search: true }),
    brief: f.text('一句话介绍', 'Brief', { required: true, max: 40 }),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    intro: f.richText('合辑介绍', 'Introduction', { max: 3000 }),
    theme: f.choice('主题', 'Theme', { required: true }, [
      { history: ['历史', 'History'], science: ['科学', 'Science'], literature: ['文学', 'Literature'] },
      { society: ['社会', 'Society'], mind: ['心理成长', 'Growing up'], art: ['艺术', 'Art'] },
    ]),
    audience: f.choices('适读人群', 'Readers', { required: true }, studentAges),
    books: f.refs('全本', 'Complete books', { to: 'yongsComplete', max: 20 }),
    items: f.list('其他内容', 'Other contents', 30, [
      { title: f.text('展示标题', 'Shown title', { max: 30 }) },
      { reason: f.text('推荐语', 'Why', { max: 30 }), link: f.jump('内容', 'Content', { required: true }) },
    ]),
    sale: f.choice('售卖方式', 'Sale', 'single', [
      { free: ['免费', 'Free'], single: ['各自购买', 'Bought singly'], set: ['整套售卖', 'Sold as a set'] },
    ]),
    price: f.money('套装价', 'Set price', { min: 1 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    sold: f.count('购买人数', 'Sold'),
    views: f.count('浏览量', 'Views'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: { copy: { runs: 'copy' } },
  list: {
    columns: ['order', 'cover', 'title', 'theme', 'audience', 'sale', 'price', 'sold', 'views', 'status'],
    under: { theme: ['audience'], sale: ['price'], sold: ['views'] },
    filters: ['title', 'theme', 'audience', 'sale', 'status'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'brief', 'cover', 'intro', 'theme', 'audience', 'shareImg'],
    ['内容', 'Contents', 'books', 'items'],
    ['售卖', 'Sale', ['sale', 'price'], 'order'],
  ],
  rules: {
    publishNeedsContents: [
      { sheet: 1, by: 'holdsTwoPublished', on: ['publish'], holds: true },
      { refer: 'items.link', types: ['article', 'podcast', 'audiobook', 'course', 'issue'] },
    ],
    setIsCheaperThanBooks: [
      { sheet: 2, pick: 'sale', of: { free: null, single: null, set: 'price' }, clears: true },
      { each: 'books', least: 2, when: { sale: 'set' } },
      { by: 'isCheaperThanItsBooks' },
      { see: 'yongsComplete#dearerSetsAreNamed' },
    ],
    pricedBooksAreNeverFree: { sheet: 3, by: 'givesNoPricedBookFree' },
    frozenOnceSold: [
      { sheet: 4, oneWay: 'books', only: 'add', once: { sold: { gt: 0 } } },
      { freeze: ['sale'], once: { sold: { gt: 0 } } },
      { remove: { without: ['sold', 'yongsBanner'] } },
    ],
    shownWhilePublished: [
      { from: 'app', fields: ['sold', 'views'] },
      {
        shown: { status: 'published' },
        gives: ['title', 'brief', 'cover', 'intro', 'theme', 'audience', 'books', 'items', 'sale', 'price', 'shareImg', 'order'],
      },
    ],
  },
})
export type YongsCompilation = RecordOf<typeof yongsCompilation>
