import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { JobLine } from '#wire/jobLine.ts'

/** Plain lines of a job that are kept. */
const LINES = 100
/** Rows that failed of which one job keeps the reason. */
const FAILED = 1000

/** Keeps lines of a job: of the plain ones the last, of the failed rows the first. */
export async function keepLines(
  tx: Tx,
  job: number,
  at: string,
  lines: readonly JobLine[],
): Promise<void> {
  const failed = lines.filter(({ level }) => level === 'failed')
  const plain = lines.filter(({ level }) => level !== 'failed').slice(-LINES)
  const room = failed.length > 0 ? FAILED - (await countOf(tx, job)) : 0
  const kept = [...plain, ...failed.slice(0, Math.max(room, 0))]
  if (kept.length > 0)
    await tx
      .insertInto('_jobLine')
      .values(kept.map((line) => rowOf(job, at, line)))
      .execute()
  if (plain.length > 0) await forgetOldest(tx, job)
}

const rowOf = (job: number, at: string, { level, text, record, title }: JobLine) => ({
  job,
  at,
  level: level ?? 'info',
  zh: text[0],
  en: text[1],
  record: record ?? null,
  title: title ?? null,
})

async function forgetOldest(tx: Tx, job: number): Promise<void> {
  const plain = tx
    .selectFrom('_jobLine')
    .select('id')
    .where('job', '=', job)
    .where('level', '<>', 'failed')
  const oldest = await plain.orderBy('id', 'desc').offset(LINES).limit(1).executeTakeFirst()
  if (!oldest) return
  await tx
    .deleteFrom('_jobLine')
    .where('job', '=', job)
    .where('level', '<>', 'failed')
    .where('id', '<=', oldest.id)
    .execute()
}

async function countOf(db: Db | Tx, job: number): Promise<number> {
  const found = await db
    .selectFrom('_jobLine')
    .select((all) => all.fn.countAll().as('count'))
    .where('job', '=', job)
    .where('level', '=', 'failed')
    .executeTakeFirst()
  return Number(found?.count ?? 0)
}

/** Forgets why rows failed, before they are done again. */
export const forgetFailed = (tx: Tx, job: number) =>
  tx.deleteFrom('_jobLine').where('job', '=', job).where('level', '=', 'failed').execute()

/** The plain lines of a job, oldest first, or its failed rows. */
export async function linesOf(
  db: Db | Tx,
  job: number,
  failed: boolean,
): Promise<(JobLine & { readonly at: string })[]> {
  const found = await db
    .selectFrom('_jobLine')
    .selectAll()
    .where('job', '=', job)
    .where('level', failed ? '=' : '<>', 'failed')
    .orderBy('id')
    .limit(failed ? FAILED : LINES)
    .execute()
  return found.map(lineOf)
}

const lineOf = ({ at, level, zh, en, record, title }: Row) => ({
  at: at as string,
  level: level as JobLine['level'],
  text: [zh as string, en as string] as const,
  ...(record !== null && { record: record as string }),
  ...(title !== null && { title: title as string }),
})
