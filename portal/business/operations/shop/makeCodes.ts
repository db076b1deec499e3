import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { Granted } from '../../data/rights/grantRight.ts'
import type { Opened } from './opened.ts'

/** Benefits a code holds at most. */
const BENEFITS = 5

/** What a code opens in place of a grant; goods by what they stand for. */
async function benefitOf(
  { records }: Transaction,
  { type, quantity, ...grant }: Row,
): Promise<Row[]> {
  if (type === 'readMoney')
    return [{ kind: 'readMoney', amount: Number(grant.amount) * Number(quantity ?? 1) }]
  if (type !== 'goods') {
    const { vipGoods = null, coupon = null } = grant
    return Array.from({ length: Number(quantity ?? 1) }, () => ({ kind: type, vipGoods, coupon }))
  }
  const goods = (await records.find('goods', grant.goods as number)) as Row
  if (goods.type === 'vip') return [{ kind: 'vip', vipGoods: goods.vipGoods }]
  if (goods.type === 'readMoney') return [{ kind: 'readMoney', amount: goods.price }]
  const targets = goods.type === 'bundle' ? (goods.items as readonly Row[]) : [goods]
  return targets.map(({ target }) => ({ kind: 'content', target }))
}

/** A code for each piece that was bought, for whoever holds it; good for a year. */
export async function makeCodes(transaction: Transaction, row: Row): Promise<Opened> {
  const { records, now } = transaction
  const { orderNo } = (await records.find('shopOrder', row.order as number)) as Row
  const benefits: Row[] = []
  for (const grant of row.grants as readonly Row[])
    benefits.push(...(await benefitOf(transaction, grant)))
  const rights: Granted[] = []
  const codes: string[] = []
  for (let piece = 0; piece < Number(row.pieces); piece++) {
    const made = await records.create('redeemCode', {
      ...{ batchName: `商城订单 ${orderNo}`.slice(0, 40), quantity: 1, maxUses: 1, perUser: 99 },
      benefits: benefits.slice(0, BENEFITS),
      redeemPeriod: { start: now, end: shift(now, '+365d') },
    })
    rights.push({ entity: 'redeemCode', id: made.id as number })
    codes.push(String(made.code))
  }
  return { rights, codes }
}
