import { entity, f, type RecordOf, shelf } from '#declare'

/** Topics and subjects recommended on the website; the website editor adds one or two a week. */
export const pcTopic = entity('pcTopic', ['官网推荐话题', 'Website recommended topic'], {
  fields: {
    title: f.text('话题标题', 'Topic', { required: true, max: 30, unique: true, search: true }),
    summary: f.longText('简介', 'Summary', { required: true, max: 120 }),
    imageUrl: f.image('封面', 'Cover', { required: true, width: 380, height: 214 }),
    source: f.choice('话题来源', 'From', 'subject', [
      { subject: ['专题', 'Subject'], topic: ['信息流话题', 'Flow topic'], url: ['外部链接', 'Link'] },
    ]),
    subject: f.ref('专题', 'Subject', { to: 'subject' }),
    topic: f.ref('信息流话题', 'Flow topic', { to: 'informationFlowTopic' }),
    url: f.url('链接', 'Link'),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    viewCount: f.count('浏览数', 'Views'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'imageUrl', 'title', 'source', 'period', 'viewCount', 'status'],
    filters: ['title', 'source', 'status'],
    sort: ['position', '-createdAt'],
  },
  rules: {
    referenceFollowsSource: [
      { sheet: 1, pick: 'source', of: { subject: 'subject', topic: 'topic', url: 'url' } },
      { refer: 'subject', where: { status: 'published' }, on: 'publish', say: ['专题还没有上架', 'The subject is not published'] },
      { refer: 'topic', where: { status: 'published' }, on: 'publish', say: ['话题不在进行中', 'The topic is not open'] },
    ],
    subjectOrTopicOnce: [
      { sheet: 2, unique: ['subject'] },
      { unique: ['topic'] },
      { limit: { most: 12 }, where: { status: 'published' }, overlap: ['period'], field: 'period' },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['title', 'summary', 'imageUrl', 'source', 'subject', 'topic', 'url', 'position', 'viewCount'],
      },
      { note: ['首页展示前 4 个', 'The home page shows the first four'], reader: 'app' },
    ],
    deletableUnlessPublished: [
      { sheet: 3, carried: 'fields.period' },
      { remove: { in: ['draft', 'withdrawn'] } },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
    ],
    countsComeFromApp: [{ from: 'app', fields: ['viewCount'] }, { order: [] }],
  },
})
export type PcTopic = RecordOf<typeof pcTopic>
