import { marksTakenOver, takesOver } from '../settlement/carryOver.ts'
import { holdsPay, reachesMinimum } from '../settlement/payment.ts'
import { takesRefunds } from '../settlement/refundedOrders.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of single settlements that no word carries. */
export const settlementSingle: RuleFunctions = {
  takesOver,
  marksTakenOver,
  takesRefunds,
  holdsPay,
  reachesMinimum,
}
