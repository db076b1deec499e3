import type { Row, StoredFile } from '#declare'
import { forbidden, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { cellsMasked } from '#portal/engine/imports/cellsMasked.ts'
import { seesCells } from '#portal/engine/imports/seesCells.ts'
import { jobKinds } from '#portal/engine/queue/index.ts'
import { linesOf } from '#portal/engine/queue/jobLines.ts'
import { type Call, demand, seen, shown } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { done } from '#portal/http/envelope.ts'
import type { Route } from '#portal/http/records/recordCalls.ts'
import { downloadOf } from '#portal/http/uploads/privateLink.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Failed rows that are shown beside a job; all of them stand in its result. */
const FAILED = 1000

/** What a watcher sees: the job, its last lines, the rows that failed. Speed and time left follow from the counts. */
async function watched(call: Call, db: Db | Tx, job: Row) {
  const id = job.id as number
  const kept = jobKinds[job.kind as string]?.failedRows
  const failed = kept ? await kept(db, job, FAILED) : await linesOf(db, id, true)
  const told = { lines: await linesOf(db, id, false), failedRows: failed }
  return {
    job: shown(call, job),
    ...(seesCells(call, job) ? told : (cellsMasked(told) as typeof told)),
  }
}

/** `GET job/watching?id=12`: read again and again, so it takes no transaction. */
export const watching: Route = async (c, call) => {
  demand(call, 'read')
  const { db } = call.ground.database
  const id = Number(queryOf(c).id)
  if (!Number.isSafeInteger(id))
    throw refusedField('id', ['请给出任务编号', 'Send the job’s number'])
  const job = await seen(call, db, id)
  return done(c, await watched(call, db, job))
}

/** So many of one's own stand behind the button in the top bar. */
const MINE = 8

/** `GET job/mine`: one's own jobs, those that wait or run first, then the newest; asked for again and again. */
export const mine: Route = async (c, call) => {
  demand(call, 'read')
  const { ground, entity, session } = call
  const own = { createdBy: session.user?.id ?? 0 }
  const active = { ...own, status: ['queued', 'running', 'paused'] }
  const { db } = ground.database
  const options = { limit: MINE, sort: '-id' }
  const rows = [
    ...(await ground.rows.select(db, entity, active, options)),
    ...(await ground.rows.select(db, entity, own, options)),
  ]
  const list = [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MINE)
  return done(c, { list: list.map((row) => shown(call, row)) })
}

/** What `watching` gives, as an action. */
export const watch: ActionFunction = async (call) => watched(call, call.db, call.row as Row)

/** Where the result lies; told in the audit log, since it may hold what is personal. */
export const download: ActionFunction = async ({ ground, row, session }) => {
  const job = row as Row
  if (!seesCells({ session }, job))
    throw forbidden([
      '他人任务的结果可能含有完整的手机号和地址，需要“查看完整个人信息”权限，请联系管理员',
      'What a job of somebody else wrote may hold whole phones and addresses: it needs the right "Full personal data", ask an administrator for it',
    ])
  return downloadOf(ground, job.resultFile as unknown as StoredFile)
}
