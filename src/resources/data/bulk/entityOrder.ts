import { b, bulkKind, columnOf } from '#declare'
import { carrierWords } from '#resources/choices.ts'
import { entityOrder as owed } from '#resources/partners/entityOrder.ts'

const { carrier, trackingNo } = owed.fields

/** Carriers and numbers of what was sent; the records are shipped with them. */
export const entityOrder = bulkKind('entityOrder', ['合作方实物物流导入', 'Partner-order logistics'], {
  about: [
    '按名单填写快递公司与单号并发货；不是待发货的逐行指出',
    'Fills in carriers and tracking numbers and ships; what does not wait to be shipped is told row by row',
  ],
  template: '合作方实物物流导入模板.xlsx',
  most: 10_000,
  screen: '/datas/import',
  who: { update: 'entityOrder' },
  final: true,
  undo: ['不能撤回：包裹已经寄出', 'Not taken back: the parcels are on their way'],
  did: ['已发货', 'shipped'],
  columns: {
    orderNo: b.text('订单号', 'Order no.', { required: true, max: 64, example: 'SW20260601000001' }),
    carrier: columnOf(carrier, { required: true, words: carrierWords, example: '顺丰速运' }),
    trackingNo: columnOf(trackingNo, { required: true, example: 'SF1234567890' }),
  },
  same: { as: ['orderNo'] },
  writes: { to: 'entityOrder', as: 'portal', by: ['orderNo'], does: 'change', move: 'ship' },
  adds: { action: b.text('动作', 'Action', { max: 20 }), receiver: b.text('收货人', 'Receiver', { max: 40 }) },
})
