import { sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** What is left of an entry that came in. */
export interface Left {
  readonly id: number
  readonly user: number
  readonly amount: number
  /** Fen that are not spent yet; 0 where it was reversed. */
  readonly left: number
  /** Reversed already, by which entry. */
  readonly reversedBy: number | null
}

/**
 * What is left of entries of the read-money ledger. What came in first is spent first: so much of an entry is left as
 * the balance holds beyond all that came in later and was not reversed itself. Entries are looked up by their user
 * alone: given the choice, SQLite goes through all that came in, once for each entry.
 */
export async function leftOf(db: Db | Tx, entries: readonly number[]): Promise<Left[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ [column: string]: unknown }>`
    select e.id, e."user", e.amount, e.direction, u."readMoney" as balance, r.id as "reversedBy",
      (select coalesce(sum(case when later.direction = 'in' and later.id > e.id then later.amount else 0 end), 0)
        from "readMoneyLedger" later where later."user" = e."user" and later."deletedAt" is null) as later,
      (select coalesce(sum(case when back.reverses > e.id then back.amount else 0 end), 0)
        from "readMoneyLedger" back where back."user" = e."user" and back."deletedAt" is null) as back
    from "readMoneyLedger" e join "appUser" u on u.id = e."user"
    left join "readMoneyLedger" r on r.reverses = e.id and r."deletedAt" is null
    where e.id in (${sql.join(entries)}) order by e.id`.execute(db)
  return rows.map((row) => {
    const number = (name: string) => Number(row[name] ?? 0)
    const free = number('balance') - (number('later') - number('back'))
    const isOpen = row.direction === 'in' && row.reversedBy === null
    return {
      id: number('id'),
      user: number('user'),
      amount: number('amount'),
      left: isOpen ? Math.max(0, Math.min(number('amount'), free)) : 0,
      reversedBy: row.reversedBy === null ? null : number('reversedBy'),
    }
  })
}
