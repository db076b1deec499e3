import { runsOn } from '#portal/engine/actions/drawn.ts'
import { demand, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { shownWhere } from '#portal/engine/rules/readable.ts'
import { success } from '#portal/http/envelope.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

/** Entries of one bar at most. */
const MOST = 100

/** `GET appbar/bottomBar?platform=ios&version=8.2`: the bottom bar as an app of that version shows it now, in order. */
const getBottomBar: Route = async (c, call) => {
  demand(call, 'read')
  const { platform, version } = queryOf(c)
  const { context, entity } = call
  const where = { ...shownWhere(entity), bar: 'bottom' }
  const options = { sort: 'position', limit: MOST }
  const rows = await context.rows.select(context.database.db, entity, where, options)
  const list = rows
    .filter((row) => runsOn(row, platform, version))
    .map((row) => visibleRow(call, row))
  return success(c, { list })
}

/** Named calls on the app's bars. */
export const calls: Calls = {
  getBottomBar,
}
