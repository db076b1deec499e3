import { batchesSeen } from '#portal/engine/imports/rights.ts'
import type { RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Rules of the rows of bulk runs that no word carries. */
export const rules: RuleFunctions = {
  seesOfBatch: { sees: (session) => batchesSeen(session, 'batch.') },
}
