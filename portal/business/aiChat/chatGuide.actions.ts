import type { Label, Row } from '#declare'
import { asks, missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const RULE = 'chatGuide#bumpNeedsConfirmation'

/** Begins a new revision, with figures of its own; how many have seen this one is told first (42800). */
const bump: ActionFunctions[string] = async ({ row, records, accepted, entity }) => {
  if (!row) throw missing(entity.label)
  const { id, revision, shown } = row as Row & { id: number }
  if (!accepted.has(RULE))
    throw asks({ warnings: [{ field: '_', rule: RULE, message: again(shown) }] })
  return records.update('chatGuide', id, { revision: Number(revision) + 1, shown: 0, finished: 0 })
}

const again = (shown: unknown): Label => [
  `${Number(shown ?? 0)} 位用户看过这个版本，他们会再看到一次。确定升级？`,
  `${Number(shown ?? 0)} users have seen this revision and will see it again. Raise it?`,
]

/** Actions of the guide for newcomers. */
export const actions: ActionFunctions = { bump }
