import { b, bulkKind } from '#declare'

/** Redeem codes of a list made useless for good: nobody redeems them any more, and nothing brings them back. */
export const destroyCode = bulkKind('destroyCode', ['销毁兑换码', 'Destroy codes'], {
  about: [
    '销毁名单里未使用或已冻结的兑换码，此后不能再兑换，也不能恢复',
    'Destroys the unused and frozen codes of a list: they can no longer be redeemed, and this cannot be undone',
  ],
  template: '兑换码销毁模板.xlsx',
  most: 50_000,
  screen: '/datas/destroyRedeemCode',
  who: { rights: ['destroy'], menus: ['销毁兑换码'] },
  final: true,
  undo: ['不能撤回：兑换码销毁后不可恢复', 'Not taken back: a destroyed code is gone for good'],
  did: ['已销毁', 'destroyed'],
  columns: {
    code: b.code('兑换码', 'Code', { required: true, length: 12, example: 'ABCD2345WXYZ' }),
    reason: b.text('销毁原因', 'Reason', { required: true, max: 100, example: '渠道退货' }),
  },
  same: { as: ['code'] },
  adds: { batchName: b.text('批次名称', 'Batch', { max: 40 }), before: b.text('原状态', 'State before', { max: 20 }) },
})
