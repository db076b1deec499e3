import { entity, f, type RecordOf } from '#declare'
import { carriers } from '#resources/choices.ts'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { goodsAnswers } from './parcelAnswers.ts'

/** Every parcel sent for activities in one ledger; customer service tracks it, handles returns and carriers' bills. */
export const logistics = entity('logistics', ['物流', 'Logistics'], {
  fields: {
    sourceType: f.choice('来源', 'Source', { raffle: ['抽奖', 'Lottery'], materialOrder: ['实物订单', 'Material order'] }),
    raffleLogistics: f.ref('抽奖物流', 'Raffle logistics', { to: 'raffleLogistics' }),
    materialOrder: f.ref('实物订单', 'Material order', { to: 'materialOrder' }),
    called: f.computed('包裹', 'Parcel', { from: { words: [{ surname: 'receiver' }, 'goodsName', 'trackingNo'] } }),
    goodsName: f.text('物品', 'Goods', { search: true }),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    receiver: f.text('收货人', 'Receiver', { search: true, personal: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    address: f.text('收货地址', 'Address'),
    carrier: f.choice('快递公司', 'Carrier', carriers),
    trackingNo: f.code('快递单号', 'Tracking number', { pattern: '^[A-Za-z0-9-]{8,24}$', search: true }),
    shippedAt: f.dateTime('发货时间', 'Shipped at'),
    deliveredAt: f.dateTime('签收时间', 'Delivered at'),
    traces: f.list('物流轨迹', 'Traces', { at: f.dateTime('时间', 'Time'), text: f.text('轨迹', 'Trace') }),
    tracedAt: f.dateTime('轨迹更新时间', 'Traces as of'),
    daysUnderway: f.computed('在途天数', 'Days under way', {
      as: 'integer',
      from: { minus: [{ days: 'deliveredAt' }, { days: 'shippedAt' }] },
    }),
    fee: f.money('运费', 'Freight', { min: 0 }),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { inTransit: ['运输中', 'In transit'], delivered: ['已签收', 'Delivered'] },
    { exception: ['异常', 'Exception'], returned: ['已退回', 'Returned'] },
  ],
  moves: {
    markDelivered: { label: ['标记签收', 'Mark delivered'], from: ['inTransit', 'exception'], to: 'delivered' },
    markException: { label: ['标记异常', 'Mark exception'], from: ['inTransit'], to: 'exception' },
    resume: { from: ['exception'], to: 'inTransit' },
    markReturned: { label: ['标记退回', 'Mark returned'], from: ['inTransit', 'exception'], to: 'returned', asks: ['remark'] },
  },
  actions: {
    refreshTrace: { label: ['刷新轨迹', 'Refresh traces'], on: ['row', 'bulk'], when: { status: ['inTransit', 'exception'] } },
    correctNumber: { label: ['更正单号', 'Correct number'], when: { status: ['inTransit', 'exception'] }, asks: ['carrier', 'trackingNo'] },
    compensate: makeGood('trackingNo'),
    importFees: { label: ['导入运费账单', 'Import freight bill'], on: 'list', page: '/datas/import?kind=freight' },
  },
  list: {
    columns: ['sourceType', 'goodsName', 'receiver', 'phone', 'carrier', 'trackingNo', 'shippedAt', 'daysUnderway', 'fee', 'status'],
    under: { goodsName: ['sourceType'], receiver: ['phone'], trackingNo: ['carrier'] },
    filters: ['sourceType', 'receiver', 'phone', 'trackingNo', 'carrier', 'status'],
    sort: '-shippedAt',
    bulk: ['refreshTrace', 'markDelivered'],
  },
  answers: goodsAnswers,
  form: [
    [
      '包裹',
      'Parcel',
      ['sourceType', 'raffleLogistics'],
      'materialOrder',
      'goodsName',
      ['carrier', 'trackingNo'],
      ['shippedAt', 'deliveredAt'],
      'daysUnderway',
      'fee',
      'remark',
    ],
    ['收货', 'Receiver', 'user', 'receiver', 'phone', 'address'],
    ['轨迹', 'Traces', 'traces', 'tracedAt'],
  ],
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromPortal: [{ sheet: 1, from: 'portal', but: ['fee', 'remark'], create: false, remove: false }, { remove: 'never' }],
    trackingNoUniquePerCarrier: [
      { sheet: 2, unique: ['carrier', 'trackingNo'] },
      { see: 'raffleLogistics#oneOpenPerWinner' },
      {
        move: 'markDelivered',
        set: { deliveredAt: { now: '' } },
        carry: [
          { entity: 'raffleLogistics', move: 'deliver', where: { id: 'raffleLogistics', status: 'shipped' } },
          { entity: 'materialOrder', move: 'deliver', where: { id: 'materialOrder', status: 'shipped' } },
        ],
      },
      {
        move: 'markReturned',
        carry: [
          { entity: 'raffleLogistics', move: 'markReturned', where: { id: 'raffleLogistics', status: 'shipped' } },
          { entity: 'materialOrder', move: 'markReturned', where: { id: 'materialOrder', status: 'shipped' } },
        ],
      },
    ],
    overdueIsMarked: [
      { sheet: 3, mark: { status: 'inTransit', shippedAt: { lt: { now: '-15d' } } }, as: ['在途超15天', 'Over 15 days'], todo: true },
      { by: 'saysWhyReturned', on: ['markReturned'] },
    ],
    correctNumberNeedsReason: [
      { move: 'correctNumber', needs: ['reason', 'carrier', 'trackingNo'] },
      { by: 'correctsSource', on: ['correctNumber'] },
    ],
    personalDataIsMasked: { mask: ['phone', 'address'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
  },
  ports: ['carrier'],
})
export type Logistics = RecordOf<typeof logistics>
