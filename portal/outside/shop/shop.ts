import type { Port } from '../port.ts'

/** Goods of the shop as it tells of them; amounts in fen. */
export interface ShopItem {
  readonly itemId: string
  readonly title: string
  /** Address of its picture, elsewhere; null for none. */
  readonly image: string | null
  readonly kind: 'material' | 'virtual' | 'ticket'
  readonly price: number
  readonly originPrice: number | null
  readonly quantity: number
  readonly sold: number
  readonly saleState: 'onSale' | 'soldOut' | 'offShelf'
  readonly url: string
}
/** What changes all day of goods. */
export type ShopFigures = Pick<ShopItem, 'itemId' | 'quantity' | 'sold'>

/** One line of an order. */
export interface ShopLine {
  readonly itemId: string
  readonly title: string
  readonly skuId: string | null
  readonly sku: string | null
  readonly quantity: number
  readonly price: number
}
/** An order as the shop tells of it; amounts in fen, times ISO 8601 with +08:00. */
export interface ShopTrade {
  readonly orderNo: string
  readonly status: 'waitPay' | 'waitSend' | 'sent' | 'success' | 'closed'
  readonly buyerPhone: string | null
  readonly items: readonly ShopLine[]
  readonly amount: number
  readonly refunded: number
  readonly paidAt: string | null
  /** The short code of the distribution link it came by; null for none. */
  readonly linkCode: string | null
}

/** Asks the shop where goods are sold outside the app. Throws a `PortError`. */
export interface ShopPort extends Port {
  /** All goods, those taken off the shelf included. */
  goods(): Promise<readonly ShopItem[]>
  figures(itemIds: readonly string[]): Promise<readonly ShopFigures[]>
  /** Orders that have changed from the one moment to before the other, oldest change first. */
  orders(since: string, until: string): Promise<readonly ShopTrade[]>
}
