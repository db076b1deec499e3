import type { Row } from '#declare'
import { momentOf, timeOf } from '#derive/moment.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { leavesSettlement } from '../settlement/refundedOrders.ts'
import { endOf } from './grantSeat.ts'
import { giveSeatsBack } from './seats.ts'

/** What is paid back is entitled to nothing any more. */
const endsEntitlement: Judging = ({ after, now }) => {
  if (after.grantedAt && (!after.expiresAt || String(after.expiresAt) > now)) after.expiresAt = now
}

/** A seat of the company's quota is free again. */
const givesSeatBack = {
  effect: async ({ after, tx }: Change): Promise<void> => {
    if (after.payType === 'quota') await giveSeatsBack(tx, after.company as number, 1)
  },
}

/** As long as was bought, from now on. */
const countsExpiry: Judging = async ({ after, before, records, now }) => {
  if (after.productPackage) {
    const bundle = (await records.find('productPackage', after.productPackage as number)) as Row
    const company = (await records.find('company', after.company as number)) as Row
    after.expiresAt = endOf(bundle, company, now)
  } else if (before?.expiresAt && before.paidAt) {
    const span = timeOf(String(before.expiresAt)) - timeOf(String(before.paidAt))
    after.expiresAt = momentOf(timeOf(now) + Math.max(0, span))
  }
}

/** Rules of digital orders of partners' members that no word carries. */
export const rules: RuleFunctions = {
  endsEntitlement,
  givesSeatBack,
  countsExpiry,
  leavesSettlement: { effect: leavesSettlement },
}
