import { sql } from 'kysely'
import type { Period, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions, BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { unfit } from '#portal/engine/imports/targets.ts'
import { transactionOf } from '#portal/engine/imports/transactionOf.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { settle } from '#portal/engine/records/transaction.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { addsOf } from './addsOf.ts'
import { medalBack } from './medalBack.ts'

interface Facts {
  readonly users: Users
  readonly medal: Row | null
  readonly holding: ReadonlySet<number>
  /** How many of it the rows before take. */
  taken: number
}
const medalIn = ({ options }: Row): number =>
  Number((options as { readonly medal?: unknown } | null)?.medal ?? 0)

/** Gives the medal that was chosen with the list; who holds it is passed over. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    const found = await medalOf(place, held)
    return { users, medal: found, holding: await holdersAmong(place, ids), taken: 0 }
  },

  judge: (row, facts, place) => {
    const { user, findings } = userOf(row, facts.users)
    const closed = givenNow(facts.medal, place)
    const own = user === null || closed.length > 0 ? [] : ofUser(user, facts)
    return { user, amount: 0, findings: [...findings, ...closed, ...own] }
  },

  carryOut: async (run, rows) => {
    const transaction = await transactionOf(run)
    const { batch } = run
    const written = new Map<number, string>()
    for (const { id, user } of rows) {
      const holding = { user, medal: medalIn(batch), origin: 'import', reason: batch.reason }
      const made = await transaction.records.create('medalHolder', holding)
      written.set(id, `medalHolder ${made.id}`)
    }
    await settle(transaction)
    return written
  },

  /** Nothing is written under keys of its own: who holds the medal already is passed over by `judge`. */
  standing: async () => new Map(),

  remains: {
    by: [],
    after: async (place, [{ count } = { count: 0 }]) => {
      const found = await medalOf(place, false)
      const stock = Number(found?.stock ?? 0)
      if (stock === 0) return []
      const now = stock - Number(found?.holders ?? 0)
      const what = ['余量', 'left'] as const
      const afterwards = now - count
      return [{ id: medalIn(place.batch), what, name: String(found?.name), now, afterwards }]
    },
  },

  adds: addsOf('medalHolder', async () => new Map()),
}

/** It is published, and now is within the time in which it is given. */
function givenNow(found: Row | null, place: BulkPlace): Finding[] {
  const named = { entity: 'medal', id: medalIn(place.batch) }
  const wrong = unfit(place, named, found ?? undefined)
  if (wrong.length > 0) return wrong
  const { start, end } = (found?.period ?? {}) as Partial<Period>
  const isTime = (!start || start <= place.now) && (!end || end > place.now)
  return isTime ? [] : [finding('R14', { name: String(found?.name) })]
}

function ofUser(user: number, facts: Facts): Finding[] {
  if (facts.holding.has(user)) return [finding('B20')]
  const stock = Number(facts.medal?.stock ?? 0)
  const left = Math.max(0, stock - Number(facts.medal?.holders ?? 0) - facts.taken)
  if (stock > 0 && left === 0) return [finding('B19.medal', { left })]
  facts.taken++
  return []
}

/** The medal of the batch; `held`, how many of it are left is this transaction's until it ends. */
async function medalOf({ context, db, batch }: BulkPlace, held: boolean): Promise<Row | null> {
  const id = medalIn(batch)
  if (held && dialectOf(db) === 'postgres')
    await sql`select id from medal where id = ${id} for update`.execute(db)
  return context.rows.read(db, entityNamed(context, 'medal'), id)
}

async function holdersAmong(
  { db, batch }: BulkPlace,
  users: readonly number[],
): Promise<ReadonlySet<number>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('medalHolder')
    .select('user')
    .where('medal', '=', medalIn(batch))
    .where('user', 'in', users)
    .where('status', '=', 'held')
    .where('deletedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ user }) => Number(user)))
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: medalBack }
