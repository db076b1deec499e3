import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import type { Concluding } from './conclude.ts'
import { concludeAgain } from './concludeAgain.ts'
import { demandEditable } from './rowEdits.ts'
import { told } from './trail.ts'

/** `dropProblems`: marks all problem rows skipped and draws the conclusion anew, so that the rest may go on. Gives how many. */
export async function dropProblems(call: ActionCall): Promise<{ readonly dropped: number }> {
  const { context, row, entity, session, now, records } = call
  if (!row) throw missing(entity.label)
  demandEditable(row)
  return { dropped: await dropWithin({ context, tx: txOf(call.db), session, now, records }, row) }
}

/** The same within a transaction that runs. Gives how many were dropped. */
export async function dropWithin(unit: Concluding, row: Row): Promise<number> {
  const { now, records } = unit
  const { numUpdatedRows } = await unit.tx
    .updateTable('batchRow')
    .set((eb) => ({ status: 'skipped', updatedAt: now, version: eb('version', '+', 1) }))
    .where('batch', '=', row.id)
    .where('status', '=', 'waiting')
    .where('level', '=', 'error')
    .executeTakeFirst()
  touch(unit.tx, 'batchRow')
  const dropped = Number(numUpdatedRows)
  await told(unit, row as Row, 'drop problems', { dropped })
  await concludeAgain(unit, await records.move('batchGive', row.id as number, 'check'))
  return dropped
}
