import { entity, f, type RecordOf, shelf } from '#declare'

/** The row of tags on top of the home feed, each a feed of its own; changed a few times a year. */
export const informationFlowTag = entity('informationFlowTag', ['信息流标签', 'Flow tag'], {
  fields: {
    name: f.text('标签名称', 'Tag name', { required: true, max: 6, unique: true, search: true }),
    code: f.text('标签编码', 'Code', { required: true, max: 20, unique: true, pattern: '^[a-z][a-zA-Z0-9]*$' }),
    feed: f.choice('内容来源', 'Feed source', 'manual', [
      { manual: ['人工编排', 'By hand'], personal: ['个性推荐', 'Personal'] },
      { content: ['按内容类型', 'By content type'], category: ['按分类', 'By classification'] },
    ]),
    contentTypes: f.choices('内容类型', 'Content types', [
      { article: ['文章', 'Article'], course: ['课程', 'Course'], audiobook: ['听书', 'Audiobook'] },
      { podcast: ['播客', 'Podcast'], issue: ['期刊', 'Issue'], subject: ['专题', 'Subject'] },
    ]),
    category: f.ref('App分类', 'App classification', { to: 'appCategory' }),
    iconUrl: f.image('图标', 'Icon', { width: 48, height: 48, maxKB: 300 }),
    isDefault: f.boolean('默认标签', 'Opens first', { default: false }),
    locked: f.boolean('用户不可移除', 'Users cannot remove it', { default: false }),
    position: f.order('排序', 'Position'),
    flowCount: f.count('在线条数', 'Published items', { of: { count: 'informationFlow', where: { tags: 'id', status: 'published' } } }),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'name', 'code', 'feed', 'isDefault', 'locked', 'flowCount', 'status'],
    filters: ['name', 'feed', 'status'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['name', 'code'], 'iconUrl', ['isDefault', 'locked']],
    ['来源', 'Source', 'feed', 'contentTypes', 'category'],
  ],
  rules: {
    fieldsFollowFeed: [
      { sheet: 1, when: { feed: 'content' }, demand: ['contentTypes'], otherwise: 'refuse' },
      { when: { feed: 'category' }, demand: ['category'], otherwise: 'refuse' },
      { freeze: ['code'], once: { status: ['published', 'withdrawn'] } },
    ],
    exactlyOneDefault: [
      { sheet: 2, one: 'isDefault', where: { status: 'published' }, takesOver: true, exactly: true },
      { when: { isDefault: true }, allow: { locked: [true] } },
      { by: 'defaultStandsFirst' },
      { limit: { most: 12, least: 3 }, where: { status: 'published' } },
    ],
    noItemLosesItsTag: { sheet: 3, by: 'isNotTheLastTag', on: ['withdraw', 'remove'] },
    deletableWhenUnused: [
      { sheet: 4, remove: { without: ['references'] } },
      { order: [], whole: true },
    ],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: ['name', 'code', 'feed', 'contentTypes', 'category', 'iconUrl', 'isDefault', 'locked', 'position'],
    },
  },
})
export type InformationFlowTag = RecordOf<typeof informationFlowTag>
