import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { queueJob } from '../queue/queueJob.ts'
import { isDrawing } from './isDrawing.ts'

/**
 * Pictures that came in are read by one job at a time, however many there are, and once none waits to be drawn; none
 * while nothing can read.
 */
export async function round(context: PortalContext): Promise<void> {
  if (!context.pictures || !context.store || context.ports.reading.standIn) return
  const { db } = context.database
  const waiting = await db
    .selectFrom('_pictureText')
    .select('id')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (!waiting || (await isDrawing(context))) return
  const under = { kind: 'pictureTexts', status: ['queued', 'running', 'paused'] }
  if ((await context.rows.count(db, entityNamed(context, 'job'), under)) > 0) return
  await queueJob(context, { kind: 'pictureTexts', title: '识别图中文字' }, portalSession)
}
