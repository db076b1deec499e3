import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, leaderboards, platforms } from '#resources/choices.ts'
import { reachable } from '#resources/reachable.ts'

/** Placements on the search page, before a search (discover) and above its results; search operators tend them twice a week. */
export const searchSlot = entity('searchSlot', ['搜索推荐位', 'Search slot'], {
  fields: {
    slot: f.choice('位置', 'Slot', { required: true }, [
      { discover: ['搜索发现', 'Search discover'], result: ['搜索结果', 'Search result'] },
    ]),
    title: f.text('标题', 'Title', { required: true, max: 20, search: true }),
    style: f.choice('样式', 'Style', 'card', [
      { word: ['词条', 'Word'], card: ['图文卡片', 'Card'], banner: ['通栏图', 'Banner'], rank: ['榜单', 'Ranking'] },
    ]),
    recommend: f.text('推荐语', 'Recommendation', { max: 40 }),
    target: f.jump('跳转目标', 'Target'),
    board: f.choice('榜单', 'Ranking', leaderboards),
    triggerWords: f.tags('触发词', 'Trigger words', { max: 30, pattern: '^.{1,15}$' }),
    match: f.choice('匹配方式', 'Match', { default: 'exact' }, { exact: ['完全一致', 'Exact'], contain: ['包含', 'Contains'] }),
    imageUrl: f.image('图片', 'Picture', { width: 690, height: 200 }),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], hot: ['热', 'Hot'], latest: ['新', 'New'], recommend: ['荐', 'Pick'] },
    ]),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    tryWord: {
      label: ['试搜', 'Try a word'],
      on: 'list',
      looks: 'tryWord',
      says: ['看这个词现在会出哪些推荐位，最多 3 条。', 'Which slots answer this word now, three at most.'],
      asks: { word: f.text('搜索词', 'Word', { required: true, max: 30 }) },
    },
  },
  list: {
    columns: [
      'position',
      'imageUrl',
      'title',
      'style',
      'triggerWords',
      'target',
      'badge',
      'period',
      'exposureCount',
      'clickCount',
      'status',
    ],
    under: { title: ['style', 'badge'], triggerWords: ['target'], exposureCount: ['clickCount'] },
    filters: ['title', 'style', 'status', 'triggerWords'],
  },
  form: [
    ['内容', 'Content', ['slot', 'title'], 'style', 'recommend', 'target', 'board', 'imageUrl', 'badge'],
    ['触发', 'Trigger', 'triggerWords', 'match'],
    ['投放', 'Delivery', 'platforms', 'audience', 'period'],
  ],
  fixed: { slot: { discover: '/administer/searchDiscover', result: '/administer/searchResult' } },
  rules: {
    resultNeedsTriggerWords: { sheet: 1, when: { slot: 'result' }, demand: ['triggerWords'], otherwise: 'refuse' },
    fieldsFollowStyle: [
      { sheet: 2, when: { style: 'rank' }, demand: ['board'], otherwise: 'refuse' },
      { when: { style: { not: 'rank' } }, demand: ['target'], otherwise: 'refuse' },
      { when: { style: ['card', 'banner'] }, demand: ['imageUrl'] },
    ],
    publishedLimitedPerSlot: [
      { sheet: 3, limit: { most: 12 }, where: { status: 'published', slot: 'discover' } },
      {
        limit: { most: 3 },
        where: { status: 'published', slot: 'result' },
        overlap: ['triggerWords', 'platforms', 'audience', 'period'],
        field: 'triggerWords',
      },
      { order: ['slot'] },
    ],
    publishNeedsPublishedTarget: [
      { sheet: 4, ...reachable('target') },
      {
        move: 'publish',
        needs: [{ some: 'rank', where: { board: 'board', hidden: false } }],
        when: { style: 'rank' },
        field: 'board',
        say: ['该榜单还没有数据', 'This ranking has no data yet'],
      },
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
    ],
    deletableUnlessPublished: { sheet: 5, remove: { in: ['draft', 'withdrawn'] } },
    shownWithinPeriod: [
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: [
          ...(['slot', 'title', 'style', 'recommend', 'target', 'board', 'triggerWords', 'match'] as const),
          ...(['imageUrl', 'badge', 'platforms', 'audience', 'period', 'position'] as const),
        ],
      },
      { from: 'app', fields: ['exposureCount', 'clickCount'] },
    ],
  },
})
export type SearchSlot = RecordOf<typeof searchSlot>
