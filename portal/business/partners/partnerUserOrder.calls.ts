import { move } from '#portal/engine/records/move.ts'
import { bodyOf } from '#portal/http/body.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, type Route, record } from '#portal/http/records/recordCalls.ts'

/** `{ id, refundAmount, refundReason }`: the order as it stands then. */
const markRefund: Route = async (c, call) => {
  const { id, ...body } = await bodyOf(c)
  return record(c, await move(call, idIn(id), 'markRefund', body))
}

/** Named calls on orders of partners. */
export const calls: Calls = {
  markRefund,
}
