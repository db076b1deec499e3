import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { missing, stale } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import type { Change } from '../context/change.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { currentFor } from './currentFor.ts'
import { objects, referencesOf } from './references/referencesOf.ts'
import { groupOf } from './together/group.ts'

/** Records share so many locks by their ids: a save of ten thousand lines holds no lock for each of what they name. */
const SHARES = 64

const keyOf = (entity: string, id: number): string => `record ${entity}/${id % SHARES}`

/**
 * Until the transaction ends nobody puts into the bin what this change newly refers to; those who refer to the same do
 * not wait for each other. SQLite has one writer anyway.
 */
export async function holdReferred({ tx, entity, kind, before, after }: Change): Promise<void> {
  if (dialectOf(tx) !== 'postgres') return
  // What lay in the bin referred to nothing.
  const had = new Set(before && kind !== 'restore' ? targetsOf(entity, before) : [])
  const held = groupOf(tx)?.locks
  const named = [...new Set(targetsOf(entity, after))]
    .filter((key) => !had.has(key) && !held?.has(key))
    .toSorted()
  if (named.length === 0) return
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(key, 0))
    from jsonb_array_elements_text(${JSON.stringify(named)}::jsonb) as key`.execute(tx)
  for (const key of named) held?.add(key)
}

const targetsOf = (entity: Entity, row: Row): string[] =>
  referencesOf(entity, row)
    .filter(({ toEntity }) => toEntity !== objects)
    .map(({ toEntity, toId }) => keyOf(toEntity, toId))

/**
 * Holds a record on its way into the bin: nobody refers to it any more from here on, nor changes it. Throws where
 * somebody was faster.
 */
export async function holdGoing(
  transaction: Transaction,
  entity: Entity,
  before: Row,
  session: Session,
): Promise<void> {
  const { context, tx } = transaction
  if (dialectOf(tx) !== 'postgres') return
  const id = before.id as number
  await oneAtATime(tx, keyOf(entity.name, id))
  const found = await heldRow(tx, entity, id)
  if (!found) throw missing(entity.label, id)
  if (Number(found.version) !== Number(before.version))
    throw stale(
      await currentFor(transaction, entity, await context.rows.read(tx, entity, id), session),
    )
}

const heldRow = (tx: Tx, { name }: Entity, id: number): Promise<Row | undefined> =>
  tx
    .selectFrom(name)
    .select('version')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
