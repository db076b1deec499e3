import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const MOST = 5000

/** What a mail to the chosen listeners begins with. */
const asMail: ActionFunctions[string] = async ({ row, values, records }) => {
  const ids = row ? [row.id] : ((values.ids ?? []) as readonly unknown[])
  const listeners = await records.select('listener', { id: ids }, { limit: MOST })
  const users = await records.select(
    'appUser',
    { id: listeners.map(({ user }) => user) },
    { limit: MOST },
  )
  if (users.length === 0) throw refusedField('_', ['请先选择听友', 'Choose listeners first'])
  return { audience: 'listed', users: users.map(({ uid }: Row) => uid).join('\n') }
}

/** Actions of listeners. */
export const actions: ActionFunctions = { asMail }
