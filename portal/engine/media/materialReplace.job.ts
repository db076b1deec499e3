import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '../context/ground.ts'
import type { Unit } from '../context/unit.ts'
import type { JobKind, JobLine, JobStep, JobWork } from '../queue/jobKind.ts'
import { countsOf, jobEntity } from '../queue/jobRecord.ts'
import { alone } from '../records/alone.ts'
import { titleOf } from '../records/titleOf.ts'
import { inUnit } from '../records/unit.ts'
import { type Place, placesOf } from './placesOf.ts'
import { type Replacement, withReplaced } from './withReplaced.ts'

/** Places of one transaction. */
const AT_ONCE = 50

/** What the job remembers: what is replaced by what, the last place it came to, and how many went how. */
interface Going extends Replacement {
  readonly after?: Place
  readonly done: number
  readonly failed: number
}

/** Points every place that shows one object at another, each record under all its rules, and tells which they were. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const going = goingOf(work)
    const { ground } = work
    const places = await placesOf(ground.database.db, ground.entities, going.from, {
      limit: AT_ONCE,
      ...(going.after && { after: going.after }),
    })
    if (places.length === 0) return { ...countsOf(work.job), ...countsIn(going), over: true }
    const next = await replaced(work, going, places)
    work.kept.set('going', next)
    return { ...countsIn(next), over: places.length < AT_ONCE }
  },

  /** From the beginning: what was replaced shows the old object no more. */
  async again(work) {
    const { after: _, ...going } = { ...goingOf(work), failed: 0 }
    await work.ground.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await remember(work, tx, going)
      await work.reached(tx, countsIn(going))
    })
    work.kept.set('going', going)
  },
}

const countsIn = ({ done, failed }: Going) => ({ done, failed })

const goingOf = ({ kept, params }: JobWork): Going => ({
  ...({ done: 0, failed: 0, ...params } as unknown as Going),
  ...(kept.get('going') as Going | undefined),
})

function replaced(work: JobWork, going: Going, places: readonly Place[]): Promise<Going> {
  return inUnit(work.ground, { session: work.session }, async (unit) => {
    await work.demandLease(unit.tx)
    const lines: JobLine[] = []
    for (const place of places) lines.push(await one(unit, place, going))
    const failed = lines.filter(({ level }) => level === 'failed').length
    const after = places.at(-1)
    const next = {
      ...going,
      ...(after && { after }),
      done: going.done + lines.length - failed,
      failed: going.failed + failed,
    }
    await remember(work, unit.tx, next)
    await work.reached(unit.tx, countsIn(next))
    await work.tell(unit.tx, lines)
    return next
  })
}

/** One that its rules refuse stays as it was, and is told with the reason. */
async function one(unit: Unit, { entity: name, id, path }: Place, going: Going): Promise<JobLine> {
  const entity = entityNamed(unit.ground, name)
  const [field = ''] = path.split('.')
  const declared = entity.fields[field]
  const row = await unit.records.find(name, id)
  const title = row ? titleOf(entity, row) : `#${id}`
  const where = { record: String(id), title }
  const refused = await alone(unit, async () => {
    if (!row || !declared) return
    const now = withReplaced(declared, row[field], going)
    if (JSON.stringify(now) !== JSON.stringify(row[field]))
      await unit.records.update(name, id, { [field]: now } as Row)
  })
  if (refused instanceof PortalError) return { ...where, level: 'failed', text: refused.label }
  return { ...where, text: placeInWords(entity.label, declared?.label ?? [field, field], title) }
}

const placeInWords = (entity: Label, field: Label, title: string): Label => [
  `已替换：${entity[0]}“${title}” · ${field[0]}`,
  `Replaced: ${entity[1]} "${title}" · ${field[1]}`,
]

async function remember(work: JobWork, tx: Unit['tx'], going: Going): Promise<void> {
  const { ground, job } = work
  await ground.rows.keep(tx, jobEntity(ground), job.id as number, { params: going })
}
