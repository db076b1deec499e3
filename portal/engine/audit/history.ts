import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { jsonRows } from '#portal/storage/db/jsonRows.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'
import type { Change } from '../context/change.ts'

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

/** A version to be kept: `written` is the record as it then stands. */
export interface Versioned {
  readonly change: Pick<Change, 'entity' | 'kind' | 'by' | 'session'>
  readonly written: Row
  readonly at: string
  readonly reason?: string | undefined
  /** The entry of the audit log that tells of it. */
  readonly auditId?: number | null
}

/** Versions of one statement. */
const AT_ONCE = 500

/** Keeps the versions of many records in few statements. */
export async function writeVersions(tx: Tx, versions: readonly Versioned[]): Promise<void> {
  const rows = versions.filter(({ change }) => change.entity.name !== 'auditLog').map(versionRow)
  const names = sql.join(historyTable.columns.map(({ name }) => sql.ref(name)))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await sql`insert into "_history" (${names})
      ${jsonRows(tx, historyTable.columns, rows.slice(at, at + AT_ONCE))}`.execute(tx)
}

function versionRow({ change, written, at, reason, auditId }: Versioned) {
  const { entity, kind, by, session } = change
  return {
    entity: entity.name,
    recordId: written.id,
    version: written.version,
    at,
    by: session.user?.id ?? null,
    byName: session.user?.name ?? session.program?.name ?? '',
    kind,
    action: by ?? null,
    reason: reason ?? null,
    auditId: auditId ?? null,
    snapshot: JSON.stringify(written),
  }
}

/**
 * Makes every version of a record read otherwise, for what must not be kept any longer; gives whether one did. Nothing
 * else ever changes a version.
 */
export async function blankHistory(
  tx: Tx,
  entity: Entity,
  id: number,
  blanked: (snapshot: Row) => Row,
): Promise<boolean> {
  const of = () => ({ entity: entity.name, recordId: id })
  const rows = await tx
    .selectFrom('_history')
    .select(['version', 'snapshot'])
    .where((is) => is.and(of()))
    .execute()
  let some = false
  for (const { version, snapshot } of rows) {
    const kept = JSON.stringify(blanked(JSON.parse(snapshot as string)))
    if (kept === snapshot) continue
    some = true
    const at = { ...of(), version }
    await tx
      .updateTable('_history')
      .set({ snapshot: kept })
      .where((is) => is.and(at))
      .execute()
  }
  return some
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
