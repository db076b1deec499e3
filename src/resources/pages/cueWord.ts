import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences } from '#resources/choices.ts'
import { reachable } from '#resources/reachable.ts'

/** Grey words that roll in the search box of each page; search operators renew them weekly. */
export const cueWord = entity('cueWord', ['搜索框提示词', 'Search box cue word'], {
  fields: {
    word: f.text('提示词', 'Cue word', { required: true, max: 16, search: true }),
    searchTerm: f.text('实际搜索词', 'Searched term', { max: 16 }),
    pageKey: f.choice('所在页面', 'Page', 'all', [
      { all: ['全部页面', 'All pages'], home: ['首页', 'Home'] },
      { course: ['课程频道', 'Course channel'], listen: ['听书频道', 'Listening channel'] },
      { podcast: ['播客频道', 'Podcast channel'], digitalMagazine: ['数字刊', 'Digital magazines'] },
    ]),
    tapAction: f.choice('点击后', 'On tap', 'search', { search: ['搜索该词', 'Search the word'], jump: ['直接跳转', 'Jump'] }),
    target: f.jump('跳转目标', 'Target'),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    searchCount: f.count('触发搜索数', 'Searches'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'word', 'pageKey', 'tapAction', 'target', 'period', 'searchCount', 'status'],
    filters: ['word', 'pageKey', 'tapAction', 'status'],
    sort: ['pageKey', 'position'],
    bulk: ['publish', 'withdraw', 'delete'],
  },
  form: [
    ['词', 'Word', ['word', 'searchTerm'], 'pageKey'],
    ['点击', 'Tap', 'tapAction', 'target'],
    ['投放', 'Delivery', 'audience', 'period'],
  ],
  rules: {
    wordUniqueInPage: { sheet: 1, unique: ['pageKey', 'word'], among: { status: 'published' } },
    fieldsFollowTapAction: [
      { sheet: 2, when: { tapAction: 'jump' }, demand: ['target'], refuse: ['searchTerm'] },
      { when: { tapAction: 'search' }, refuse: ['target'] },
      { fill: 'searchTerm', with: 'word', shown: true, when: { tapAction: 'search' } },
      reachable('target'),
    ],
    publishedLimitedPerPage: [
      { sheet: 3, limit: { most: 10 }, per: ['pageKey'], where: { status: 'published' }, overlap: ['period'], field: 'pageKey' },
      { order: ['pageKey'] },
      { note: ['“全部页面”的词排在该页自己的词之后', "Words of all pages follow the page's own"], reader: 'app' },
    ],
    blockedWordsNeverPublished: [
      {
        sheet: 4,
        move: 'publish',
        needs: [{ none: 'searchWord', where: { type: 'keyword', effect: 'block', status: 'published', word: 'word' } }],
        field: 'word',
        say: ['此词已被屏蔽，见搜索词', 'This word is blocked: see the search words'],
      },
      { remove: { in: ['draft', 'withdrawn'] } },
    ],
    shownWithinPeriod: [
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['word', 'searchTerm', 'pageKey', 'tapAction', 'target', 'audience', 'period', 'position'],
      },
      { from: 'app', fields: ['searchCount'] },
    ],
  },
})
export type CueWord = RecordOf<typeof cueWord>
