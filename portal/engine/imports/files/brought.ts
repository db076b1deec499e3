import type { BulkKind, Row } from '#declare'
import type { Finding } from '#derive/bulk/finding.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'

/** What a cell names, of which column. */
export interface Named {
  readonly column: string
  readonly entry: string
}
/** What became of it: the value its field takes, or why there is none. */
export type Brought = { readonly value: unknown } | { readonly fault: Finding }

/** Columns of a kind that name pictures or files. */
export const mediaColumns = ({ columns }: BulkKind): readonly string[] =>
  Object.keys(columns).filter((name) => columns[name]?.kind === 'media')

const AT_ONCE = 400

/** What was brought in of those that are named, by this batch or the one it repeats. */
export async function broughtOf(
  context: PortalContext,
  db: Db | Tx,
  batch: Row,
  named: readonly Named[],
): Promise<(one: Named) => Brought | undefined> {
  const found = new Map<string, Brought>()
  if (named.length === 0) return () => undefined
  const entries = [...new Set(named.map(({ entry }) => entry))]
  for (const id of (await lineOf(context, db, batch)).toReversed())
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const rows = await db
        .selectFrom('_batchFile')
        .selectAll()
        .where('batch', '=', id)
        .where('entry', 'in', entries.slice(at, at + AT_ONCE))
        .execute()
      for (const { column, entry, value, fault } of rows)
        found.set(
          keyOf({ column: String(column), entry: String(entry) }),
          fault ? { fault: JSON.parse(String(fault)) } : { value: JSON.parse(String(value)) },
        )
    }
  return (one) => found.get(keyOf(one))
}

/** Notes what became of something that is named; what was noted before gives way. */
export async function noteBrought(
  { database }: PortalContext,
  { id }: Row,
  { column, entry }: Named,
  brought: Brought,
): Promise<void> {
  const told = {
    value: 'value' in brought ? JSON.stringify(brought.value) : null,
    fault: 'fault' in brought ? JSON.stringify(brought.fault) : null,
  }
  await database.transaction(async (tx) => {
    await tx
      .insertInto('_batchFile')
      .values({ batch: id, column, entry, ...told })
      .onConflict((there) => there.columns(['batch', 'column', 'entry']).doUpdateSet(told))
      .execute()
  })
}

export const keyOf = ({ column, entry }: Named): string => `${column}\n${entry}`

/** A batch and those it goes back to, itself first. */
async function lineOf(context: PortalContext, db: Db | Tx, batch: Row): Promise<unknown[]> {
  const line = [batch.id]
  for (let next = batch.retryOf ?? batch.repeatOf; next && line.length < DEEPEST; ) {
    line.push(next)
    const before = await context.rows.read(db, entityNamed(context, 'batchGive'), Number(next))
    next = before?.retryOf ?? before?.repeatOf
  }
  return line
}
const DEEPEST = 20
