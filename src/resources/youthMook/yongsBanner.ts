import { entity, f, type RecordOf, shelf } from '#declare'

/** The carousel on the youth mook home and study pages; changed with each new book or study. */
export const yongsBanner = entity('yongsBanner', ['青年读本Banner', 'Youth mook banner'], {
  path: 'yongs/setBanner',
  fields: {
    page: f.choice('所在页面', 'Page', 'home', { home: ['首页', 'Home'], study: ['共读页', 'Study'] }),
    title: f.text('名称', 'Name', { required: true, max: 20, search: true }),
    image: f.image('Banner图', 'Picture', { required: true, width: 690, height: 320 }),
    target: f.choice('跳转到', 'Leads to', 'complete', [
      { complete: ['全本', 'Complete book'], study: ['共读', 'Study'] },
      { compilation: ['合辑', 'Compilation'], link: ['其他跳转', 'Other'], none: ['不跳转', 'Nowhere'] },
    ]),
    book: f.ref('全本', 'Complete book', { to: 'yongsComplete' }),
    study: f.ref('共读', 'Study', { to: 'yongsStudy' }),
    compilation: f.ref('合辑', 'Compilation', { to: 'yongsCompilation' }),
    link: f.jump('其他跳转', 'Other link'),
    period: f.period('展示时间', 'Shown during', { required: true }),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['order', 'page', 'image', 'title', 'target', 'book', 'study', 'compilation', 'link', 'period', 'clicks', 'status'],
    filters: ['page', 'title', 'target', 'status', 'period'],
    under: { target: ['book', 'study', 'compilation', 'link'], period: ['clicks'] },
    sort: ['page', 'order'],
    export: false,
  },
  form: [
    ['图片', 'Picture', ['page', 'title'], 'image'],
    ['跳转', 'Target', ['target', 'book'], ['study', 'compilation'], 'link'],
    ['展示', 'Display', 'period', 'order'],
  ],
  rules: {
    referenceFollowsTarget: [
      {
        sheet: 1,
        pick: 'target',
        of: { complete: 'book', study: 'study', compilation: 'compilation', link: 'link', none: null },
        clears: true,
      },
      { refer: 'book', where: { status: 'published' } },
      { refer: 'study', where: { status: ['enrolling', 'running'] } },
      { refer: 'compilation', where: { status: 'published' } },
      { refer: 'link', types: ['!none'] },
      {
        move: 'publish',
        needs: [
          { is: { 'book.status': 'published' }, when: { target: 'complete' } },
          { is: { 'study.status': ['enrolling', 'running'] }, when: { target: 'study' } },
          { is: { 'compilation.status': 'published' }, when: { target: 'compilation' } },
        ],
      },
    ],
    publishedLimitedPerPage: [
      { sheet: 2, limit: { most: 6 }, per: ['page'], where: { status: 'published' }, field: 'page' },
      { order: ['page'] },
    ],
    endsAfterStart: [
      { sheet: 3, carried: 'fields.period' },
      {
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['展示时间已过，请先修改', 'Its time is over: change it first'],
        field: 'period',
      },
      { at: 'period.end', does: 'withdraw', when: { status: 'published' } },
    ],
    deletableUnlessPublished: { sheet: 4, remove: { in: ['draft', 'withdrawn'] } },
    shownWithinPeriod: [
      { from: 'app', fields: ['clicks'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['page', 'title', 'image', 'target', 'book', 'study', 'compilation', 'link', 'period', 'order'],
      },
    ],
  },
})
export type YongsBanner = RecordOf<typeof yongsBanner>
