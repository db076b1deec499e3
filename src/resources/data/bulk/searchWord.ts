import { b, bulkKind, columnOf } from '#declare'
import { searchWord as words } from '#resources/pages/searchWord.ts'

const { type, word, badge, heat } = words.fields

/** Trending words and keywords as drafts. */
export const searchWord = bulkKind('searchWord', ['搜索词导入', 'Search words'], {
  about: [
    '导入热搜词与关键词，成为草稿；已有的词逐行指出',
    'Takes in trending words and keywords as drafts; words that are there are told row by row',
  ],
  template: '搜索词导入模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { create: 'searchWord' },
  did: ['已导入', 'imported'],
  columns: {
    type: columnOf(type, { example: '热搜词' }),
    word: columnOf(word, { example: '长江' }),
    badge: columnOf(badge, { example: '热' }),
    heat: columnOf(heat, { also: ['热度'], example: '100' }),
  },
  same: { as: ['type', 'word'] },
  writes: { to: 'searchWord', by: ['type', 'word'], does: 'make', fixed: { effect: 'search' } },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})
