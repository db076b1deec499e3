import type { Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'

/** A day's sales of goods in short: pieces, yuan, and what went back. */
export const salesTold = ({ quantity, amount, refundAmount }: Row) => {
  const [sold, back] = [yuan(Number(amount ?? 0)), Number(refundAmount ?? 0)]
  return [
    `${quantity} 件 ${sold} 元${back ? ` 退 ${yuan(back)}` : ''}`,
    `${quantity} pcs ¥${sold}${back ? `, refunded ${yuan(back)}` : ''}`,
  ] as const
}
