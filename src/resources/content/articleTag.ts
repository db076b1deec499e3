import { entity, f, type RecordOf } from '#declare'

/** Labels of articles and other content in three levels (domain, topic, keyword); editors add, the data desk tidies and merges. */
export const articleTag = entity('articleTag', ['标签', 'Label'], {
  fields: {
    name: f.text('标签名称', 'Name', { required: true, max: 16, unique: true, search: true }),
    parent: f.parent('上级标签', 'Parent', { to: 'articleTag' }),
    synonyms: f.tags('同义词', 'Synonyms', { max: 20 }),
    description: f.text('说明', 'Description', { max: 100 }),
    weight: f.integer('推荐权重', 'Weight', {
      min: 0,
      max: 100,
      default: 50,
      help: ['越大越常被推荐', 'The larger, the more often recommended'],
    }),
    showInApp: f.boolean('文末显示', 'Shown under content', { default: true }),
    mergedInto: f.ref('合并至', 'Merged into', { to: 'articleTag' }),
    position: f.order('排序', 'Position'),
    level: f.computed('级别', 'Level', { as: 'integer', from: { level: 'parent' } }),
    useCount: f.count('使用次数', 'Uses', {
      of: {
        plus: [
          { count: 'article' },
          { count: 'atlas' },
          { count: 'podcast' },
          { count: 'radioStation' },
          { count: 'audiobook' },
          { count: 'epub' },
          { count: 'catalog' },
          { count: 'dailyKnowledge' },
          { count: 'smallSubject' },
          { count: 'aiOpinion' },
        ],
      },
    }),
  },
  states: { enabled: ['启用', 'Enabled'], disabled: ['停用', 'Disabled'], merged: ['已合并', 'Merged'] },
  moves: {
    enable: { from: ['disabled'], to: 'enabled' },
    disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' },
    merge: {
      from: ['enabled', 'disabled'],
      to: 'merged',
      merges: { into: 'mergedInto', names: 'synonyms', same: ['level'], where: { status: 'enabled' }, most: 20 },
    },
  },
  actions: {
    importLabels: { label: ['导入标签', 'Import labels'], on: 'list', page: '/datas/import?kind=articleTag' },
    usage: { label: ['查看使用', 'Uses'], looks: 'usage' },
  },
  list: {
    columns: ['name', 'level', 'parent', 'synonyms', 'weight', 'useCount', 'status'],
    filters: ['name', 'level', 'parent', 'status', 'showInApp'],
    edit: ['name', 'synonyms', 'weight'],
    sort: '-useCount',
  },
  form: [
    ['标签', 'Label', ['name', 'parent'], 'synonyms', 'description'],
    ['使用', 'Use', ['weight', 'showInApp'], ['position', 'mergedInto']],
  ],
  rules: {
    depthIsLimited: [
      { sheet: 1, tree: { depth: 3 } },
      { offered: { level: { gte: 2 } }, say: ['内容只能使用二级或三级标签', 'Content takes labels of the second or third level'] },
    ],
    synonymsAreUnique: { sheet: 2, unique: ['name', 'synonyms'], pooled: true, among: { status: ['enabled', 'disabled'] } },
    onlyAdminMerges: [
      { sheet: 3, carried: 'moves.merge' },
      { may: ['merge'], who: 'admin' },
    ],
    readOnlyOnceMerged: [
      { sheet: 4, from: 'portal', fields: ['mergedInto'], moves: ['merge'] },
      { lock: { status: 'merged' }, alsoMoves: true },
      { offered: { status: 'enabled' } },
      { remove: { without: ['references', 'children'] } },
    ],
    shownWhileEnabled: {
      shown: { status: 'enabled', showInApp: true },
      gives: ['name', 'parent', 'synonyms', 'description', 'position', 'level'],
    },
  },
  endpoints: {
    levels: { call: 'GET', takes: ['name', 'status'], gives: 'tree of three levels with uses' },
    mergePreview: {
      call: 'GET articleTag/merge',
      takes: { sourceIds: 'ids', targetId: 'id' },
      gives: 'contents per kind and children that would move',
    },
    merge: { takes: { sourceIds: 'ids', targetId: 'id' }, gives: 'the target, with counts moved' },
  },
})
export type ArticleTag = RecordOf<typeof articleTag>
