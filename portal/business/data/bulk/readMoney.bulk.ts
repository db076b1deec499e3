import { sql } from 'kysely'
import { finding } from '#derive/bulk/finding.ts'
import { shift } from '#derive/moment.ts'
import type { BulkFunctions, BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { originsOf } from '#portal/engine/imports/originsOf.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances, writeReadMoney } from '../readMoney/readMoney.ts'
import { ledgerAdds, ledgerStanding } from './ledgerRows.ts'
import { readMoneyBack } from './readMoneyBack.ts'

interface Facts {
  readonly users: Users
  /** Grants of the last days by user and amount: the number of their batch. */
  readonly earlier: ReadonlyMap<string, string>
}
const DAYS = 30
const like = (user: unknown, amount: unknown) => `${user} ${amount}`

/** Gives read money: an entry in the user's ledger, the balance with it. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    return { users, earlier: await earlierGrants(place, ids) }
  },

  judge: (row, { users, earlier }) => {
    const found = userOf(row, users)
    const amount = Number(row.values.amount ?? 0)
    const batchNo = found.user === null ? undefined : earlier.get(like(found.user, amount))
    return {
      user: found.user,
      amount,
      findings: batchNo
        ? [...found.findings, finding('D2', { days: DAYS, batchNo })]
        : found.findings,
    }
  },

  carryOut: async ({ context, db, batch, now }, rows) => {
    const by = (batch.createdBy as number | null) ?? null
    const entries = rows.map((row) => ({
      user: row.user as number,
      direction: 'in' as const,
      source: 'grant' as const,
      amount: row.amount,
      grantKey: row.key,
      expiresAt: row.values.validUntil ? `${row.values.validUntil}T23:59:59+08:00` : null,
      batch: batch.id as number,
      note: (row.values.note as string | null) ?? (batch.reason as string),
    }))
    const written = await writeReadMoney(context, db, entries, { now, by })
    return new Map(rows.map((row, at) => [row.id, `readMoneyLedger ${written[at]?.id}`]))
  },

  standing: ledgerStanding,
  adds: ledgerAdds,
}

/**
 * What the users got within the last days by other batches and still have; the batch's own origin does not count. They
 * are looked up by user: SQLite would rather go through all grants of these days, so it is kept from looking by source.
 */
async function earlierGrants(
  { db, batch, now }: BulkPlace,
  users: readonly number[],
): Promise<Map<string, string>> {
  if (users.length === 0) return new Map()
  const own = [batch.id, batch.retryOf, ...(await originsOf(db, batch))].filter(
    (id) => typeof id === 'number',
  )
  const { rows } = await sql<{ user: unknown; amount: unknown; batchNo: string }>`
    select l."user", l.amount, b."batchNo" from "readMoneyLedger" l
    join "batchGive" b on b.id = l.batch
    where l."user" in (${sql.join(users)}) and l.source || '' = 'grant'
      and l."createdAt" >= ${shift(now, `-${DAYS}d`)} and l.batch not in (${sql.join(own)})
      and l."deletedAt" is null and not exists
        (select 1 from "readMoneyLedger" r where r.reverses = l.id and r."deletedAt" is null)
    order by l.id`.execute(db)
  return new Map(rows.map(({ user, amount, batchNo }) => [like(user, amount), batchNo]))
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: readMoneyBack }
