import { refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { act } from '#portal/engine/records/action.ts'
import { demand, findVisible } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { recordsOutside } from '#portal/engine/records/recordsOutside.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'
import { placeAwards, raffleNamed, wheelOf } from './wheel.ts'

/** `GET activityRaffle/shops?raffle=3`. */
const getShops: Route = async (c, call) => {
  demand(call, 'read')
  const row = await findVisible(call, call.context.database.db, idIn(Number(queryOf(c).raffle)))
  return success(c, row.shops ?? [])
}

/** `{ raffle, shops }`: the shops as they stand then. */
const saveShops: Route = async (c, call) => {
  const { raffle, shops, ...rest } = await bodyOf(c)
  const saved = (await act(call, idIn(raffle), 'editShops', { ...rest, shops })) as {
    readonly shops?: unknown
  }
  return success(c, saved.shops ?? [])
}

/** Slot by slot: the award, its picture and odds. */
const getPositions: Route = async (c, call) => {
  demand(call, 'read')
  const { slots } = await wheelOf(
    recordsOutside(call.context, { session: call.session }),
    queryOf(c).raffle,
  )
  return success(c, slots)
}

/** `{ raffle, positions }`: all places at once, or none of them. */
const savePositions: Route = async (c, call) => {
  demand({ ...call, entity: entityNamed(call.context, 'raffleAward') }, 'update')
  const { raffle, positions } = await bodyOf(c)
  const slots = await inTransaction(
    call.context,
    { session: call.session },
    async ({ records }) => {
      const { status } = await raffleNamed(records, raffle)
      if (status === 'ended')
        throw refusedField('raffle', ['抽奖活动已结束', 'The lottery has ended'])
      await placeAwards(records, raffle, positions)
      return (await wheelOf(records, raffle)).slots
    },
  )
  return success(c, slots)
}

/** Named calls on lotteries. */
export const calls: Calls = {
  getShops,
  saveShops,
  getPositions,
  savePositions,
}
