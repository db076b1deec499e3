import type { Row } from '#declare'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import { standingIn } from '#portal/engine/imports/standingIn.ts'
import { nicknamesOf } from './nicknamesOf.ts'

/** Those of the keys that stand in the read-money ledger. */
export const ledgerStanding = standingIn('readMoneyLedger')

/** So many rows in one statement. */
const AT_ONCE = 1000

/** Name, balance before and after, and number of the entry for rows that are done. */
export async function ledgerAdds(
  { db }: BulkPlace,
  rows: readonly Row[],
): Promise<Map<number, Row>> {
  const adds = new Map<number, Row>()
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    const [entries, names] = [await entriesOf(db, some), await nicknamesOf(db, some)]
    for (const row of some) {
      const entry = entries.get(entryId(row))
      const nickname = names.get(row.user as number) ?? null
      adds.set(row.id as number, { nickname, ...entry })
    }
  }
  return adds
}

/** Which record a row that is done has made, of those it names as `readMoneyLedger 12`; 0 where it made none. */
export const entryId = ({ ledger }: Row) => Number(String(ledger ?? '').split(' ')[1] ?? 0)

async function entriesOf(db: BulkPlace['db'], rows: readonly Row[]): Promise<Map<number, Row>> {
  const ids = rows.map(entryId).filter((id) => id > 0)
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('readMoneyLedger')
    .select(['id', 'direction', 'amount', 'balanceAfter'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    found.map(({ id, direction, amount, balanceAfter }) => {
      const change = direction === 'in' ? Number(amount) : -Number(amount)
      const after = Number(balanceAfter)
      return [
        Number(id),
        { balanceBefore: after - change, balanceAfter: after, ledger: String(id) },
      ]
    }),
  )
}
