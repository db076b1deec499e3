import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'

type Tables = Kysely<{ readonly company: Row & { readonly id: number } }>

const companies = (tx: Tx) => (tx as unknown as Tables).updateTable('company')

/**
 * Takes seats of a company, all of them or none: the statement itself holds the bound, so that two who come at once
 * never share the last one. Throws 40900 where fewer are left.
 */
export async function takeSeats(tx: Tx, company: number, count: number): Promise<void> {
  const used = sql<number>`coalesce(${sql.ref('seatsUsed')}, 0) + ${count}`
  const { numUpdatedRows } = await companies(tx)
    .set({ seatsUsed: used } as never)
    .where('id', '=', company)
    .where(sql<boolean>`${used} <= ${sql.ref('seats')}`)
    .executeTakeFirst()
  touch(tx, 'company')
  if (Number(numUpdatedRows) > 0) return
  throw conflict([
    {
      field: 'phones',
      kind: 'conflict',
      message: [
        `名额不足，无法分发 ${count} 个；请减少手机号或先续约增加名额`,
        `Fewer than ${count} seats are left: take some phones out, or renew for more seats`,
      ],
    },
  ])
}

/** Gives seats back to a company, never below none. */
export async function giveSeatsBack(tx: Tx, company: number, count: number): Promise<void> {
  if (count === 0) return
  const left = sql<number>`coalesce(${sql.ref('seatsUsed')}, 0) - ${count}`
  await companies(tx)
    .set({ seatsUsed: sql`case when ${left} > 0 then ${left} else 0 end` } as never)
    .where('id', '=', company)
    .execute()
  touch(tx, 'company')
}
