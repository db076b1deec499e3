import { entity, f, type RecordOf } from '#declare'

/** The classification readers see and filter by in the app, per channel, with icons; maps to knowledge categories; adjusted monthly. */
export const appCategory = entity('appCategory', ['App分类', 'App category'], {
  fields: {
    parent: f.parent('上级分类', 'Parent', { to: 'appCategory' }),
    channel: f.choice('所属频道', 'Channel', 'course', [
      { course: ['课程', 'Courses'], listen: ['听书', 'Listening'], podcast: ['播客', 'Podcasts'], magazine: ['杂志', 'Magazines'] },
    ]),
    name: f.text('展示名称', 'Shown name', { required: true, max: 8, search: true }),
    iconUrl: f.image('图标', 'Icon', { width: 120, height: 120, maxKB: 300 }),
    bigImage: f.image('分类页头图', 'Page header', { width: 1125, height: 420 }),
    categories: f.refs('对应知识分类', 'Knowledge categories', { to: 'category' }),
    showOnHome: f.boolean('频道首页显示', 'On the channel page', { default: false }),
    minVersion: f.text('最低App版本', 'From app version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    position: f.order('排序', 'Position'),
    contentCount: f.count('内容数', 'Contents', {
      of: { plus: [{ count: 'catalog', where: { appCategories: 'id' } }, { count: 'magazine' }, { count: 'radioStation' }] },
    }),
  },
  states: { enabled: ['显示', 'Shown'], disabled: ['隐藏', 'Hidden'] },
  moves: {
    enable: { label: ['显示', 'Show'], from: ['disabled'], to: 'enabled' },
    disable: { label: ['隐藏', 'Hide'], from: ['enabled'], to: 'disabled', confirm: 'yes' },
  },
  list: {
    columns: ['iconUrl', 'name', 'channel', 'categories', 'showOnHome', 'contentCount', 'status', 'position'],
    filters: ['name', 'channel', 'showOnHome', 'status'],
    sort: ['channel', 'position'],
    bulk: [],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['parent', 'channel'], 'name', 'categories'],
    ['展示', 'Display', 'iconUrl', 'bigImage', 'showOnHome', 'minVersion', 'position'],
  ],
  rules: {
    depthIsLimited: [
      { sheet: 1, tree: { depth: 2, same: ['channel'] } },
      { unique: ['channel', 'parent', 'name'], field: 'name' },
      { limit: { most: 10 }, per: ['channel'], where: { showOnHome: true }, field: 'showOnHome' },
    ],
    orderedAmongSiblings: [
      { sheet: 2, order: ['channel', 'parent'], whole: true },
      { note: ['隐藏上级即隐藏下级', 'Hiding a parent hides its children'], reader: 'app' },
    ],
    deletableWhenEmpty: { sheet: 3, remove: { without: ['children', 'references'] } },
    shownWhileEnabled: {
      shown: { status: 'enabled' },
      gives: [
        ...(['parent', 'channel', 'name', 'iconUrl', 'bigImage', 'categories', 'showOnHome', 'minVersion'] as const),
        ...(['position', 'contentCount'] as const),
      ],
    },
  },
  endpoints: {
    tree: { call: 'GET', takes: ['channel'], gives: 'nested records in order' },
    sort: { takes: ['id', 'parent', 'position'], gives: 'siblings in order' },
    state: { takes: ['id', 'status'], gives: 'record' },
  },
})
export type AppCategory = RecordOf<typeof appCategory>
