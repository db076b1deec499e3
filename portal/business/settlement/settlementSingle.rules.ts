import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { marksTakenOver, takesOver } from './carryOver.ts'
import { holdsPay, reachesMinimum } from './payment.ts'
import { takesRefunds } from './refundedOrders.ts'

/** Rules of single settlements that no word carries. */
export const rules: RuleFunctions = {
  takesOver,
  marksTakenOver,
  takesRefunds,
  holdsPay,
  reachesMinimum,
}
