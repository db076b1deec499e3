import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { amountsById } from '#portal/engine/imports/amountsById.ts'
import type { Remains } from '#portal/engine/imports/bulkFunctions.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'

/** How many places each camp period has left; other qualifications take none. */
export const campRemains: Remains = {
  by: ['kind', 'of'],
  after: async (place, takers) => {
    const joining = takers.filter(({ values }) => values.kind === 'camp')
    const taken = amountsById(joining, 'of')
    const periods = await recordsOf(place, 'campPeriod', [...taken.keys()])
    const entity = entityNamed(place.context, 'campPeriod')
    return [...periods].map(([id, period]) => {
      const now = Number(period.capacity) - Number(period.studentCount ?? 0)
      const afterwards = now - (taken.get(id) ?? 0)
      return { id, what: ['名额', 'places'], name: titleOf(entity, period), now, afterwards }
    })
  },
}
