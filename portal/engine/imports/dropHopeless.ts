import type { Row } from '#declare'
import type { Finding } from '#derive/bulk/finding.ts'
import type { Code } from '#derive/bulk/messages.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { keyOfFile } from './sourceFile.ts'

/** What no mapping and no mending makes a list of: unreadable, without rows, many times too long. */
const hopeless: readonly Code[] = ['F4', 'F7', 'F8']

/**
 * Keeps nothing of a file that can never become a list: its bytes go, and the batch tells why. Files whose columns can
 * still be mapped stay.
 */
export async function dropHopeless(context: PortalContext, batch: Row): Promise<Row> {
  const faults = (batch.faults as readonly Finding[] | null) ?? []
  const key = keyOfFile(context, batch)
  if (!key || Number(batch.rows) > 0 || !faults.some(({ code }) => hopeless.includes(code)))
    return batch
  await context.store?.remove(key)
  const entity = entityNamed(context, 'batchGive')
  await context.database.transaction((tx) =>
    context.rows.keep(tx, entity, batch.id as number, { file: null }),
  )
  return { ...batch, file: null }
}
