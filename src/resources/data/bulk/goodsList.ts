import { listKind } from '#declare'
import { goods } from '#resources/pages/goods.ts'

/** Names, prices and stock of goods, changed by the list's own export. */
export const goodsList = listKind('goodsList', goods, {
  by: ['goodsNo', 'TMALL-680012345678'],
  fields: [
    ...['name', 'cover', 'price', 'originalPrice', 'vipPrice', 'iosPrice', 'stock', 'limit', 'commission'],
    ...['partner', 'sharePercent'],
  ],
})
