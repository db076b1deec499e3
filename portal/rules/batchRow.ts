import { batchesSeen } from '../bulk/rights.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of the rows of bulk runs that no word carries. */
export const batchRow: RuleFunctions = {
  seesOfBatch: { sees: (session) => batchesSeen(session, 'batch.') },
}
