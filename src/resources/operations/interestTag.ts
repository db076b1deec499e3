import { entity, f, type RecordOf } from '#declare'

/** Interests users pick on first launch, behind recommendation and targeting; reviewed each quarter. */
export const interestTag = entity('interestTag', ['兴趣标签', 'Interest tag'], {
  path: 'tags',
  fields: {
    name: f.text('标签名称', 'Name', { required: true, max: 8, unique: true, search: true }),
    group: f.choice('分组', 'Group', 'field', [
      { field: ['兴趣领域', 'Fields'], scene: ['收听场景', 'Scenes'], identity: ['身份', 'Identity'] },
    ]),
    icon: f.image('图标', 'Icon', { required: true, width: 120, height: 120 }),
    selectedIcon: f.image('选中图标', 'Selected icon', { required: true, width: 120, height: 120 }),
    articleTags: f.refs('关联内容标签', 'Content labels', { to: 'articleTag', max: 50 }),
    categories: f.refs('关联App分类', 'App classifications', { to: 'appCategory', max: 20 }),
    inGuide: f.boolean('首启引导展示', 'Shown on first launch', { default: true }),
    preset: f.boolean('默认勾选', 'Preselected', { default: false }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    chosen: f.count('选择人数', 'Users', { of: { count: 'appUser', where: { interests: 'id' } } }),
  },
  actions: {
    enable: { label: ['启用', 'Enable'], on: 'bulk', sets: { enabled: true } },
    disable: { label: ['停用', 'Disable'], on: 'bulk', sets: { enabled: false }, confirm: 'yes' },
    mergeInto: { label: ['合并到', 'Merge into'], on: 'bulk', merges: { most: 10 } },
  },
  list: {
    columns: ['icon', 'name', 'group', 'articleTags', 'categories', 'inGuide', 'preset', 'chosen', 'position', 'enabled'],
    filters: ['name', 'group', 'inGuide', 'enabled'],
    sort: ['group', 'position'],
    bulk: ['enable', 'disable', 'mergeInto'],
  },
  form: [
    ['标签', 'Tag', ['name', 'group'], 'icon', 'selectedIcon', ['position', 'enabled']],
    ['关联与展示', 'Links and display', 'articleTags', 'categories', ['inGuide', 'preset']],
  ],
  rules: {
    guideTagsAreLimited: [
      { sheet: 1, limit: { least: 6, most: 30 }, where: { enabled: true, inGuide: true }, field: 'inGuide' },
      { limit: { most: 3 }, where: { preset: true }, field: 'preset' },
      { when: { preset: true }, allow: { inGuide: [true] } },
    ],
    fieldTagNeedsLabel: { sheet: 2, choose: ['articleTags', 'categories'], least: 1, when: { group: 'field', enabled: true } },
    deletableWhenUnused: { sheet: 3, remove: { without: ['references'] } },
    onlyAdminMerges: { may: ['mergeInto'], who: 'admin' },
    shownWhileEnabled: {
      shown: { enabled: true },
      gives: ['name', 'group', 'icon', 'selectedIcon', 'articleTags', 'categories', 'inGuide', 'preset', 'position'],
    },
  },
})
export type InterestTag = RecordOf<typeof interestTag>
