import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { PortalError, refusedField } from '../errors.ts'
import { jobEntity } from '../jobs/atWork.ts'
import type { JobKind, JobWork } from '../jobs/jobKind.ts'
import { inUnit, type Unit } from '../records/unit.ts'
import type { ListenerRow } from './listenerRows.ts'

interface Place {
  readonly rows: readonly ListenerRow[]
  readonly at: number
  readonly failed: number
}

/** Lets the users of a spreadsheet in, one in each transaction; who is a listener already is renewed. */
export const importListeners: JobKind = {
  async step(work) {
    const place = (work.kept.get('place') ?? work.params) as unknown as Place
    const row = place.rows[place.at]
    const next = row ? await turn(work, place, row) : place
    const { at, failed, rows } = next
    return { done: at - failed, failed, total: rows.length, over: at >= rows.length }
  },
}

/** One row with how far the job is; where it is refused, only why. */
async function turn(work: JobWork, place: Place, row: ListenerRow): Promise<Place> {
  try {
    return await inUnit(work.ground, { session: work.session }, async (unit) => {
      await work.demandLease(unit.tx)
      await letIn(unit, row)
      return goneOn(work, unit, { ...place, at: place.at + 1 })
    })
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const line = { record: String(row.row), title: row.phone, text: error.label }
    return inUnit(work.ground, { session: work.session }, async (unit) => {
      await work.demandLease(unit.tx)
      await work.tell(unit.tx, [{ ...line, level: 'failed' }])
      return goneOn(work, unit, { ...place, at: place.at + 1, failed: place.failed + 1 })
    })
  }
}

async function goneOn(work: JobWork, { tx }: Unit, next: Place): Promise<Place> {
  const { ground, job, kept } = work
  await ground.rows.keep(tx, jobEntity(ground), job.id as number, { params: next })
  await work.reached(tx, { done: next.at - next.failed, failed: next.failed })
  kept.set('place', next)
  return next
}

const nobody: Label = ['该手机号尚未注册', 'Nobody has registered with this phone']

async function letIn({ records, now }: Unit, row: ListenerRow): Promise<void> {
  const { phone, nickname, level, months } = row
  const [user] = await records.select('appUser', { phone }, { limit: 1 })
  if (!user) throw refusedField('phone', nobody)
  const [known] = await records.select('listener', { user: user.id }, { limit: 1 })
  if (known) return renewed(records, known, row)
  const period = { start: now, end: shift(now, `+${months}M`) }
  const values = { user: user.id, nickname, level, channel: 'import', period }
  const { id } = await records.create('listener', values)
  await records.move('listener', id as number, 'approve')
}

/** Who waits or was refused is let in; everybody else gets so many months more. */
async function renewed(records: Unit['records'], known: Row, row: ListenerRow): Promise<void> {
  const { months, level } = row
  const id = known.id as number
  const waits = known.status === 'pending' || known.status === 'rejected'
  if (waits) await records.move('listener', id, 'approve')
  else await records.move('listener', id, 'renew', { months })
  if (known.level !== level) await records.update('listener', id, { level })
}
