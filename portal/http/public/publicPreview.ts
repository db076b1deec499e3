import type { Context } from 'hono'
import { PortalError } from '#portal/core/errors.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { pageOf } from '#portal/engine/records/preview/pageOf.ts'
import { shownBy } from '#portal/engine/records/preview/token.ts'
import { languageOf, success } from '../envelope.ts'

/** `GET preview/{token}`: the page for whoever was given its address; as it is saved, drafts too, for two hours. */
export const publicPreview = (context: PortalContext) => async (c: Context) => {
  const found = await shownBy(context, c.req.param('token') ?? '')
  const entity = found && context.entities.get(found.entity)
  const previews = found && entity?.actions[found.action]?.previews
  if (!found || !previews) throw gone()
  const { db } = context.database
  const row = await context.rows.read(db, entityNamed(context, found.entity), found.id)
  if (!row) throw gone()
  const language = languageOf(c.req.header('accept-language'))
  c.header('Cache-Control', 'no-store')
  return success(c, await pageOf(context, db, entity, previews, row, language))
}

const gone = () =>
  new PortalError(40400, 404, [
    '预览地址已失效，请在后台重新打开预览',
    'This preview has run out: open it anew in the back office',
  ])
