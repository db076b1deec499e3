import { entityNamed, type PortalContext } from '../context/portalContext.ts'

/**
 * Whether pictures wait to be drawn at other sizes, and are going to be: whatever else is done with pictures waits for
 * that, since both at once take the room of both, and their sizes are what readers wait for. Where somebody paused the
 * drawing, nothing waits for it.
 */
export async function isDrawing(context: PortalContext): Promise<boolean> {
  const { db } = context.database
  const undrawn = await db.selectFrom('_undrawn').select('id').limit(1).executeTakeFirst()
  if (!undrawn) return false
  const paused = { kind: 'pictureSizes', status: 'paused' }
  return (await context.rows.count(db, entityNamed(context, 'job'), paused)) === 0
}
