import type { Context } from 'hono'
import { forbidden } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { clocksOf, layoutOf } from '#portal/engine/condition/databaseSymptoms.ts'
import { replicaSymptom } from '#portal/engine/condition/replicaSymptom.ts'
import { ill } from '#portal/engine/condition/symptom.ts'
import {
  clockSymptom,
  deliverySymptom,
  jobSymptom,
  serviceSymptom,
} from '#portal/engine/condition/workSymptoms.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Symptom } from '#wire/symptom.ts'
import { success } from '../envelope.ts'
import { writableSymptoms } from './writableSymptoms.ts'

/** The screen this call belongs to: whoever does not see it is refused. */
const SCREEN = '/configCenter/condition'

/**
 * `GET condition`: how the portal stands that answers, part by part, and all that it stands on. Each part is looked at by
 * itself: one that fails says so, and keeps no other from being told.
 * @param machine what only a server knows: disk, backups, address
 */
export const conditionRoute =
  (context: PortalContext, machine: () => Promise<readonly Symptom[]>) =>
  async (c: Context): Promise<Response> => {
    const session = c.get('session') as Session
    if (!session.roles.includes('admin') || !context.access.seesScreen(session, SCREEN))
      throw forbidden()
    const { database, replica, store, clock } = context
    const { db } = database
    const now = clock().getTime()
    const looked = await Promise.all([
      part(['数据库', 'Database'], () => layoutOf(database)),
      parts(['存储', 'Storage'], () => writableSymptoms({ database, store })),
      ...(replica ? [part(['读副本', 'Read replica'], () => replicaSymptom(replica))] : []),
      part(['时钟', 'Clock'], () => clocksOf(database)),
      part(['任务', 'Jobs'], () => jobSymptom(db, now)),
      part(['定时工作', 'Timed work'], () => clockSymptom(db, now)),
      part(['变更通知', 'Webhooks'], () => deliverySymptom(db)),
      part(['外部服务', 'Services outside'], () => serviceSymptom(context)),
      parts(['服务器', 'Server'], machine),
    ])
    c.header('Cache-Control', 'no-store')
    return success(c, { at: shanghaiTime(clock()), symptoms: looked.flat() })
  }

type Of = Symptom['of']

async function parts(of: Of, look: () => Promise<readonly Symptom[]>): Promise<readonly Symptom[]> {
  return look().catch((error: Error) => [
    ill(of, [`无法查看：${error.message}`, `It could not be looked at: ${error.message}`]),
  ])
}

const part = (of: Of, look: () => Promise<Symptom> | Symptom): Promise<readonly Symptom[]> =>
  parts(of, async () => [await look()])
