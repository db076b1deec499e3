import { shareOf } from '#derive/settlement/money.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { lockedOnceAgreed, tellEntry } from './entries.ts'
import { ownProject } from './ownProject.ts'

/** A fee nobody gave is what the channel takes. */
const proposesFee: Judging = async ({ after, records }) => {
  if (typeof after.channelFee === 'number' || !after.channel) return
  const channel = await records.find('financeType', after.channel as number)
  after.channelFee = shareOf(Number(after.amount ?? 0), Number(channel?.feeRate ?? 0))
}

/** Rules of incomes of projects that no word carries. */
export const rules: RuleFunctions = {
  proposesFee,
  ownProject,
  lockedOnceAgreed,
  tellsEntry: { effect: tellEntry },
}
