import type { Entity, Label, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PlannedMove } from '#wire/plannedMove.ts'

/** A row of the table as what it tells. */
export const asPlanned = (row: Row): PlannedMove => ({
  recordId: Number(row.recordId),
  move: String(row.move),
  at: String(row.at),
  planner: {
    id: row.planner === null ? null : Number(row.planner),
    name: String(row.plannerName ?? ''),
  },
  failed: row.failed === null ? null : (JSON.parse(String(row.failed)) as Label),
})

/** What is planned for a record, the next first. */
export async function plannedFor(
  db: Db | Tx,
  { name }: Entity,
  id: number,
): Promise<readonly PlannedMove[]> {
  const rows = await db
    .selectFrom('_planned_move')
    .selectAll()
    .where('entity', '=', name)
    .where('recordId', '=', id)
    .orderBy('at')
    .execute()
  return rows.map((row) => asPlanned(row as Row))
}

/** Takes one out; false where it was gone, or given another time, already. */
export async function takeOut(
  db: Db | Tx,
  { name }: Entity,
  { recordId, move, at }: Pick<PlannedMove, 'recordId' | 'move' | 'at'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('_planned_move')
    .where('entity', '=', name)
    .where('recordId', '=', recordId)
    .where('move', '=', move)
    .where('at', '=', at)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
