import { entity, f, type RecordOf, shelf } from '#declare'

/** The round icon entries under the banner of the listener page; changed a few times a year; reached by a button on 听友管理. */
export const listenerIcon = entity('listenerIcon', ['听友图标', 'Listener icon'], {
  path: 'listener/icon',
  fields: {
    name: f.text('图标名称', 'Name', { required: true, max: 5, unique: true, search: true }),
    icon: f.image('图标', 'Icon', { required: true, width: 96, height: 96, round: true }),
    badge: f.text('角标文字', 'Badge', { max: 4 }),
    link: f.jump('跳转', 'Link', { required: true }),
    onlyListeners: f.boolean('仅听友可见', 'Listeners only', { default: false }),
    minVersion: f.text('最低App版本', 'Lowest app version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['icon', 'name', 'badge', 'link', 'onlyListeners', 'minVersion', 'clicks', 'status', 'order'],
    filters: ['name', 'onlyListeners', 'status'],
    sort: 'order',
    export: false,
  },
  form: [
    ['图标', 'Icon', 'name', 'icon', 'badge', 'link'],
    ['展示', 'Display', ['onlyListeners', 'minVersion'], ['order', 'clicks']],
  ],
  rules: {
    publishedAreLimited: [
      { sheet: 1, limit: { most: 10 }, where: { status: 'published' }, field: 'name' },
      {
        limit: { least: 4 },
        where: { status: 'published' },
        warn: true,
        say: ['此后上架的图标不足 4 个，一行会空出来', 'Fewer than 4 icons would be left: a row stays half empty'],
      },
      { note: ['每行五个', 'Five in a row'], reader: 'app' },
    ],
    linkLeadsSomewhere: { sheet: 2, refer: 'link', types: ['!none'] },
    shownWhilePublished: [
      { from: 'app', fields: ['clicks'] },
      { shown: { status: 'published' }, gives: ['name', 'icon', 'badge', 'link', 'onlyListeners', 'minVersion', 'order'] },
    ],
  },
})
export type ListenerIcon = RecordOf<typeof listenerIcon>
