import type { Row } from '#declare'
import type { Change } from '../context/change.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { groupOf } from '../records/together/group.ts'
import { writeVersions } from './history.ts'
import { entryOf } from './writeAudit.ts'

/** Tells the audit log of a change, and keeps the version it made. */
export async function tellChange(
  transaction: Transaction,
  change: Change,
  written: Row,
): Promise<void> {
  const { context, tx, now, reason } = transaction
  const entry = entryOf(transaction, change, written)
  const version = { change, written: { ...written }, at: now, reason }
  const group = groupOf(tx)
  if (group) return group.tell({ entry, version })
  const auditId = entry && (await context.rows.insert(tx, entityNamed(context, 'auditLog'), entry))
  await writeVersions(tx, [{ ...version, auditId }])
}
