import type { Row } from '#declare'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entryId } from './ledgerRows.ts'

/** A coupon of a user that a row wrote. */
export interface Given {
  readonly id: number
  readonly user: number
  readonly coupon: number
  readonly status: string
  readonly validity: string
  /** The most it takes off, in fen. */
  readonly takesOff: number
}

/** The most a coupon takes off a price, in fen; null where it names no bound (docs/decisions/totals-of-lists.md). */
export function takesOff(coupon: Row | undefined): number | null {
  const most = coupon?.kind === 'cash' ? coupon.amount : coupon?.maxOff
  return most === null || most === undefined ? null : Number(most)
}

/** The keys a row's coupons are written under, one each: its own, then `…#2` and on. */
export const keysOf = ({ key, values }: Pick<ReadRow, 'key' | 'values'>): readonly string[] =>
  Array.from({ length: Number(values.quantity ?? 1) }, (_, at) =>
    at === 0 ? key : `${key}#${at + 1}`,
  )

const AT_ONCE = 1000

/** What was written under these keys. */
export async function givenBy(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Given>> {
  const found = new Map<string, Given>()
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('userCoupon as g')
      .innerJoin('coupon as c', 'c.id', 'g.coupon')
      .selectAll('g')
      .select(['c.kind', 'c.amount', 'c.maxOff'])
      .where('g.grantKey', 'in', keys.slice(at, at + AT_ONCE))
      .where('g.deletedAt', 'is', null)
      .execute()
    for (const row of rows) found.set(String(row.grantKey), givenOf(row))
  }
  return found
}

const givenOf = (row: Row): Given => ({
  id: Number(row.id),
  user: Number(row.user),
  coupon: Number(row.coupon),
  status: String(row.status),
  takesOff: takesOff(row) ?? 0,
  validity: [row.validityStart, row.validityEnd]
    .map((moment) => String(moment ?? '').slice(0, 10))
    .join(' 至 '),
})

/** Those of the keys under which a coupon stands. */
export async function couponsStanding(
  { db }: BulkPlace,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await givenBy(db, keys)
  return new Map([...found].map(([key, { id }]) => [key, `userCoupon ${id}`]))
}

/** Name, coupon and until when it is good, for rows that are done. */
export async function couponAdds(
  { db }: BulkPlace,
  rows: readonly Row[],
): Promise<Map<number, Row>> {
  const adds = new Map<number, Row>()
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    const ids = some.map(entryId)
    const found = await db
      .selectFrom('userCoupon as g')
      .innerJoin('coupon as c', 'c.id', 'g.coupon')
      .innerJoin('appUser as u', 'u.id', 'g.user')
      .selectAll('g')
      .select(['c.title as title', 'u.nickname as nickname'])
      .where('g.id', 'in', ids.length > 0 ? ids : [0])
      .execute()
    const byId = new Map(found.map((row) => [Number(row.id), row as Row]))
    some.forEach((row, index) => {
      const one = byId.get(ids[index] as number)
      if (!one) return
      const { title, nickname } = one
      adds.set(row.id as number, { nickname, title, validity: givenOf(one).validity })
    })
  }
  return adds
}
