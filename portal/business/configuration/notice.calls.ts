import type { Row } from '#declare'
import { demand, visibleRow } from '#portal/engine/records/call.ts'
import { success } from '#portal/http/envelope.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

/** So many stand behind the bell. */
const MOST = 12

/** `GET notice/mine`: how many of one's notices are unread, and the newest; asked for again and again. */
const mine: Route = async (c, call) => {
  demand(call, 'read')
  const { context, entity, session } = call
  const own: Row = { user: session.user?.id ?? 0 }
  const { db } = context.database
  const unread = await context.rows.count(db, entity, { ...own, [entity.stateField]: 'unread' })
  const newest = await context.rows.select(db, entity, own, { limit: MOST, sort: '-id' })
  return success(c, { unread, list: newest.map((row) => visibleRow(call, row)) })
}

/** Named calls on notices. */
export const calls: Calls = { mine }
