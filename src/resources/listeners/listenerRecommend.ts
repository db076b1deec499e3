import { entity, f, type RecordOf, shelf } from '#declare'

const slots = [
  { today: ['今日推荐', 'Today'], hot: ['大家在听', 'What others hear'] },
  { fresh: ['新课上线', 'New courses'], leader: ['领听人推荐', "Leaders' picks"] },
] as const

const contents = ['course', 'audiobook', 'podcast', 'radioStation', 'article', 'issue', 'camp'] as const

/** Hand-picked contents in the slots of the listener page; operators renew today's daily and the others weekly; reached by a button on 听友管理. */
export const listenerRecommend = entity('listenerRecommend', ['听友推荐', 'Listener recommendation'], {
  path: 'listener/remond',
  fields: {
    slot: f.choice('推荐位', 'Slot', 'today', slots),
    link: f.jump('推荐内容', 'Content', { required: true, types: contents }),
    title: f.text('展示标题', 'Shown title', { max: 24, search: true }),
    reason: f.text('推荐语', 'Why', { max: 30 }),
    leader: f.ref('推荐听友', 'Recommended by', { to: 'listener', onDelete: 'setNull' }),
    cover: f.image('展示图', 'Cover', { width: 320, height: 320 }),
    badge: f.text('角标', 'Badge', { max: 4 }),
    period: f.period('展示时间', 'Shown during'),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    pick: {
      label: ['批量选内容', 'Pick contents'],
      on: 'list',
      asks: {
        kind: f.choice('内容类型', 'Kind of content', 'course', [
          { course: ['课程', 'Course'], audiobook: ['听书', 'Audiobook'] },
          { podcast: ['播客单集', 'Podcast episode'], article: ['文章', 'Article'] },
        ]),
      },
      picks: { from: 'contents', adds: 'addContents' },
    },
  },
  list: {
    columns: ['cover', 'title', 'slot', 'link', 'reason', 'leader', 'period', 'clicks', 'status', 'order'],
    under: { reason: ['leader'] },
    filters: ['slot', 'title', 'status', 'period'],
    sort: ['slot', 'order'],
    export: false,
  },
  form: [
    ['内容', 'Content', 'slot', 'link', ['title', 'reason'], 'leader'],
    ['展示', 'Display', 'cover', 'badge', 'period', ['order', 'clicks']],
  ],
  rules: {
    linkOfAllowedType: [
      { sheet: 1, carried: 'fields.link' },
      { by: 'takesTitle' },
      { note: ['没有展示图时显示内容自己的封面', "Without a picture the content's own is shown"], reader: 'app' },
    ],
    linkOncePerSlot: [
      { sheet: 2, unique: ['slot', 'link'], among: { status: 'published' }, field: 'link' },
      {
        limit: { most: { byChoice: 'slot', of: { today: 1, hot: 10, fresh: 10, leader: 10 } } },
        per: ['slot'],
        where: { status: 'published' },
        field: 'slot',
      },
    ],
    leaderSlotNeedsLeader: [
      { sheet: 3, when: { slot: 'leader' }, demand: ['leader'], otherwise: 'refuse' },
      { refer: 'leader', where: { status: 'active', level: 'leader' } },
    ],
    orderedWithinSlot: [{ sheet: 4, order: ['slot'] }, { carried: 'fields.period' }],
    shownWithinPeriod: [
      { from: 'app', fields: ['clicks'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['slot', 'link', 'title', 'reason', 'leader', 'cover', 'badge', 'period', 'order'],
      },
    ],
  },
})
export type ListenerRecommend = RecordOf<typeof listenerRecommend>
