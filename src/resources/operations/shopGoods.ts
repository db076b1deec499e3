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
    mapped: f.computed('已映射权益', 'Mapped', { as: 'boolean', from: { some: 'goodsMapping', where: { enabled: true } } }),
    syncedAt: f.dateTime('同步时间', 'Synced at'),
  },
  actions: {
    sync: { label: ['同步商品', 'Sync'], on: 'list', ports: ['shop'], confirm: 'yes' },
    refreshQuantity: { label: ['刷新库存', 'Refresh quantity'], on: 'bulk', ports: ['shop'] },
    show: {
      label: ['展示', 'Show'],
      on: 'bulk',
      sets: { visible: true },
      when: { saleState: ['onSale', 'soldOut'] },
      otherwise: ['店铺里已下架或删除的商品不能展示', 'What the shop has taken off or removed cannot be shown'],
    },
    hide: { label: ['隐藏', 'Hide'], on: 'bulk', sets: { visible: false } },
    adapt: { label: ['App展示设置', 'In the app'], on: ['row', 'form'], asks: ['shortTitle', 'corner'] },
    orders: { label: ['查看订单', 'Orders'], on: ['row', 'form'], opens: 'shopOrder', by: 'goods' },
  },
  list: {
    columns: ['image', 'itemId', 'title', 'kind', 'price', 'quantity', 'sold', 'saleState', 'mapped', 'visible', 'position', 'syncedAt'],
    filters: ['itemId', 'title', 'kind', 'saleState', 'visible'],
    sort: ['position', '-syncedAt'],
    under: { title: ['kind', 'itemId'], quantity: ['sold'] },
    bulk: ['refreshQuantity', 'show', 'hide'],
  },
  form: [
    ['店铺信息', 'From the shop', ['itemId', 'title'], 'image', ['kind', 'price'], ['originPrice', 'quantity']],
    ['店铺状态', 'In the shop', ['sold', 'saleState'], 'url', ['mapped', 'syncedAt']],
    ['App展示', 'In the app', ['visible', 'shortTitle'], ['corner', 'position']],
  ],
  endpoints: {
    getGoods: { call: 'GET youzan/goods', takes: ['page', 'size', 'title', 'saleState'], gives: 'goods with total' },
    getQuantity: { call: 'GET youzan/quantity', takes: ['itemIds'], gives: 'quantity and sold by item' },
    getOrders: { uses: 'shopOrder.getList' },
  },
  rules: {
    comesFromProvider: { sheet: 1, from: 'provider', but: ['visible', 'shortTitle', 'corner', 'position'], create: false, remove: false },
    visibleWhileOnSale: [
      {
        sheet: 2,
        when: { saleState: ['offShelf', 'removed'] },
        allow: { visible: [false] },
        say: ['店铺里已下架或删除的商品不能展示', 'What the shop has taken off or removed cannot be shown'],
      },
      { mark: { saleState: 'offShelf' }, as: ['店铺已下架', 'Off the shelf'] },
      { mark: { saleState: 'removed' }, as: ['店铺已删除', 'Removed'] },
    ],
    quantityComesFromProvider: [
      { sheet: 3, see: 'shopGoods#comesFromProvider' },
      { mark: { syncedAt: { lt: { now: '-1d' } } }, as: ['超过一天未同步', 'Not synced for a day'] },
    ],
    shownWhileVisible: [
      { order: [] },
      {
        shown: { visible: true, saleState: ['onSale', 'soldOut'] },
        gives: [
          'itemId',
          'title',
          'shortTitle',
          'corner',
          'image',
          'kind',
          'price',
          'originPrice',
          'quantity',
          'saleState',
          'url',
          'position',
        ],
      },
    ],
  },
  ports: ['shop'],
})
export type ShopGoods = RecordOf<typeof shopGoods>
