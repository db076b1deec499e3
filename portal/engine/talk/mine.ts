import { sql } from 'kysely'
import type { Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { MyTalk } from '#wire/talk.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { findVisible, visibleRow } from '../records/call.ts'
import { talksOf } from './talkRow.ts'

/** So many are listed, and looked through. */
const SHOWN = 30
const LOOKED = 200
/** What was only said to somebody is theirs for so long. */
const FRESH = '-30d'

/**
 * `GET index/talk`: what is open and given to the session's user, the most urgent first; then what was said to them and
 * is not settled. What they may no longer read is left out.
 */
export async function myTalk(
  context: PortalContext,
  session: Session,
): Promise<{ readonly list: readonly MyTalk[]; readonly more: boolean }> {
  const me = session.user?.id
  if (me === undefined) return { list: [], more: false }
  const { db } = context.database
  const now = shanghaiTime(context.clock())
  const today = now.slice(0, 10)
  const assigned = await sql<Row>`select * from "_talk"
    where "assignee" = ${me} and "resolvedAt" is null
    order by coalesce("due", '9999'), "at" limit ${LOOKED}`.execute(db)
  const mentioned = await sql<Row>`select t.* from "_talk" t
    join "_mention" m on m."talk" = t."id" join "_talk" f on f."id" = t."thread"
    where m."user" = ${me} and t."author" <> ${me} and f."resolvedAt" is null
      and coalesce(f."assignee", 0) <> ${me} and t."at" >= ${shift(now, FRESH)}
    order by t."at" desc limit ${LOOKED}`.execute(db)
  const list: MyTalk[] = []
  for (const [why, rows] of [
    ['assigned', assigned.rows] as const,
    ['mentioned', mentioned.rows] as const,
  ]) {
    const said = await talksOf(db, rows, me)
    for (const [at, talk] of said.entries()) {
      const { entity, recordId } = rows[at] as Row
      const recordTitle = await titleSeen(context, session, String(entity), Number(recordId))
      if (recordTitle === undefined) continue
      if (list.length === SHOWN) return { list, more: true }
      list.push({
        ...talk,
        ...{ entity: String(entity), recordId: Number(recordId), recordTitle, why },
        when: whenOf(talk.due, today),
      })
    }
  }
  return { list, more: false }
}

const whenOf = (due: string | null, today: string): MyTalk['when'] =>
  due === null ? null : due < today ? 'over' : due === today ? 'today' : 'later'

async function titleSeen(
  context: PortalContext,
  session: Session,
  name: string,
  id: number,
): Promise<string | undefined> {
  if (!context.entities.has(name)) return undefined
  const entity = entityNamed(context, name)
  if (!context.access.mayUse(session, entity, 'read')) return undefined
  const call = { context, entity, session }
  const row = await findVisible(call, context.database.db, id).catch(() => null)
  return row ? calledOf(entity, visibleRow(call, row), id) : undefined
}
