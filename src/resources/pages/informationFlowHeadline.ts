import { entity, f, type RecordOf, shelf } from '#declare'
import { reachable } from '#resources/reachable.ts'

/** The headline carousel at the top of the feed; the duty editor sets three to five each morning. */
export const informationFlowHeadline = entity('informationFlowHeadline', ['信息流头条', 'Flow headline'], {
  fields: {
    title: f.text('头条标题', 'Headline', { required: true, max: 28, search: true }),
    summary: f.longText('导语', 'Lead', { max: 60 }),
    bigImage: f.image('头图', 'Picture', { required: true, width: 690, height: 388 }),
    target: f.jump('跳转内容', 'Content', { required: true }),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], exclusive: ['独家', 'Exclusive'] },
      { cover: ['封面报道', 'Cover story'], live: ['直播', 'Live'], latest: ['最新', 'New'] },
    ]),
    tags: f.refs('所在标签页', 'Shown under tags', { to: 'informationFlowTag', required: true, max: 3 }),
    period: f.period('展示时间', 'Display period', { required: true }),
    position: f.order('排序', 'Position'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    push: {
      label: ['生成推送', 'Draft a push'],
      says: ['以头条的标题、导语与跳转生成一条推送草稿。', "Makes a draft push of the headline's title, lead and target."],
    },
  },
  list: {
    under: { title: ['badge', 'target'], exposureCount: ['clickCount'] },
    columns: ['position', 'bigImage', 'title', 'badge', 'tags', 'target', 'period', 'exposureCount', 'clickCount', 'status'],
    filters: ['title', 'badge', 'tags', 'status', 'period'],
    sort: ['position', '-createdAt'],
    export: false,
  },
  calendar: { in: 'placements', at: 'period' },
  form: [
    ['内容', 'Content', 'title', 'summary', 'bigImage', 'target', 'badge'],
    ['投放', 'Delivery', 'tags', 'period'],
  ],
  rules: {
    publishedLimitedPerTag: {
      sheet: 1,
      limit: { most: 5 },
      where: { status: 'published', 'period.end': { gt: { now: '' } } },
      overlap: ['tags', 'period'],
      field: 'tags',
    },
    periodLengthIsLimited: [
      { sheet: 2, carried: 'fields.period' },
      { when: { period: { set: true } }, demand: ['period.start', 'period.end'] },
      {
        compare: ['period.end', '<=', { shift: ['period.start', '+7d'] }],
        field: 'period',
        say: ['头条最多展示 7 天', 'A headline runs 7 days at most'],
      },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['title', 'summary', 'bigImage', 'target', 'badge', 'tags', 'period', 'position'],
      },
    ],
    publishNeedsPublishedTarget: [
      { sheet: 3, ...reachable('target') },
      { unique: ['target'], among: { status: 'published', 'period.end': { gt: { now: '' } } }, overlap: ['period'] },
    ],
    deletableUnlessPublished: { sheet: 4, remove: { in: ['draft', 'withdrawn'] } },
    countsComeFromApp: { from: 'app', fields: ['exposureCount', 'clickCount'] },
  },
})
export type InformationFlowHeadline = RecordOf<typeof informationFlowHeadline>
