import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A difference is agreed with a note, and one by one; who did it stands with it. */
const agreesDifference: Judging = ({ after, by, bulk, session, now }) => {
  after.checkedBy = session.user?.id ?? null
  after.checkedAt = now
  const difference = Number(after.portalAmount ?? 0) - Number(after.financeAmount ?? 0)
  if (by !== 'agree' || difference === 0) return []
  if (bulk)
    return [
      { field: '_', message: ['有差额，请单独核对', 'There is a difference: check it by itself'] },
    ]
  if (after.checkNote) return []
  return [
    { field: 'checkNote', message: ['有差额，请填写核对说明', 'There is a difference: say why'] },
  ]
}

/** Rules of entries of the profit check that no word carries. */
export const rules: RuleFunctions = { agreesDifference }
