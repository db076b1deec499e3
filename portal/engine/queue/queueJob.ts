import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { JobAsked } from '../context/change.ts'
import { entityNamed, type Ground } from '../context/ground.ts'
import type { Session } from '../context/session.ts'
import type { Unit } from '../context/unit.ts'
import { inUnit, openUnit } from '../records/unit.ts'
import { keptSession } from './starter.ts'

/** The transaction a job is queued in. */
type Queueing = Pick<Unit, 'ground' | 'tx' | 'now' | 'records'>

/**
 * Queues a job for a session and gives its number: in the transaction of `within` where that is a unit, so that it
 * stands or falls with what asked for it, else in one of its own. It is taken up once the transaction is through.
 */
export function queueJob(
  within: Ground | Queueing,
  asked: JobAsked,
  session: Session,
): Promise<number> {
  if ('tx' in within) return queueWithin(within, asked, session)
  const terms = { session }
  return inUnit(within, terms, (unit) => queueWithin(unit, asked, session))
}

async function queueWithin(unit: Queueing, asked: JobAsked, session: Session): Promise<number> {
  const { ground, tx } = unit
  const standing = asked.key && (await jobOfKey(ground, tx, asked.key))
  if (standing) return standing
  const { records } = openUnit(ground, { session }, tx)
  const { id } = await records.create('job', valuesOf(asked))
  const row = { job: id, session: JSON.stringify(keptSession(session)), place: '' }
  const due = asked.scheduled ? Date.parse(asked.scheduled) : 0
  await tx
    .insertInto('_job')
    .values({ ...row, crashes: 0, due, again: 0, ended: 0 })
    .execute()
  return id as number
}

function valuesOf({ kind, title, entity, recordId, params, key, total, scheduled }: JobAsked): Row {
  return {
    kind,
    title: [...title].slice(0, 80).join(''),
    entity: entity ?? null,
    recordId: recordId === undefined ? null : String(recordId),
    params: params ?? null,
    key: key ?? null,
    total: total ?? 0,
    scheduled: scheduled ?? null,
  }
}

async function jobOfKey(ground: Ground, tx: Tx, key: string): Promise<number | undefined> {
  const found = await ground.rows.select(tx, entityNamed(ground, 'job'), { key })
  return found[0]?.id as number | undefined
}
