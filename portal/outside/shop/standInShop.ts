import { shift } from '#derive/moment.ts'
import type { Log } from '#portal/core/log.ts'
import type { ShopPort, ShopTrade } from './shop.ts'
import { standInGoods } from './standInGoods.ts'

const TOLD =
  'Shop stand-in: goods and orders are samples; set YOUZAN_CLIENT_ID to ask the shop itself'
const MOST_DAYS = 7

/** Asks no shop: the same forty goods each time, and an order a day at 09:12. */
export function standInShop(log: Log): ShopPort {
  let isTold = false
  const tellOnce = () => {
    if (!isTold) log({ level: 'info', message: TOLD })
    isTold = true
  }
  return {
    standIn: true,
    async goods() {
      tellOnce()
      return standInGoods
    },
    async figures(itemIds) {
      tellOnce()
      return standInGoods.filter(({ itemId }) => itemIds.includes(itemId))
    },
    async orders(since, until) {
      tellOnce()
      const days = Array.from({ length: MOST_DAYS }, (_, back) =>
        shift(until.slice(0, 10), `-${back}d`),
      )
      return days
        .map(orderOf)
        .filter(({ paidAt }) => String(paidAt) >= since && String(paidAt) < until)
        .reverse()
    },
  }
}

function orderOf(day: string): ShopTrade {
  const number = Number(day.replaceAll('-', ''))
  const item = standInGoods[number % 20]!
  return {
    orderNo: `E${number}091200000${String((number * 7919) % 1_000_000).padStart(6, '0')}`,
    status: 'success',
    buyerPhone: `139${String((number * 131) % 100_000_000).padStart(8, '0')}`,
    items: [
      {
        itemId: item.itemId,
        title: item.title,
        skuId: null,
        sku: null,
        quantity: 1,
        price: item.price,
      },
    ],
    amount: item.price,
    refunded: 0,
    paidAt: `${day}T09:12:00+08:00`,
    linkCode: null,
  }
}
