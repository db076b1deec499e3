import { entity, f, type RecordOf, shelf } from '#declare'
import { bookKinds } from '#resources/choices.ts'

/** A book the reading club reads or recommends, by month; edited by the club's editors, some twenty a month. */
export const doreadBook = entity('doreadBook', ['书单图书', 'Club book'], {
  fields: {
    title: f.text('书名', 'Title', { required: true, max: 60, search: true }),
    bookAuthor: f.text('作者', 'Author', { required: true, max: 60, search: true }),
    translator: f.text('译者', 'Translator', { max: 40 }),
    publisher: f.text('出版社', 'Publisher', { required: true, max: 40 }),
    producer: f.text('出品方', 'Producer', { max: 40 }),
    isbn: f.text('ISBN', 'ISBN', { required: true, unique: true, pattern: '^97[89]\\d{10}$' }),
    publishDate: f.date('出版日期', 'Published on'),
    listPrice: f.money('定价', 'List price', { min: 0 }),
    cover: f.image('封面', 'Cover', { required: true, width: 400, height: 560 }),
    month: f.text('所属月份', 'Month', { required: true, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
    bookKind: f.choice('类别', 'Kind', 'literature', bookKinds),
    recommender: f.ref('推荐人', 'Recommended by', { to: 'doreadName' }),
    reason: f.longText('推荐语', 'Reason', { required: true, max: 300 }),
    introduction: f.richText('内容介绍', 'Introduction'),
    doubanScore: f.decimal('豆瓣评分', 'Douban score', { min: 0, max: 10 }),
    buyTarget: f.jump('购买跳转', 'Buy'),
    epub: f.ref('电子书', 'Ebook', { to: 'epub', onDelete: 'setNull' }),
    audiobook: f.ref('听书', 'Audiobook', { to: 'audiobook', onDelete: 'setNull' }),
    position: f.order('排序', 'Position'),
    judgeCount: f.count('评测数', 'Judgements', { of: { count: 'readJudge', where: { status: 'published' } } }),
    judgeScore: f.computed('评测均分', 'Mean score', {
      as: 'decimal',
      from: { mean: 'totalScore', over: 'readJudge', where: { status: 'published' }, digits: 1 },
    }),
    commentCount: f.count('评论数', 'Comments', { of: { count: 'doreadComment', where: { status: 'passed' } } }),
  },
  ...shelf(),
  actions: {
    judges: { label: ['查看评测', 'Judgements'], opens: 'readJudge', by: 'book' },
    importBooks: { label: ['导入书单', 'Import books'], on: 'list', page: '/datas/import?kind=doreadBook', leaves: ['cover'] },
  },
  list: {
    columns: [
      ['cover', 'title', 'bookAuthor', 'publisher', 'month', 'bookKind'],
      ['recommender', 'judgeScore', 'judgeCount', 'commentCount', 'status', 'position'],
    ],
    filters: ['title', 'bookAuthor', 'month', 'bookKind', 'status'],
    sort: ['-month', 'position'],
  },
  form: [
    ['图书', 'Book', 'title', 'bookAuthor', 'translator', 'publisher', 'producer', 'isbn', ['publishDate', 'listPrice'], 'cover'],
    ['推荐', 'Recommendation', 'month', ['bookKind', 'recommender'], 'reason', 'introduction', ['doubanScore', 'position']],
    ['关联', 'Related', 'buyTarget', ['epub', 'audiobook']],
  ],
  rules: {
    isbnIsValid: [
      { sheet: 1, format: 'isbn', is: 'isbn' },
      { limit: { most: 30 }, per: ['month'], where: { status: 'published' }, field: 'month' },
      {
        refer: 'recommender',
        where: { status: 'active', nameKind: ['leader', 'judge'] },
        say: ['推荐人须为有效的领读人或评委', 'Only an active leader or judge recommends'],
      },
    ],
    listedBooksStayPublished: [
      { sheet: 2, move: 'publish', needs: ['cover'] },
      {
        move: 'withdraw',
        needs: [{ none: 'doreadMonthly', where: { 'books.book': 'id', status: 'published' } }],
        say: ['该书在已发布的月度榜单上', 'It stands on a published monthly list'],
      },
      { remove: { without: ['references'] } },
    ],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'bookAuthor',
        'translator',
        'publisher',
        'producer',
        'isbn',
        'publishDate',
        'listPrice',
        'cover',
        'month',
        'bookKind',
        'recommender',
        'reason',
        'introduction',
        'doubanScore',
        'buyTarget',
        'epub',
        'audiobook',
        'position',
        'judgeCount',
        'judgeScore',
        'commentCount',
      ],
    },
  },
})
export type DoreadBook = RecordOf<typeof doreadBook>
