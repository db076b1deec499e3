import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import { recordsOf, type Targets } from '#portal/engine/imports/targets.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'

/** What is to be known of camp periods before somebody joins them. */
export interface CampPlaces {
  readonly periods: Targets
  readonly camps: Targets
  /** Everybody who is or was a student of one of them: `period user`. */
  readonly students: ReadonlySet<string>
  /** Users without a phone: nobody joins a camp without. */
  readonly phoneless: ReadonlySet<number>
  /** How many places of each period the rows before take. */
  readonly taken: Map<number, number>
}
const both = (period: number, user: number) => `${period} ${user}`

/** A list is judged stretch by stretch: what the stretches before take is kept with its batch. */
const counted = new WeakMap<Row, Map<number, number>>()

/** Looks up periods and who is in them; `held`, their places are this transaction's until it ends. */
export async function campPlaces(
  place: BulkPlace,
  ids: readonly number[],
  users: readonly number[],
  held: boolean,
): Promise<CampPlaces> {
  const { db, batch } = place
  const own = held ? new Map<number, number>() : (counted.get(batch) ?? new Map<number, number>())
  if (!held) counted.set(batch, own)
  // In one order, so that two runs wait for each other instead of crosswise.
  if (held && ids.length > 0 && dialectOf(db) === 'postgres')
    await sql`select id from "campPeriod" where id in (${sql.join(ids)}) order by id for update`.execute(
      db,
    )
  const periods = await recordsOf(place, 'campPeriod', ids)
  const camps = [...new Set([...periods.values()].map(({ camp }) => camp as number))]
  return {
    periods,
    camps: await recordsOf(place, 'camp', camps),
    students: await studentsOf(place, ids, users),
    phoneless: await withoutPhone(place, ids.length > 0 ? users : []),
    taken: own,
  }
}

/** What keeps a user out of a period: the camp is withdrawn, already in (B20), no phone, or no place left (B19). */
export function keptOut(
  { context }: BulkPlace,
  { periods, camps, students, phoneless, taken }: CampPlaces,
  id: number,
  user: number,
): Finding[] {
  const period = periods.get(id) as Row
  const camp = camps.get(period.camp as number)
  if (camp?.status !== 'published')
    return [
      finding('R14', { column: 'of', name: titleOf(entityNamed(context, 'campPeriod'), period) }),
    ]
  if (students.has(both(id, user))) return [finding('B20')]
  if (phoneless.has(user)) return [finding('R1', { column: 'phone' })]
  const before = taken.get(id) ?? 0
  const places = Math.max(0, Number(period.capacity) - Number(period.studentCount ?? 0) - before)
  if (places === 0) return [finding('B19', { column: 'of', places })]
  taken.set(id, before + 1)
  return []
}

async function studentsOf(
  { db }: BulkPlace,
  periods: readonly number[],
  users: readonly number[],
): Promise<ReadonlySet<string>> {
  if (periods.length === 0 || users.length === 0) return new Set()
  const rows = await db
    .selectFrom('campStudent')
    .select(['period', 'user'])
    .where('period', 'in', periods)
    .where('user', 'in', users)
    .where('deletedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ period, user }) => both(Number(period), Number(user))))
}

async function withoutPhone(
  { db }: BulkPlace,
  users: readonly number[],
): Promise<ReadonlySet<number>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', 'in', users)
    .where('phone', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => Number(id)))
}
