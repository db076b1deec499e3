import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy } from '../portError.ts'
import type { ShopItem, ShopPort, ShopTrade } from './shop.ts'

/** As whom Youzan is asked, and for which shop. */
export interface YouzanSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly shopId: string
  /** `https://open.youzanyun.com` unless said. */
  readonly endpoint?: string
}
interface Asking extends YouzanSettings {
  readonly outbound: Outbound
}

const TIMEOUT = 20_000
const MOST = 4_000_000
const SIZE = 100
/** Pages of one pull at most: a shop has no more goods, and a pull of orders goes on where it ended. */
const PAGES = 50
/** What Youzan answers where one asks too often. */
const TOO_OFTEN = [4203, 50_021]

type Node = { readonly [key: string]: unknown }
const text = (value: unknown) =>
  value === undefined || value === null || value === '' ? null : String(value)
const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Node[]) : [])
const within = (value: unknown) => (value ?? {}) as Node
/** Yuan as written, in fen. */
const fen = (yuan: unknown) => Math.round(Number(yuan ?? 0) * 100)
/** `2026-11-20 18:31:02`, in China; and back. */
const momentOf = (time: unknown) => (text(time) ? `${String(time).replace(' ', 'T')}+08:00` : null)
const timeOf = (moment: string) => moment.slice(0, 19).replace('T', ' ')

const statuses: { readonly [status: string]: ShopTrade['status'] } = {
  WAIT_BUYER_PAY: 'waitPay',
  WAIT_SELLER_SEND_GOODS: 'waitSend',
  WAIT_BUYER_CONFIRM_GOODS: 'sent',
  TRADE_SUCCESS: 'success',
  TRADE_CLOSED: 'closed',
}
const kinds: { readonly [type: string]: ShopItem['kind'] } = { '182': 'virtual', '183': 'ticket' }

/** Asks Youzan's open platform, with a token that is got anew once it is over. */
export function youzan(settings: Asking): ShopPort {
  let token: { readonly word: string; readonly until: number } | undefined
  const tokenNow = async () => {
    if (!token || token.until < Date.now()) token = await signIn(settings)
    return token.word
  }
  const pages = async (call: string, asked: Node, found: (answer: Node) => readonly Node[]) => {
    const rows: Node[] = []
    for (let page = 1; page <= PAGES; page++) {
      const body = { ...asked, page_no: page, page_size: SIZE }
      const some = found(
        await post(settings, `/api/${call}?access_token=${await tokenNow()}`, body),
      )
      rows.push(...some)
      if (some.length < SIZE) break
    }
    return rows
  }
  const shelf = (call: string, saleState: ShopItem['saleState']) =>
    pages(call, {}, (answer) => list(answer.items)).then((rows) =>
      rows.map((row) => itemOf(row, saleState)),
    )
  const goods = async () => [
    ...(await shelf('youzan.items.onsale.get/3.0.0', 'onSale')),
    ...(await shelf('youzan.items.inventory.get/3.0.0', 'offShelf')),
  ]
  return {
    standIn: false,
    goods,
    figures: async (itemIds) => (await goods()).filter(({ itemId }) => itemIds.includes(itemId)),
    orders: async (since, until) => {
      const asked = { start_update: timeOf(since), end_update: timeOf(until) }
      const found = (answer: Node) => list(answer.full_order_info_list)
      const rows = await pages('youzan.trades.sold.get/4.0.2', asked, found)
      return rows.map((row) => tradeOf(within(row.full_order_info)))
    },
  }
}

async function signIn(settings: Asking) {
  const { clientId, clientSecret, shopId } = settings
  const asked = {
    authorize_type: 'silent',
    client_id: clientId,
    client_secret: clientSecret,
    grant_id: shopId,
  }
  const { access_token: word, expires } = await post(settings, '/auth/token', asked)
  if (typeof word !== 'string') throw refusedBy('shop', 'no access token')
  return { word, until: Number(expires ?? 0) - 60_000 }
}

async function post(settings: Asking, path: string, body: Node): Promise<Node> {
  const { outbound, endpoint = 'https://open.youzanyun.com' } = settings
  const answer = await outbound(`${endpoint}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeout: TIMEOUT,
    most: MOST,
  })
    .then((response) => response.json() as Promise<Node>)
    .catch((error) => {
      throw portErrorOf('shop', new URL(endpoint).host, error)
    })
  const wrong = within(answer.error_response ?? answer.gw_err_resp)
  const code = Number(wrong.code ?? wrong.err_code ?? answer.code ?? 200)
  const why = `${code} ${wrong.msg ?? wrong.err_msg ?? answer.message ?? ''}`.trim()
  if (TOO_OFTEN.includes(code)) throw throttledBy('shop', why)
  if (code !== 200) throw refusedBy('shop', why)
  return within(answer.response ?? answer.data)
}

const itemOf = (row: Node, saleState: ShopItem['saleState']): ShopItem => ({
  itemId: String(row.item_id),
  title: String(row.title ?? ''),
  image: text(row.image) ?? text(list(row.item_imgs)[0]?.url),
  kind: kinds[String(row.item_type)] ?? 'material',
  price: Number(row.price ?? 0),
  originPrice: text(row.origin) ? fen(row.origin) : null,
  quantity: Number(row.quantity ?? 0),
  sold: Number(row.sold_num ?? 0),
  saleState: saleState === 'onSale' && Number(row.quantity ?? 0) === 0 ? 'soldOut' : saleState,
  url: String(row.detail_url ?? ''),
})

function tradeOf(row: Node): ShopTrade {
  const [order, pay, buyer] = [within(row.order_info), within(row.pay_info), within(row.buyer_info)]
  const refunds = list(row.refund_order ?? row.refund_info)
  const extra = JSON.stringify(row.source_info ?? {})
  return {
    orderNo: String(order.tid),
    status: statuses[String(order.status)] ?? 'waitSend',
    buyerPhone: text(buyer.buyer_phone),
    items: list(row.orders).map((line) => ({
      itemId: String(line.item_id),
      title: String(line.title ?? ''),
      skuId: text(line.sku_id),
      sku: text(line.sku_properties_name),
      quantity: Number(line.num ?? 1),
      price: fen(line.price),
    })),
    amount: fen(pay.payment),
    refunded: refunds.reduce((sum, refund) => sum + fen(refund.refund_fee), 0),
    paidAt: momentOf(order.pay_time),
    linkCode: /[?&]dl=(\w{6})/.exec(extra)?.[1] ?? null,
  }
}
