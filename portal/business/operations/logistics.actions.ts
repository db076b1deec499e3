import { shift } from '#derive/moment.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

/** Actions of parcels. */
export const actions: ActionFunctions = {
  /** A job asks the carrier; nobody asks for one parcel twice within half an hour. */
  refreshTrace: async ({ context, entity, row: parcel, db, session, now }) => {
    if (!parcel) throw missing(entity.label)
    if (parcel.tracedAt && String(parcel.tracedAt) > shift(now, '-30m'))
      throw refusedField('_', [
        '轨迹在 30 分钟内查询过，请稍后再试',
        'The traces were asked for within the last 30 minutes: try again later',
      ])
    const asked = {
      kind: 'trace',
      title: `刷新轨迹 · ${parcel.trackingNo}`,
      entity: 'logistics',
      recordId: parcel.id as number,
      params: { parcel: parcel.id },
      total: 1,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
