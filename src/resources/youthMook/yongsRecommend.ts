import { entity, f, type RecordOf, shelf } from '#declare'

/** Which studies stand in the recommendation slots of the mini-program; operators change them with each new study. */
export const yongsRecommend = entity('yongsRecommend', ['共读推荐', 'Study recommendation'], {
  path: 'yongs/completeStudyRecommend',
  fields: {
    slot: f.choice('推荐位', 'Slot', 'home', [
      { home: ['首页主推', 'Home'], book: ['全本详情页', 'Book page'], finish: ['完成页', 'Finish page'] },
    ]),
    study: f.ref('共读', 'Study', { to: 'yongsStudy', required: true, onDelete: 'cascade' }),
    books: f.refs('出现在哪些全本', 'On which books', { to: 'yongsComplete', onDelete: 'setNull' }),
    title: f.text('展示标题', 'Shown title', { max: 24, search: true }),
    reason: f.text('推荐语', 'Why', { max: 30 }),
    image: f.image('推荐图', 'Picture', { required: true, width: 690, height: 300 }),
    period: f.period('展示时间', 'Shown during'),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['order', 'slot', 'image', 'title', 'study', 'reason', 'period', 'clicks', 'status'],
    filters: ['slot', 'study', 'title', 'status', 'period'],
    under: { study: ['reason'], period: ['clicks'] },
    sort: ['slot', 'order'],
    export: false,
  },
  form: [
    ['推荐', 'Recommendation', ['slot', 'study'], 'books', ['title', 'reason']],
    ['展示', 'Display', 'image', 'period', 'order'],
  ],
  rules: {
    studyOncePerSlot: [
      { sheet: 1, unique: ['slot', 'study'] },
      { limit: { most: 5 }, per: ['slot'], where: { status: 'published' }, field: 'slot' },
      { order: ['slot'] },
    ],
    publishNeedsOpenStudy: [
      { sheet: 2, move: 'publish', needs: [{ is: { 'study.status': ['enrolling', 'running'] } }] },
      { follows: 'study', leaves: ['enrolling', 'running'], does: 'withdraw' },
    ],
    booksForBookSlot: [
      { sheet: 3, when: { slot: { not: 'book' } }, refuse: ['books'] },
      { note: ['不选全本即出现在所有全本', 'No book chosen means all of them'], reader: 'app' },
      { fill: 'title', with: 'study.title', shown: true },
    ],
    endsAfterStart: { sheet: 4, carried: 'fields.period' },
    shownWithinPeriod: [
      { from: 'app', fields: ['clicks'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['slot', 'study', 'books', 'title', 'reason', 'image', 'period', 'order'],
      },
    ],
  },
})
export type YongsRecommend = RecordOf<typeof yongsRecommend>
