import { expect, test } from 'vitest'
import { standInShop } from './standInShop.ts'
import { youzan } from './youzan.ts'

const settings = { clientId: 'c1', clientSecret: 's3cret', shopId: '42' }
const trade = {
  full_order_info: {
    order_info: { tid: 'E2026', status: 'TRADE_SUCCESS', pay_time: '2026-11-20 09:00:00' },
    pay_info: { payment: '98.00' },
    buyer_info: { buyer_phone: '13900001111' },
    orders: [{ item_id: 7, title: '台历', sku_id: 9, num: 2, price: '49.00' }],
    refund_order: [{ refund_fee: '8.99' }],
    source_info: { url: 'https://shop.youzan.com/goods/7?dl=AB2CD3' },
  },
}
const item = { item_id: 7, title: '台历', price: 4900, origin: '59.00', quantity: 0, sold_num: 3 }
const answers: { readonly [path: string]: unknown } = {
  '/auth/token': { code: 200, data: { access_token: 't0ken', expires: 9_999_999_999_999 } },
  '/api/youzan.items.onsale.get/3.0.0': { response: { items: [item] } },
  '/api/youzan.items.inventory.get/3.0.0': { response: { items: [{ ...item, item_id: 8 }] } },
  '/api/youzan.trades.sold.get/4.0.2': { response: { full_order_info_list: [trade] } },
}
const asked: string[] = []
const answering = (more: object = {}) =>
  youzan({
    ...settings,
    outbound: async (url, call) => {
      const { pathname, searchParams } = new URL(url)
      asked.push(`${pathname} ${searchParams.get('access_token')} ${call?.body}`)
      return Response.json({ ...answers, ...more }[pathname])
    },
  })

test('the stand-in sells the same forty goods, has an order a day, and says that nobody was asked', async () => {
  const lines: string[] = []
  const shop = standInShop(({ message }) => lines.push(message))
  expect(await shop.goods()).toHaveLength(40)
  const [first] = await shop.goods()
  expect(await shop.figures([String(first?.itemId), 'none'])).toHaveLength(1)
  const since = '2026-11-18T10:00:00+08:00'
  const orders = await shop.orders(since, '2026-11-21T10:00:00+08:00')
  expect(orders.map(({ paidAt }) => paidAt?.slice(8, 10))).toEqual(['19', '20', '21'])
  expect(lines).toHaveLength(1)
})

test('Youzan is asked with a token got once; amounts and times come in the portal’s own measures', async () => {
  const shop = answering()
  expect(await shop.goods()).toMatchObject([
    { itemId: '7', price: 4900, originPrice: 5900, saleState: 'soldOut' },
    { itemId: '8', saleState: 'offShelf' },
  ])
  expect(await shop.orders('2026-11-19T10:00:00+08:00', '2026-11-21T10:00:00+08:00')).toEqual([
    {
      ...{ orderNo: 'E2026', status: 'success', buyerPhone: '13900001111', linkCode: 'AB2CD3' },
      ...{ amount: 9800, refunded: 899, paidAt: '2026-11-20T09:00:00+08:00' },
      items: [{ itemId: '7', title: '台历', skuId: '9', sku: null, quantity: 2, price: 4900 }],
    },
  ])
  expect(asked.filter((line) => line.startsWith('/auth/token'))).toHaveLength(1)
  expect(asked.at(-1)).toMatch(/t0ken .*"start_update":"2026-11-19 10:00:00"/)
})

test('what it refuses is told, and that it is asked too often', async () => {
  const path = '/api/youzan.items.onsale.get/3.0.0'
  const refusing = (code: number) =>
    answering({ [path]: { gw_err_resp: { err_code: code, err_msg: 'no' } } }).goods()
  await expect(refusing(4202)).rejects.toMatchObject({ why: 'refused', port: 'shop' })
  await expect(refusing(4203)).rejects.toMatchObject({ why: 'throttled' })
})
