import { entity, f, type RecordOf, shelf } from '#declare'
import { reachable } from '#resources/reachable.ts'

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
    importWords: { label: ['批量导入', 'Import'], on: 'list', page: '/datas/import?kind=searchWord' },
    toTrending: {
      label: ['转为热搜', 'Make trending'],
      when: { type: 'keyword', effect: { not: 'block' } },
      otherwise: ['只有未屏蔽的关键词可以转为热搜', 'Only a keyword that is not blocked becomes trending'],
    },
  },
  list: {
    under: { word: ['badge', 'synonyms'], searchCount: ['resultCount'] },
    columns: [
      ['pinnedRank', 'word', 'badge', 'synonyms', 'effect', 'target', 'results', 'heat', 'searchCount', 'resultCount'],
      ['period', 'status'],
    ],
    filters: ['word', 'effect', 'badge', 'status'],
    edit: ['pinnedRank', 'heat'],
    sort: ['pinnedRank', '-heat', '-searchCount'],
    bulk: ['publish', 'withdraw', 'delete'],
  },
  form: [
    ['词', 'Word', ['type', 'word'], 'synonyms', ['badge', 'heat'], 'pinnedRank'],
    ['作用', 'Effect', 'effect', 'target', 'results'],
    ['生效', 'In force', 'period'],
  ],
  fixed: { type: { trending: '/administer/trendingWords', keyword: '/administer/keywords' } },
  rules: {
    wordUniqueInType: [
      { sheet: 1, unique: ['type', 'word'] },
      { unique: ['word', 'synonyms'], pooled: true, among: { type: 'trending' } },
      { unique: ['word', 'synonyms'], pooled: true, among: { type: 'keyword' } },
    ],
    effectFollowsType: [
      { sheet: 2, when: { type: 'trending' }, allow: { effect: ['search', 'redirect'] } },
      { when: { type: 'keyword' }, refuse: ['pinnedRank'], allow: { badge: ['none'], heat: [0] } },
    ],
    fieldsFollowEffect: [
      { sheet: 3, pick: 'effect', of: { redirect: 'target', top: 'results', search: null, block: null } },
      reachable('target'),
      reachable('results.target'),
    ],
    blockedWordsNeverPublished: [
      {
        sheet: 4,
        move: 'publish',
        needs: [{ none: 'searchWord', where: { type: 'keyword', effect: 'block', status: 'published', word: 'word' } }],
        when: { type: 'trending' },
        field: 'word',
        say: ['此词已被屏蔽', 'This word is blocked'],
      },
      { by: 'namesWhatIsWithdrawn', warn: true },
      { by: 'withdrawsBlocked' },
    ],
    trendingAreLimited: [
      { sheet: 5, limit: { most: 20 }, where: { type: 'trending', status: 'published' } },
      { unique: ['pinnedRank'], among: { type: 'trending', status: 'published' }, overlap: ['period'] },
      { note: ['其余按热度加搜索数排列', 'The others stand by heat plus searches'], reader: 'app' },
    ],
    countsComeFromApp: { sheet: 6, from: 'app', fields: ['searchCount', 'resultCount'] },
    shownWithinPeriod: [
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { remove: { in: ['draft', 'withdrawn'] } },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          ...(['type', 'word', 'effect', 'synonyms', 'target', 'results', 'badge', 'heat', 'pinnedRank'] as const),
          ...(['period', 'searchCount'] as const),
        ],
      },
    ],
  },
})
export type SearchWord = RecordOf<typeof searchWord>
