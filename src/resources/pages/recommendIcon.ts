import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'
import { reachable, withdrawnWith } from '#resources/reachable.ts'

const version = '^\\d{1,2}(\\.\\d{1,3}){1,2}$'

/** The icons in the entry rows of the app's home page; only senior operators change them, and a festival skin swaps all at once. */
export const recommendIcon = entity('recommendIcon', ['首页入口', 'Home entry icon'], {
  fields: {
    name: f.text('入口名称', 'Name', { required: true, max: 5, search: true }),
    iconUrl: f.image('图标', 'Icon', { required: true, width: 132, height: 132, maxKB: 300 }),
    imageUrl1: f.image('深色模式图标', 'Dark-mode icon', { width: 132, height: 132, maxKB: 300 }),
    animated: f.boolean('动态图标', 'Animated', { default: false }),
    skin: f.text('皮肤', 'Skin', { max: 10, default: '日常' }),
    target: f.jump('跳转目标', 'Target', { required: true }),
    badge: f.text('角标文案', 'Badge', { max: 4 }),
    badgeUntil: f.dateTime('角标有效期至', 'Badge until'),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: version }),
    maxVersion: f.text('最高版本', 'Highest version', { max: 10, pattern: version }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    clickCount: f.count('近7日点击', 'Clicks in 7 days'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    preview: {
      on: 'list',
      asks: {
        platform: f.choice('平台', 'Platform', 'ios', platforms),
        version: f.text('App版本', 'App version', { max: 10, pattern: version }),
        skin: f.text('皮肤', 'Skin', { required: true, max: 10, default: '日常' }),
      },
      looks: 'rows',
    },
    applySkin: {
      label: ['切换皮肤', 'Switch skin'],
      on: 'list',
      says: ['上线此皮肤的全部图标，同时下线其他皮肤的图标。', 'Puts all icons of this skin online, and takes those of others offline.'],
      asks: { skin: f.text('皮肤', 'Skin', { required: true, max: 10 }) },
    },
  },
  list: {
    columns: ['position', 'iconUrl', 'name', 'target', 'badge', 'skin', 'platforms', 'period', 'clickCount', 'status'],
    filters: ['name', 'skin', 'status', 'platforms', 'audience'],
    export: false,
  },
  form: [
    ['图标', 'Icon', 'name', 'iconUrl', 'imageUrl1', ['animated', 'skin'], 'target'],
    ['角标', 'Badge', ['badge', 'badgeUntil']],
    ['投放', 'Delivery', 'platforms', ['minVersion', 'maxVersion'], 'audience', 'period'],
  ],
  rules: {
    refusedToNumericRoles: { sheet: 1, carried: 'access.numericRoles' },
    publishedAreLimited: [
      {
        sheet: 2,
        limit: { most: 20 },
        per: ['skin'],
        where: { status: 'published' },
        overlap: ['platforms', 'audience', ['minVersion', 'maxVersion']],
        field: 'platforms',
      },
      { by: 'oneSkinIsOn', on: ['publish'] },
      { by: 'rowsAreFull', on: ['publish', 'withdraw'], warn: true },
      { note: ['每行五个', 'Five in a row'], reader: 'app' },
    ],
    animatedIsGif: [
      {
        sheet: 3,
        format: 'iconUrl',
        is: '\\.gif($|\\?)',
        when: { animated: true },
        say: ['动态图标须为 gif', 'An animated icon is a gif'],
      },
      { when: { badgeUntil: { set: true } }, demand: ['badge'] },
      { mark: { badgeUntil: { lt: { now: '' } } }, as: ['角标已到期', 'Badge has ended'] },
      { note: ['过期的角标不展示', 'A badge past its time is not shown'], reader: 'app' },
    ],
    targetOncePerSkin: [
      { sheet: 4, unique: ['skin', 'name'], among: { status: 'published' }, field: 'name' },
      { unique: ['skin', 'target'], among: { status: 'published' }, field: 'target' },
      reachable('target'),
      withdrawnWith('target'),
    ],
    enoughStayPublished: [
      { sheet: 5, by: 'fiveStay', on: ['withdraw'] },
      { remove: { in: ['draft', 'withdrawn'] } },
      { order: [], whole: true },
    ],
    shownWithinPeriod: [
      { compare: ['minVersion', '<=', 'maxVersion'] },
      { from: 'app', fields: ['clickCount'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: [
          ...(['name', 'iconUrl', 'imageUrl1', 'animated', 'target', 'badge', 'badgeUntil', 'platforms', 'minVersion'] as const),
          ...(['maxVersion', 'audience', 'position'] as const),
        ],
      },
    ],
  },
})
export type RecommendIcon = RecordOf<typeof recommendIcon>
