import type { Label, Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import type { JobLine } from '#wire/jobLine.ts'

/** Students written to between two looks at whether somebody paused or cancelled the job. */
const PORTION = 50

/** How far a job got, kept in its params: the id of the last student written to, and how it went so far. */
export interface Place {
  readonly after: number
  readonly done: number
  readonly failed: number
}

/** The place of a job as it was last written down; the beginning for a new one. */
export const placeOf = ({ kept, params }: JobWork): Place => ({
  after: 0,
  done: 0,
  failed: 0,
  ...((kept.get('place') ?? params) as Partial<Place>),
})

/**
 * Writes to students one after the other, by their ids. Each one is written down before the next one's turn, with the
 * lease renewed: a crash repeats at most the message that was on its way, and a worker that lost its job sends no
 * second one. `send` gives why a student was not reached, null where all went well.
 */
export async function oneByOne(
  work: JobWork,
  students: readonly Row[],
  send: (student: Row) => Promise<Label | null>,
): Promise<JobStep> {
  const { after } = placeOf(work)
  const left = students
    .filter(({ id }) => (id as number) > after)
    .toSorted((one, other) => (one.id as number) - (other.id as number))
  const portion = left.slice(0, PORTION)
  let sent = 0
  for (const student of portion) {
    if (work.isOver()) break
    const why = await send(student)
    sent++
    const { done, failed } = placeOf(work)
    const place = {
      after: student.id as number,
      done: done + (why ? 0 : 1),
      failed: failed + (why ? 1 : 0),
    }
    await keepPlace(work, place, left.length - sent, why ? [lineOf(student, why)] : [])
  }
  return { ...countsOf(work, left.length - sent), over: left.length === sent }
}

const countsOf = (work: JobWork, left: number) => {
  const { done, failed } = placeOf(work)
  return { done, failed, total: done + failed + left }
}

/** Writes down how far the job is, with its counts and what is to be told of the last one. */
export async function keepPlace(
  work: JobWork,
  place: Place & Row,
  left: number,
  bad: readonly JobLine[],
): Promise<void> {
  const { context, job, kept, params } = work
  const { done, failed } = place
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const written = { params: { ...params, ...place } }
    await context.rows.keep(tx, entityNamed(context, 'job'), job.id as number, written)
    await work.reached(tx, { done, failed, total: done + failed + left })
    await work.tell(tx, bad)
  })
  kept.set('place', place)
}

const lineOf = (student: Row, text: Label): JobLine => ({
  level: 'failed',
  record: String(student.id),
  title: String(student.nickname ?? student.studentNumber ?? student.id),
  text,
})
