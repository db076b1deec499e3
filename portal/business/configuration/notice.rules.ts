import type { RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Rules of notices that no word carries. */
export const rules: RuleFunctions = {
  ofRecipient: { sees: (session) => ({ user: session.user?.id ?? 0 }) },
}
