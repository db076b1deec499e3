import type { Tx } from '#portal/storage/db/database.ts'
import type { Change, Records } from './change.ts'
import type { PortalContext } from './portalContext.ts'
import type { Session } from './session.ts'

/** What one call may bring along for every record it touches. */
export interface Terms {
  readonly session: Session
  /** Rules whose warning was accepted: `author#sameNameNeedsConfirmation`; `confirm` where a number of records was. */
  readonly accepted?: Iterable<string>
  readonly reason?: string
  readonly bulk?: boolean
}

/** One transaction with all its changes: those that were asked for and those that rules bring along. */
export interface Transaction {
  readonly context: PortalContext
  readonly tx: Tx
  readonly session: Session
  readonly now: string
  readonly accepted: ReadonlySet<string>
  readonly reason?: string
  readonly bulk: boolean
  /** What a change would ask is told by who opened it, once the change is made. */
  readonly tellsAfterwards?: boolean
  /** All of it is taken back in the end: nobody will read what is told of it. */
  readonly isTrial?: boolean
  /** In the order they were made. */
  readonly changes: Change[]
  /** Records whose counts may have changed: `issue/12`. */
  readonly touched: Set<string>
  readonly records: Records
}
