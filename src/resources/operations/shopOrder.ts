import { entity, f, type RecordOf } from '#declare'

/** An order taken by the store provider (youzan/orders), pulled every few minutes; support looks buyers up and re-delivers what a paid order should have unlocked. */
export const shopOrder = entity('shopOrder', ['商城订单', 'Shop order'], {
  path: 'youzan/orders',
  fields: {
    orderNo: f.code('订单号', 'Order no', { required: true, unique: true, search: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true }),
    buyerPhone: f.phone('买家手机', "Buyer's phone", { search: true, readOnly: true }),
    items: f.list('商品明细', 'Items', { readOnly: true }, [
      { goods: f.ref('商品', 'Goods', { to: 'shopGoods' }), title: f.text('商品名称', 'Title', { max: 80 }) },
      { sku: f.text('规格', 'SKU', { max: 60 }), quantity: f.integer('数量', 'Quantity', { min: 1 }) },
      { price: f.money('单价', 'Unit price', { min: 0 }) },
    ]),
    amount: f.money('实付金额', 'Paid', { min: 0, readOnly: true }),
    paidAt: f.dateTime('支付时间', 'Paid at', { readOnly: true }),
    delivery: f.choice('权益发放', 'Unlocking', { readOnly: true }, [
      { none: ['无需发放', 'Nothing to unlock'], done: ['已发放', 'Done'], failed: ['发放失败', 'Failed'], waiting: ['待发放', 'Waiting'] },
    ]),
    deliveryError: f.text('失败原因', 'Failure', { max: 200, readOnly: true }),
    refunded: f.money('已退款', 'Refunded', { min: 0, readOnly: true }),
    remark: f.text('客服备注', 'Remark', { max: 200 }),
  },
  states: [
    { waitPay: ['待付款', 'Awaiting payment'], waitSend: ['待发货', 'To ship'] },
    { sent: ['已发货', 'Shipped'], success: ['交易完成', 'Completed'], closed: ['已关闭', 'Closed'] },
  ],
  actions: {
    sync: {
      label: ['立即同步', 'Sync now'],
      on: 'list',
      later: "pulls orders changed since the last pull from the store provider as a job; the provider's answer decides",
    },
    redeliver: {
      label: ['重新发放', 'Deliver again'],
      later: 'unlocks what the goods mapping names, once: what the buyer has already is left alone',
    },
    quantity: { label: ['商品销量', 'Quantities'], on: 'list', later: 'shows sold quantities by goods for a period (youzan/quantity)' },
  },
  list: {
    columns: ['orderNo', 'user', 'buyerPhone', 'amount', 'status', 'delivery', 'refunded', 'paidAt'],
    filters: ['orderNo', 'buyerPhone', 'status', 'delivery', 'paidAt'],
    sort: '-paidAt',
    bulk: ['redeliver'],
  },
  endpoints: { getList: 'GET youzan/orders', quantity: { uses: 'shopGoods.getQuantity' } },
  standIn: true,
})
export type ShopOrder = RecordOf<typeof shopOrder>
