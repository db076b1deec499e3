import { b, bulkKind, columnOf } from '#declare'
import { articleTag as label } from '#resources/content/articleTag.ts'

const { name } = label.fields

/** Labels of three levels, each row the path to one of them. */
export const articleTag = bulkKind('articleTag', ['标签导入', 'Labels'], {
  about: [
    '导入三级标签：缺少的各级标签新建，已有的补充同义词',
    'Takes in labels of three levels: what lacks on the way is made, labels that are there gain synonyms',
  ],
  template: '标签导入模板.xlsx',
  most: 2000,
  screen: '/datas/import',
  who: { create: 'articleTag' },
  did: ['已导入', 'imported'],
  columns: {
    level1: columnOf(name, { label: ['一级', 'First level'], example: '城市' }),
    level2: columnOf(name, { label: ['二级', 'Second level'], required: false, example: '街区更新' }),
    level3: columnOf(name, { label: ['三级', 'Third level'], required: false, example: '菜市场' }),
    synonyms: b.text('同义词', 'Synonyms', { max: 300, example: '早市、集市', help: ['以顿号隔开', 'With 、 between them'] }),
  },
  same: { as: ['level1', 'level2', 'level3'] },
  writes: { to: 'articleTag' },
  adds: { action: b.text('动作', 'Action', { max: 20 }), level: b.integer('级别', 'Level', { min: 1, max: 3 }) },
})
