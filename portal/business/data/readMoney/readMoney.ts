import { sql } from 'kysely'
import type { Row } from '#declare'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'

/** What is to be written into a user's read-money ledger; amounts in fen, above 0. */
export interface Entry {
  readonly user: number
  readonly direction: 'in' | 'out'
  readonly source: 'grant' | 'reverse' | 'activity' | 'redeem' | 'refund' | 'expire'
  readonly amount: number
  /** A key of its own, so that the same entry is never written twice. */
  readonly grantKey: string
  readonly expiresAt?: string | null
  readonly order?: number | null
  readonly batch?: number | null
  readonly reverses?: number | null
  readonly note?: string | null
}
/** An entry as it was written; balances in fen. */
export interface Written {
  readonly id: number
  readonly before: number
  readonly after: number
}

/** Thrown where a user's balance would fall below zero: nothing of the call was written. */
export class BelowZero extends Error {
  readonly user: number
  constructor(user: number, balance: number) {
    super(`The read money of app user ${user} would be ${balance} fen: take less`)
    this.user = user
  }
}

/**
 * Writes entries and the balances they lead to, in one transaction with whatever else it holds. The users are held in
 * the order of their ids until it ends, so that two runs over one user follow each other. The one place from which
 * the portal writes read money by itself; entries of the app go through the rules of `readMoneyLedger`.
 */
export async function writeReadMoney(
  context: Pick<PortalContext, 'entities'>,
  tx: Tx,
  entries: readonly Entry[],
  { now, by }: { readonly now: string; readonly by: number | null },
): Promise<Written[]> {
  if (entries.length === 0) return []
  const balances = await holdBalances(
    tx,
    entries.map(({ user }) => user),
  )
  const moves = entries.map((entry) => applyEntry(balances, entry))
  const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
  const rows: Row[] = entries.map((entry, at) => ({
    ...stamps,
    expiresAt: null,
    order: null,
    batch: null,
    reverses: null,
    reversed: 0,
    note: null,
    ...entry,
    balanceAfter: moves[at]?.after,
  }))
  // Neither app users nor batches are ever removed.
  const ids = await insertRows(tx, entityNamed(context, 'readMoneyLedger'), rows, 'grantKey', false)
  await writeBalances(tx, balances)
  await writeReversed(tx, entries)
  return moves.map((move, at) => ({ ...move, id: ids[at] as number }))
}

/** Balances by user, held until the transaction ends. SQLite has one writer anyway. */
export async function holdBalances(tx: Tx, users: readonly number[]): Promise<Map<number, number>> {
  const ids = [...new Set(users)].toSorted((a, b) => a - b)
  if (ids.length === 0) return new Map()
  const query = tx
    .selectFrom('appUser')
    .select(['id', 'readMoney'])
    .where('id', 'in', ids)
    .orderBy('id')
  const rows = await (dialectOf(tx) === 'postgres' ? query.forUpdate() : query).execute()
  return new Map(rows.map(({ id, readMoney }) => [Number(id), Number(readMoney ?? 0)]))
}

function applyEntry(balances: Map<number, number>, { user, direction, amount }: Entry) {
  const before = balances.get(user)
  if (before === undefined) throw new Error(`There is no app user ${user} to give read money to`)
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new Error(`Read money is written in whole fen from 1 on, not ${amount}`)
  const after = direction === 'in' ? before + amount : before - amount
  if (after < 0) throw new BelowZero(user, after)
  balances.set(user, after)
  return { before, after }
}

const balanceColumns: readonly JsonColumn[] = [
  { name: 'id', type: 'integer' },
  { name: 'balance', type: 'integer' },
]

/** Entries know what was taken back of them; a count kept in step, as the balance is. */
async function writeReversed(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap(({ reverses, amount }) =>
    reverses ? [{ id: reverses, balance: amount }] : [],
  )
  if (rows.length === 0) return
  await sql`with back as (${jsonRows(tx, balanceColumns, rows)})
    update "readMoneyLedger" set reversed = coalesce(reversed, 0) + back.balance from back
    where "readMoneyLedger".id = back.id`.execute(tx)
  touch(tx, 'readMoneyLedger')
}

/** As a count kept in step: neither version nor time of the user changes by it. */
async function writeBalances(tx: Tx, balances: ReadonlyMap<number, number>): Promise<void> {
  const rows = [...balances].map(([id, balance]) => ({ id, balance }))
  await sql`with kept as (${jsonRows(tx, balanceColumns, rows)})
    update "appUser" set "readMoney" = kept.balance from kept where "appUser".id = kept.id`.execute(
    tx,
  )
  touch(tx, 'appUser')
}
