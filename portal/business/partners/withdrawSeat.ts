import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { SeatPlace, SeatTurn } from './seatPlace.ts'

/** Takes back what one phone was granted from the company's quota; each order gives its seat back as it is marked. */
export async function withdrawSeat(
  { records }: Transaction,
  { company }: SeatPlace,
  phone: string,
): Promise<SeatTurn> {
  const held = { company, phone, payType: 'quota', status: 'granted' }
  const orders = await records.select('partnerUserOrder', held, { limit: 100 })
  if (orders.length === 0)
    return { refused: ['没有由名额开通的权益', 'It holds nothing granted from the quota'] }
  const refund = { refundReason: '名额回收' }
  for (const { id } of orders) {
    await records.move('partnerUserOrder', id as number, 'requestRefund')
    await records.move('partnerUserOrder', id as number, 'markRefund', refund)
  }
  return { back: 0 }
}
