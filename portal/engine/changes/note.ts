import type { Entity } from '#declare'
import type { Transaction } from '../context/transaction.ts'
import { groupOf } from '../records/together/group.ts'
import type { Event } from './event.ts'

/** Writes events down; they get their numbers when the transaction stands. */
export async function note(
  transaction: Transaction,
  { name }: Entity,
  ids: readonly number[],
  event: Event,
): Promise<void> {
  const at = transaction.now
  const rows = ids.map((record) => ({ entity: name, record, event, at }))
  const group = groupOf(transaction.tx)
  if (group) return group.note(rows)
  for (let from = 0; from < rows.length; from += 500)
    await transaction.tx
      .insertInto('_change')
      .values(rows.slice(from, from + 500))
      .execute()
}
