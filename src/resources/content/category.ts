import { entity, f, onOff, type RecordOf } from '#declare'

/** The classification of knowledge content (courses, audiobooks, ebooks) in up to three levels; changed once or twice a year. */
export const category = entity('category', ['知识分类', 'Knowledge category'], {
  fields: {
    parent: f.parent('上级分类', 'Parent', { to: 'category' }),
    name: f.text('分类名称', 'Name', { required: true, max: 12, search: true }),
    code: f.text('分类编码', 'Code', { required: true, max: 20, unique: true, pattern: '^[a-z][a-z0-9-]{1,19}$' }),
    iconUrl: f.image('图标', 'Icon', { width: 120, height: 120, maxKB: 300 }),
    description: f.text('说明', 'Description', { max: 60 }),
    position: f.order('排序', 'Position'),
    contentCount: f.count('内容数', 'Contents', { of: { plus: [{ count: 'catalog' }, { count: 'audiobook' }, { count: 'epub' }] } }),
  },
  ...onOff(),
  actions: {
    moveContents: {
      label: ['转移内容', 'Move contents'],
      says: [
        '归在此分类的课程、听书与电子书都改归另一分类，先给出各有多少。',
        'Courses, audiobooks and ebooks classified here go to another category; one is told how many first.',
      ],
      asks: { to: f.ref('转移到', 'To', { to: 'category', required: true, not: 'self' }) },
    },
  },
  list: { columns: ['iconUrl', 'name', 'code', 'contentCount', 'status', 'position'], filters: ['name', 'code', 'status'], bulk: [] },
  rules: {
    depthIsLimited: [
      { sheet: 1, tree: { depth: 3 } },
      { unique: ['parent', 'name'], field: 'name' },
    ],
    disabledWithParent: [
      { sheet: 2, move: 'disable', carry: [{ entity: 'category', move: 'disable', where: { parent: 'id', status: 'enabled' } }] },
      { offered: { status: 'enabled' } },
    ],
    onlyAdminMovesContents: { may: ['moveContents'], who: 'admin' },
    deletableWhenEmpty: [
      { sheet: 3, remove: { without: ['children', 'references'] } },
      { freeze: ['code'], once: { contentCount: { gt: 0 } } },
    ],
    shownWhileEnabled: {
      shown: { status: 'enabled' },
      gives: ['parent', 'name', 'code', 'iconUrl', 'description', 'position', 'contentCount'],
    },
  },
  endpoints: {
    tree: { call: 'GET /api/category/tree', takes: ['status'], gives: 'nested records in order' },
    save: { call: 'POST /api/category/save', takes: { id: 'id, absent for a new one', record: 'fields of the form' }, gives: 'record' },
    sort: { call: 'POST /api/category/sort', takes: ['id', 'parent', 'position'], gives: 'siblings in order' },
    delete: { call: 'POST /api/category/delete', takes: ['id'], gives: 'id' },
  },
})
export type Category = RecordOf<typeof category>
