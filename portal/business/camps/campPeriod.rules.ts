import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Students named in a refusal; the rest are counted. */
const NAMED = 5
/** Orders asked for at once. */
const AT_ONCE = 500

/** Whoever paid is refunded when a period is cancelled: an order that the portal does not know cannot be. */
const ordersOfStudentsAreKnown: Judging = async ({ after, records }) => {
  const where = {
    ...{ period: after.id, orderNumber: { set: true } },
    status: ['enrolled', 'studying'],
  }
  const students = await records.select('campStudent', where, { limit: 5000, sort: 'id' })
  const known = new Set<unknown>()
  for (let at = 0; at < students.length; at += AT_ONCE) {
    const orderNo = students.slice(at, at + AT_ONCE).map(({ orderNumber }) => orderNumber)
    const paid = { orderNo, status: ['paid', 'partRefunded', 'refunding', 'refunded'] }
    for (const order of await records.select('userOrder', paid, { limit: AT_ONCE }))
      known.add(order.orderNo)
  }
  const without = students.filter(({ orderNumber }) => !known.has(orderNumber))
  return without.length > 0 ? [refusal(without)] : []
}

function refusal(students: readonly Row[]) {
  const named = students.slice(0, NAMED)
  const joinStudents = (between: string) =>
    named.map(({ nickname, orderNumber }) => `${nickname ?? '–'} ${orderNumber}`).join(between)
  const { length } = students
  return {
    field: '_',
    message: [
      `${length} 位学员的订单号在用户订单里查不到已支付的订单，无法退款：${joinStudents('、')}${length > NAMED ? ' 等' : ''}。请核对订单，或先为他们办理退营`,
      `${length} students have order numbers of no paid order, which cannot be refunded: ${joinStudents(', ')}${length > NAMED ? ' and more' : ''}. Check the orders, or let these students drop out first`,
    ] as const,
    usedBy: named.map(({ id, nickname, orderNumber }) => ({
      entity: 'campStudent',
      id: id as number,
      title: String(nickname ?? orderNumber),
    })),
  }
}

/** Rules of camp periods that no word carries. */
export const rules: RuleFunctions = { ordersOfStudentsAreKnown }
