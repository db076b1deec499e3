import { entity, f, type RecordOf } from '#declare'

/** Which product rights a paid order of a shop article opens; sales operators add one per new shop article. */
export const goodsMapping = entity('goodsMapping', ['商品映射', 'Goods mapping'], {
  path: 'shopMapping',
  title: 'called',
  fields: {
    shopGoods: f.ref('商城商品', 'Shop goods', { to: 'shopGoods', required: true }),
    called: f.computed('映射', 'Mapping', { from: { words: ['shopGoods.title', 'skuName'] } }),
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
    grantedCount: f.count('已开通订单', 'Orders served', { of: { count: 'shopServing', where: { status: 'done' } } }),
    failedCount: f.count('失败订单', 'Orders failed', { of: { count: 'shopServing', where: { status: 'failed' } } }),
  },
  actions: {
    test: {
      label: ['测试映射', 'Test'],
      on: ['row', 'form'],
      asks: {
        phone: f.phone('下单手机号', 'Order phone', { required: true }),
        quantity: f.integer('购买件数', 'Pieces', { required: true, min: 1, max: 99, default: 1 }),
      },
      looks: 'test',
    },
    reissue: {
      label: ['补发', 'Reissue'],
      on: ['row', 'bulk'],
      says: [
        '为所选时间之后已付款而未开通（含失败）的订单开通权益，由任务逐单进行，未成的逐条说明。',
        'Opens the rights for orders paid since then that were not served, or failed; a job goes through them and tells those that fail again.',
      ],
      asks: { since: f.dateTime('支付时间从', 'Paid since', { required: true }) },
    },
    importRows: { label: ['批量导入', 'Import'], on: 'list', page: '/datas/import?kind=goodsMapping' },
  },
  list: {
    columns: ['shopGoods', 'skuName', 'grants', 'matchBy', 'period', 'grantedCount', 'failedCount', 'enabled'],
    filters: ['shopGoods', 'skuId', 'matchBy', 'enabled'],
    under: { grantedCount: ['failedCount'], shopGoods: ['skuName'] },
    bulk: ['reissue'],
  },
  form: [
    ['商城商品', 'Shop goods', 'shopGoods', ['skuId', 'skuName']],
    ['开通权益', 'Rights', 'grants'],
    ['发放', 'Delivery', ['matchBy', 'smsNotice'], 'period', ['remark', 'enabled']],
  ],
  rules: {
    oneEnabledPerGoods: [
      {
        sheet: 1,
        unique: ['shopGoods', 'skuId'],
        among: { enabled: true, skuId: { set: true } },
        field: 'skuId',
        say: ['该商品的此规格已有启用的映射', 'This SKU of the article has an enabled mapping already'],
      },
      {
        unique: ['shopGoods'],
        among: { enabled: true, skuId: { set: false } },
        field: 'shopGoods',
        say: ['该商品已有启用的通用映射（不含规格）', 'The article has an enabled mapping for all SKUs already'],
      },
      { see: 'shopServing#servedOncePerLine' },
    ],
    grantFieldsFollowType: [
      {
        sheet: 2,
        pick: 'grants.type',
        of: { goods: 'grants.goods', vip: 'grants.vipGoods', coupon: 'grants.coupon', readMoney: 'grants.amount' },
      },
      { each: 'grants', least: 1 },
      {
        refer: 'grants.goods',
        where: { type: { not: ['physical', 'camp'] } },
        say: ['实物与训练营不能自动开通', 'Physical goods and camps are not opened by themselves'],
      },
      {
        refer: 'grants.goods',
        where: { status: 'published' },
        on: 'save',
        when: { enabled: true },
        say: ['商品没有在售', 'The goods are not on sale'],
      },
      {
        refer: 'grants.vipGoods',
        where: { any: [{ status: 'published' }, { usage: 'grant' }] },
        say: ['会员须在售或仅用于发放', 'The membership must be on sale or for grants'],
      },
      { refer: 'grants.coupon', where: { status: 'active' }, say: ['优惠券不在发放中', 'The coupon is not being issued'] },
    ],
    orderLineServedOnce: [{ sheet: 3, see: 'shopServing#servedOncePerLine' }, { see: 'shopOrder#refundedNeverRedelivered' }],
    unknownPhonesServedLater: { sheet: 4, see: 'shopServing#phoneIsMasked' },
    deletableWhenUnused: [
      { sheet: 5, see: 'shopServing#takeBackEndsRights' },
      { remove: { without: ['grantedCount'] }, say: ['已有订单按此映射开通，请停用', 'Orders were served by it: disable it instead'] },
    ],
    failedIsMarked: { mark: { enabled: true, failedCount: { gt: 0 } }, as: ['有失败订单', 'Orders failed'], todo: true },
  },
  ports: ['sms'],
})
export type GoodsMapping = RecordOf<typeof goodsMapping>
