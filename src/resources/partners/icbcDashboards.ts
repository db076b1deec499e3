import { dashboard } from '#declare'

const range = { unit: 'day', default: 30, presets: [7, 30, 90], longest: 366, until: 'yesterday' } as const
const sources = { reading: { of: 'icbcData', at: 'day' } } as const
const measures = {
  active: { label: ['学习人数', 'Active members'], distinct: 'user', good: 'up' },
  duration: { label: ['学习总时长', 'Total duration'], sum: 'duration', good: 'up' },
  average: { label: ['人均时长', 'Average duration'], part: ['duration', 'active'], as: 'duration', good: 'up' },
} as const
const branch = 'company'

/** How the members of the bank's branches read and listen. */
export const icbcOverview = dashboard({
  screen: '/partner/ICBCdata/partnerData/Overview',
  range,
  sources,
  measures: {
    ...measures,
    total: { label: ['累计会员', 'Members'], distinct: 'user', at: 'joinedOn', upTo: true, good: 'up' },
    joined: { label: ['新开通会员', 'New members'], distinct: 'user', at: 'joinedOn', good: 'up' },
    activeRate: { label: ['活跃率', 'Active rate'], part: ['active', 'total'], good: 'up' },
  },
  dimensions: { company: branch, contentType: 'contentType' },
  filters: ['company'],
  cards: ['total', 'joined', 'active', 'activeRate', 'duration', 'average'],
  compare: ['before'],
  panels: {
    trend: { kind: 'line', label: ['每日学习时长', 'Duration by day'], measures: ['duration'] },
    members: { kind: 'line', label: ['每日学习人数', 'Active members by day'], measures: ['active'] },
    shares: { kind: 'shares', label: ['内容类型占比', 'By type of content'], by: 'contentType', measures: ['duration'] },
    branches: { kind: 'bars', label: ['各机构', 'By branch'], by: 'company', measures: ['duration', 'active', 'average'] },
  },
})

/** Branches, members or contents in their order. */
export const icbcRanking = dashboard({
  screen: '/partner/ICBCdata/partnerData/ranking',
  range,
  sources,
  measures,
  dimensions: {
    branch,
    member: { path: 'user', label: ['会员', 'Member'], personal: true },
    content: { path: 'contentTitle', label: ['内容', 'Content'] },
  },
  cards: [],
  panels: {
    rows: {
      kind: 'rank',
      label: ['排行', 'Ranking'],
      by: ['branch', 'member', 'content'],
      measures: ['duration', 'average', 'active'],
      choose: true,
      top: [10, 50, 100],
      wide: true,
    },
  },
})

/** How long they read and listen: over time, and how many for how long. */
export const icbcDuration = dashboard({
  screen: '/partner/ICBCdata/partnerData/duration',
  range,
  sources,
  measures,
  dimensions: { company: branch, contentType: 'contentType', user: { path: 'user', personal: true } },
  filters: ['company', 'contentType'],
  cards: ['duration', 'active', 'average'],
  compare: ['before'],
  panels: {
    trend: {
      kind: 'line',
      label: ['学习时长走势', 'Duration over time'],
      measures: ['duration'],
      by: ['company', 'contentType'],
      grain: ['day', 'week', 'month'],
      wide: true,
    },
    bands: {
      kind: 'bands',
      label: ['会员时长分布', 'Members by how long they studied'],
      per: 'user',
      measures: ['duration'],
      steps: [600, 1800, 3600, 10_800],
      labels: [
        ['10 分钟以内', 'Under 10 min'],
        ['10–30 分钟', '10–30 min'],
        ['30–60 分钟', '30–60 min'],
        ['1–3 小时', '1–3 h'],
        ['3 小时以上', '3 h and more'],
      ],
      wide: true,
    },
  },
})
