import { channelFee, netAmount, payable } from '#derive/settlement/amounts.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { channelFee, netAmount, payable }
