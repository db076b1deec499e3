import { b, bulkKind } from '#declare'
import { userVip } from '#resources/data/userVip.ts'

/** Membership given to many users: a stretch of days each, after the last one of its kind. */
export const vip = bulkKind('vip', ['赠送会员', 'VIP'], {
  about: [
    '给名单里的用户赠送会员天数；已是会员的，从到期时起顺延',
    'Gives days of membership to the users of a list; those who are members get them after what they have',
  ],
  template: '会员发放模板.xlsx',
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  undo: [
    '收回本批发放的权益，顺延的恢复原到期日；已使用、到期或已收回的保留',
    'What the batch granted is taken back and ends move back; what was used, has run out or was taken back stays',
  ],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    kind: b.choice('会员类型', 'VIP kind', { required: true, of: userVip.fields.kind.of, example: '知识会员' }),
    days: b.integer('天数', 'Days', {
      required: true,
      min: 1,
      max: 3660,
      unit: '天',
      example: '365',
      help: ['同一类型的会员累计不能超过 3660 天', 'Nobody has more than 3660 days of one kind in all'],
    }),
    note: b.text('备注', 'Note', { max: 100, example: '客诉补偿' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user', 'kind'] },
  earlier: { days: 30, like: ['user', 'kind', 'days'] },
  total: { of: ['标价', 'list price'] },
  ends: true,
  one: { gives: ['{days} 天{kind}', '{days} days of {kind}'] },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    before: b.date('原到期日', 'Until before', {}),
    until: b.date('新到期日', 'Until now', {}),
  },
})
