import { b, bulkKind } from '#declare'
import { userBook } from '#resources/data/userBook.ts'

/** The right to a paid content given to many users: new, or for longer. */
export const book = bulkKind('book', ['赠送书籍', 'Books'], {
  about: [
    '给名单里的用户赠送听书、电子书、课程、播客合集或单篇文章；已有期限的顺延，已永久拥有的跳过',
    'Gives audiobooks, e-books, courses, podcast collections or articles; who has one for a time gets it for longer, who owns it is skipped',
  ],
  template: '书籍发放模板.xlsx',
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  undo: [
    '收回本批发放的权益，顺延的恢复原到期日；已使用、到期或已收回的保留',
    'What the batch granted is taken back and ends move back; what was used, has run out or was taken back stays',
  ],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    kind: b.choice('书籍类型', 'Kind', { required: true, of: userBook.fields.kind.of, example: '听书' }),
    book: b.id('书籍ID', 'Book ID', {
      required: true,
      to: { by: 'kind', of: { audiobook: 'audiobook', epub: 'epub', course: 'catalog', radioStation: 'radioStation', article: 'article' } },
      example: '318',
      help: ['该类型内容的 ID，须已上架', 'Of a published record of that kind'],
    }),
    days: b.integer('有效天数', 'Days', { min: 1, max: 3660, unit: '天', example: '365', help: ['不填为永久', 'Left empty, for ever'] }),
    note: b.text('备注', 'Note', { max: 100, example: '客诉补偿' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user', 'kind', 'book'] },
  earlier: { days: 30, like: ['user', 'kind', 'book', 'days'] },
  total: { of: ['标价', 'list price'] },
  ends: true,
  one: { gives: ['{kind}《{book}》[（{days} 天）]', '{kind} "{book}"[ for {days} days]'] },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    title: b.text('书名', 'Title', { max: 100 }),
    until: b.date('有效期至', 'Valid until', {}),
  },
})
