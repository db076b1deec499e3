import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { restoreRows } from './sales/ignoreRows.ts'

/** Actions of ignored goods. */
export const actions: ActionFunctions = {
  /** What was left out counts again, and the entry goes. */
  restore: async ({ row, db, records }) => {
    const { id } = row as Row
    const ids = await restoreRows(txOf(db), id as number)
    await records.remove('salesIgnored', id as number)
    return { restored: ids.length }
  },
}
