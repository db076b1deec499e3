import { Hono } from 'hono'
import { creatable } from '#derive/creatable.ts'
import { isMadeBy } from '#derive/isMadeBy.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { searchEverywhere } from '#portal/engine/search/searchEverywhere.ts'
import { success } from '../envelope.ts'

/** A longer text is no search. */
const LONGEST = 100

/**
 * What the palette asks: `GET index/search?q=` finds records of every entity the session reads, grouped by entity;
 * `GET index/creatable` names the entities it may make records of. Throws 40001 without words.
 */
export function searchRoutes(context: PortalContext) {
  const app = new Hono()
  app.get('/search', async (c) => {
    const words = (c.req.query('q') ?? '').trim()
    if (words === '' || words.length > LONGEST)
      throw refusedField('q', [
        `请输入 1 到 ${LONGEST} 个字`,
        `Send 1 to ${LONGEST} characters to look for`,
      ])
    return success(c, await searchEverywhere(context, sessionOf(c), words))
  })
  app.get('/creatable', (c) => {
    const session = sessionOf(c)
    const entities = [...context.entities.values()].filter(
      (entity) =>
        !entity.keysOf &&
        creatable(entity) &&
        context.access.mayUse(session, entity, 'create') &&
        isMadeBy(entity, {
          ...{ entity, entities: context.entities, before: null, after: {}, session },
          ...{ now: shanghaiTime(context.clock()), ...nothingKnown },
        }),
    )
    return success(c, { entities: entities.map(({ name }) => name) })
  })
  return app
}

const sessionOf = (c: { get: (name: never) => unknown }) => c.get('session' as never) as Session
