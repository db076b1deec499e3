import { tell } from '#portal/engine/dashboards/tell.ts'
import { listPage, queryOf } from '#portal/engine/records/listing.ts'
import { success } from '#portal/http/envelope.ts'
import { answerExport, type Calls, page, type Route } from '#portal/http/records/recordCalls.ts'

type Query = { readonly [name: string]: string }

const parameters = ['from', 'to', 'task', 'place']
/** Whether the call is asked as the specification names it, and not as every list. */
const isNamed = (query: Query): boolean => parameters.some((name) => name in query)

/** `from`, `to`, `task` and `place` as a list takes them. */
function filterOf({ from, to, task, place }: Query): string {
  return JSON.stringify({
    ...(from && { date_gte: from }),
    ...(to && { date_lte: to }),
    ...(task && { task: Number(task) }),
    ...(place && { place }),
  })
}

/** `GET task/statistics?from&to&task&place`: totals and series of the range beside its lines; otherwise the list. */
const getList: Route = async (c, call) => {
  const { from, to, task, place, ...rest } = queryOf(c)
  const query = queryOf(c)
  if (!isNamed(query)) return page(c, call, query)
  const asked = { ...(from && { from }), ...(to && { to }), ...(place && { place }) }
  const { cards: totals, panels, range } = await tell(call, 'overview', asked)
  const series = [panels.users, panels.points].flatMap((panel) => panel?.series ?? [])
  const lines = await listPage(call, {
    ...rest,
    filter: filterOf({
      from: range.from,
      to: range.to,
      ...(task && { task }),
      ...(place && { place }),
    }),
  })
  return success(c, { ...lines, range, totals, buckets: panels.users?.buckets, series })
}

/** `GET task/statistics/export?from&to&task&place`: the lines meant, as every list is exported. */
const lines: Route = (c, call) => {
  const query = queryOf(c)
  if (!isNamed(query)) return answerExport(c, call, query)
  const { from, to, task, place, ...rest } = query
  return answerExport(c, call, { ...rest, filter: filterOf(query) })
}

/** Calls of task statistics that the specification names. */
export const calls: Calls = {
  getList,
  export: lines,
}
