import { b, bulkKind, f } from '#declare'

/** One medal taken back from many users; it is chosen beside the list. */
export const medalRevoke = bulkKind('medalRevoke', ['收回勋章', 'Medals revoked'], {
  about: [
    '从名单里的用户收回一枚勋章，勋章在上传时选择；未持有的逐行指出',
    'Takes one medal, chosen with the upload, back from the users of a list; who does not hold it is told row by row',
  ],
  template: '勋章收回模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { admin: true, update: 'medalHolder', menus: ['运营管理'] },
  final: true,
  undo: ['不能撤回：收回的勋章请重新发放', 'Not taken back: a medal that was revoked is granted anew'],
  did: ['已收回', 'revoked'],
  options: { medal: f.ref('勋章', 'Medal', { to: 'medal', required: true }) },
  columns: { phone: b.phone(), uid: b.uid() },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user'] },
  writes: { to: 'medalHolder', by: ['user', 'medal'], among: { status: 'held' }, does: 'change', move: 'revoke' },
  adds: { action: b.text('动作', 'Action', { max: 20 }), called: b.text('发放记录', 'Holding', { max: 60 }) },
})
