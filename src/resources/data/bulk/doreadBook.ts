import { b, bulkKind, columnOf } from '#declare'
import { doreadBook as read } from '#resources/readingClub/doreadBook.ts'

const { title, bookAuthor, publisher, reason } = read.fields

/** Books of the reading club, by their ISBN; new ones are drafts that lack their cover. */
export const doreadBook = bulkKind('doreadBook', ['书单导入', 'Club books'], {
  about: [
    '导入读书会书单：已有的 ISBN 更新，其余成为缺封面的草稿',
    'Takes in books of the reading club: known ISBNs are brought up to date, others become drafts without a cover',
  ],
  template: '书单导入模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { create: 'doreadBook' },
  did: ['已导入', 'imported'],
  columns: {
    title: columnOf(title, { example: '慢船' }),
    bookAuthor: columnOf(bookAuthor, { example: '林渡' }),
    publisher: columnOf(publisher, { example: '远山出版社' }),
    isbn: b.code('ISBN', 'ISBN', { required: true, length: 13, example: '9787530200001' }),
    month: b.month('月份', 'Month', { required: true, example: '2026-11' }),
    reason: columnOf(reason, { example: '一条河的传记' }),
  },
  same: { as: ['isbn'] },
  writes: { to: 'doreadBook', by: ['isbn'], action: 'importBooks' },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})
