import { b, bulkKind, columnOf } from '#declare'
import { carrierWords } from '#resources/choices.ts'
import { logistics } from '#resources/operations/logistics.ts'

const { trackingNo, carrier, fee } = logistics.fields

/** A carrier's bill: what each parcel cost to send. */
export const freight = bulkKind('freight', ['运费账单导入', 'Freight bill'], {
  about: [
    '按快递单号填写运费，列出新旧金额；没有对上的逐行指出，几家快递有同一单号时以快递公司区分',
    'Fills in the freight of parcels by tracking number, old and new told; what matches no parcel is told row by row, one number of several carriers is told apart by the carrier',
  ],
  template: '运费账单导入模板.xlsx',
  most: 10_000,
  screen: '/datas/import',
  who: { update: 'logistics' },
  did: ['已填写', 'filled in'],
  partial: true,
  columns: {
    trackingNo: columnOf(trackingNo, { also: ['运单号', '单号', '运单号码', '快递单'], required: true, example: 'SF1234567890' }),
    carrier: columnOf(carrier, {
      also: ['承运商', '物流公司'],
      words: carrierWords,
      example: '顺丰速运',
      help: ['可不填；几家快递有同一单号时必填', 'May be left empty, unless several carriers use the number'],
    }),
    fee: columnOf(fee, {
      label: ['运费（元）', 'Freight (¥)'],
      also: ['运费', '快递费', '应付金额', '费用'],
      required: true,
      max: 100_000_000,
      example: '12.00',
    }),
  },
  same: { as: ['trackingNo', 'carrier'] },
  total: { of: ['运费', 'freight'], reported: true },
  writes: { to: 'logistics', by: ['trackingNo'], apart: 'carrier', does: 'change', amount: 'fee' },
  adds: {
    action: b.text('动作', 'Action', { max: 20 }),
    goodsName: b.text('物品', 'Goods', { max: 60 }),
    receiver: b.text('收货人', 'Receiver', { max: 40 }),
  },
})
