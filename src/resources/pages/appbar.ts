import { entity, f, type RecordOf, shelf } from '#declare'
import { appBars, audiences, platforms } from '#resources/choices.ts'

/** Entries of the app's top and bottom bars per platform and app version; app operators change them with a release or a festival skin, a few times a month. */
export const appbar = entity('appbar', ['导航栏', 'Navigation bar'], {
  fields: {
    bar: f.choice('导航位置', 'Bar', { required: true }, appBars),
    name: f.text('导航名称', 'Name', { required: true, max: 6, search: true }),
    pageKey: f.choice('打开页面', 'Opens', { required: true }, [
      { recommend: ['推荐', 'Recommended'], course: ['课程频道', 'Course channel'] },
      { listen: ['听书频道', 'Listening channel'], podcast: ['播客频道', 'Podcast channel'] },
      { knowledge: ['知识页', 'Knowledge'], knowledgeMember: ['知识会员', 'Knowledge membership'] },
      { digitalMagazine: ['数字刊', 'Digital magazines'], digitalMember: ['数字刊会员', 'Digital membership'] },
      { vip: ['VIP页', 'VIP'], discover: ['发现', 'Discover'], camp: ['训练营', 'Camps'], shop: ['商城', 'Shop'] },
      { bookshelf: ['书架', 'Bookshelf'], mine: ['我的', 'Mine'], h5: ['H5页面', 'H5 page'] },
    ]),
    h5Page: f.ref('H5页面', 'H5 page', { to: 'h5Page' }),
    iconUrl: f.image('未选中图标', 'Normal icon', { width: 96, height: 96, maxKB: 300 }),
    selectedIconUrl: f.image('选中图标', 'Selected icon', { width: 96, height: 96, maxKB: 300 }),
    titleImage: f.image('文字图', 'Title picture', { width: 180, height: 66, maxKB: 300 }),
    textColor: f.color('未选中文字色', 'Text colour', { default: '#666666' }),
    selectedColor: f.color('选中文字色', 'Selected colour', { default: '#1A1A1A' }),
    badge: f.text('角标文案', 'Badge', { max: 4 }),
    isDefault: f.boolean('默认选中', 'Opens first', { default: false }),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    maxVersion: f.text('最高版本', 'Highest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  // What another bar lost to it as the default does not come back.
  moves: { ...shelf().moves, publish: { ...shelf().moves.publish, undo: false } },
  actions: {
    preview: {
      on: 'list',
      looks: 'bars',
      asks: {
        platform: f.choice('平台', 'Platform', 'ios', platforms),
        appVersion: f.text('App版本', 'App version', { required: true, max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
        at: f.dateTime('时间', 'Moment'),
      },
    },
    setDefault: {
      label: ['设为默认', 'Set as default'],
      when: { status: 'published', isDefault: false },
      otherwise: ['已上线且不是默认项的才能设为默认', 'Only a live entry that is not the default yet can become it'],
      sets: { isDefault: true },
    },
    copyToVersion: {
      label: ['复制到新版本', 'Copy to version'],
      on: 'list',
      runs: 'copyToVersion',
      says: [
        '把该位置已上线的导航复制为草稿，最低版本改为所填版本。',
        'Copies the live entries of the bar as drafts that begin with the version given.',
      ],
      asks: {
        bar: f.choice('导航位置', 'Bar', { required: true }, appBars),
        minVersion: f.text('最低版本', 'Lowest version', { required: true, max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
      },
    },
  },
  list: {
    columns: ['position', 'iconUrl', 'name', 'pageKey', 'platforms', 'minVersion', 'maxVersion', 'audience', 'isDefault', 'status'],
    under: { name: ['pageKey'], minVersion: ['maxVersion'] },
    filters: ['name', 'status', 'platforms', 'pageKey'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['bar', 'name'], ['pageKey', 'h5Page'], ['badge', 'isDefault']],
    ['样式', 'Look', 'iconUrl', 'selectedIconUrl', 'titleImage', ['textColor', 'selectedColor']],
    ['投放', 'Delivery', 'platforms', ['minVersion', 'maxVersion'], 'audience', 'period'],
  ],
  fixed: { bar: { topNew: '/administer/topNav', topOld: '/administer/topNavOld', bottom: '/administer/bottomNav' } },
  endpoints: { getBottomBar: { call: 'GET appbar/bottomBar', takes: ['platform', 'version'], gives: 'list' } },
  rules: {
    bottomBarIsLimited: [
      {
        sheet: 1,
        limit: { most: 5 },
        where: { status: 'published', bar: 'bottom' },
        overlap: ['platforms', ['minVersion', 'maxVersion'], 'audience', 'period'],
        field: 'bar',
      },
      { by: 'keepsTwoAtTheBottom' },
    ],
    bottomEntriesNeedIcons: [
      { sheet: 2, when: { bar: 'bottom' }, demand: ['iconUrl', 'selectedIconUrl'] },
      {
        format: 'name',
        is: '^.{1,4}$',
        when: { bar: 'bottom' },
        say: ['底部导航名称最多 4 个字', 'At the bottom a name has 4 characters at most'],
      },
    ],
    fieldsFollowPageKey: { sheet: 3, when: { pageKey: 'h5' }, demand: ['h5Page'], otherwise: 'refuse' },
    pageOncePerBar: {
      sheet: 4,
      unique: ['bar', 'pageKey'],
      among: { status: 'published', pageKey: { not: 'h5' } },
      overlap: ['platforms', ['minVersion', 'maxVersion'], 'audience', 'period'],
      field: 'pageKey',
    },
    minVersionNotAboveMax: [
      { sheet: 5, compare: ['minVersion', '<=', 'maxVersion'] },
      { when: { bar: 'topOld' }, demand: ['maxVersion'] },
      { when: { bar: 'topNew' }, demand: ['minVersion'] },
    ],
    exactlyOneDefault: [
      { sheet: 6, when: { isDefault: true }, allow: { audience: ['all'] }, refuse: ['period'] },
      {
        move: 'withdraw',
        needs: [{ is: { isDefault: false } }],
        say: ['默认项不能下线，请先将其他项设为默认', 'The default cannot go offline: set another one first'],
      },
      { by: 'oneDefaultPerPlatform' },
      { by: 'takesOver' },
    ],
    deletableUnlessPublished: [
      { sheet: 7, remove: { in: ['draft', 'withdrawn'] } },
      { order: ['bar'], whole: true },
    ],
    shownWithinPeriod: [
      { carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: [
          ...(['bar', 'name', 'pageKey', 'h5Page', 'iconUrl', 'selectedIconUrl', 'titleImage', 'textColor'] as const),
          ...(['selectedColor', 'badge', 'isDefault', 'platforms', 'minVersion', 'maxVersion', 'audience'] as const),
          ...(['period', 'position'] as const),
        ],
      },
    ],
  },
})
export type Appbar = RecordOf<typeof appbar>
