import { entity, f, type RecordOf } from '#declare'

/** Every change of a user's read money (fen, one coin is one yuan); written by the app and by grants, shown on the user detail page. */
export const readMoneyLedger = entity('readMoneyLedger', ['阅读币流水', 'Read-money ledger'], {
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    direction: f.choice('收支', 'Direction', { required: true, readOnly: true }, { in: ['收入', 'In'], out: ['支出', 'Out'] }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, [
      { recharge: ['充值', 'Top-up'], grant: ['后台补赠', 'Grant'], activity: ['活动赠送', 'Activity'] },
      { redeem: ['兑换码', 'Redeem code'], purchase: ['购买消费', 'Purchase'] },
      { refund: ['退款退回', 'Refund'], expire: ['到期作废', 'Expired'], reverse: ['冲正', 'Reversal'] },
    ]),
    amount: f.money('金额', 'Amount', { required: true, min: 1, readOnly: true }),
    balanceAfter: f.money('变动后余额', 'Balance after', { required: true, min: 0, readOnly: true }),
    expiresAt: f.dateTime('有效期至', 'Valid until', { readOnly: true }),
    order: f.ref('订单', 'Order', { to: 'userOrder', readOnly: true }),
    batch: f.ref('补赠批次', 'Batch', { to: 'batchGive', readOnly: true }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
    reverses: f.ref('冲正对象', 'Reverses', { to: 'readMoneyLedger', readOnly: true }),
    /** What reversals took back of it. */
    reversed: f.computed('已冲正', 'Reversed', {
      as: 'money',
      from: { sum: 'amount', over: 'readMoneyLedger', where: { reverses: 'id' } },
    }),
    note: f.text('备注', 'Note', { max: 100, readOnly: true }),
    called: f.computed('流水', 'Entry', { from: { words: ['user.nickname', { first: ['order.orderNo', 'grantKey'] }] } }),
  },
  actions: {
    reverse: {
      label: ['冲正', 'Reverse'],
      when: { source: 'grant', direction: 'in', reversed: 0 },
      otherwise: ['只有未冲正过的补赠收入可以冲正', 'Only what was granted and not reversed yet can be reversed'],
      asks: { why: f.text('冲正原因', 'Reason', { required: true, max: 100 }) },
    },
  },
  pays: { by: ['reverse'], to: 'user', amount: 'amount' },
  list: {
    columns: ['createdAt', 'user', 'direction', 'source', 'amount', 'reversed', 'balanceAfter', 'note'],
    under: { amount: ['reversed'] },
    filters: ['user', 'direction', 'source', 'batch', 'createdAt'],
  },
  form: [
    ['流水', 'Entry', ['user', 'direction'], ['source', 'amount'], ['balanceAfter', 'expiresAt']],
    ['来源', 'Origin', ['order', 'batch'], ['grantKey', 'reverses'], 'reversed', 'note'],
  ],
  rules: {
    appendOnly: [{ sheet: 1, from: 'app', create: false, remove: false }, { remove: 'never' }],
    balanceNeverNegative: { sheet: 2, ledger: 'amount', of: 'user', balance: 'balanceAfter', floor: 0, out: { direction: 'out' } },
    reversedOnlyOnce: [
      { sheet: 3, unique: ['reverses'] },
      { by: 'unspentOnly', on: ['create'] },
    ],
    balanceReconciledNightly: { sheet: 4, carried: 'computed.readMoney' },
    reverseNeedsBulkRight: { may: ['reverse'], who: { right: 'bulk' } },
  },
})
export type ReadMoneyLedger = RecordOf<typeof readMoneyLedger>
