import type { Context } from 'hono'
import { forbidden, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { deletions } from '#portal/engine/deletions/deletions.ts'
import { success } from '../envelope.ts'

/** `GET index/deletions?q=&page=`: what was deleted and can be brought back, whatever its entity. */
export const deletionsRoute = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  if (!session.user) throw forbidden()
  const { q = '', page = '0' } = c.req.query()
  if (!/^\d{1,5}$/.test(page) || q.length > 100)
    throw refusedField(q.length > 100 ? 'q' : 'page', [
      '页码应为数字，查找的文字不超过 100 个',
      'page is a number, and q at most 100 characters',
    ])
  return success(c, await deletions(context, session, { q: q.trim(), page: Number(page) }))
}
