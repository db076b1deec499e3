import { runsOn } from '../actions/drawn.ts'
import { shownWhere } from '../checks/readable.ts'
import { done } from '../envelope.ts'
import { demand, shown } from '../records/call.ts'
import { queryOf } from '../records/listing.ts'
import type { Route } from '../records/recordCalls.ts'

/** Entries of one bar at most. */
const MOST = 100

/** `GET appbar/bottomBar?platform=ios&version=8.2`: the bottom bar as an app of that version shows it now, in order. */
const getBottomBar: Route = async (c, call) => {
  demand(call, 'read')
  const { platform, version } = queryOf(c)
  const { ground, entity } = call
  const where = { ...shownWhere(entity), bar: 'bottom' }
  const options = { sort: 'position', limit: MOST }
  const rows = await ground.rows.select(ground.database.db, entity, where, options)
  const list = rows.filter((row) => runsOn(row, platform, version)).map((row) => shown(call, row))
  return done(c, { list })
}

/** Named calls on the app's bars. */
export const appbarCalls: { readonly [operation: string]: Route } = {
  'appbar.getBottomBar': getBottomBar,
}
