import { entity, f, type RecordOf } from '#declare'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { shopAnswers } from './shopAnswers.ts'

/** An order taken by the store provider (youzan/orders), pulled every few minutes; support looks buyers up and re-delivers what a paid order should have unlocked. */
export const shopOrder = entity('shopOrder', ['商城订单', 'Shop order'], {
  path: 'youzan/orders',
  title: 'orderNo',
  fields: {
    orderNo: f.code('订单号', 'Order no', { required: true, unique: true, search: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true, along: true }),
    buyerPhone: f.phone('买家手机', "Buyer's phone", { search: true, readOnly: true }),
    items: f.list('商品明细', 'Items', { readOnly: true }, [
      { goods: f.ref('商品', 'Goods', { to: 'shopGoods' }), title: f.text('商品名称', 'Title', { max: 80 }) },
      {
        skuId: f.text('规格ID', 'SKU id', { max: 32 }),
        sku: f.text('规格', 'SKU', { max: 60 }),
        quantity: f.integer('数量', 'Quantity', { min: 1 }),
        price: f.money('单价', 'Unit price', { min: 0 }),
      },
    ]),
    amount: f.money('实付金额', 'Paid', { min: 0, readOnly: true }),
    paidAt: f.dateTime('支付时间', 'Paid at', { readOnly: true }),
    delivery: f.choice('权益发放', 'Unlocking', { readOnly: true }, [
      { none: ['无需发放', 'Nothing to unlock'], done: ['已发放', 'Done'], failed: ['发放失败', 'Failed'], waiting: ['待发放', 'Waiting'] },
    ]),
    deliveryError: f.text('失败原因', 'Failure', { max: 200, readOnly: true }),
    refunded: f.money('已退款', 'Refunded', { min: 0, readOnly: true }),
    remark: f.text('客服备注', 'Remark', { max: 200 }),
    /** Those of its lines, so that orders are found by them. */
    goods: f.refs('商品', 'Goods', { to: 'shopGoods', readOnly: true }),
    link: f.ref('分销链接', 'Distribution link', { to: 'distributionLink', readOnly: true }),
    /** What is left of it after refunds. */
    net: f.computed('实收金额', 'Net', { as: 'money', from: { by: 'net' } }),
  },
  states: [
    { waitPay: ['待付款', 'Awaiting payment'], waitSend: ['待发货', 'To ship'] },
    { sent: ['已发货', 'Shipped'], success: ['交易完成', 'Completed'], closed: ['已关闭', 'Closed'] },
  ],
  actions: {
    sync: {
      label: ['立即同步', 'Sync now'],
      on: 'list',
      ports: ['shop'],
      confirm: 'yes',
      says: [
        '向店铺拉取上次同步之后有变动的订单，状态以店铺答复为准，已付款的随即开通权益。',
        'Pulls the orders that changed since the last pull; what the shop answers decides, and what was paid is opened at once.',
      ],
    },
    redeliver: {
      label: ['重新发放', 'Deliver again'],
      on: ['row', 'bulk'],
      when: { status: ['waitSend', 'sent', 'success'], delivery: ['failed', 'waiting', 'done'] },
      otherwise: ['未付款、已关闭或无需发放的订单不能重新发放', 'What is unpaid, closed or opens nothing is not delivered again'],
    },
    compensate: makeGood('orderNo'),
    note: { label: ['客服备注', 'Remark'], on: ['row', 'form'], asks: ['remark'] },
    quantity: {
      label: ['商品销量', 'Quantities'],
      on: 'list',
      asks: { from: f.date('支付日期从', 'Paid from', { required: true }), to: f.date('到', 'To', { required: true }) },
      looks: 'quantity',
    },
  },
  list: {
    columns: ['orderNo', 'user', 'buyerPhone', 'amount', 'status', 'delivery', 'refunded', 'paidAt'],
    filters: ['orderNo', 'buyerPhone', 'goods', 'status', 'delivery', 'paidAt'],
    under: { amount: ['refunded'], user: ['buyerPhone'] },
    sort: '-paidAt',
    bulk: ['redeliver'],
  },
  endpoints: { getList: 'GET youzan/orders', quantity: { uses: 'shopGoods.getQuantity' } },
  answers: shopAnswers,
  form: [
    ['订单', 'Order', ['orderNo', 'user'], ['buyerPhone', 'paidAt'], 'items', ['amount', 'refunded'], ['net', 'link']],
    ['发放', 'Unlocking', ['delivery', 'deliveryError'], 'remark'],
  ],
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromProvider: {
      sheet: 1,
      from: 'provider',
      but: ['remark'],
      create: false,
      remove: false,
      states: ['waitPay', 'waitSend', 'sent', 'success', 'closed'],
    },
    waitsForKnownPhone: [{ sheet: 2, by: 'knowsItsBuyerAndGoods', on: ['save'] }, { see: 'shopServing#phoneIsMasked' }],
    refundedNeverRedelivered: [
      {
        sheet: 3,
        move: 'redeliver',
        needs: [[{ minus: ['amount', 'refunded'] }, '>', 0]],
        field: '_',
        say: ['订单已全额退款，不再发放', 'The order was refunded: nothing is delivered any more'],
      },
      { by: 'takesBackTheRefunded', on: ['save'] },
    ],
    phoneIsMasked: [
      { mask: ['buyerPhone'], keep: '3…4', unless: { right: 'personal' }, search: 'whole', export: 'admin' },
      { mark: { delivery: 'failed' }, as: ['发放失败', 'Failed to unlock'], todo: true },
    ],
  },
  ports: ['shop'],
})
export type ShopOrder = RecordOf<typeof shopOrder>
