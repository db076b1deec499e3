import { b, bulkKind, columnOf } from '#declare'
import { goodsMapping as mapping } from '#resources/pages/goodsMapping.ts'

const { shopGoods, skuId, grants } = mapping.fields

/** What each article and SKU of the shop opens: a row is one of the goods it opens. */
export const goodsMapping = bulkKind('goodsMapping', ['商品映射导入', 'Mappings of goods'], {
  about: [
    '导入商城商品与站内商品的映射：同一商品与规格的行合成一条，已有的映射补充或更新其权益',
    'Takes in what articles of the shop open: rows of one article and SKU make one mapping, one that is there gains or changes what it opens',
  ],
  template: '商品映射导入模板.xlsx',
  most: 2000,
  screen: '/datas/import',
  who: { create: 'goodsMapping' },
  did: ['已导入', 'imported'],
  columns: {
    shopGoods: columnOf(shopGoods, { label: ['商城商品ID', 'Shop item ID'], by: ['itemId'], example: '3021' }),
    skuId: columnOf(skuId, { example: '40012' }),
    goods: columnOf(grants.of.goods, { label: ['商品编号', 'Goods no.'], by: ['goodsNo'], required: true, example: 'KC-1001' }),
    quantity: columnOf(grants.of.quantity, { required: false, empty: 1, example: '1' }),
  },
  same: { as: ['shopGoods', 'skuId', 'goods'] },
  writes: {
    to: 'goodsMapping',
    by: ['shopGoods', 'skuId'],
    among: { enabled: true },
    line: { in: 'grants', by: ['goods'], of: ['goods', 'quantity'] },
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})
