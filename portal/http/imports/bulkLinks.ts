import { Hono } from 'hono'
import { noCall, sessionExpired } from '#portal/core/errors.ts'
import { isSignedBy } from '#portal/engine/context/goodSecrets.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { ROOT, signed } from '#portal/engine/imports/links.ts'
import { asFile, resultFile } from '#portal/engine/imports/sheets.ts'
import { fileOf, keyOfFile } from '#portal/engine/imports/sourceFile.ts'
import { failure } from '../envelope.ts'

/** Answers such links, without a session. */
export function bulkLinks(context: PortalContext): Hono {
  const app = new Hono()
  app.get(`${ROOT}/:id/:of`, async (c) => {
    const { id, of } = c.req.param()
    const { clear = '', until = '', sign = '' } = c.req.query()
    const sent = (secret: string) => signed(secret, id, of, clear, until)
    const isOurs = await isSignedBy(context, sign, sent)
    if (!isOurs || Number(until) * 1000 <= context.clock().getTime())
      return failure(c, sessionExpired())
    const entity = entityNamed(context, 'batchGive')
    const session =
      clear === '1' ? portalSession : { ...portalSession, acting: 'user' as const, roles: [] }
    const batch = await context.rows.read(context.database.db, entity, Number(id))
    if (!batch) return failure(c, noCall('GET', c.req.path))
    if (of === 'result') {
      const { bytes, name, type } = await resultFile({ context, entity, session }, batch)
      return asFile(c, bytes, name, type)
    }
    if (!keyOfFile(context, batch) || clear !== '1') return failure(c, noCall('GET', c.req.path))
    const name = String((batch.file as { name?: string } | null)?.name ?? 'list')
    const bytes = await fileOf(context, batch).catch(() => null)
    if (!bytes) return failure(c, noCall('GET', c.req.path))
    return asFile(c, bytes, name, 'application/octet-stream')
  })
  return app
}
