import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { queueJob } from '../queue/queueJob.ts'

/** Pictures that came in are drawn at other sizes by one job at a time, however many there are. */
export async function round(context: PortalContext): Promise<void> {
  if (!context.pictures || !context.store) return
  const { db } = context.database
  const waiting = await db.selectFrom('_undrawn').select('id').limit(1).executeTakeFirst()
  if (!waiting) return
  const under = { kind: 'pictureSizes', status: ['queued', 'running', 'paused'] }
  if ((await context.rows.count(db, entityNamed(context, 'job'), under)) > 0) return
  await queueJob(context, { kind: 'pictureSizes', title: '生成图片的各种尺寸' }, portalSession)
}
