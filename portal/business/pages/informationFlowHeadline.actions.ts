import { forbidden, missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'

const cut = (text: unknown, most: number): string => [...String(text)].slice(0, most).join('')

/** Actions of headlines of the feed. */
export const actions: ActionFunctions = {
  /** A draft push with the headline's words and target; whom it goes to is settled there. */
  push: async ({ row, entity, context, session, records }) => {
    if (!row) throw missing(entity.label)
    const push = entityNamed(context, 'push')
    if (!context.access.mayUse(session, push, 'create')) throw forbidden()
    const { title, body, platforms } = push.fields
    const made = await records.create('push', {
      title: cut(row.title, title?.max ?? 20),
      body: cut(row.summary ?? row.title, body?.max ?? 60),
      link: row.target,
      platforms: Object.keys((platforms?.of ?? {}) as object),
      kind: 'content',
      audience: 'all',
    })
    return { push: made.id, title: made.title }
  },
}
