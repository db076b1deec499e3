import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'

/** One version for the chosen channels of a platform, or for all that are enabled; all of them or none. */
const releaseAll: ActionFunction = async ({ entity, row, values, records, change }) => {
  const { platform, latestVersion, updateNote, forceUpdate } = values
  // Of the rows selected in the list each is asked for by itself.
  const chosen = row ? [row.id as number] : ((values.channels ?? []) as readonly number[])
  const where = { platform, ...(chosen.length > 0 ? { id: chosen } : { enabled: true }) }
  const rows: readonly Row[] = await records.select(entity.name, where, { limit: 200 })
  if (rows.length < chosen.length)
    throw refusedField('channels', [
      '所选渠道不全是此平台的',
      'Not all of the chosen channels are of this platform',
    ])
  if (rows.length === 0)
    throw refusedField('platform', [
      '此平台没有启用的渠道',
      'No channel of this platform is enabled',
    ])
  for (const { id } of rows)
    await change(id as number, { latestVersion, updateNote, forceUpdate: forceUpdate === true })
  return { released: rows.length }
}

/** Actions of channels. */
export const actions: ActionFunctions = { releaseAll }
