import type { Row } from '#declare'
import type { JobKind, JobLine, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf, jobEntity } from '#portal/engine/queue/jobRecord.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { GROUP, type MedalTask, type MedalTurn, medalTurns } from './turns.ts'

/** What is asked of the job, and how far it is. */
interface Place extends MedalTask {
  readonly at: number
  /** Who was refused: a retry begins with them. */
  readonly refused: readonly string[]
}

/** Grants a medal to many users, or takes it back from them. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work.kept.get('place') ?? work.params)
    const names = place.names.slice(place.at, place.at + GROUP)
    if (names.length === 0) return { ...countsOf(await standing(work)), over: true }
    const { context, session } = work
    return inTransaction(context, { session }, async ({ tx }) => {
      await work.demandLease(tx)
      const turns = await medalTurns({ context, session, tx }, { ...place, names })
      return reached(work, tx, place, turns)
    })
  },

  async again(work) {
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      const place = placeOf(work.params)
      const names = [...place.refused, ...place.names.slice(place.at)]
      await remember(work, tx, { ...place, names, at: 0, refused: [] })
      await work.reached(tx, { ...countsOf(work.job), failed: 0 })
    })
  },
}

const placeOf = (params: unknown) => params as Place

/** Counts, refusals and place in the transaction of the group: a crash takes all of it back, or nothing. */
async function reached(
  work: JobWork,
  tx: Tx,
  place: Place,
  turns: readonly MedalTurn[],
): Promise<JobStep> {
  const bad = turns.filter(({ end }) => end === 'refused')
  const passed = turns.filter(({ end }) => end === 'skipped')
  const at = place.at + turns.length
  const refused = [...place.refused, ...bad.map(({ name }) => name)]
  await remember(work, tx, { ...place, at, refused })
  const so = countsOf(await standing(work, tx))
  const counts = {
    ...so,
    done: so.done + turns.length - bad.length - passed.length,
    failed: refused.length,
    skipped: (so.skipped ?? 0) + passed.length,
  }
  await work.reached(tx, counts)
  await work.tell(tx, [...passed.map(lineOf('info')), ...bad.map(lineOf('failed'))])
  return { ...counts, over: at >= place.names.length }
}

const lineOf =
  (level: 'info' | 'failed') =>
  ({ name, title, text }: MedalTurn): JobLine => {
    const [zh, en] = text ?? ['', '']
    if (level === 'failed') return { level, record: name, title, text: [zh, en] }
    return { level, record: name, title, text: [`${title}：${zh}`, `${title}: ${en}`] }
  }

async function remember({ context, job, kept }: JobWork, tx: Tx, place: Place): Promise<void> {
  await context.rows.keep(tx, jobEntity(context), job.id as number, { params: place })
  kept.set('place', place)
}

const standing = async ({ context, job }: JobWork, tx?: Tx): Promise<Row> =>
  (await context.rows.read(tx ?? context.database.db, jobEntity(context), job.id as number)) as Row
