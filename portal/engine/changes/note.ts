import type { Entity } from '#declare'
import type { Transaction } from '../context/transaction.ts'

/** What other programs are told of. */
export type Event = 'published' | 'changed' | 'withdrawn'

/** Writes events down; they get their numbers when the transaction stands. */
export async function note(
  transaction: Transaction,
  { name }: Entity,
  ids: readonly number[],
  event: Event,
): Promise<void> {
  for (let at = 0; at < ids.length; at += 500)
    await transaction.tx
      .insertInto('_change')
      .values(
        ids
          .slice(at, at + 500)
          .map((record) => ({ entity: name, record, event, at: transaction.now })),
      )
      .execute()
}
