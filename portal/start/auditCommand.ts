import { verdictTold, verifyAudit } from '#portal/engine/audit/verifyAudit.ts'
import { createGround } from '../createGround.ts'
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
    const ground = createGround({ ...storage, ...(await readDeclarations()), clock })
    const { told, isWhole } = verdictTold(await verifyAudit(ground, head))
    return { told, failed: !isWhole }
  } finally {
    await storage.database.close()
  }
}
