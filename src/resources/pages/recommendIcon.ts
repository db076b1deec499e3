import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'

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
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    maxVersion: f.text('最高版本', 'Highest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period'),
    position: f.order('排序', 'Position'),
    clickCount: f.count('近7日点击', 'Clicks in 7 days'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    preview: { on: 'list', later: 'draws the rows on a phone frame for a platform and version and skin' },
    applySkin: {
      label: ['切换皮肤', 'Switch skin'],
      on: 'list',
      later: 'publishes the icons of one skin and withdraws the others in one step',
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
  standIn: true,
})
export type RecommendIcon = RecordOf<typeof recommendIcon>
