import type { Row } from '#declare'
import type { Change } from '../context/change.ts'
import { dueNow } from './dueNow.ts'

/** What is told of a batch: how it stands, in numbers. Neither its rows nor why it was made leave the house. */
const told = [
  ...['id', 'batchNo', 'kind', 'status', 'rows', 'problems', 'warnings'],
  ...['done', 'failed', 'skipped', 'undoOf', 'retryOf'],
] as const

/**
 * Tells the receivers of its kind that a batch has come to rest: its check is over, it has ended, or it was put down. The
 * call stands or falls with the change, and is made once.
 */
export async function tellOfImport({ after, records, tx, now }: Change): Promise<void> {
  const receivers = await records.select('webhook', { status: 'active' }, { limit: 200 })
  const due = receivers.filter(({ imports }) =>
    ((imports as readonly string[] | null) ?? []).includes(String(after.kind)),
  )
  if (due.length === 0) return
  const batch: Row = Object.fromEntries(told.map((name) => [name, after[name] ?? null]))
  const says = JSON.stringify({ ...batch, at: now })
  const values = due.map(({ id }) => ({ ...dueNow(Number(id), 'import', Date.parse(now)), says }))
  await tx.insertInto('_delivery').values(values).execute()
}
