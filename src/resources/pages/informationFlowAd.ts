import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'
import { reachable } from '#resources/reachable.ts'

/** An ad picture put between feed items; ad operators schedule it per campaign. */
export const informationFlowAd = entity('informationFlowAd', ['信息流广告图', 'Flow ad picture'], {
  fields: {
    name: f.text('广告名称', 'Ad name', { required: true, max: 30, unique: true, search: true }),
    style: f.choice('广告样式', 'Style', 'banner', [
      { banner: ['通栏图', 'Banner'], big: ['大图文', 'Big picture'], right: ['右图文', 'Picture right'] },
    ]),
    imageUrl: f.image('通栏图', 'Banner picture', { width: 690, height: 230 }),
    bigImage: f.image('大图', 'Big picture', { width: 690, height: 388 }),
    smallImage: f.image('小图', 'Small picture', { width: 240, height: 180 }),
    adText: f.text('广告文案', 'Ad text', { max: 30 }),
    target: f.jump('跳转目标', 'Target', { required: true }),
    advertMark: f.boolean('展示“广告”标识', 'Show the ad mark', { default: true }),
    tags: f.refs('所在标签页', 'Shown under tags', { to: 'informationFlowTag', required: true, max: 12 }),
    insertAfter: f.integer('插入位置', 'Stands after item', { required: true, min: 3, max: 50, default: 5 }),
    dailyCap: f.integer('每人每日上限', 'Times per user and day', { min: 1, max: 20, default: 3 }),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('投放时间', 'Flight', { required: true }),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: [
      ['imageUrl', 'bigImage', 'smallImage', 'name', 'style', 'tags', 'insertAfter', 'audience'],
      ['period', 'exposureCount', 'clickCount', 'status'],
    ],
    under: { imageUrl: ['bigImage', 'smallImage'], name: ['style'], tags: ['audience'], exposureCount: ['clickCount'] },
    filters: ['name', 'style', 'tags', 'status', 'period'],
  },
  calendar: { in: 'placements', at: 'period' },
  form: [
    ['素材', 'Material', ['name', 'style'], 'imageUrl', 'bigImage', 'smallImage', 'adText', 'target', 'advertMark'],
    ['投放', 'Delivery', 'tags', ['insertAfter', 'dailyCap'], 'platforms', 'audience', 'period'],
  ],
  rules: {
    picturesFollowStyle: [
      { sheet: 1, pick: 'style', of: { banner: 'imageUrl', big: ['bigImage', 'adText'], right: ['smallImage', 'adText'] } },
      reachable('target'),
    ],
    placeIsFree: { sheet: 2, by: 'placeIsFree' },
    foreignLinkKeepsMark: {
      sheet: 3,
      when: { 'target.type': ['url', 'miniProgram'] },
      allow: { advertMark: [true] },
      say: ['跳转到产品以外的广告须带“广告”标识', 'An ad that leads outside the product bears the mark'],
    },
    frozenWhilePublished: [
      { sheet: 4, carried: 'fields.period' },
      {
        freeze: ['name', 'target', 'imageUrl', 'bigImage', 'smallImage'],
        once: { status: 'published' },
        say: ['投放中不能修改，请先下线', 'It is running: take it offline first'],
      },
      { remove: { in: ['draft', 'withdrawn'], without: ['exposureCount'] } },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
    ],
    shownWithinPeriod: [
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          ...(['name', 'style', 'imageUrl', 'bigImage', 'smallImage', 'adText', 'target', 'advertMark'] as const),
          ...(['tags', 'insertAfter', 'dailyCap', 'platforms', 'audience', 'period'] as const),
        ],
      },
      { from: 'app', fields: ['exposureCount', 'clickCount'] },
    ],
  },
})
export type InformationFlowAd = RecordOf<typeof informationFlowAd>
