import type { Entity, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PlannedMove } from '#wire/plannedMove.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { calledIn, recordAddress, tellUser } from '../notices/tellUser.ts'
import { recordsOutside } from '../records/recordsOutside.ts'
import { inTransaction } from '../records/transaction.ts'
import { asPlanned, takeOut } from './plannedMove.ts'

/** Made in one round; the rest waits for the next. */
const PORTION = 100

/**
 * Makes the moves whose time has come, in the order of their times and each by itself. What is there already needs no
 * move; one that is refused stays with the reason, whoever planned it is told, and it is not tried again by itself.
 */
export async function round(context: PortalContext): Promise<void> {
  const due = await context.database.db
    .selectFrom('_planned_move')
    .selectAll()
    .where('at', '<=', shanghaiTime(context.clock()))
    .where('failed', 'is', null)
    .orderBy('at')
    .limit(PORTION)
    .execute()
  for (const row of due) {
    const entity = context.entities.get(String(row.entity))
    if (entity) await makeDue(context, entity, asPlanned(row as Row))
  }
}

async function makeDue(context: PortalContext, entity: Entity, due: PlannedMove): Promise<void> {
  const { recordId: id, move, planner } = due
  const reason = `定时操作（${planner.name}）`
  try {
    await inTransaction(context, { session: portalSession, reason }, async (transaction) => {
      const row = await context.rows.read(transaction.tx, entity, id)
      // Planned anew, or dropped, in the very same moment.
      if (!(await takeOut(transaction.tx, entity, due))) return
      if (row?.[entity.stateField] === entity.moves[move]?.to) return
      await transaction.records.move(entity.name, id, move)
    })
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    await noteFailure(context, entity, due, error)
  }
}

async function noteFailure(
  context: PortalContext,
  entity: Entity,
  { recordId, move, at, planner }: PlannedMove,
  { label }: PortalError,
): Promise<void> {
  const { db } = context.database
  const { numUpdatedRows } = await db
    .updateTable('_planned_move')
    .set({ failed: JSON.stringify(label) } as never)
    .where('entity', '=', entity.name)
    .where('recordId', '=', recordId)
    .where('move', '=', move)
    .where('at', '=', at)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0 || planner.id === null || !context.entities.has('notice')) return
  const [row] = await context.rows.readMany(db, entity, [recordId], { binned: true })
  const [zh, en] = row ? calledIn(entity, row) : entity.label
  const [does, doing] = entity.moves[move]?.label ?? [move, move]
  await tellUser(
    { records: recordsOutside(context, { session: portalSession }), db },
    {
      ...{ user: planner.id, type: 'schedule', body: label },
      title: [`${zh}没有按时${does}`, `"${doing}" of ${en} was not done at its time`],
      target: recordAddress(entity.name, recordId),
    },
  )
}
