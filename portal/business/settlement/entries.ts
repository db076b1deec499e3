import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Change, Records } from '#portal/engine/context/change.ts'

/** What an entry is of: amounts of one project in one month and category. */
export interface EntryKey {
  readonly project: number
  readonly month: string
  readonly category: number
}

/** The entry a line of a ledger belongs to; none while its type stands in no category. */
export function keyOf(row: Row | null): EntryKey | undefined {
  const { project, month, category } = row ?? {}
  if (typeof project !== 'number' || typeof category !== 'number' || !month) return undefined
  return { project, month: String(month), category }
}

/** Rows of one entry; more hang on no single one. */
const MOST = { limit: 10_000 }

/** What the ledgers hold of an entry, in fen: confirmed incomes less their fees, or approved and paid expenditures. */
export async function portalAmountOf(row: Row, records: Records): Promise<number> {
  const key = keyOf(row)
  if (!key) return 0
  const incomes = await records.select('projectIncome', { ...key, status: 'confirmed' }, MOST)
  const spent = { ...key, status: ['approved', 'paid'] }
  const expenditures = await records.select('projectExpenditure', spent, MOST)
  const sum = (rows: readonly Row[], worth: (one: Row) => number) =>
    rows.reduce((total, one) => total + worth(one), 0)
  return (
    sum(incomes, ({ amount, channelFee }) => Number(amount) - Number(channelFee ?? 0)) +
    sum(expenditures, ({ amount }) => Number(amount))
  )
}

/** The entries a change of a ledger's line touches, each once. */
function touched({ before, after, kind }: Pick<Change, 'before' | 'after' | 'kind'>): EntryKey[] {
  const keys = [keyOf(before), kind === 'remove' ? undefined : keyOf(after)]
  const found = keys.filter((key) => key !== undefined)
  return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()]
}

/** Brings the entries of a line up to what the ledgers hold; makes those there are none of yet. */
export const tellEntry = async (change: Change): Promise<void> => {
  for (const key of touched(change)) await tellOne(key, change.records)
}

/** The same for one entry. */
export async function tellOne(key: EntryKey, records: Records): Promise<void> {
  const amount = await portalAmountOf({ ...key }, records)
  const [entry] = await records.select('projectEntry', { ...key }, { limit: 1 })
  if (!entry) {
    if (amount !== 0) await records.create('projectEntry', { ...key })
    return
  }
  if (entry.portalAmount === amount) return
  const id = entry.id as number
  if (entry.status === 'disputed') await records.move('projectEntry', id, 'reopen')
  else await records.update('projectEntry', id, {})
}

/** Nothing of an agreed entry changes: neither what belongs to it, nor what is to belong to it. */
export async function lockedOnceAgreed(change: Change): Promise<readonly Problem[]> {
  for (const key of touched(change)) {
    const agreed = await change.records.count('projectEntry', { ...key, status: 'agreed' })
    if (agreed > 0)
      return [
        {
          field: 'month',
          kind: 'conflict',
          message: [
            `${key.month} 的该类别已核对一致，不能再改动；请先重新核对`,
            `The entry of ${key.month} is agreed: nothing of it changes before it is reopened`,
          ],
        },
      ]
  }
  return []
}
