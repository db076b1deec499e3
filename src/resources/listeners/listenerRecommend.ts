import { entity, f, type RecordOf, shelf } from '#declare'

/** Hand-picked contents in the slots of the listener page; operators renew today's daily and the others weekly; reached by a button on 听友管理. */
export const listenerRecommend = entity('listenerRecommend', ['听友推荐', 'Listener recommendation'], {
  path: 'listener/remond',
  fields: {
    slot: f.choice('推荐位', 'Slot', 'today', [
      { today: ['今日推荐', 'Today'], hot: ['大家在听', 'What others hear'] },
      { fresh: ['新课上线', 'New courses'], leader: ['领听人推荐', "Leaders' picks"] },
    ]),
    link: f.jump('推荐内容', 'Content', { required: true }),
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
      later: 'searches courses, audiobooks, podcasts and articles; adds the chosen ones as drafts of the slot',
    },
  },
  list: {
    columns: ['order', 'slot', 'cover', 'title', 'link', 'reason', 'period', 'clicks', 'status'],
    filters: ['slot', 'title', 'status', 'period'],
    sort: ['slot', 'order'],
    export: false,
  },
  form: [
    ['内容', 'Content', 'slot', 'link', ['title', 'reason'], 'leader'],
    ['展示', 'Display', 'cover', 'badge', 'period', 'order'],
  ],
  standIn: true,
})
export type ListenerRecommend = RecordOf<typeof listenerRecommend>
