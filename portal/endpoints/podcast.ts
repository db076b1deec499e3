import { done } from '../envelope.ts'
import { demand } from '../records/call.ts'
import { entityNamed } from '../records/ground.ts'
import type { Route } from '../records/recordCalls.ts'

/** `GET podcast/menu`: every collection with how many of its episodes are in which state. */
export const podcastMenu: Route = async (c, call) => {
  demand(call, 'read')
  const { ground, entity } = call
  const { db } = ground.database
  const stations = await ground.rows.select(
    db,
    entityNamed(ground, 'radioStation'),
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
  return done(c, { list })
}
