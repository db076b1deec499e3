import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { writeReadMoney } from './readMoney.ts'

const MOST = 1000
const reason = ({ orderNo }: Row) => `订单 ${orderNo} 已退款`

/**
 * Everything an order brought its buyer goes back: books, magazines, VIP, places; the coupon may be used again, and
 * what was paid in read money returns to the balance. In the transaction of the refund.
 */
export async function takeRightsBack(change: Change): Promise<void> {
  const { after: order, records } = change
  const of = { order: order.id }
  for (const row of await records.select('userBook', { ...of, status: 'active' }, { limit: MOST }))
    await records.move('userBook', row.id as number, 'revoke', { reason: reason(order) })
  for (const row of await records.select('userVip', { ...of, status: 'active' }, { limit: MOST }))
    await records.move('userVip', row.id as number, 'revoke', { reason: reason(order) })
  const magazines = await records.select(
    'userMagazine',
    { ...of, status: 'active' },
    { limit: MOST },
  )
  for (const { id } of magazines)
    await records.move('userMagazine', id as number, 'cancel', { cancelReason: reason(order) })
  for (const { id } of await placesOf(change))
    await records.move('userQualification', id as number, 'revoke')
  for (const { id } of await records.select(
    'userCoupon',
    { ...of, status: 'used' },
    { limit: MOST },
  ))
    await records.move('userCoupon', id as number, 'giveBack')
  await payBack(change)
}

/** Places name no order; the students and participants who took them do. */
async function placesOf({ after: { id, orderNo, user }, records }: Change): Promise<Row[]> {
  const [students, participants] = [
    await records.select('campStudent', { orderNumber: orderNo, user }, { limit: MOST }),
    await records.select('offlineParticipant', { order: id, user }, { limit: MOST }),
  ]
  const held = { user, status: 'active' }
  const camps = students.map(({ period }) => period)
  const activities = participants.map(({ offlineActivity }) => offlineActivity)
  return [
    ...(camps.length > 0
      ? await records.select('userQualification', { ...held, campPeriod: camps })
      : []),
    ...(activities.length > 0
      ? await records.select('userQualification', { ...held, offlineActivity: activities })
      : []),
  ]
}

async function payBack({ after: order, entities, tx, now, session }: Change): Promise<void> {
  const amount = Number(order.readMoneyPaid ?? 0)
  if (amount === 0) return
  const entry = {
    user: order.user as number,
    direction: 'in',
    source: 'refund',
    amount,
    grantKey: `refund-${order.id}`,
    order: order.id as number,
    note: reason(order),
  } as const
  await writeReadMoney({ entities }, tx, [entry], { now, by: session.user?.id ?? null })
}
