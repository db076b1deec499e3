import { entity, f, type RecordOf, shelf } from '#declare'

/** The carousel on top of the listener page; operators change it weekly; reached by a button on 听友管理. */
export const listenerBanner = entity('listenerBanner', ['听友Banner', 'Listener banner'], {
  path: 'listener/banner',
  fields: {
    title: f.text('名称', 'Name', { required: true, max: 20, search: true }),
    image: f.image('Banner图', 'Picture', { required: true, width: 702, height: 280 }),
    link: f.jump('跳转', 'Link', { required: true, help: ['“不跳转”仅用于点了没有反应的图片', '"No link" is for a picture nobody taps'] }),
    levels: f.choices('可见等级', 'Seen by', { required: true }, [
      { visitor: ['非听友', 'Not a listener'], basic: ['普通听友', 'Listener'] },
      { senior: ['资深听友', 'Senior listener'], leader: ['领听人', 'Leader'] },
    ]),
    period: f.period('展示时间', 'Shown during', { required: true }),
    views: f.count('曝光数', 'Views'),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['image', 'title', 'link', 'levels', 'period', 'views', 'clicks', 'status', 'order'],
    under: { views: ['clicks'] },
    filters: ['title', 'levels', 'status', 'period'],
    sort: 'order',
    export: false,
  },
  form: [
    ['图片', 'Picture', 'title', 'image', 'link'],
    ['展示', 'Display', 'levels', 'period', 'order'],
    ['数据', 'Figures', ['views', 'clicks']],
  ],
  rules: {
    publishedAreLimited: { sheet: 1, limit: { most: 8 }, where: { status: 'published' }, field: 'period' },
    endsAfterStart: [
      { sheet: 2, carried: 'fields.period' },
      {
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['展示时间已过，请先修改', 'Its time is over: change it first'],
        field: 'period',
      },
      { at: 'period.end', does: 'withdraw', when: { status: 'published' } },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '+3d' } } }, as: ['3天内结束', 'Ends within 3 days'] },
    ],
    deadLinkIsMarked: [
      { sheet: 3, note: ['无跳转的图片点了没有反应', 'A picture without a link does nothing when it is tapped'], reader: 'app' },
      { mark: { 'link.status': ['draft', 'withdrawn', 'offShelf', 'hidden', 'ended', 'cancelled'] }, as: ['跳转已失效', 'Link is dead'] },
    ],
    deletableUnlessPublished: { sheet: 4, remove: { in: ['draft', 'withdrawn'] } },
    shownWithinPeriod: [
      { from: 'app', fields: ['views', 'clicks'] },
      { shown: { status: 'published', period: { has: { now: '' } } }, gives: ['title', 'image', 'link', 'levels', 'period', 'order'] },
    ],
  },
})
export type ListenerBanner = RecordOf<typeof listenerBanner>
