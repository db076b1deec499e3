import type { Row } from '#declare'
import type { ActionCall } from '../actions/action.ts'
import { touch } from '../db/freshness.ts'
import { txOf } from '../db/txOf.ts'
import { missing } from '../errors.ts'
import { concludeAgain } from './concludeAgain.ts'
import { demandEditable } from './rowEdits.ts'
import { told } from './trail.ts'

/** `dropProblems`: marks all problem rows skipped and draws the conclusion anew, so that the rest may go on. Gives how many. */
export async function dropProblems(call: ActionCall): Promise<{ readonly dropped: number }> {
  const { ground, row, entity, session, now, records } = call
  if (!row) throw missing(entity.label)
  demandEditable(row)
  const unit = { ground, tx: txOf(call.db), session, now, records }
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
  return { dropped }
}
