import { sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** How long a lease lives without a sign of life from its owner, in milliseconds. */
export const LEASE = 60_000

/** Something one worker alone may do, until its time is over. */
export interface Lease {
  readonly name: string
  readonly owner: string
  /** Grows with every owner, so that one who comes back from a long sleep is told from whoever took over. */
  readonly fence: number
}

/** Thrown to a worker whose lease another one has. */
export class LeaseLost extends Error {
  constructor({ name, owner }: Lease) {
    super(`${owner} no longer holds the lease "${name}": another worker took it over`)
    this.name = 'LeaseLost'
  }
}

/**
 * Takes a lease that is free: never taken, given back, or run out by `now` (milliseconds). Null where somebody has it.
 * One that ends further ahead than any lease could was taken before the clock was set back, and is free too.
 */
export async function takeLease(
  db: Db | Tx,
  name: string,
  owner: string,
  now: number,
  life = LEASE,
): Promise<Lease | null> {
  const taken = await sql<{ fence: number }>`
    insert into "_lease" ("name", "owner", "until", "fence") values (${name}, ${owner}, ${now + life}, 1)
    on conflict ("name") do update set "owner" = ${owner}, "until" = ${now + life}, "fence" = "_lease"."fence" + 1
    where "_lease"."until" < ${now} or "_lease"."until" > ${now + 2 * life}
    returning "fence"`.execute(db)
  const fence = taken.rows[0]?.fence
  return fence === undefined ? null : { name, owner, fence: Number(fence) }
}

/**
 * Gives a lease its whole life again. In a transaction nobody can take it over before that has ended.
 * @throws LeaseLost where somebody has
 */
export async function keepLease(db: Db | Tx, lease: Lease, now: number, life = LEASE) {
  const kept = await heldLease(db, lease)
    .set({ until: now + life })
    .executeTakeFirst()
  if (Number(kept.numUpdatedRows) !== 1) throw new LeaseLost(lease)
}

/** Gives it back; nothing happens where somebody else has it by now. */
export async function giveBack(db: Db | Tx, lease: Lease): Promise<void> {
  await heldLease(db, lease).set({ until: 0 }).execute()
}

const heldLease = (db: Db | Tx, { name, owner, fence }: Lease) =>
  db
    .updateTable('_lease')
    .where('name', '=', name)
    .where('owner', '=', owner)
    .where('fence', '=', fence)
    // What is given back is held no longer.
    .where('until', '>', 0)

/** Whether a lease that ends at `until` is free. */
export const isFree = (until: number | null | undefined, now: number, life = LEASE): boolean =>
  until === null || until === undefined || Number(until) < now || Number(until) > now + 2 * life
