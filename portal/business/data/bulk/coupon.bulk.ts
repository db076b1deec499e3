import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { shift } from '#derive/moment.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type {
  BulkFunctions,
  BulkPlace,
  ReadRow,
  RunRow,
} from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { couponBack } from './couponBack.ts'
import { couponRemains } from './couponRemains.ts'
import { couponAdds, couponsStanding, keysOf, takesOff } from './couponRows.ts'

interface Facts {
  readonly users: Users
  /** By id; what is not there any more is missing. */
  readonly coupons: ReadonlyMap<number, Row>
  /** How many a user has of a coupon, void ones not counted. */
  readonly owned: ReadonlyMap<string, number>
  /** Coupons sent within the last days, by user and coupon: the number of their batch. */
  readonly earlier: ReadonlyMap<string, string>
  /** How many of each coupon the rows before take. */
  readonly taken: Map<number, number>
}
const DAYS = 30
const like = (user: unknown, coupon: unknown) => `${user} ${coupon}`
/** Ways of getting a coupon that let an operator send it. */
const SENT = ['send', 'center']

/** Gives coupons: so many unused ones to each user, out of what is issued. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    const coupons = await couponsNamed(place, rows, held)
    const named = [...coupons.keys()]
    return {
      users,
      coupons,
      owned: await ownedBy(place, ids, named),
      earlier: await earlierSent(place, ids, named),
      taken: takenOf(place.batch, held),
    }
  },

  judge: (row, facts) => {
    const { user, findings } = userOf(row, facts.users)
    const { coupon: id, quantity } = row.values
    const each = takesOff(facts.coupons.get(Number(id)))
    const amount = each === null ? null : each * Number(quantity ?? 0)
    return { user, amount, findings: [...findings, ...judged(row, user, facts)] }
  },

  carryOut: async (run, rows) => {
    const { context, db, batch, now } = run
    const coupons = await couponsNamed(run, rows, true)
    await take(db, rows)
    const by = (batch.createdBy as number | null) ?? null
    const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
    const given = rows.flatMap((row) =>
      keysOf(row).map((grantKey) => ({
        ...stamps,
        user: row.user,
        coupon: row.values.coupon,
        source: 'send',
        receivedAt: now,
        validity: validityOf(coupons.get(Number(row.values.coupon)) as Row, now),
        batch: batch.id,
        grantKey,
        status: 'unused',
      })),
    )
    const ids = await insertRows(db, entityNamed(context, 'userCoupon'), given, 'grantKey')
    const first = new Map(given.map(({ grantKey }, at) => [grantKey, ids[at]]))
    return new Map(rows.map((row) => [row.id, `userCoupon ${first.get(row.key)}`]))
  },

  standing: couponsStanding,
  remains: couponRemains,
  adds: couponAdds,
}

function judged({ values }: ReadRow, user: number | null, facts: Facts): Finding[] {
  const id = Number(values.coupon ?? 0)
  if (id === 0) return []
  const found = facts.coupons.get(id)
  if (!found) return [finding('R13', { column: 'coupon', what: ['优惠券', 'Coupon'], id })]
  const name = String(found.title)
  if (found.status !== 'active') return [finding('R14', { column: 'coupon', name })]
  if (!SENT.includes(String(found.takeWay))) return [finding('R14.way', { column: 'coupon', name })]
  return user === null ? [] : overMuch(user, id, Number(values.quantity ?? 1), found, facts)
}

function overMuch(user: number, id: number, wanted: number, found: Row, facts: Facts): Finding[] {
  const most = Number(found.perUser)
  if ((facts.owned.get(like(user, id)) ?? 0) + wanted > most)
    return [finding('B5', { column: 'quantity', most })]
  const taken = facts.taken.get(id) ?? 0
  const left = Math.max(0, Number(found.stock) - Number(found.received ?? 0) - taken)
  if (wanted > left) return [finding('B4', { column: 'quantity', left })]
  facts.taken.set(id, taken + wanted)
  const batchNo = facts.earlier.get(like(user, id))
  return batchNo ? [finding('D2', { days: DAYS, batchNo })] : []
}

/** A list is judged stretch by stretch: what the stretches before take is kept with its batch. */
const counted = new WeakMap<Row, Map<number, number>>()

