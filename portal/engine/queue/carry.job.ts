import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '../context/ground.ts'
import type { Unit } from '../context/unit.ts'
import { alone } from '../records/alone.ts'
import { GROUP } from '../records/bulk.ts'
import { titleOf } from '../records/titleOf.ts'
import { inUnit } from '../records/unit.ts'
import type { JobKind, JobLine, JobStep, JobWork } from './jobKind.ts'
import { countsOf, jobEntity } from './jobRecord.ts'

/** What the job remembers: which records a rule moves along, and the last it came to. */
interface Place {
  readonly of: string
  readonly move: string
  /** Conditions with every value bound. */
  readonly where: Row
  readonly reason?: string
  readonly after: number
  readonly done: number
  readonly failed: number
}

/** Moves the records that follow another one's move, as the portal: too many for the transaction of that move. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work)
    const rows = await work.records.select(
      place.of,
      { ...place.where, id: { gt: place.after } },
      { limit: GROUP, sort: 'id' },
    )
    if (rows.length === 0) return { ...countsOf(work.job), ...countsIn(place), over: true }
    const next = await moved(work, place, rows)
    work.kept.set('place', next)
    return { ...countsIn(next), over: rows.length < GROUP }
  },

  /** From the beginning: what was moved does not meet the conditions any more. */
  async again(work) {
    const place = { ...placeOf(work), after: 0, failed: 0 }
    await work.ground.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await remember(work, tx, place)
      await work.reached(tx, countsIn(place))
    })
    work.kept.set('place', place)
  },
}

const countsIn = ({ done, failed }: Place) => ({ done, failed })

const placeOf = ({ kept, params }: JobWork): Place => ({
  ...({ after: 0, done: 0, failed: 0, ...params } as unknown as Place),
  ...(kept.get('place') as Place | undefined),
})

/** Some of them in one transaction with the counts; one that is refused stays as it was. */
function moved(work: JobWork, place: Place, rows: readonly Row[]): Promise<Place> {
  const { ground, session } = work
  const { reason } = place
  return inUnit(ground, { session, ...(reason && { reason }) }, async (unit) => {
    await work.demandLease(unit.tx)
    const lines: JobLine[] = []
    for (const row of rows) lines.push(...(await one(unit, place, row)))
    const next = {
      ...place,
      after: Number(rows.at(-1)?.id),
      done: place.done + rows.length - lines.length,
      failed: place.failed + lines.length,
    }
    await remember(work, unit.tx, next)
    await work.reached(unit.tx, countsIn(next))
    await work.tell(unit.tx, lines)
    return next
  })
}

/** Nothing where it went well; one whose state lets it not is passed over. */
async function one(unit: Unit, { of, move }: Place, row: Row): Promise<readonly JobLine[]> {
  const entity = entityNamed(unit.ground, of)
  if (!entity.moves[move]?.from.includes(String(row[entity.stateField]))) return []
  const id = Number(row.id)
  const refused = await alone(unit, async () => {
    await unit.records.move(of, id, move)
  })
  if (!(refused instanceof PortalError)) return []
  return [{ level: 'failed', record: String(id), title: titleOf(entity, row), text: refused.label }]
}

async function remember(work: JobWork, tx: Unit['tx'], place: Place): Promise<void> {
  const { ground, job } = work
  await ground.rows.keep(tx, jobEntity(ground), job.id as number, { params: place })
}
