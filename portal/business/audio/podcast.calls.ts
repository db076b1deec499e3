import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { demand } from '#portal/engine/records/call.ts'
import { success } from '#portal/http/envelope.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

/** `GET podcast/menu`: every collection with how many of its episodes are in which state. */
const menu: Route = async (c, call) => {
  demand(call, 'read')
  const { context, entity } = call
  const { db } = context.database
  const stations = await context.rows.select(
    db,
    entityNamed(context, 'radioStation'),
    {},
    {
      sort: 'position',
      limit: 1000,
    },
  )
  const counted = await db
    .selectFrom('podcast')
    .select(({ fn }) => ['radioStation', 'status', fn.countAll().as('count')])
    .where('deletedAt', 'is', null)
    .groupBy(['radioStation', 'status'])
    .execute()
  const none = Object.fromEntries(Object.keys(entity.states).map((state) => [state, 0]))
  const list = stations.map(({ id, title, origin, smallImage, status }) => {
    const own = counted.filter(({ radioStation }) => radioStation === id)
    const counts = Object.fromEntries(own.map((one) => [one.status, Number(one.count)]))
    return { id, title, origin, smallImage, status, counts: { ...none, ...counts } }
  })
  return success(c, { list })
}

/** Named calls on episodes. */
export const calls: Calls = { menu }
