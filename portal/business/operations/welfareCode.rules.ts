import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { stockFollows } from '#portal/engine/rules/stockFollows.ts'

/** Rules of third parties' codes that no word carries. */
export const rules: RuleFunctions = { stockFollows: stockFollows('welfare') }
