import type { Literal } from '#declare'
import type { Finding } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import type { Change } from '../context/change.ts'

/** What a word does beyond judging one record: what it fills in, locks, brings along or looks at in the end. */
export interface PortalWord {
  /** What is locked until the transaction ends, so that two changes at once do not both fit; undefined where nothing is. */
  scope?(literal: Literal, situation: Situation): unknown
  /** Writes into `change.after` before the checks. */
  prepare?(literal: Literal, change: Change): Promise<void>
  /** What only statements can tell. */
  check?(literal: Literal, change: Change): Promise<readonly Finding[]>
  /** What happens along, once the row is written. */
  effect?(literal: Literal, change: Change): Promise<void>
  /** At the end of the transaction. */
  finish?(literal: Literal, change: Change): Promise<readonly Finding[]>
}
