import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** A parcel one asks about. */
export interface Parcel {
  /** A key of the choices of carriers: `sf`, `zto`. */
  readonly carrier: string
  readonly trackingNo: string
  /** Of the receiver: some carriers tell nothing without it. */
  readonly phone: string
  /** ISO 8601 with +08:00, or empty. */
  readonly shippedAt: string
}
/** Where it was when, the newest first, and what that comes to. */
export interface Tracked {
  readonly traces: readonly { readonly at: string; readonly text: string }[]
  readonly state: 'underway' | 'delivered' | 'returned' | 'exception'
}

/** Asks carriers where a parcel is. Throws a `PortError`. */
export interface CarrierPort extends Port {
  track(parcel: Parcel): Promise<Tracked>
}

/** Throws `refused` for a number no carrier has. */
export function checkParcel({ trackingNo, carrier }: Parcel): void {
  if (!/^[A-Za-z0-9-]{8,24}$/.test(trackingNo))
    throw refusedBy('carrier', [
      `快递单号 ${trackingNo} 格式不正确`,
      `${trackingNo} is no tracking number`,
    ])
  if (carrier === '' || carrier === 'other')
    throw refusedBy('carrier', ['此快递公司不支持查询', 'This carrier cannot be asked'])
}
