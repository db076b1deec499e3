import { dashboard } from '#declare'

const parts = ['listen', 'read', 'video'] as const

/** Study time a user: the same rows as the list, grouped, with days and average; for prizes and rank disputes. */
export const cumulativeTimeDashboard = dashboard({
  screen: '/datas/cumulativeTime/users',
  range: { unit: 'day', default: 30, presets: [7, 30, 90], longest: 366, until: 'yesterday' },
  sources: { times: { of: 'cumulativeTime', at: 'date' } },
  measures: {
    total: { label: ['合计时长', 'Total'], sum: { plus: [...parts] }, as: 'duration', good: 'up' },
    days: { label: ['学习天数', 'Days'], distinct: 'date' },
    average: { label: ['日均时长', 'Average a day'], part: ['total', 'days'], as: 'duration', good: 'up' },
    listen: { label: ['收听时长', 'Listening'], sum: 'listen' },
    read: { label: ['阅读时长', 'Reading'], sum: 'read' },
    video: { label: ['视频时长', 'Video'], sum: 'video' },
    people: { label: ['学习人数', 'Users'], distinct: 'user', good: 'up' },
    each: { label: ['人均时长', 'Average a user'], part: ['total', 'people'], as: 'duration', good: 'up' },
  },
  dimensions: { user: { path: 'user', personal: true }, company: 'company', source: 'source' },
  filters: ['company', 'source'],
  cards: ['total', 'people', 'each'],
  panels: {
    users: {
      kind: 'rank',
      label: ['按用户汇总', 'By user'],
      by: 'user',
      measures: ['total', 'days', 'average', ...parts],
      top: [50, 100, 500],
      wide: true,
    },
  },
  records: '/datas/cumulativeTime',
})
