import { entity, f, type RecordOf } from '#declare'

/** Which product rights a paid order of a shop article opens; sales operators add one per new shop article. */
export const goodsMapping = entity('goodsMapping', ['商品映射', 'Goods mapping'], {
  path: 'shopMapping',
  fields: {
    shopGoods: f.ref('商城商品', 'Shop goods', { to: 'shopGoods', required: true }),
    skuId: f.text('规格ID', 'SKU id', { max: 32, search: true }),
    skuName: f.text('规格名称', 'SKU', { max: 60 }),
    grants: f.list(
      '开通权益',
      'Opens',
      { min: 1, max: 20 },
      {
        type: f.choice('权益类型', 'Right', { required: true }, [
          { goods: ['商品内容', 'Goods'], vip: ['会员', 'Membership'], coupon: ['优惠券', 'Coupon'], readMoney: ['阅读币', 'Read money'] },
        ]),
        goods: f.ref('商品', 'Goods', { to: 'goods' }),
        vipGoods: f.ref('会员', 'Membership', { to: 'vipGoods' }),
        coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
        amount: f.money('阅读币金额', 'Read money', { min: 1 }),
        quantity: f.integer('数量', 'Quantity', { required: true, min: 1, max: 99, default: 1 }),
      },
    ),
    matchBy: f.choice('到账方式', 'Account found by', 'phone', [
      { phone: ['下单手机号', 'Order phone'], code: ['发放兑换码', 'Redeem code'] },
    ]),
    smsNotice: f.boolean('短信通知', 'SMS notice', { default: true }),
    period: f.period('生效时间', 'In force'),
    remark: f.text('备注', 'Remark', { max: 50 }),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    grantedCount: f.count('已开通订单', 'Orders served'),
    failedCount: f.count('失败订单', 'Orders failed'),
  },
  actions: {
    test: { label: ['测试映射', 'Test'], later: 'shows what an order of the article with a given phone would open and opens nothing' },
    reissue: {
      label: ['补发', 'Reissue'],
      later: 'opens the rights for paid orders since a chosen time that were not served, as a job with a result file',
    },
    importRows: {
      label: ['批量导入', 'Import'],
      on: 'list',
      later: 'takes a csv, xlsx or xls (商城商品ID, 规格ID, 商品编号, 数量), adds one mapping per article and refuses unknown numbers',
    },
  },
  list: {
    columns: ['shopGoods', 'skuName', 'grants', 'matchBy', 'period', 'grantedCount', 'failedCount', 'enabled'],
    filters: ['shopGoods', 'skuId', 'matchBy', 'enabled'],
    bulk: ['reissue'],
  },
  form: [
    ['商城商品', 'Shop goods', 'shopGoods', 'skuId', 'skuName'],
    ['开通权益', 'Rights', 'grants'],
    ['发放', 'Delivery', ['matchBy', 'smsNotice'], 'period', 'remark', 'enabled'],
  ],
  standIn: true,
})
export type GoodsMapping = RecordOf<typeof goodsMapping>
