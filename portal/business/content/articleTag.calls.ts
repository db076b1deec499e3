import type { Row } from '#declare'
import { demand, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { success } from '#portal/http/envelope.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

/** Labels read at once; the three levels hold a few hundred. */
const MOST = 5000

/** `GET articleTag/levels?name&status`: labels as a tree of three levels with their uses; what does not fit is left out, unless something below it fits. */
const levels: Route = async (c, call) => {
  demand(call, 'read')
  const { name, status } = queryOf(c)
  const { context, entity } = call
  const rows = await context.rows.select(
    context.database.db,
    entity,
    {},
    { limit: MOST, sort: 'position' },
  )
  const fits = (row: Row) =>
    (!name || String(row.name).includes(name)) && (!status || row.status === status)
  const children = Map.groupBy<unknown, Row>(rows, (row) => row.parent ?? null)
  const below = (parent: unknown, level: number): Row[] =>
    (children.get(parent) ?? []).flatMap((row) => {
      const under = level < 3 ? below(row.id, level + 1) : []
      return fits(row) || under.length > 0
        ? [{ ...visibleRow(call, row), level, children: under }]
        : []
    })
  return success(c, { list: below(null, 1), total: rows.length })
}

/** Named calls on labels. */
export const calls: Calls = { levels }
