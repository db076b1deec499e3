import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import type { Tx } from '#portal/storage/db/database.ts'

/**
 * A kind that counts to `total` by writing a line a row, which shows whether a row was done twice. In tests it can be
 * made to fail: `bad` rows fail, `broken` throws at a row, `now` is called before each portion.
 */
export interface TallyParams {
  readonly total: number
  readonly portion?: number
  readonly bad?: readonly number[]
  readonly broken?: number
}

/** Called before each portion of a tally, by the job's key. */
export const beforePortion = new Map<string, (row: number) => Promise<void> | void>()
/** How each ended, by the job's key. */
export const ends: string[] = []

/** Beside `work.tell`, which keeps the last lines only. */
const write = (tx: Tx, job: number, row: number, level: string) =>
  tx
    .insertInto('_jobLine')
    .values({
      job,
      at: '',
      level,
      zh: `第 ${row} 行`,
      en: `Row ${row}`,
      record: `${row}`,
      title: null,
    })
    .execute()

export const tally: JobKind = {
  async step(work): Promise<JobStep> {
    const { total, portion = 2, bad = [], broken } = work.params as unknown as TallyParams
    return work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      const rows = await tx
        .selectFrom('_jobLine')
        .select(['record', 'level'])
        .where('job', '=', work.job.id)
        .where('record', 'is not', null)
        .execute()
      await beforePortion.get(String(work.job.key))?.(rows.length)
      const last = Math.min(rows.length + portion, total)
      for (let row = rows.length + 1; row <= last; row++) {
        if (row === broken) throw new Error(`Row ${row} is broken`)
        await write(tx, Number(work.job.id), row, bad.includes(row) ? 'failed' : 'info')
      }
      const all = [...Array(last).keys()].map((index) => index + 1)
      const failed = all.filter((row) => bad.includes(row)).length
      const counts = { done: last - failed, failed, skipped: 0 }
      await work.reached(tx, counts)
      return { ...counts, over: last === total }
    })
  },
  async again({ context, job }) {
    const rows = context.database.db.deleteFrom('_jobLine').where('job', '=', job.id)
    await rows.where('level', '=', 'failed').execute()
  },
  async ended({ job }, how) {
    ends.push(`${job.key} ${how}`)
  },
}
