import type { DashboardOf, Endpoint } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { tell } from '#portal/engine/dashboards/tell.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

type Query = { readonly [name: string]: string }

/**
 * A dashboard under the name, the parameters and the shape of a call the specification names: its figures, then each
 * panel by its name.
 */
export const namedDashboard =
  (name: string, endpoint: Endpoint): Route =>
  async (c, call) => {
    const query = translateQuery(queryOf(c), endpoint, call.entity.dashboards[name] as DashboardOf)
    const { panels, cards, ...rest } = await tell(call, name, query)
    return success(c, { ...rest, figures: cards, ...panels })
  }

/** `{ start: 'day', end: 'day', companyId: 'company' }` as `from`, `to` and the filter `company`. */
export function translateQuery(query: Query, endpoint: Endpoint, board: DashboardOf): Query {
  const takes = typeof endpoint === 'object' && 'takes' in endpoint ? (endpoint.takes ?? {}) : {}
  const times = Object.values(board.sources).map(({ at }) => at)
  const ends = Object.keys(takes).filter((parameter) => times.includes(takes[parameter]))
  return Object.fromEntries(
    Object.entries(query).map(([parameter, value]) => {
      const holds = takes[parameter]
      if (holds === undefined)
        throw refusedField(parameter, [
          `没有名为“${parameter}”的参数，可用 ${Object.keys(takes).join('、')}`,
          `There is no parameter "${parameter}": the parameters are ${Object.keys(takes).join(', ')}`,
        ])
      if (ends.includes(parameter)) return [ends[0] === parameter ? 'from' : 'to', value]
      return [board.filters?.includes(holds) ? holds : parameter, value]
    }),
  )
}
