import type { Context } from 'hono'
import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { notedIn, noteWanting } from '#portal/engine/wanting/noteWanting.ts'
import type { Lacking } from '#wire/lacking.ts'
import { success } from '../envelope.ts'

/** So many of an entity are told. */
const MOST = 100

/**
 * `GET index/wanting?entity=magazine`: the records of an entity that are not as their state demands, with what each
 * lacks, by its number; those the session sees, as they stand at this moment.
 */
export const wanting = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  const name = c.req.query('entity') ?? ''
  const entity = context.entities.get(name)
  if (!entity || !context.access.mayUse(session, entity, 'read'))
    throw missing(['内容', 'Kind of record'], name)
  const found = await noteWanting(context, entity, await notedIn(context, entity, MOST))
  const where: Row = { id: found.map(({ row }) => row.id), ...context.access.sees(entity, session) }
  const seen =
    found.length === 0 ? [] : await context.rows.select(context.database.db, entity, where)
  const ids = new Set(seen.map(({ id }) => id))
  const told = found
    .filter(({ row }) => ids.has(row.id))
    .map(({ row, problems }): [string, readonly Lacking[]] => [
      String(row.id),
      problems.map(({ field, message }) => ({ field, message })),
    ])
  return success(c, { wanting: Object.fromEntries(told) })
}
