import { b, bulkKind } from '#declare'

/** Magazines that were given or redeemed taken from many users; what was bought goes by a refund. */
export const cancelMagazine = bulkKind('cancelMagazine', ['取消杂志', 'Cancel magazines'], {
  about: [
    '取消名单里用户补赠或兑换所得的数字刊，不能撤回；购买所得请走退款',
    'Cancels digital magazines that users of a list were given or redeemed, for good; what was bought goes by a refund',
  ],
  template: '杂志取消模板.xlsx',
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  final: true,
  undo: ['不能撤回：订阅取消后只能重新赠送', 'Not taken back: a cancelled subscription is granted anew'],
  did: ['已取消', 'cancelled'],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    magazine: b.id('杂志ID', 'Magazine ID', { required: true, to: 'magazine', example: '1' }),
    issue: b.id('期次ID', 'Issue ID', {
      to: 'issue',
      help: ['只取消这一期；不填则取消整刊订阅', 'Cancels this issue only; left empty, the subscription'],
    }),
    reason: b.text('取消原因', 'Reason', { required: true, max: 100, example: '重复发放' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user', 'magazine', 'issue'] },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    title: b.text('杂志名称', 'Magazine', { max: 80 }),
    count: b.integer('取消条数', 'Cancelled', { min: 0, max: 1000 }),
    until: b.date('原到期日', 'Until before', {}),
  },
})
