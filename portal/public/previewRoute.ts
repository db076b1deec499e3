import type { Context } from 'hono'
import type { Entity } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { done } from '../envelope.ts'
import { noCall } from '../errors.ts'
import { demand, seen } from '../records/call.ts'
import type { Ground } from '../records/ground.ts'
import { tokenFor } from '../records/preview/token.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import type { Session } from '../session/session.ts'
import { PREVIEWED } from './publicRoute.ts'

/** `POST public/{path}/{id}/preview` by somebody who may read the record: a token that shows it, draft or not, for two hours. */
export async function previewRoute(
  c: Context,
  { ground, entity, session }: { ground: Ground; entity: Entity; session: Session },
  id: number,
): Promise<Response> {
  if (!publicReading(entity)) throw noCall('POST', c.req.path)
  const call = { ground, entity, session }
  demand(call, 'read')
  await seen(call, ground.database.db, id)
  const { token, expires } = await tokenFor(ground, { entity: entity.name, id, action: PREVIEWED })
  const path = `/api/portal/public/${entity.path}/${id}?preview=${token}`
  return done(c, { token, expires: shanghaiTime(new Date(expires)), path }, 201)
}
