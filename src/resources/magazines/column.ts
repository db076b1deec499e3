import { entity, f, onOff, type RecordOf } from '#declare'

/** A standing section of a magazine (cover story, society, columnists); rarely changed. */
export const column = entity('column', ['栏目', 'Column'], {
  fields: {
    magazine: f.ref('所属杂志', 'Magazine', { required: true, to: 'magazine' }),
    name: f.text('栏目名称', 'Name', { required: true, max: 12, search: true }),
    columnKind: f.choice('栏目类型', 'Kind', 'regular', [
      { coverStory: ['封面故事', 'Cover story'], regular: ['常设栏目', 'Regular'] },
      { columnist: ['个人专栏', 'Columnist'], special: ['特别策划', 'Special'] },
    ]),
    columnists: f.refs('专栏作者', 'Columnists', { to: 'author', max: 10 }),
    iconUrl: f.image('栏目图标', 'Icon', { width: 120, height: 120, maxKB: 300 }),
    introduction: f.longText('栏目介绍', 'Introduction', { max: 200 }),
    showInApp: f.boolean('目录中显示栏名', 'Named in contents', { default: true }),
    position: f.order('排序', 'Position'),
    called: f.computed('名称', 'Name', { as: 'text', from: { words: ['name', 'magazine.title'] } }),
    articleCount: f.count('文章数', 'Articles', { of: { count: 'article' } }),
  },
  ...onOff(),
  list: {
    columns: ['iconUrl', 'name', 'magazine', 'columnKind', 'columnists', 'articleCount', 'showInApp', 'status', 'position'],
    filters: ['name', 'magazine', 'columnKind', 'status'],
    edit: ['name', 'showInApp'],
    sort: ['magazine', 'position'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['magazine', 'name'], 'columnKind', 'columnists'],
    ['展示', 'Display', 'iconUrl', 'introduction', ['showInApp', 'position']],
  ],
  rules: {
    nameUniqueInMagazine: [
      { sheet: 1, unique: ['magazine', 'name'], field: 'name' },
      { when: { columnKind: 'columnist' }, demand: ['columnists'] },
      { limit: { most: 1 }, per: ['magazine'], where: { columnKind: 'coverStory' }, field: 'columnKind' },
    ],
    magazineFrozenOnceUsed: [{ sheet: 2, freeze: ['magazine'], once: { some: 'article' } }, { remove: { without: ['article'] } }],
    offeredWhileEnabled: [
      { sheet: 3, offered: { status: 'enabled' } },
      { note: ['停用后旧文章仍可阅读', 'Articles of a disabled column stay readable'], reader: 'app' },
    ],
    orderedWithinMagazine: { order: ['magazine'] },
    shownWhileEnabled: {
      shown: { status: 'enabled' },
      gives: ['magazine', 'name', 'columnKind', 'columnists', 'iconUrl', 'introduction', 'showInApp', 'position'],
    },
  },
})
export type Column = RecordOf<typeof column>
