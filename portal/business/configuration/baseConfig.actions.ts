import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { versionsOf } from '#portal/engine/audit/history.ts'

/** The value goes back to what it was delivered with. */
const reset: ActionFunctions[string] = async ({ row, change }) =>
  change(row?.id as number, { value: row?.initial ?? null })

/** Earlier values, newest first; each is restored through the record's history. */
const history: ActionFunctions[string] = async ({ row, context, entity, session, db }) => {
  const versions = await versionsOf(db, entity, row?.id as number)
  const told = versions.filter(
    (one, index) => one.snapshot.value !== versions[index + 1]?.snapshot.value,
  )
  return {
    values: told.map(({ version, at, by, byName, reason, snapshot }) => ({
      version,
      at,
      by,
      byName,
      reason,
      value: context.access.maskRow(entity, snapshot, session).value ?? null,
    })),
  }
}

/** Actions of settings. */
export const actions: ActionFunctions = { reset, history }
