import { sql } from 'kysely'
import { PortalError } from '#portal/core/errors.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { jsonRows } from '#portal/storage/db/jsonRows.ts'
import type { BulkRun, RunRow } from '../bulkFunctions.ts'
import type { Effect } from './effect.ts'

/** What rows did, in one statement. */
export async function keepEffects(
  { db, now }: BulkRun,
  became: readonly (readonly [RunRow, Effect | PortalError])[],
): Promise<void> {
  const lines = became.flatMap(([{ id }, one]) =>
    one instanceof PortalError ? [] : [{ id, effect: JSON.stringify(one) }],
  )
  if (lines.length === 0) return
  const columns = [
    { name: 'id', type: 'integer' },
    { name: 'effect', type: 'json' },
  ] as const
  await sql`with became as (${jsonRows(db, columns, lines)})
    update "batchRow" set effect = became.effect, "updatedAt" = ${now}
    from became where "batchRow".id = became.id`.execute(db)
  touch(db, 'batchRow')
}

/** What each row is said to have written, `goods 12`, or what refused it. */
export const ledgersOf = (
  became: readonly (readonly [RunRow, Effect | PortalError])[],
): ReadonlyMap<number, string | PortalError> =>
  new Map(
    became.map(([{ id }, one]) => [
      id,
      one instanceof PortalError ? one : `${one.entity} ${one.id}`,
    ]),
  )
