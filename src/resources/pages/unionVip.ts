import { entity, f, type RecordOf, shelf } from '#declare'

/** A membership sold together with a partner's (video, music, reading device); membership operators run a handful at a time. */
export const unionVip = entity('unionVip', ['联合会员', 'Union VIP'], {
  fields: {
    name: f.text('商品名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    partnerName: f.text('合作方名称', 'Partner', { required: true, max: 20, search: true }),
    partnerLogo: f.image('合作方Logo', 'Partner logo', { required: true, width: 200, height: 200, maxKB: 300 }),
    vipGoods: f.ref('我方会员', 'Our membership', { to: 'vipGoods', required: true }),
    partnerProduct: f.text('合作方权益', "Partner's product", { required: true, max: 30 }),
    price: f.money('售价', 'Price', { required: true, min: 1 }),
    originalPrice: f.money('划线价', 'Crossed-out price', { required: true, min: 1 }),
    settlePrice: f.money('合作方结算价', 'Settlement price', { required: true, min: 0 }),
    delivery: f.choice('权益发放方式', 'Delivery', 'code', [
      { code: ['兑换码', 'Code'], account: ['手机号直充', 'Charged to the phone'], link: ['跳转领取', 'Link'] },
    ]),
    claimUrl: f.url('领取地址', 'Claim address'),
    claimDays: f.integer('领取期限（天）', 'Days to claim', { required: true, min: 1, max: 365, default: 30 }),
    bigImage: f.image('详情头图', 'Header picture', { required: true, width: 750, height: 600 }),
    detail: f.richText('权益与规则', 'Benefits and rules', { required: true }),
    limit: f.integer('每人限购', 'Limit per user', { required: true, min: 1, max: 12, default: 1 }),
    period: f.period('售卖时间', 'On sale', { required: true }),
    position: f.order('排序', 'Position'),
    stock: f.count('剩余可售', 'Left'),
    soldCount: f.count('已售', 'Sold'),
    claimedCount: f.count('已领取', 'Claimed'),
  },
  ...shelf(['在售', 'On sale'], ['已下架', 'Off sale']),
  actions: {
    importCodes: {
      label: ['导入兑换码', 'Import codes'],
      later: "adds the partner's codes from a csv, xlsx or xls, drops repeats, raises the stock and reports both numbers",
    },
    setStock: { label: ['调整库存', 'Set stock'], later: 'sets the pieces left for delivery account and link' },
    retryDelivery: {
      label: ['补发失败权益', 'Retry delivery'],
      later: 'delivers again to paid orders whose delivery failed and lists what still fails',
    },
  },
  list: {
    columns: [
      ['position', 'partnerLogo', 'name', 'partnerName', 'vipGoods', 'price'],
      ['delivery', 'stock', 'soldCount', 'claimedCount', 'period', 'status'],
    ],
    filters: ['name', 'partnerName', 'delivery', 'status', 'vipGoods'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'partnerName'], 'partnerLogo', ['vipGoods', 'partnerProduct']],
    ['价格', 'Prices', ['price', 'originalPrice'], ['settlePrice', 'limit'], 'period'],
    ['发放', 'Delivery', 'delivery', 'claimUrl', 'claimDays'],
    ['详情', 'Details', 'bigImage', 'detail'],
  ],
  standIn: true,
})
export type UnionVip = RecordOf<typeof unionVip>
