import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { move } from '#portal/engine/records/move.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, type Route, record } from '#portal/http/records/recordCalls.ts'

/** `GET …/logisticsInfo?id=3`: the newest parcel of an order. */
const getLogisticsInfo: Route = async (c, call) => {
  demand(call, 'read')
  const { context } = call
  const { db } = context.database
  const { id, carrier, trackingNo } = await findVisible(call, db, idIn(Number(queryOf(c).id)))
  const parcels = { ...call, entity: entityNamed(context, 'logistics') }
  const where = { materialOrder: id }
  const [parcel] = await context.rows.select(db, parcels.entity, where, { limit: 1, sort: '-id' })
  const found = parcel ? visibleRow(parcels, parcel) : { carrier, trackingNo }
  return success(c, {
    carrier: found.carrier ?? null,
    trackingNo: found.trackingNo ?? null,
    traces: found.traces ?? [],
  })
}

/** `{ id, carrier, trackingNo }`: ships the order. */
const saveLogisticsInfo: Route = async (c, call) => {
  const { id, ...body } = await bodyOf(c)
  return record(c, await move(call, idIn(id), 'ship', body))
}

/** Named calls on material orders. */
export const calls: Calls = {
  getLogisticsInfo,
  saveLogisticsInfo,
}
