import { b, bulkKind, f } from '#declare'

/** One medal given to many users; it is chosen beside the list. */
export const medal = bulkKind('medal', ['发放勋章', 'Medals'], {
  about: [
    '给名单里的用户发放一枚勋章，勋章在上传时选择；已持有的跳过',
    'Gives one medal, chosen with the upload, to the users of a list; who holds it already is skipped',
  ],
  template: '勋章发放模板.xlsx',
  most: 500,
  who: { rights: ['bulk'], menus: ['运营管理'] },
  options: { medal: f.ref('勋章', 'Medal', { to: 'medal', required: true, where: { status: 'published' } }) },
  undo: ['收回本批发放的勋章', 'The medals of the batch are taken back'],
  columns: { phone: b.phone(), uid: b.uid(), note: b.text('备注', 'Note', { max: 100, example: '现场签到补发' }) },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user'] },
  adds: { nickname: b.text('昵称', 'Nickname', { max: 40 }) },
})
