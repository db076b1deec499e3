import { entity, f, type RecordOf } from '#declare'

/** Tags by which the subjects page is filtered; a dozen, seldom changed. */
export const subjectTag = entity('subjectTag', ['专题标签', 'Subject tag'], {
  fields: {
    name: f.text('标签名称', 'Name', { required: true, max: 8, unique: true, search: true }),
    color: f.color('标签颜色', 'Colour', { default: '#409EFF' }),
    iconUrl: f.image('图标', 'Icon', { width: 96, height: 96, maxKB: 300 }),
    showOnTop: f.boolean('顶部筛选显示', 'In the filter bar', { default: true }),
    position: f.order('排序', 'Position'),
    subjectCount: f.count('专题数', 'Subjects', { of: { count: 'subject', where: { tags: 'id' } } }),
  },
  list: {
    columns: ['iconUrl', 'name', 'color', 'showOnTop', 'subjectCount', 'position'],
    filters: ['name', 'showOnTop', 'createdAt'],
    export: false,
  },
  rules: {
    filterTagsAreLimited: [
      { sheet: 1, limit: { most: 10 }, where: { showOnTop: true }, field: 'showOnTop' },
      { remove: { without: ['references'] } },
    ],
    alwaysShown: { shown: {}, gives: ['name', 'color', 'iconUrl', 'showOnTop', 'position', 'subjectCount'] },
  },
})
export type SubjectTag = RecordOf<typeof subjectTag>
