import { sql } from 'kysely'
import { tooMany } from '#portal/core/errors.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { ServiceKey } from './readServiceKey.ts'

/** Of what a key may ask in a minute a portal takes so small a part at once: what it does not use is lost to the others. */
const PARTS = 60

/**
 * Holds each key to its requests a minute over all portals on the database: a bucket that fills evenly and holds a
 * minute's worth. A portal takes a second's worth out at a time, so that reading seldom writes. Throws 42900.
 */
export function paceOf(database: Database, clock: () => Date): (key: ServiceKey) => Promise<void> {
  const taken = new Map<number, number>()
  return async (key) => {
    const own = taken.get(key.id) ?? 0
    if (own >= 1) {
      taken.set(key.id, own - 1)
      return
    }
    const portion = Math.max(1, Math.floor(key.perMinute / PARTS))
    await take(database, key, portion, clock().getTime())
    // Others may have begun on theirs meanwhile.
    taken.set(key.id, (taken.get(key.id) ?? 0) + portion - 1)
  }
}

async function take(
  { db }: Database,
  { id, perMinute }: ServiceKey,
  portion: number,
  now: number,
): Promise<void> {
  const [whole, asked] = [perMinute * 1000, portion * 1000]
  // A clock may be set back; that empties no bucket. perMinute thousandths of a request come back each millisecond / 60.
  const since = sql`(case when "_pace"."at" < ${now} then ${now} - "_pace"."at" else 0 end)`
  const grown = sql`"_pace"."left" + ${since} * ${perMinute} / 60`
  const filled = sql<number>`(case when ${grown} > ${whole} then ${whole} else ${grown} end)`
  const given = await sql<{ left: number }>`
    insert into "_pace" ("serviceKey", "left", "at") values (${id}, ${whole - asked}, ${now})
    on conflict ("serviceKey") do update set "left" = ${filled} - ${asked}, "at" = ${now}
    where ${filled} >= ${asked}
    returning "left"`.execute(db)
  if (given.rows.length > 0) return
  const found = await sql<{ left: number }>`
    select ${filled} as "left" from "_pace" where "serviceKey" = ${id}`.execute(db)
  const lacking = Math.max(0, asked - Number(found.rows[0]?.left ?? 0)) / 1000
  throw tooMany(Math.max(1, Math.ceil((lacking / perMinute) * 60)))
}
