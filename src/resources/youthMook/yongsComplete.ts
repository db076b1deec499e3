import { entity, f, type RecordOf, shelf } from '#declare'
import { studentAges } from '#resources/choices.ts'

/** One whole mook of the youth series, sold and read complete in the mini-program; editors add one every month or two. */
export const yongsComplete = entity('yongsComplete', ['全本', 'Complete book'], {
  path: 'yongs/complete',
  fields: {
    title: f.text('书名', 'Title', { required: true, max: 30, unique: true, search: true }),
    subtitle: f.text('副书名', 'Subtitle', { max: 40 }),
    volume: f.integer('辑号', 'Volume', { required: true, min: 1, unique: true }),
    cover: f.image('封面', 'Cover', { required: true, width: 600, height: 800 }),
    banner: f.image('详情头图', 'Header picture', { width: 750, height: 500 }),
    authors: f.refs('作者', 'Authors', { to: 'author', max: 10 }),
    isbn: f.text('ISBN', 'ISBN', { pattern: '^97[89]\\d{10}$', unique: true }),
    audience: f.choices('适读人群', 'Readers', { required: true }, studentAges),
    intro: f.richText('内容简介', 'Introduction', { required: true, max: 3000 }),
    epub: f.ref('电子书', 'Epub book', { to: 'epub' }),
    freeChapters: f.integer('试读章数', 'Free chapters', { min: 0, max: 20, default: 1 }),
    trailer: f.video('导读视频', 'Trailer'),
    price: f.money('电子版售价', 'Price', { required: true, min: 0 }),
    linePrice: f.money('划线价', 'List price', { min: 0 }),
    paperGoods: f.ref('纸书商品', 'Printed book', { to: 'shopGoods', onDelete: 'setNull' }),
    publishAt: f.dateTime('上架时间', 'Publish at'),
    sold: f.count('购买人数', 'Sold'),
    readers: f.count('阅读人数', 'Readers'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    preview: {
      on: ['row', 'form'],
      previews: {
        page: 'contents',
        title: 'title',
        subtitle: 'subtitle',
        picture: 'cover',
        body: 'intro',
        facts: ['volume', 'audience'],
        price: 'price',
        below: { entity: 'epubChapter', by: 'epub', of: 'epub', sort: 'position', title: 'title', firstFree: 'freeChapters' },
      },
    },
    study: { label: ['新建共读', 'New study'], on: ['row', 'form'], looks: 'asStudy', begins: 'yongsStudy' },
  },
  list: {
    columns: ['order', 'cover', 'title', 'volume', 'audience', 'price', 'sold', 'readers', 'status', 'publishAt'],
    filters: ['title', 'volume', 'audience', 'authors', 'status'],
    under: { title: ['volume'], price: ['sold'] },
    sort: '-volume',
  },
  form: [
    ['基本信息', 'Basics', 'title', 'subtitle', 'volume', 'authors', 'isbn', 'audience'],
    ['图片与视频', 'Media', 'cover', 'banner', 'trailer'],
    ['内容', 'Content', 'intro', ['epub', 'freeChapters']],
    ['售卖', 'Sale', ['price', 'linePrice'], ['paperGoods', 'publishAt'], 'order'],
  ],
  rules: {
    publishNeedsChapters: [
      { sheet: 1, move: 'publish', needs: ['epub', { some: 'epubChapter', where: { epub: 'epub' } }] },
      { compare: ['freeChapters', '<=', 'epub.chapterCount'], field: 'freeChapters' },
    ],
    priceBelowLinePrice: [
      { sheet: 2, compare: ['price', '<', 'linePrice'] },
      { note: ['售价 0 即免费', 'A price of 0 means free'], reader: 'app' },
    ],
    studiedBooksStayPublished: [
      { sheet: 3, move: 'withdraw', needs: [{ none: 'yongsStudy', where: { book: 'id', status: ['enrolling', 'running'] } }] },
      { note: ['下架后已购买的读者仍可阅读', 'Buyers keep reading'], reader: 'app' },
    ],
    deletableWhenUnused: { sheet: 4, remove: { without: ['sold', 'yongsStudy', 'yongsCompilation', 'yongsBanner'] } },
    onlyAdminChangesPrice: { sheet: 5, may: ['edit price'], who: 'admin', when: { status: 'published' } },
    dearerSetsAreNamed: { by: 'tellsSetsThatCostMore' },
    shownWhilePublished: [
      { from: 'app', fields: ['sold', 'readers'] },
      { fill: 'publishAt', with: { now: '' }, on: 'publish' },
      {
        shown: { status: 'published' },
        gives: [
          ...['title', 'subtitle', 'volume', 'cover', 'banner', 'authors', 'isbn', 'audience', 'intro'],
          ...['epub', 'freeChapters', 'trailer', 'price', 'linePrice', 'publishAt', 'order'],
        ] as const,
      },
    ],
  },
})
export type YongsComplete = RecordOf<typeof yongsComplete>
