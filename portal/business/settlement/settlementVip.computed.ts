import { duration, durationShare, shareAmount, vipPayable } from '#derive/settlement/vipAmounts.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { asAgreed } from './asAgreed.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  duration,
  durationShare: asAgreed('durationShare', durationShare),
  shareAmount: asAgreed('shareAmount', shareAmount),
  payable: asAgreed('payable', vipPayable),
}
