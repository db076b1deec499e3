import { b, bulkKind } from '#declare'
import { joinRows } from '#declare/rows.ts'
import { shops } from '#resources/choices.ts'

const number = (example: string) => ({ min: 0, max: 1_000_000, example })
const yuan = (example: string) => ({ min: 0, max: 10_000_000_000, example })

/** Orders of one day and goods come to one row. */
const ordersOfADay = { day: 'date', by: ['goodsCode'], add: ['quantity', 'amount', 'refundAmount'] } as const

/** What the platforms report each morning: one row a day, shop and goods, new or in place of what stood there. */
export const sales = bulkKind('sales', ['销售数据导入', 'Sales import'], {
  about: [
    '导入各平台的每日销售；同一日期、平台、店铺与商品再次导入会覆盖，校验时列出新旧数据',
    'Takes in the daily sales of the platforms; the same day, platform, shop and goods again overwrites, and the check shows old and new',
  ],
  template: '销售数据导入模板.xlsx',
  most: 50_000,
  screen: '/datas/salesPlatform/import',
  who: { rights: ['sales'], menus: ['数据导入'] },
  undo: [
    '新增的行删除，覆盖的恢复原数据；之后又被覆盖的保留',
    'New rows go, rows written over read as before; what was written over since stays',
  ],
  did: ['已导入', 'imported'],
  columns: {
    date: b.date('日期', 'Date', {
      also: ['统计日期', '下单日期'],
      required: true,
      notAfter: 'today',
      example: '2025-06-30',
      help: ['不晚于昨天；App内可填今天', 'Yesterday or before; today for sales in the app'],
    }),
    platform: b.choice('平台', 'Platform', { required: true, of: joinRows(shops), example: '天猫' }),
    shop: b.text('店铺', 'Shop', { required: true, max: 40, example: '官方旗舰店' }),
    goodsCode: b.text('平台商品编号', 'Platform goods no.', {
      also: ['商品ID', '商品编号', 'SKU'],
      required: true,
      max: 64,
      example: '680012345678',
    }),
    title: b.text('平台商品名称', 'Platform title', {
      also: ['商品名称', '商品标题'],
      required: true,
      max: 100,
      example: '宋画十讲 音频课',
    }),
    orders: b.integer('订单数', 'Orders', { also: ['支付订单数', '成交订单数', '成交单量'], ...number('118'), empty: 0 }),
    quantity: b.integer('销量', 'Quantity', {
      also: ['支付件数', '成交件数', '成交商品件数', '销售数量'],
      ...number('128'),
      required: true,
    }),
    amount: b.money('销售额（元）', 'Sales (¥)', { also: ['支付金额', '成交金额', '实付金额'], ...yuan('25344.00'), required: true }),
    refundQuantity: b.integer('退款数量', 'Refunded quantity', { also: ['退款件数'], ...number('2'), empty: 0 }),
    refundAmount: b.money('退款金额（元）', 'Refunds (¥)', { also: ['成功退款金额', '退款金额'], ...yuan('398.00'), empty: 0 }),
  },
  layouts: {
    tmall: {
      label: ['天猫生意参谋的商品日报', 'a daily report of Tmall'],
      reads: { date: '统计日期', goodsCode: '商品ID', title: '商品名称', quantity: '支付件数', amount: '支付金额' },
      also: { orders: '支付子订单数', refundAmount: '成功退款金额' },
      says: { platform: '天猫' },
    },
    jd: {
      label: ['京东商智的商品日报', 'a daily report of JD'],
      reads: { date: '时间', goodsCode: 'SKU', title: 'SKU名称', quantity: '成交商品件数', amount: '成交金额' },
      also: { orders: '成交单量', refundAmount: '取消及售后退款金额' },
      says: { platform: '京东' },
    },
    youzan: {
      label: ['有赞的商品订单', 'orders of Youzan'],
      reads: { date: '买家付款时间', goodsCode: '商品编码', title: '商品名称', quantity: '商品数量', amount: '商品实际成交金额' },
      also: { refundAmount: '商品已退款金额' },
      says: { platform: '有赞' },
      sums: { ...ordersOfADay, counts: { in: 'orders', header: '订单号' } },
    },
    douyin: {
      label: ['抖店的订单', 'orders of Douyin'],
      reads: { date: '支付完成时间', goodsCode: '商品ID', title: '选购商品', quantity: '商品数量', amount: '订单应付金额' },
      says: { platform: '抖音' },
      sums: { ...ordersOfADay, counts: { in: 'orders', header: '主订单编号' } },
    },
    wechat: {
      label: ['微信小店的订单', 'orders of WeChat shops'],
      reads: { date: '支付时间', goodsCode: '商品编码(平台)', title: '商品名称', quantity: '商品数量', amount: '商品实际价格(总共)' },
      also: { refundAmount: '商品已退款金额' },
      says: { platform: '微信小店' },
      sums: { ...ordersOfADay, counts: { in: 'orders', header: '订单号' } },
    },
  },
  same: { as: ['date', 'platform', 'shop', 'goodsCode'] },
  total: { of: ['销售额', 'sales'], reported: true, per: ['date', 'platform'] },
  adds: { action: b.text('动作', 'Action', { max: 20 }), goods: b.text('对应商品', 'Goods', { max: 80 }) },
})
