import type { Row } from '#declare'
import { queueJob } from '../queue/queueJob.ts'
import type { Call } from './call.ts'
import { titleOf } from './titleOf.ts'

/**
 * Queues a move that a job makes and gives the job's number; null for a move made here and now. The job's parameters are
 * `{ of, move, ids, sent }`; it makes the move as the portal, on behalf of whoever asked.
 */
export async function queuedMove(
  { context, entity, session }: Call,
  name: string,
  ids: readonly number[],
  sent: Row,
): Promise<number | null> {
  const move = entity.moves[name]
  if (!move?.job || session.acting !== 'user') return null
  const [first] = await context.rows.readMany(context.database.db, entity, ids.slice(0, 1))
  const what =
    ids.length === 1 && first ? titleOf(entity, first) : `${entity.label[0]} ${ids.length} 条`
  const asked = {
    kind: move.job,
    title: `${move.label[0]} · ${what}`,
    entity: entity.name,
    params: { of: entity.name, move: name, ids, sent },
    total: ids.length,
  }
  return queueJob(
    context,
    ids.length === 1 ? { ...asked, recordId: ids[0] as number } : asked,
    session,
  )
}
