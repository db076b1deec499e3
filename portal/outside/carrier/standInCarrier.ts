import { shift } from '#derive/moment.ts'
import type { Log } from '#portal/core/log.ts'
import { type CarrierPort, checkParcel } from './carrier.ts'

/** Asks nobody: a parcel was taken in as it was shipped and is on its way. */
export function standInCarrier(log: Log): CarrierPort {
  return {
    standIn: true,
    async track(parcel) {
      checkParcel(parcel)
      log({
        level: 'info',
        message: `Carrier stand-in, not asked: ${parcel.carrier} …${parcel.trackingNo.slice(-4)}`,
      })
      const { shippedAt } = parcel
      if (shippedAt === '') return { state: 'underway', traces: [] }
      return {
        state: 'underway',
        traces: [
          { at: shift(shippedAt, '+6h'), text: '快件已到达转运中心（示例轨迹）' },
          { at: shippedAt, text: '快件已揽收（示例轨迹）' },
        ],
      }
    },
  }
}
