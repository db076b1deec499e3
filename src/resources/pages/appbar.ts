import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'

/** Entries of the app's top and bottom bars per platform and app version; app operators change them with a release or a festival skin, a few times a month. */
export const appbar = entity('appbar', ['导航栏', 'Navigation bar'], {
  fields: {
    bar: f.choice('导航位置', 'Bar', { required: true }, [
      { topNew: ['顶部导航（新）', 'Top (new)'], topOld: ['顶部导航（旧）', 'Top (old)'], bottom: ['底部导航', 'Bottom'] },
    ]),
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
  actions: {
    preview: { on: 'list', later: 'draws the bar on a phone frame for a chosen platform and version and moment' },
    setDefault: {
      label: ['设为默认', 'Set as default'],
      later: 'makes the entry open first and clears the flag on the others of its bar and platform',
    },
    copyToVersion: {
      label: ['复制到新版本', 'Copy to version'],
      on: 'list',
      later: 'copies the live entries of the bar as drafts with a new lowest version',
    },
  },
  list: {
    columns: ['position', 'iconUrl', 'name', 'pageKey', 'platforms', 'minVersion', 'maxVersion', 'audience', 'isDefault', 'status'],
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
  standIn: true,
})
export type Appbar = RecordOf<typeof appbar>
