import type { Granted } from '../../data/rights/grantRight.ts'

/** What was made for a line, and the codes among it. */
export interface Opened {
  readonly rights: readonly Granted[]
  readonly codes: readonly string[]
}
