import type { RuleFunctions, Seeing } from '#portal/engine/rules/rule.ts'

/** Those for everybody, and those of a role one has. */
const seesOfRoles: Seeing = {
  sees: ({ roles }) => ({ any: [{ seenBy: { set: false } }, { 'seenBy.code': [...roles] }] }),
}

/** Rules of folders that no word carries. */
export const rules: RuleFunctions = { seesOfRoles }
