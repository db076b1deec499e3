import type { Row, StoredFile } from '#declare'
import { forbidden } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { cellsMasked } from '#portal/engine/imports/cellsMasked.ts'
import { seesCells, takesCells } from '#portal/engine/imports/seesCells.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { linesOf } from '#portal/engine/queue/jobLines.ts'
import { type Call, visibleRow } from '#portal/engine/records/call.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Failed rows that are shown beside a job; all of them stand in its result. */
const FAILED = 1000

/** What a watcher sees: the job, its last lines, the rows that failed. Speed and time left follow from the counts. */
export async function progressOf(call: Call, db: Db | Tx, job: Row) {
  const id = job.id as number
  const kept = call.context.parts.jobs[job.kind as string]?.failedRows
  const failed = kept ? await kept(db, job, FAILED) : await linesOf(db, id, true)
  const told = { lines: await linesOf(db, id, false), failedRows: failed }
  return {
    job: visibleRow(call, job),
    ...(seesCells(call, job) ? told : (cellsMasked(told) as typeof told)),
  }
}

/** Where the result lies; told in the audit log, since it may hold what is personal. */
export const download: ActionFunction = async ({ context, row, session }) => {
  const job = row as Row
  if (!takesCells({ session }, job))
    throw forbidden([
      '他人任务的结果可能含有完整的手机号和地址，需要“查看完整个人信息”权限，请联系管理员',
      'What a job of somebody else wrote may hold whole phones and addresses: it needs the right "Full personal data", ask an administrator for it',
    ])
  return downloadOf(context, job.resultFile as unknown as StoredFile)
}
