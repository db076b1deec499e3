import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { settingsStamp } from '../cache/clearings.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { readConfig } from './readConfig.ts'

/** How long a setting is believed where its time to take effect is still to come, in milliseconds. */
const SHORT = 60_000

/**
 * Settings as they are in force now, by key; what does not exist is missing. Kept in memory until any setting changes,
 * whoever changes it. Within a transaction that changes settings `readConfig` is asked instead.
 */
export async function readSettings(
  db: Db | Tx,
  { cache, clock }: Pick<PortalContext, 'cache' | 'clock'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const stamp = await settingsStamp(db)
  const values = new Map<string, unknown>()
  for (const key of keys) {
    const kept = cache.recall<{ readonly value: unknown }>('config', key, stamp)
    const value = kept ? kept.value : await readConfig(db, key, shanghaiTime(clock()))
    if (value !== undefined) values.set(key, value)
    if (kept) continue
    const bytes = new TextEncoder().encode(JSON.stringify(value ?? null)).length
    const until = clock().getTime() + SHORT
    cache.keep('config', key, { value: { value }, stamp, bytes, until })
  }
  return values
}
