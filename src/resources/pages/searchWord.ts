import { entity, f, type RecordOf, shelf } from '#declare'

/** Trending words shown under the search box, and keywords that steer what a search finds; reviewed daily against the search figures. */
export const searchWord = entity('searchWord', ['搜索词', 'Search word'], {
  fields: {
    type: f.choice('类型', 'Type', { required: true }, { trending: ['热搜词', 'Trending word'], keyword: ['关键词', 'Keyword'] }),
    word: f.text('词语', 'Word', { required: true, max: 15, search: true }),
    effect: f.choice('作用', 'Effect', 'search', [
      { search: ['普通搜索', 'Plain search'], top: ['结果置顶', 'Put results on top'] },
      { redirect: ['直达跳转', 'Redirect'], block: ['屏蔽', 'Block'] },
    ]),
    synonyms: f.tags('同义词', 'Synonyms', { max: 20 }),
    target: f.jump('直达目标', 'Redirect target'),
    results: f.list('置顶结果', 'Results on top', 10, [
      { target: f.jump('内容', 'Content', { required: true }), recommend: f.text('推荐语', 'Recommendation', { max: 30 }) },
    ]),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], hot: ['热', 'Hot'], latest: ['新', 'New'], boom: ['爆', 'Boom'], recommend: ['荐', 'Pick'] },
    ]),
    heat: f.integer('人工热度', 'Set heat', { min: 0, max: 9999999, default: 0 }),
    pinnedRank: f.integer('固定名次', 'Fixed place', { min: 1, max: 20 }),
    period: f.period('生效时间', 'In force'),
    searchCount: f.count('近7日搜索数', 'Searches in 7 days'),
    resultCount: f.count('结果数', 'Results found'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    importWords: {
      label: ['批量导入', 'Import'],
      on: 'list',
      later: 'adds words from a csv or xlsx (word, badge, heat), reports duplicates and words over length',
    },
    toTrending: { label: ['转为热搜', 'Make trending'], later: 'copies a keyword as a trending draft' },
  },
  list: {
    columns: ['pinnedRank', 'word', 'effect', 'badge', 'heat', 'searchCount', 'resultCount', 'period', 'status'],
    filters: ['word', 'effect', 'badge', 'status'],
    sort: ['pinnedRank', '-heat', '-searchCount'],
    bulk: ['publish', 'withdraw', 'delete'],
  },
  form: [
    ['词', 'Word', ['type', 'word'], 'synonyms', ['badge', 'heat'], 'pinnedRank'],
    ['作用', 'Effect', 'effect', 'target', 'results'],
    ['生效', 'In force', 'period'],
  ],
  fixed: { type: { trending: '/administer/trendingWords', keyword: '/administer/keywords' } },
  standIn: true,
})
export type SearchWord = RecordOf<typeof searchWord>
