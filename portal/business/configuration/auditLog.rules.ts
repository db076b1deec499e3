import { restorable } from '#portal/engine/rules/restorable.ts'
import type { RuleFunctions, Seeing } from '#portal/engine/rules/rule.ts'

/** One's own entries, and those of records one may change. */
const ownAndEditable: Seeing = {
  sees: (session, { entities, mayEdit }) => {
    const editable = [...entities.values()].filter((entity) => mayEdit(session, entity))
    return {
      any: [{ createdBy: session.user?.id ?? 0 }, { entity: editable.map((one) => one.name) }],
    }
  },
}

/** Rules of the audit log that no word carries. */
export const rules: RuleFunctions = { restorable, ownAndEditable }
