import type { Row } from '#declare'
import { withRareStates } from '../rareStates.ts'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'
import { campStudents } from './campStudent.ts'

/** The orders by which students came to their camps. */
export function campOrders(world: SampleWorld): Row[] {
  const students = withRareStates('campStudent', campStudents(world), world)
  return students
    .filter(({ orderNumber }) => orderNumber)
    .map((student, index) => orderOf(world, student, index))
}

function orderOf(world: SampleWorld, student: Row, index: number): Row {
  const { user, orderNumber: orderNo, paidAmount: paid, joinedAt: at, status } = student
  return {
    ...{ orderNo, user, kind: 'camp', amount: paid, couponDiscount: 0, readMoneyPaid: 0, paid },
    items: [{ title: '训练营名额', quantity: 1, price: paid }],
    payChannel: oneOf(['wechat', 'alipay', 'apple'], index),
    tradeNo: `42001${String(70_118_330 + index * 577)}`,
    paidAt: at,
    ...(status === 'refunded' && refunded(world, paid)),
    status: status === 'refunded' ? 'refunded' : 'paid',
    ...{ createdAt: at, updatedAt: at },
  }
}

const refunded = (world: SampleWorld, paid: unknown): Row => ({
  ...{ refundAsked: paid, refundAmount: paid, refundReason: 'other', refundBy: 11 },
  refundNote: '学员来电，改期不便，全额退回',
  refundedAt: world.at(-1, '15:40'),
})
