import type { Row } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf, jobEntity } from '#portal/engine/queue/jobRecord.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { grantSeat } from './grantSeat.ts'
import type { SeatPlace, SeatTurn } from './seatPlace.ts'
import { giveSeatsBack, takeSeats } from './seats.ts'
import { withdrawSeat } from './withdrawSeat.ts'

const turns: {
  readonly [D in SeatPlace['does']]: (
    transaction: Transaction,
    place: SeatPlace,
    phone: string,
    orderNo: string,
  ) => Promise<SeatTurn>
} = { grant: grantSeat, withdraw: withdrawSeat }

/** Phones of one transaction. */
const GROUP = 50

/**
 * Gives out a company's seats to phones, or takes them back. What is given out was taken from the company when it was
 * asked for; a phone that is refused, and those that were not come to, give theirs back.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work.kept.get('place') ?? work.params)
    const phones = place.phones.slice(place.at, place.at + GROUP)
    if (phones.length === 0) return { ...countsOf(await standing(work)), over: true }
    return inTransaction(work.context, { session: work.session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const lines: JobLine[] = []
      let back = 0
      for (const [at, phone] of phones.entries()) {
        const turn = await turns[place.does](
          transaction,
          place,
          phone,
          numberOf(work, place.at + at),
        )
        if ('back' in turn) back += turn.back
        else
          lines.push({
            level: 'failed',
            record: String(place.at + at + 1),
            title: phone,
            text: turn.refused,
          })
      }
      const returned = place.does === 'grant' ? lines.length : back
      await giveSeatsBack(transaction.tx, place.company, returned)
      return reached(work, transaction.tx, place, phones.length, lines)
    })
  },

  async again(work) {
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      const place = placeOf(work.params)
      const phones = [...place.refused, ...place.phones.slice(place.at)]
      if (place.does === 'grant') await takeSeats(tx, place.company, phones.length)
      await remember(work, tx, { ...place, phones, at: 0, refused: [] })
      await work.reached(tx, { ...countsOf(work.job), failed: 0 })
    })
  },

  async ended(work) {
    const place = placeOf((await standing(work)).params)
    const left = place.phones.slice(place.at)
    if (left.length === 0) return
    await work.context.database.transaction(async (tx) => {
      if (place.does === 'grant') await giveSeatsBack(tx, place.company, left.length)
      const refused = [...place.refused, ...left]
      await remember(work, tx, { ...place, at: place.phones.length, refused })
    })
  },
}

const placeOf = (params: unknown) => params as SeatPlace

const numberOf = ({ job }: JobWork, at: number): string =>
  `FX${String(job.id).padStart(6, '0')}${String(job.attempt ?? 1).padStart(2, '0')}${String(at + 1).padStart(4, '0')}`

/** Counts, refusals and place in the transaction of the group: a crash takes all of it back, or nothing. */
async function reached(
  work: JobWork,
  tx: Tx,
  place: SeatPlace,
  count: number,
  lines: readonly JobLine[],
): Promise<JobStep> {
  const at = place.at + count
  const refused = [...place.refused, ...lines.map(({ title }) => title as string)]
  await remember(work, tx, { ...place, at, refused })
  const so = countsOf(await standing(work, tx))
  const counts = { ...so, done: so.done + count - lines.length, failed: refused.length }
  await work.reached(tx, counts)
  await work.tell(tx, lines)
  return { ...counts, over: at >= place.phones.length }
}

async function remember(work: JobWork, tx: Tx, place: SeatPlace): Promise<void> {
  const { context, job, kept } = work
  await context.rows.keep(tx, jobEntity(context), job.id as number, { params: place })
  kept.set('place', place)
}

const standing = async ({ context, job }: JobWork, tx?: Tx): Promise<Row> =>
  (await context.rows.read(tx ?? context.database.db, jobEntity(context), job.id as number)) as Row
