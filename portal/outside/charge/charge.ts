import type { Port } from '../port.ts'

/** A partner's membership that is charged to a phone. */
export interface Charge {
  /** Ours; sent again under the same one it is charged once. */
  readonly saleNo: string
  readonly partner: string
  readonly product: string
  readonly phone: string
}

/** Charges partners' memberships to phones. Throws a `PortError`. */
export interface ChargePort extends Port {
  charge(charge: Charge): Promise<void>
}
