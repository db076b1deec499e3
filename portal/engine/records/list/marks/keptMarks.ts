import { sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { originalOf } from '#portal/storage/db/copies.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { stampOf } from '#portal/storage/db/freshness.ts'
import type { ListTest } from '../tests.ts'
import type { Span, Way } from './way.ts'

/** The marks of one order, and how many records stand between them. */
export interface Marks {
  readonly spans: readonly Span[]
  /** By the tests of a list (see `nameOf`): how many records of each span pass; all of them under ''. */
  readonly counts: Map<string, number[]>
}

/** Marks as this process remembers them. */
export interface KeptMarks extends Marks {
  /** Of the database when they were set: as long as it is the same, so are they. Empty where that is not known. */
  readonly state: string
  /** When they were set, and how long that took, in milliseconds. */
  readonly since: number
  readonly took: number
  /** The highest id there was. */
  readonly records: number
  /** When a list last needed them, and for which tests beside the common ones. */
  usedAt: number
  readonly wanted: Map<string, Wanted>
}

/** Tests of a list whose counts somebody asked for, and the index that holds what they look at. */
export interface Wanted {
  readonly tests: readonly ListTest[]
  readonly index: IndexSpec
  usedAt: number
}

const memories = new WeakMap<object, Map<string, KeptMarks>>()

function memoryOf(db: Db | Tx): Map<string, KeptMarks> {
  const original = originalOf(db)
  const memory = memories.get(original) ?? new Map<string, KeptMarks>()
  memories.set(original, memory)
  return memory
}

const placeOf = ({ entity, index }: Way) => `${entity.name} ${index.name}`

export const recallMarks = (way: Way): KeptMarks | undefined => memoryOf(way.db).get(placeOf(way))

/** What a transaction sees may never come true, so it is not kept. */
export function keepMarks(way: Way, kept: KeptMarks): void {
  if (!way.db.isTransaction) memoryOf(way.db).set(placeOf(way), kept)
}

const renewed = new WeakSet<object>()

/** Says that somebody renews the marks of a database, so that old ones may be used meanwhile; and that nobody does. */
export function setRenewed(db: Db, isRenewed: boolean): void {
  const { adapter } = db.getExecutor()
  if (isRenewed) renewed.add(adapter)
  else renewed.delete(adapter)
}
export const areRenewed = (db: Db | Tx): boolean => renewed.has(originalOf(db))

/** Says when an entity was written to: by this process, and on SQLite by any other. */
export async function stateOf({ db, entity }: Way): Promise<string> {
  const stamp = stampOf(db, entity.name)
  if (dialectOf(db) === 'postgres') return `${stamp}`
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return `${stamp}/${rows[0]?.data_version}`
}

/** PostgreSQL does not tell what other processes write: there marks are taken for true so long, in milliseconds. */
const lifetime = 30_000

/** Whether nobody can have written since the marks were set. */
export async function isFresh(way: Way, { state, since }: KeptMarks): Promise<boolean> {
  const isYoung = dialectOf(way.db) === 'sqlite' || Date.now() - since < lifetime
  return isYoung && state === (await stateOf(way))
}

/** Marks that were written down, before a restart maybe: where records stood, not where they stand. */
export async function readMarks(way: Way): Promise<KeptMarks | undefined> {
  const row = await way.db
    .selectFrom('_mark')
    .select('value')
    .where('entity', '=', way.entity.name)
    .where('order', '=', way.index.name)
    .executeTakeFirst()
  if (!row) return undefined
  const { spans, counts, records, took } = JSON.parse(row.value)
  const old = { state: '', since: 0, usedAt: 0, wanted: new Map() }
  return { spans, counts: new Map(counts), records, took, ...old }
}

/** Writes marks down for the next start. Counts somebody wanted are left out: who knows whether they are asked again. */
export async function writeMarks(way: Way, kept: KeptMarks): Promise<void> {
  const counts = [...kept.counts].filter(([name]) => !kept.wanted.has(name))
  const value = JSON.stringify({ ...kept, counts, wanted: undefined })
  await (way.db as Db)
    .insertInto('_mark')
    .values({ entity: way.entity.name, order: way.index.name, value })
    .onConflict((conflict) => conflict.columns(['entity', 'order']).doUpdateSet({ value }))
    .execute()
}
