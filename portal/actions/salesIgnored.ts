import type { Row } from '#declare'
import { txOf } from '../db/txOf.ts'
import { bringBack } from '../sales/leftOut.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of ignored goods. */
export const salesIgnored: ActionFunctions = {
  /** What was left out counts again, and the entry goes. */
  restore: async ({ row, db, records }) => {
    const { id } = row as Row
    const ids = await bringBack(txOf(db), id as number)
    await records.remove('salesIgnored', id as number)
    return { restored: ids.length }
  },
}
