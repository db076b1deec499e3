import { entity, f, type RecordOf } from '#declare'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { parcelAnswers } from '#resources/operations/parcelAnswers.ts'

/** Physical goods (print magazines, gift boxes) ordered or redeemed by partners' members; the order desk ships daily and imports carrier numbers. */
export const entityOrder = entity('entityOrder', ['合作方实物订单', 'Entity order'], {
  title: 'orderNo',
  fields: {
    orderNo: f.code('订单号', 'Order no', { required: true, unique: true, search: true }),
    partnerOrderNo: f.text('合作方订单号', 'Partner order no', { max: 64, search: true }),
    company: f.ref('合作方', 'Partner', { to: 'company', required: true }),
    user: f.ref('下单用户', 'User', { to: 'appUser', along: true }),
    items: f.list('商品明细', 'Items', { required: true, min: 1, max: 20 }, [
      { goods: f.ref('商品', 'Goods', { to: 'goods' }), title: f.text('商品名称', 'Title', { max: 60 }) },
      { spec: f.text('规格', 'Specification', { max: 40 }) },
      { quantity: f.integer('数量', 'Quantity', { min: 1 }), price: f.money('单价', 'Unit price', { min: 0 }) },
    ]),
    quantity: f.computed('件数', 'Quantity', { as: 'integer', from: { sum: 'items.quantity' } }),
    amount: f.money('实付金额', 'Paid', { required: true, min: 0 }),
    payType: f.choice('支付方式', 'Paid by', 'cash', [
      { cash: ['现金支付', 'Cash'], partnerPoints: ['合作方积分', 'Partner points'] },
      { quota: ['企业额度', 'Company quota'], redeem: ['兑换码', 'Redeem code'] },
    ]),
    receiver: f.text('收货人', 'Receiver', { required: true, max: 20, search: true, personal: true }),
    phone: f.phone('收货手机', 'Phone', { required: true, search: true }),
    area: f.text('省市区', 'Area', { required: true, max: 60, personal: true }),
    address: f.text('详细地址', 'Address', { required: true, max: 120 }),
    carrier: f.choice('快递公司', 'Carrier', [
      { sf: ['顺丰速运', 'SF'], ems: ['邮政EMS', 'EMS'], jd: ['京东物流', 'JD'], zto: ['中通快递', 'ZTO'] },
      { yto: ['圆通速递', 'YTO'], sto: ['申通快递', 'STO'], yunda: ['韵达快递', 'Yunda'], other: ['其他', 'Other'] },
    ]),
    trackingNo: f.text('快递单号', 'Tracking no', { max: 30, pattern: '^[A-Za-z0-9-]{6,30}$', search: true }),
    paidAt: f.dateTime('支付时间', 'Paid at', { required: true }),
    shippedAt: f.dateTime('发货时间', 'Shipped at'),
    signedAt: f.dateTime('签收时间', 'Signed at'),
    refundReason: f.text('退款原因', 'Refund reason', { readOnly: true, max: 100 }),
    remark: f.longText('客服备注', 'Remark', { max: 200 }),
  },
  states: [
    { pending: ['待发货', 'To ship'], shipped: ['已发货', 'Shipped'] },
    { signed: ['已签收', 'Signed'], refunded: ['已退款', 'Refunded'], closed: ['已关闭', 'Closed'] },
  ],
  moves: {
    ship: { label: ['发货', 'Ship'], from: ['pending'], to: 'shipped' },
    recall: { label: ['撤回发货', 'Recall'], from: ['shipped'], to: 'pending', confirm: 'yes' },
    sign: { label: ['签收', 'Sign'], from: ['shipped'], to: 'signed' },
    markRefund: { label: ['标记退款', 'Mark refund'], from: ['pending', 'shipped', 'signed'], to: 'refunded', confirm: 'yes' },
    close: {
      from: ['pending'],
      to: 'closed',
      when: { amount: 0 },
      otherwise: ['只有实付为 0 的待发货订单可以关闭', 'Only an order to ship that cost nothing can be closed'],
      confirm: 'yes',
    },
  },
  actions: {
    importLogistics: { label: ['导入物流单号', 'Import tracking numbers'], on: 'list', page: '/datas/import?kind=entityOrder' },
    compensate: makeGood('orderNo'),
    editAddress: {
      label: ['修改收货地址', 'Edit address'],
      when: { status: 'pending' },
      otherwise: ['只有待发货的订单可以修改地址', 'Only an order to ship can have its address changed'],
      asks: ['receiver', 'phone', 'area', 'address'],
    },
  },
  pays: { by: ['markRefund'], to: 'company', amount: 'amount' },
  list: {
    columns: [
      ['orderNo', 'company', 'items', 'quantity', 'amount', 'receiver', 'phone', 'area', 'carrier', 'trackingNo', 'status', 'paidAt'],
    ],
    under: { orderNo: ['company'], amount: ['quantity'], receiver: ['phone'], trackingNo: ['carrier'] },
    filters: ['orderNo', 'receiver', 'phone', 'company', 'status', 'paidAt'],
    sort: '-paidAt',
    bulk: ['ship', 'sign'],
  },
  answers: parcelAnswers(['订单 {orderNo} ', 'Order {orderNo}']),
  queue: {
    tabs: [{ label: ['待发货', 'To ship'], filter: { status: 'pending' } }],
    since: 'paidAt',
    within: 2880,
    decide: { ship: 'p', close: 'r' },
    shows: ['orderNo', 'items', 'receiver', 'phone', 'area', 'address', 'company', 'paidAt', 'remark'],
    beside: [{ record: 'company' }],
  },
  form: [
    ['订单', 'Order', 'orderNo', 'partnerOrderNo', ['company', 'user'], ['amount', 'payType'], 'paidAt'],
    ['商品', 'Items', 'items', 'quantity'],
    ['收货', 'Delivery', ['receiver', 'phone'], 'area', 'address'],
    ['物流与售后', 'Logistics', ['carrier', 'trackingNo'], ['shippedAt', 'signedAt'], 'refundReason', 'remark'],
  ],
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['carrier', 'trackingNo', 'remark'],
        knownBy: ['orderNo'],
        create: false,
        remove: false,
        states: ['pending'],
      },
      { remove: 'never' },
    ],
    shipNeedsTrackingNo: [
      { sheet: 2, move: 'ship', needs: ['carrier', 'trackingNo'], set: { shippedAt: { now: '' } } },
      { move: 'recall', set: { carrier: null, trackingNo: null, shippedAt: null } },
      { by: 'recallsWithinADay', on: ['recall'] },
    ],
    trackingNoForOneReceiver: {
      sheet: 3,
      unique: ['carrier', 'trackingNo'],
      unless: { same: ['receiver', 'phone'] },
      say: ['该快递单号已用于另一收货人的订单', 'Another receiver has an order under this tracking number'],
    },
    refundNeedsReason: [
      { sheet: 4, move: 'markRefund', needs: ['refundReason'] },
      { may: ['markRefund'], who: 'admin' },
      { note: ['退款在支付系统中办理，此处只作标记', 'Money is returned in the payment system; here it is only marked'], reader: 'screen' },
    ],
    closeForFreeOnly: { sheet: 5, carried: 'moves.close' },
    signedByItself: [
      { sheet: 6, at: ['shippedAt', '+15d'], does: 'sign' },
      { move: 'sign', set: { signedAt: { now: '' } } },
    ],
    personalDataIsMasked: [
      { sheet: 7, mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
      { mask: ['address'], keep: '4…0', unless: { right: 'personal' }, export: 'admin' },
      { may: ['export'], who: 'admin' },
    ],
  },
  home: { todos: [{ label: ['待发货', 'To ship'], filter: { status: 'pending' } }] },
})
export type EntityOrder = RecordOf<typeof entityOrder>
