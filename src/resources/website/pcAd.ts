import { entity, f, type RecordOf, shelf } from '#declare'

/** Full-width and fixed ads of the website; the website editor books them per campaign. */
export const pcAd = entity('pcAd', ['官网广告', 'Website ad'], {
  fields: {
    type: f.choice('广告类型', 'Type', { required: true }, { full: ['通栏广告', 'Full-width'], fixed: ['固定广告', 'Fixed'] }),
    name: f.text('广告名称', 'Ad name', { required: true, max: 30, unique: true, search: true }),
    place: f.choice('广告位', 'Place', { required: true }, [
      { homeTop: ['首页顶部', 'Home top'], homeMiddle: ['首页中部', 'Home middle'], articleEnd: ['文章页底部', 'Article end'] },
      { courseTop: ['课程页顶部', 'Course top'], floatRight: ['右侧悬浮', 'Right float'], floatBottom: ['底部悬浮', 'Bottom float'] },
    ]),
    imageUrl: f.image('通栏图', 'Full-width picture', { width: 1200, height: 120 }),
    imageUrl1: f.image('固定广告图', 'Fixed picture', { width: 160, height: 320 }),
    alt: f.text('替代文字', 'Alternative text', { required: true, max: 40 }),
    url: f.url('跳转链接', 'Link', { required: true }),
    newWindow: f.boolean('新窗口打开', 'New window', { default: true }),
    advertMark: f.boolean('展示“广告”标识', 'Show the ad mark', { default: true }),
    closable: f.boolean('可关闭', 'Closable', { default: true }),
    period: f.period('投放时间', 'Flight', { required: true }),
    position: f.order('排序', 'Position'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'imageUrl', 'imageUrl1', 'name', 'place', 'url', 'period', 'exposureCount', 'clickCount', 'status'],
    under: { imageUrl: ['imageUrl1'] },
    filters: ['name', 'place', 'status', 'period'],
    sort: ['place', 'position'],
  },
  calendar: { in: 'placements', at: 'period', place: 'place' },
  form: [
    ['素材', 'Material', ['type', 'name'], 'place', 'imageUrl', 'imageUrl1', 'alt', 'url', 'newWindow'],
    ['投放', 'Delivery', ['advertMark', 'closable'], 'period'],
  ],
  fixed: { type: { full: '/pc/fullAds', fixed: '/pc/fixedAds' } },
  rules: {
    imageFollowsPlace: [
      {
        sheet: 1,
        when: { type: 'full' },
        demand: ['imageUrl'],
        refuse: ['imageUrl1'],
        allow: { place: ['homeTop', 'homeMiddle', 'articleEnd', 'courseTop'] },
      },
      { when: { type: 'fixed' }, allow: { place: ['floatRight', 'floatBottom'] } },
      { when: { type: 'fixed', place: 'floatRight' }, demand: ['imageUrl1'], refuse: ['imageUrl'] },
      { when: { type: 'fixed', place: 'floatBottom' }, demand: ['imageUrl'], refuse: ['imageUrl1'] },
    ],
    publishedLimitedPerPlace: [
      { sheet: 2, limit: { most: 1 }, per: ['place'], where: { status: 'published', type: 'fixed' }, overlap: ['period'], field: 'place' },
      { limit: { most: 3 }, per: ['place'], where: { status: 'published', type: 'full' }, overlap: ['period'], field: 'place' },
      { when: { type: 'fixed' }, allow: { closable: [true] } },
    ],
    foreignLinkKeepsMark: { sheet: 3, by: 'foreignLinkIsMarked' },
    deletableUnlessPublished: [
      { sheet: 4, carried: 'fields.period' },
      { remove: { in: ['draft', 'withdrawn'], without: ['exposureCount'] } },
      {
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['投放时间已过，请先修改', 'Its flight is over: change it first'],
        field: 'period',
      },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['type', 'place', 'imageUrl', 'imageUrl1', 'alt', 'url', 'newWindow', 'advertMark', 'closable', 'position'],
      },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
    ],
    countsComeFromApp: [{ from: 'app', fields: ['exposureCount', 'clickCount'] }, { order: ['place'] }],
  },
})
export type PcAd = RecordOf<typeof pcAd>