function takenOf(batch: Row, held: boolean): Map<number, number> {
  if (held) return new Map()
  const taken = counted.get(batch) ?? new Map<number, number>()
  counted.set(batch, taken)
  return taken
}

/** Days from receipt, or the coupon's own time. */
const validityOf = ({ validKind, validDays, validity }: Row, now: string): Row =>
  validKind === 'days' ? { start: now, end: shift(now, `+${validDays}d`) } : (validity as Row)

async function couponsNamed(
  { context, db }: BulkPlace,
  rows: readonly ReadRow[],
  held: boolean,
): Promise<ReadonlyMap<number, Row>> {
  const ids = [...new Set(rows.map(({ values }) => Number(values.coupon ?? 0)))].filter(Boolean)
  if (ids.length === 0) return new Map()
  // In one order, so that two runs wait for each other instead of crosswise.
  if (held && dialectOf(db) === 'postgres')
    await sql`select id from coupon where id in (${sql.join(ids)}) order by id for update`.execute(
      db,
    )
  const found = await context.rows.readMany(db, entityNamed(context, 'coupon'), ids)
  return new Map(found.map((row) => [row.id as number, row]))
}

async function ownedBy(
  { db }: BulkPlace,
  users: readonly number[],
  coupons: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  if (users.length === 0 || coupons.length === 0) return new Map()
  const { rows } = await sql<{ user: unknown; coupon: unknown; count: unknown }>`
    select "user", coupon, count(*) as count from "userCoupon"
    where "user" in (${sql.join(users)}) and coupon in (${sql.join(coupons)})
      and status <> 'voided' and "deletedAt" is null
    group by "user", coupon`.execute(db)
  return new Map(rows.map(({ user, coupon: of, count }) => [like(user, of), Number(count)]))
}

/** What the users were sent within the last days by other batches; the batch it goes back to does not count. */
async function earlierSent(
  { db, batch, now }: BulkPlace,
  users: readonly number[],
  coupons: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0 || coupons.length === 0) return new Map()
  const own = [batch.id, batch.retryOf].filter((id) => typeof id === 'number')
  const { rows } = await sql<{ user: unknown; coupon: unknown; batchNo: string }>`
    select g."user", g.coupon, b."batchNo" from "userCoupon" g
    join "batchGive" b on b.id = g.batch
    where g."user" in (${sql.join(users)}) and g.coupon in (${sql.join(coupons)})
      and g.status <> 'voided' and g."createdAt" >= ${shift(now, `-${DAYS}d`)}
      and g.batch not in (${sql.join(own)}) and g."deletedAt" is null
    order by g.id`.execute(db)
  return new Map(rows.map(({ user, coupon: of, batchNo }) => [like(user, of), batchNo]))
}

/** Raises what was received of each coupon. Throws where it would pass what is issued: the group goes row by row then. */
async function take(db: Tx, rows: readonly RunRow[]): Promise<void> {
  const wanted = new Map<number, number>()
  for (const { values } of rows) {
    const id = Number(values.coupon)
    wanted.set(id, (wanted.get(id) ?? 0) + Number(values.quantity ?? 1))
  }
  for (const [id, count] of [...wanted].sort(([a], [b]) => a - b)) {
    const done = await db
      .updateTable('coupon')
      .set({ received: sql`coalesce("received", 0) + ${count}` })
      .where('id', '=', id)
      .where(sql<boolean>`coalesce("received", 0) + ${count} <= "stock"`)
      .executeTakeFirst()
    if (Number(done.numUpdatedRows) !== 1)
      throw new Error(`Coupon ${id} has fewer than ${count} left: send fewer, or add to its stock`)
  }
  touch(db, 'coupon')
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: couponBack }
