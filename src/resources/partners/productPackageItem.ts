import { entity, f, type RecordOf } from '#declare'

/** One content or entitlement inside a product package; a tab of the package, filled by hand, by filter or by copy. */
export const productPackageItem = entity('productPackageItem', ['产品包内容', 'Package item'], {
  path: 'company/productPackage/item',
  fields: {
    package: f.ref('所属产品包', 'Package', { to: 'productPackage', required: true, onDelete: 'cascade' }),
    type: f.choice('内容类型', 'Type', 'content', [
      { content: ['单个内容', 'Content'], vip: ['会员权益', 'Membership'], coupon: ['优惠券', 'Coupon'] },
    ]),
    target: f.jump('内容', 'Content'),
    vipGoods: f.ref('会员商品', 'Membership goods', { to: 'vipGoods' }),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
    quantity: f.integer('数量', 'Quantity', { min: 1, max: 99, default: 1 }),
    showTitle: f.text('展示名称', 'Shown as', { max: 30, search: true }),
    price: f.computed('零售价', 'Retail price', { as: 'money', from: { by: 'retailPrice' } }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
  },
  list: {
    columns: ['position', 'package', 'type', 'showTitle', 'target', 'vipGoods', 'coupon', 'quantity', 'price', 'enabled'],
    filters: ['package', 'showTitle', 'type', 'enabled'],
    under: { showTitle: ['type', 'package'] },
  },
  form: [
    ['内容', 'Content', ['package', 'type'], 'target', ['vipGoods', 'coupon']],
    ['展示', 'Display', ['quantity', 'showTitle'], ['position', 'enabled']],
  ],
  rules: {
    referenceFollowsType: [
      { sheet: 1, pick: 'type', of: { content: 'target', vip: 'vipGoods', coupon: 'coupon' } },
      { refer: 'target', types: ['course', 'magazine', 'issue', 'audiobook', 'radioStation', 'podcast', 'subject', 'camp', 'practice'] },
    ],
    targetOncePerPackage: [
      { sheet: 2, unique: ['package', 'target'] },
      { unique: ['package', 'vipGoods'] },
      { unique: ['package', 'coupon'] },
    ],
    quantityForCouponOnly: { sheet: 3, when: { type: ['content', 'vip'] }, allow: { quantity: [1] } },
    itemsLimitedPerPackage: [
      { sheet: 4, limit: { most: 500 }, per: ['package'], field: 'package' },
      { order: ['package'] },
      { see: 'productPackage#putOnNeedsItem' },
    ],
    deadTargetIsMarked: [
      {
        sheet: 5,
        mark: { type: 'content', 'target.status': ['draft', 'scheduled', 'withdrawn', 'captured', 'ignored', 'offShelf'] },
        as: ['内容已下架', 'Content off shelf'],
      },
      { note: ['开通时跳过已下架的内容', 'Granting passes over what is off shelf'], reader: 'app' },
    ],
    packageNeverChanges: { freeze: ['package'] },
    nameComesFromTarget: { by: 'namesItself' },
    shownWhileEnabled: {
      shown: { enabled: true, 'package.status': 'onShelf' },
      gives: ['package', 'type', 'target', 'vipGoods', 'coupon', 'quantity', 'showTitle', 'position'],
    },
  },
})
export type ProductPackageItem = RecordOf<typeof productPackageItem>
