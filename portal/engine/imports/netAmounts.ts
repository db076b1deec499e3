import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import type { RowTally } from './tallyRows.ts'

/** What the reversals of a batch took back so far. */
interface Back {
  readonly rows: number
  /** In fen. */
  readonly fen: number
}

/**
 * Writes down what a run comes to in the end: what it granted, less than nothing where it took something back. A
 * reversal is told to the batch it takes back, which then knows its net sum, its state, and by which reversal.
 */
export async function writeNetAmounts(
  transaction: Transaction,
  batch: Row,
  { done, paid }: RowTally,
): Promise<void> {
  const { context, tx } = transaction
  const entity = entityNamed(context, 'batchGive')
  const net = batch.undoOf ? -paid || 0 : paid
  await context.rows.keep(tx, entity, batch.id as number, { net })
  if (batch.undoOf && done > 0) await tellOrigin(transaction, batch)
}

async function tellOrigin({ context, tx, records }: Transaction, reversal: Row): Promise<void> {
  const id = reversal.undoOf as number
  const origin = await records.find('batchGive', id)
  if (!origin) return
  const back = await takenBack(tx, id)
  const granted = await doneOf(tx, id)
  const values = {
    undoneBy: reversal.id as number,
    takenBack: back.rows,
    net: granted.fen - back.fen,
  }
  await context.rows.keep(tx, entityNamed(context, 'batchGive'), id, values)
  const isWhole = back.rows >= granted.rows && back.fen >= granted.fen
  // One that was cancelled on its way stays so: its list may have been sent in anew since.
  if (
    ['done', 'partly', 'partlyBack'].includes(origin.status as string) &&
    origin.status !== stateOf(isWhole)
  )
    await records.move('batchGive', id, isWhole ? 'takeBack' : 'takeBackPart')
}

const stateOf = (isWhole: boolean) => (isWhole ? 'takenBack' : 'partlyBack')

const doneOf = (db: Db | Tx, batch: number): Promise<Back> => sumOf(db, [batch])

async function takenBack(db: Db | Tx, origin: number): Promise<Back> {
  const reversals = await db
    .selectFrom('batchGive')
    .select('id')
    .where('undoOf', '=', origin)
    .where('deletedAt', 'is', null)
    .execute()
  return sumOf(
    db,
    reversals.map(({ id }) => Number(id)),
  )
}

async function sumOf(db: Db | Tx, batches: readonly number[]): Promise<Back> {
  const found = await db
    .selectFrom('batchRow')
    .select((eb) => [eb.fn.countAll().as('rows'), eb.fn.sum('amount').as('fen')])
    .where('batch', 'in', [0, ...batches])
    .where('status', '=', 'done')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return { rows: Number(found?.rows ?? 0), fen: Number(found?.fen ?? 0) }
}
