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
    price: f.computed('零售价', 'Retail price', { from: { open: 'present price of the content, goods or coupon' } }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
  },
  list: {
    columns: ['position', 'type', 'showTitle', 'target', 'vipGoods', 'coupon', 'quantity', 'price', 'enabled'],
    filters: ['showTitle', 'type', 'enabled'],
  },
  form: [
    ['内容', 'Content', ['package', 'type'], 'target', ['vipGoods', 'coupon']],
    ['展示', 'Display', ['quantity', 'showTitle'], ['position', 'enabled']],
  ],
  standIn: true,
})
export type ProductPackageItem = RecordOf<typeof productPackageItem>
