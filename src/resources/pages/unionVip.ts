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
    soldCount: f.count('已售', 'Sold', { of: { count: 'unionSale' } }),
    claimedCount: f.count('已领取', 'Claimed', { of: { count: 'unionSale', where: { status: 'claimed' } } }),
  },
  ...shelf(['在售', 'On sale'], ['已下架', 'Off sale']),
  actions: {
    importCodes: {
      label: ['导入兑换码', 'Import codes'],
      when: { delivery: 'code' },
      otherwise: ['只有以兑换码发放的才需导入', 'Only what is delivered by code takes codes'],
      page: '/datas/import?kind=unionCode',
      by: 'unionVip',
    },
    setStock: {
      label: ['调整库存', 'Set stock'],
      when: { delivery: ['account', 'link'] },
      otherwise: ['以兑换码发放的，剩余即未发的码数', 'Delivered by code, what is left are the codes not given yet'],
      asks: { left: f.integer('剩余可售', 'Left', { required: true, min: 0, max: 1000000 }) },
    },
    retryDelivery: { label: ['补发失败权益', 'Retry delivery'], ports: ['charge'], confirm: 'yes' },
  },
  list: {
    columns: [
      ['position', 'partnerLogo', 'name', 'partnerName', 'vipGoods', 'price'],
      ['delivery', 'stock', 'soldCount', 'claimedCount', 'period', 'status'],
    ],
    under: { name: ['partnerName'], soldCount: ['claimedCount'] },
    filters: ['name', 'partnerName', 'delivery', 'status', 'vipGoods'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'partnerName'], 'partnerLogo', ['vipGoods', 'partnerProduct']],
    ['价格', 'Prices', ['price', 'originalPrice'], ['settlePrice', 'limit'], 'period'],
    ['发放', 'Delivery', ['delivery', 'claimDays'], 'claimUrl', ['stock', 'soldCount'], 'claimedCount'],
    ['详情', 'Details', 'bigImage', 'detail'],
  ],
  rules: {
    priceBetweenSettleAndOriginal: [
      {
        sheet: 1,
        compare: ['settlePrice', '<=', 'price'],
        say: ['售价不能低于合作方结算价', 'The price is not below the settlement price'],
        field: 'price',
      },
      { compare: ['price', '<', 'originalPrice'], field: 'price' },
    ],
    codesKeptByPortal: [
      { sheet: 2, see: 'unionCode#comesFromPortal' },
      { from: 'portal', fields: ['stock'] },
    ],
    fieldsFollowDelivery: [
      { sheet: 3, when: { delivery: 'link' }, demand: ['claimUrl'], otherwise: 'refuse' },
      { format: 'claimUrl', is: 'https' },
      {
        move: 'publish',
        needs: [{ some: 'unionCode', where: { sale: null }, when: { delivery: 'code' } }],
        field: 'delivery',
        say: ['还没有可发的兑换码，请先导入', 'There is no code to give: import some first'],
      },
      { see: 'unionSale#soldWithinTerms' },
      { mark: { status: 'published', stock: { lte: 0 } }, as: ['已售罄', 'Sold out'] },
    ],
    codeGivenOnce: [{ sheet: 4, see: 'unionCode#codeIsMasked' }, { see: 'unionSale#lapsesAtClaimUntil' }],
    publishNeedsEndAhead: [
      {
        sheet: 5,
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        field: 'period',
        say: ['售卖时间已过', 'The time to sell it is over'],
      },
      {
        refer: 'vipGoods',
        where: { any: [{ status: 'published' }, { usage: 'grant' }] },
        on: 'publish',
        say: ['我方会员须在售或仅用于发放', 'Our membership must be on sale or for grants'],
      },
      { freeze: ['partnerName', 'delivery', 'vipGoods'], once: { soldCount: { gt: 0 } } },
    ],
    deletableWhileDraft: [
      { sheet: 6, see: 'unionSale#lapsesAtClaimUntil' },
      { remove: { in: ['draft'], without: ['soldCount'], takes: ['unionCode'] } },
    ],
    shownWithinPeriod: [
      { order: [] },
      { carried: 'fields.period' },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          ...([
            'name',
            'partnerName',
            'partnerLogo',
            'vipGoods',
            'partnerProduct',
            'price',
            'originalPrice',
            'delivery',
            'claimUrl',
          ] as const),
          ...(['claimDays', 'bigImage', 'detail', 'limit', 'period', 'position', 'stock'] as const),
        ],
      },
    ],
  },
})
export type UnionVip = RecordOf<typeof unionVip>
