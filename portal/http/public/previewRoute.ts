import type { Context } from 'hono'
import type { Entity } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { noCall } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { demand, findVisible } from '#portal/engine/records/call.ts'
import { PREVIEWED, tokenFor } from '#portal/engine/records/preview/token.ts'
import { success } from '../envelope.ts'

/** `POST public/{path}/{id}/preview` by somebody who may read the record: a token that shows it, draft or not, for two hours. */
export async function previewRoute(
  c: Context,
  { context, entity, session }: { context: PortalContext; entity: Entity; session: Session },
  id: number,
): Promise<Response> {
  if (!publicReading(entity)) throw noCall('POST', c.req.path)
  const call = { context, entity, session }
  demand(call, 'read')
  await findVisible(call, context.database.db, id)
  const { token, expires } = await tokenFor(context, { entity: entity.name, id, action: PREVIEWED })
  const path = `/api/portal/public/${entity.path}/${id}?preview=${token}`
  return success(c, { token, expires: shanghaiTime(new Date(expires)), path }, 201)
}
