import type { Entity, Row } from '#declare'
import type { Db, Tx } from '../db/database.ts'
import { ownTable } from '../db/tableSpec.ts'
import type { Change } from '../records/change.ts'
import type { Unit } from '../records/unit.ts'

/** One version of a record as it stood after a change. */
export interface Version {
  readonly version: number
  readonly at: string
  readonly by: number | null
  readonly byName: string
  readonly kind: string
  /** The move or action. */
  readonly action: string | null
  readonly reason: string | null
  readonly snapshot: Row
}

/** The table that keeps every version of every record. */
export const historyTable = ownTable(
  '_history',
  {
    entity: 'text',
    recordId: 'integer',
    version: 'integer',
    at: 'text',
    by: 'integer',
    byName: 'text',
    kind: 'text',
    action: 'text',
    reason: 'text',
    auditId: 'integer',
    snapshot: 'text',
  },
  ['entity', 'recordId', 'version'],
  [['auditId']],
)

/** Keeps the version a change made, whole; `auditId` is the entry of the audit log that tells of it. */
export async function writeVersion(
  unit: Unit,
  change: Change,
  written: Row,
  auditId: number | null,
): Promise<void> {
  const { entity, kind, by, session } = change
  if (entity.name === 'auditLog') return
  await unit.tx
    .insertInto('_history')
    .values({
      entity: entity.name,
      recordId: written.id,
      version: written.version,
      at: unit.now,
      by: session.user?.id ?? null,
      byName: session.user?.name ?? session.program?.name ?? '',
      kind,
      action: by ?? null,
      reason: unit.reason ?? null,
      auditId,
      snapshot: JSON.stringify(written),
    })
    .execute()
}

/** Versions of a record, newest first. */
export async function versionsOf(
  db: Db | Tx,
  entity: Entity,
  id: number,
  limit = 200,
): Promise<Version[]> {
  const rows = await db
    .selectFrom('_history')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(
    (row) => ({ ...row, snapshot: JSON.parse(row.snapshot as string) }) as unknown as Version,
  )
}

/** One version, or undefined where there is none of that number. */
export async function versionOf(
  db: Db | Tx,
  entity: Entity,
  id: number,
  version: number,
): Promise<Version | undefined> {
  const row = await db
    .selectFrom('_history')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst()
  return row && ({ ...row, snapshot: JSON.parse(row.snapshot as string) } as unknown as Version)
}

/** The version just before the one an entry of the audit log tells of. */
export async function versionBefore(db: Db | Tx, auditId: number): Promise<Version | undefined> {
  const told = await db
    .selectFrom('_history')
    .selectAll()
    .where('auditId', '=', auditId)
    .executeTakeFirst()
  if (!told) return undefined
  const row = await db
    .selectFrom('_history')
    .selectAll()
    .where('entity', '=', told.entity)
    .where('recordId', '=', told.recordId)
    .where('version', '<', told.version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && ({ ...row, snapshot: JSON.parse(row.snapshot as string) } as unknown as Version)
}
