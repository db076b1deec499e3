import { entity, f, type RecordOf } from '#declare'

/** Goods of the third-party shop, mirrored from the store provider; operators sync, show or hide and sort them. */
export const shopGoods = entity('shopGoods', ['商城商品', 'Shop goods'], {
  path: 'youzan',
  fields: {
    itemId: f.code('商品ID', 'Item id', { unique: true, search: true }),
    title: f.text('商品名称', 'Title', { search: true }),
    image: f.image('主图', 'Image', { width: 800, height: 800 }),
    kind: f.choice('商品类型', 'Kind', [
      { material: ['实物', 'Material object'], virtual: ['虚拟', 'Virtual'], ticket: ['电子卡券', 'E-ticket'] },
    ]),
    price: f.money('售价', 'Price'),
    originPrice: f.money('划线价', 'List price'),
    quantity: f.integer('库存', 'Quantity', { min: 0 }),
    sold: f.integer('销量', 'Sold', { min: 0 }),
    saleState: f.choice('店铺状态', 'Shop state', [
      { onSale: ['出售中', 'On sale'], soldOut: ['已售罄', 'Sold out'] },
      { offShelf: ['已下架', 'Off the shelf'], removed: ['已删除', 'Removed'] },
    ]),
    url: f.url('商品链接', 'Address'),
    visible: f.boolean('App展示', 'Shown in the app', { default: false }),
    shortTitle: f.text('App短标题', 'Short title', { max: 16 }),
    corner: f.text('角标', 'Corner mark', { max: 4 }),
    position: f.order('排序', 'Order'),
    mapped: f.computed('已映射权益', 'Mapped', { from: { open: 'whether a goodsMapping names this item' } }),
    syncedAt: f.dateTime('同步时间', 'Synced at'),
  },
  actions: {
    sync: {
      label: ['同步商品', 'Sync'],
      on: 'list',
      later: 'pulls all goods from the store provider as a job: new ones come in hidden, gone ones turn removed',
    },
    refreshQuantity: { label: ['刷新库存', 'Refresh quantity'], on: 'bulk', later: 'pulls quantity and sold of the chosen goods now' },
    show: { label: ['展示', 'Show'], on: 'bulk', later: 'makes the chosen goods visible in the app' },
    hide: { label: ['隐藏', 'Hide'], on: 'bulk', later: 'hides the chosen goods' },
    orders: { label: ['查看订单', 'Orders'], later: "the provider's orders of the item in a date range; read only" },
  },
  list: {
    columns: ['image', 'itemId', 'title', 'kind', 'price', 'quantity', 'sold', 'saleState', 'mapped', 'visible', 'position', 'syncedAt'],
    filters: ['itemId', 'title', 'kind', 'saleState', 'visible'],
    sort: ['position', '-syncedAt'],
    bulk: ['refreshQuantity', 'show', 'hide'],
  },
  form: [
    [
      '店铺信息',
      'From the shop',
      'itemId',
      'title',
      'image',
      ['kind', 'price'],
      ['originPrice', 'quantity'],
      ['sold', 'saleState'],
      'url',
      'mapped',
      'syncedAt',
    ],
    ['App展示', 'In the app', ['visible', 'shortTitle'], ['corner', 'position']],
  ],
  endpoints: {
    getGoods: { call: 'GET youzan/goods', takes: ['page', 'size', 'title', 'saleState'], gives: 'goods with total' },
    getQuantity: { call: 'GET youzan/quantity', takes: ['itemIds'], gives: 'quantity and sold by item' },
    getOrders: { uses: 'shopOrder.getList' },
  },
  standIn: true,
})
export type ShopGoods = RecordOf<typeof shopGoods>
