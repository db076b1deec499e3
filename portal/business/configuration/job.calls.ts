import { refusedField } from '#portal/core/errors.ts'
import { demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { success } from '#portal/http/envelope.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'
import { progressOf } from './watchedJob.ts'

/** `GET job/watching?id=12`: read again and again, so it takes no transaction. */
const watching: Route = async (c, call) => {
  demand(call, 'read')
  const { db } = call.context.database
  const id = Number(queryOf(c).id)
  if (!Number.isSafeInteger(id))
    throw refusedField('id', ['请给出任务编号', 'Send the job’s number'])
  const job = await findVisible(call, db, id)
  return success(c, await progressOf(call, db, job))
}

/** So many of one's own stand behind the button in the top bar. */
const MINE = 8

/** `GET job/mine`: one's own jobs, those that wait or run first, then the newest; asked for again and again. */
const mine: Route = async (c, call) => {
  demand(call, 'read')
  const { context, entity, session } = call
  const createdBy = session.user?.id ?? 0
  // What only followed from something they did stands there where it did not go well.
  const own = { any: [{ along: false }, { status: ['failed', 'partly'] }], createdBy }
  const active = { createdBy, along: false, status: ['queued', 'running', 'paused'] }
  const { db } = context.database
  const options = { limit: MINE, sort: '-id' }
  const rows = [
    ...(await context.rows.select(db, entity, active, options)),
    ...(await context.rows.select(db, entity, own, options)),
  ]
  const list = [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MINE)
  return success(c, { list: list.map((row) => visibleRow(call, row)) })
}

/** Named calls on jobs. */
export const calls: Calls = { mine, watching }
