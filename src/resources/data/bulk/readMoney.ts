import { b, bulkKind } from '#declare'

/** Read money given to many users: one entry in each user's ledger, the balance raised by it. */
export const readMoney = bulkKind('readMoney', ['充值阅读币', 'Read money'], {
  about: [
    '给名单里的用户充值阅读币，每人一条流水，余额随即增加',
    'Gives read money to the users of a list: one ledger entry each, and the balance grows by it',
  ],
  template: '用户充值模板.xlsx',
  nameEnforced: true,
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  undo: ['收回未花掉的阅读币；已花掉的保留，逐行说明', 'Read money that is unspent is taken back; what is spent stays, told row by row'],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    amount: b.money('充值金额（元）', 'Amount (¥)', { required: true, min: 1, max: 500_000, example: '50.00' }),
    validUntil: b.date('有效期至', 'Valid until', {
      notBefore: 'today',
      notAfter: 'today+10y',
      example: '2026-12-31',
      help: ['不填为永久有效', 'Left empty, it never expires'],
    }),
    note: b.text('备注', 'Note', { max: 100, example: '客诉补偿' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user'], merge: 'amount' },
  earlier: { days: 30, like: ['user', 'amount'] },
  total: { of: ['充值金额', 'read money'], most: 'bulk.maxFen' },
  one: { gives: ['{amount} 元阅读币', '¥{amount} of read money'], until: 'validUntil' },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    balanceBefore: b.money('充值前余额', 'Balance before', { min: 0, max: 1e12 }),
    balanceAfter: b.money('充值后余额', 'Balance after', { min: 0, max: 1e12 }),
    ledger: b.text('流水号', 'Ledger no.', { max: 80 }),
  },
})
