import type { Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import type { ListedPlan } from '#wire/plannedMove.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { findVisible, visibleRow } from '../records/call.ts'
import { asPlanned } from './plannedMove.ts'

/** Read, and listed, at most. */
const MOST = 500
const AT_HOME = 30

/** `GET index/planned`: the planned moves that whoever asks may make themselves: first what failed, then the next ones. */
export async function listPlanned(
  context: PortalContext,
  session: Session,
): Promise<readonly ListedPlan[]> {
  const { db } = context.database
  const rows = await db.selectFrom('_planned_move').selectAll().orderBy('at').limit(MOST).execute()
  const listed: ListedPlan[] = []
  for (const row of rows.toSorted(
    (a, b) => Number(b.failed !== null) - Number(a.failed !== null),
  )) {
    if (listed.length === AT_HOME) break
    const entity = context.entities.get(String(row.entity))
    const planned = asPlanned(row as Row)
    const does = entity?.moves[planned.move]?.label
    if (!entity || !does || !context.access.mayUse(session, entity, planned.move)) continue
    const call = { context, entity, session }
    const record = await findVisible(call, db, planned.recordId).catch(() => null)
    // What is gone is told no more; at night it is forgotten.
    if (!record) continue
    const title = calledOf(entity, visibleRow(call, record), planned.recordId)
    listed.push({ ...planned, entity: entity.name, title, does })
  }
  return listed
}
