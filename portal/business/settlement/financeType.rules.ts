import type { Change } from '#portal/engine/context/change.ts'
import type { RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A type that is switched off takes what stands below it along. */
const disablesBelow = {
  effect: async ({ before, after, records }: Change): Promise<void> => {
    if (!before?.enabled || after.enabled) return
    const below = { parent: after.id, enabled: true }
    for (const { id } of await records.select('financeType', below))
      await records.update('financeType', id as number, { enabled: false })
  },
}

/** Rules of finance types that no word carries. */
export const rules: RuleFunctions = { disablesBelow }
