import type { Db, Tx } from '#portal/storage/db/database.ts'
import { configValue } from './configValue.ts'

/**
 * The value of a setting as it is in force at `now` (ISO 8601, +08:00): one with a later `effectiveAt` keeps the value
 * before until then; an empty one reads its default. Undefined where there is no such key.
 */
export async function readConfig(db: Db | Tx, key: string, now: string): Promise<unknown> {
  const row = await db
    .selectFrom('baseConfig')
    .selectAll()
    .where('key', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const value = isInForce(row, now) ? row.value : await valueBefore(db, Number(row.id), now)
  return configValue(row.valueKind, value ?? row.initial)
}

interface Timed {
  readonly effectiveAt?: string | null
}
const isInForce = ({ effectiveAt }: Timed, now: string): boolean =>
  !effectiveAt || Date.parse(effectiveAt) <= Date.parse(now)

/** The newest value in the history that was in force already; null where none was. */
async function valueBefore(db: Db | Tx, id: number, now: string): Promise<string | null> {
  const versions = await db
    .selectFrom('_history')
    .select('snapshot')
    .where('entity', '=', 'baseConfig')
    .where('recordId', '=', id)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()
  const found = versions
    .map(({ snapshot }) => JSON.parse(snapshot) as Timed & { value: string | null })
    .find((version) => isInForce(version, now))
  return found?.value ?? null
}
