import { verdictTold, verifyAudit } from '#portal/engine/audit/verifyAudit.ts'
import { createPortalContext } from '../createPortalContext.ts'
import { readDeclarations } from './declarations.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage.ts'

/** `npm run admin -- audit verify [<head>]`: goes through the audit log and its chain; changes nothing. */
export async function auditCommand(
  settings: Settings,
  head?: string,
): Promise<{ readonly told: string; readonly failed: boolean }> {
  const clock = () => new Date()
  const storage = await openStorage(settings, clock)
  try {
    const context = createPortalContext({ ...storage, ...(await readDeclarations()), clock })
    const { told, isWhole } = verdictTold(await verifyAudit(context, head))
    return { told, failed: !isWhole }
  } finally {
    await storage.database.close()
  }
}
