import { entity, f, type RecordOf, shelf } from '#declare'

/** The club's ranked list of books for one month, published at the month's end. */
export const doreadMonthly = entity('doreadMonthly', ['月度榜单', 'Monthly list'], {
  fields: {
    month: f.text('月份', 'Month', { required: true, unique: true, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', search: true }),
    title: f.text('榜单标题', 'Title', { required: true, max: 30, search: true }),
    imageUrl: f.image('榜单头图', 'Header picture', { required: true, width: 1125, height: 633 }),
    foreword: f.longText('卷首语', 'Foreword', { max: 500 }),
    books: f.list(
      '上榜图书',
      'Books',
      { required: true, min: 1, max: 20 },
      {
        book: f.ref('图书', 'Book', { required: true, to: 'doreadBook' }),
        reason: f.text('上榜理由', 'Reason', { required: true, max: 80 }),
        badge: f.choice('标记', 'Badge', { default: 'nothing' }, [
          { nothing: ['无', 'None'], best: ['月度之书', 'Book of the month'] },
          { fresh: ['新上榜', 'New'], children: ['亲子之选', 'For families'] },
        ]),
      },
    ),
    publishAt: f.dateTime('发布时间', 'Publishing time'),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    bookCount: f.computed('图书数', 'Books', { as: 'integer', from: { length: 'books' } }),
    visitCount: f.count('访问量', 'Visits'),
  },
  ...shelf(['已发布', 'Published'], ['已撤回', 'Withdrawn']),
  actions: {
    fillByScore: { label: ['按评测均分生成', 'Fill by score'], on: 'form', offers: 'fillByScore' },
    poster: {
      label: ['生成海报', 'Make poster'],
      when: { status: 'published' },
      otherwise: ['榜单发布后才能生成海报，二维码才打得开', 'A list is published first: its QR code leads nowhere before'],
      looks: 'poster',
    },
  },
  list: {
    columns: ['imageUrl', 'month', 'title', 'bookCount', 'visitCount', 'publishAt', 'status'],
    filters: ['month', 'title', 'status', 'publishAt'],
    sort: '-month',
  },
  calendar: { in: 'editorial', at: 'publishAt', due: ['draft'] },
  form: [
    ['榜单', 'List', 'month', 'title', 'imageUrl', 'foreword', 'publishAt'],
    ['图书', 'Books', 'books'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
  ],
  rules: {
    booksAreRecent: [
      { sheet: 1, each: 'books', distinct: ['book'] },
      { refer: 'books.book', where: { status: 'published' } },
      { by: 'booksAreOfLateMonths' },
    ],
    oneBookOfTheMonth: [
      { sheet: 2, each: 'books', first: { badge: 'best' } },
      { by: 'oneBookOfTheMonth' },
      {
        move: 'publish',
        needs: [[{ length: 'books' }, '>=', 5]],
        say: ['至少 5 本书才能发布', 'A list is published with five books or more'],
      },
      { refer: 'books.book', where: { status: 'published' }, on: 'publish', say: ['榜单中有书已下架', 'A book of the list is withdrawn'] },
      { fill: 'publishAt', with: { now: '' }, on: 'publish' },
      { mark: { status: 'published', publishAt: { gt: { now: '' } } }, as: ['待发布', 'Scheduled'] },
      {
        shown: { status: 'published', any: [{ publishAt: { set: false } }, { publishAt: { lte: { now: '' } } }] },
        gives: ['month', 'title', 'imageUrl', 'foreword', 'books', 'publishAt', 'shareTitle', 'shareImg', 'bookCount', 'visitCount'],
      },
    ],
    readOnlyOncePublished: [
      { sheet: 3, lock: { status: 'published' }, but: ['books.reason', 'imageUrl', 'shareImg'] },
      { remove: { in: ['draft'] } },
    ],
    countsComeFromApp: { from: 'app', fields: ['visitCount'] },
  },
})
export type DoreadMonthly = RecordOf<typeof doreadMonthly>
