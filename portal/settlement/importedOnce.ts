import type { ActionCall } from '../actions/action.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { txOf } from '../db/txOf.ts'
import { bytesOfUpload } from '../store/bytesOfUpload.ts'
import { toHex } from '../store/encoding.ts'

/** What tells the file of a dialog apart: SHA-256 of its bytes, in hexadecimal. Nothing where none was uploaded. */
export async function digestOf({ ground, values }: ActionCall): Promise<string> {
  const bytes = await bytesOfUpload(ground, values.file)
  if (!bytes) return ''
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)),
  )
}

const titleOf = (digest: string) => `sha256:${digest.slice(0, 40)}`

/** Whether a file with these contents was imported into this entity before: the audit log tells, which keeps it for years. */
export async function importedBefore(
  { records, entity }: ActionCall,
  digest: string,
): Promise<boolean> {
  const where = { entity: entity.name, action: 'action', recordTitle: titleOf(digest) }
  return (await records.count('auditLog', where)) > 0
}

/** Writes down that it was. */
export const noteImport = (
  { ground, db, session, entity }: ActionCall,
  digest: string,
): Promise<unknown> =>
  writeDeed(ground, txOf(db), session, {
    action: 'action',
    entity: entity.name,
    recordTitle: titleOf(digest),
  })
