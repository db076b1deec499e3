import type { Period, Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type {
  BulkFunctions,
  BulkPlace,
  BulkRun,
  ReadRow,
} from '#portal/engine/imports/bulkFunctions.ts'
import { transactionOf } from '#portal/engine/imports/transactionOf.ts'
import { settle } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { nicknamesOf } from './nicknamesOf.ts'

/** What a row of the first batch wrote: the record, and the one in whose place it was put, if any. */
interface Written {
  readonly row: Row
  readonly before: number | null
  /** What it was worth, in fen. */
  readonly amount: number
  /** Until when the one before is good again, where it still would be. */
  readonly until: string | null
}
type Facts = ReadonlyMap<number, Written>

/** How one right is taken back, through its rules. */
type Take = (transaction: Transaction, written: Written, run: BulkRun) => Promise<unknown>

/**
 * Takes back the rights that a batch gave, `entity` by `entity` record: those still in the state `held`; what was used,
 * has run out or was taken back before is passed over.
 */
export const rightBack = (entity: string, held: string, take: Take): BulkFunctions<Facts> => ({
  look: async (place, rows, isHeld) => {
    const found = await writtenBy(place, entity, rows)
    const users = [...found.values()].map(({ row }) => Number(row.user))
    if (isHeld) await holdBalances(txOf(place.db), users)
    return isHeld ? writtenBy(place, entity, rows) : found
  },

  judge: ({ rowNo }, facts) => {
    const { row, amount = 0, until = null } = facts.get(rowNo) ?? {}
    const user = (row?.user as number | undefined) ?? null
    if (row?.status !== held) return { user, amount: 0, findings: [finding('U5')] }
    const told = until ? finding('U10.until', { day: until.slice(0, 10) }) : finding('U10')
    return { user, amount, findings: [told] }
  },

  carryOut: async (run, rows) => {
    const facts = await writtenBy(run, entity, rows)
    const transaction = await transactionOf(run)
    const told = new Map<number, string>()
    for (const { id, rowNo } of rows) {
      const written = facts.get(rowNo) as Written
      await take(transaction, written, run)
      told.set(id, `${entity} ${written.row.id}`)
    }
    await settle(transaction)
    return told
  },

  /** Nothing is written under keys of its own: what is taken back already is passed over by `judge`. */
  standing: async () => new Map(),

  adds: async ({ db }, rows) => {
    const names = await nicknamesOf(db, rows)
    return new Map(
      rows.map((row) => [row.id as number, { nickname: names.get(row.user as number) ?? null }]),
    )
  },
})

/** What the rows of the batch taken back wrote, as they named it themselves: `userBook 12`, or `userBook 12 for 9`. */
async function writtenBy(
  { context, db, batch, now }: BulkPlace,
  entity: string,
  rows: readonly ReadRow[],
): Promise<Facts> {
  const told = await db
    .selectFrom('batchRow')
    .select(['rowNo', 'ledger', 'amount'])
    .where('batch', '=', batch.undoOf)
    .where('status', '=', 'done')
    .where(
      'rowNo',
      'in',
      rows.map(({ rowNo }) => rowNo),
    )
    .execute()
  const named = told.map(({ rowNo, ledger, amount }) => {
    const [, id, , before] = String(ledger ?? '').split(' ')
    const was = before ? Number(before) : null
    return { rowNo: Number(rowNo), id: Number(id ?? 0), before: was, amount: Number(amount ?? 0) }
  })
  const ids = named.flatMap(({ id, before }) => (before === null ? [id] : [id, before]))
  const records = await context.rows.readMany(db, entityNamed(context, entity), ids)
  const byId = new Map(records.map((row) => [row.id, row]))
  return new Map(
    named.flatMap(({ rowNo, id, ...rest }) => {
      const row = byId.get(id)
      const until = endOf(byId.get(rest.before))
      const isGood = until !== null && until > now
      return row ? [[rowNo, { row, ...rest, until: isGood ? until : null }] as const] : []
    }),
  )
}

const endOf = (right: Row | undefined): string | null =>
  ((right?.validTo ?? (right?.validity as Partial<Period> | null)?.end) as string | null) ?? null
