import { PortalError } from '#portal/core/errors.ts'
import { jobEntity } from '#portal/jobs/atWork.ts'
import { inUnit, type Unit } from '../records/unit.ts'
import type { JobKind, JobWork } from './jobKind.ts'

/** A row of a spreadsheet with its number there, the head being 1. */
export interface NumberedRow {
  readonly row: number
}
interface Place<R> {
  readonly rows: readonly R[]
  readonly at: number
  readonly failed: number
}
type Write<R> = (unit: Unit, row: R, work: JobWork) => Promise<void>

/**
 * A job that writes the rows of a spreadsheet (`params.rows`, with `at` and `failed` 0), one in each transaction;
 * those that a rule refuses are listed with the reason, by what `calledBy` gives.
 */
export const rowsJob = <R extends NumberedRow>(
  write: Write<R>,
  calledBy: (row: R) => string,
): JobKind => ({
  async step(work) {
    const place = (work.kept.get('place') ?? work.params) as unknown as Place<R>
    const row = place.rows[place.at]
    const next = row ? await turn(work, place, row, write, calledBy) : place
    const { at, failed, rows } = next
    return { done: at - failed, failed, total: rows.length, over: at >= rows.length }
  },
})

/** One row with how far the job is; where it is refused, only why. */
async function turn<R extends NumberedRow>(
  work: JobWork,
  place: Place<R>,
  row: R,
  write: Write<R>,
  calledBy: (row: R) => string,
): Promise<Place<R>> {
  try {
    return await inUnit(work.ground, { session: work.session }, async (unit) => {
      await work.demandLease(unit.tx)
      await write(unit, row, work)
      return goneOn(work, unit, { ...place, at: place.at + 1 })
    })
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const line = { record: String(row.row), title: calledBy(row), text: error.label }
    return inUnit(work.ground, { session: work.session }, async (unit) => {
      await work.demandLease(unit.tx)
      await work.tell(unit.tx, [{ ...line, level: 'failed' }])
      return goneOn(work, unit, { ...place, at: place.at + 1, failed: place.failed + 1 })
    })
  }
}

async function goneOn<R>(work: JobWork, { tx }: Unit, next: Place<R>): Promise<Place<R>> {
  const { ground, job, kept } = work
  const params = { ...work.params, ...next }
  await ground.rows.keep(tx, jobEntity(ground), job.id as number, { params })
  await work.reached(tx, { done: next.at - next.failed, failed: next.failed })
  kept.set('place', next)
  return next
}
