import type { Context } from 'hono'
import type { Entity } from '#declare'
import type { PublicReading } from '#derive/publicReading.ts'
import { publicStamp } from '#portal/engine/cache/clearings.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Region } from '#portal/storage/cache/regions.ts'
import { stampOf } from '#portal/storage/db/freshness.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'

interface Read {
  readonly context: PortalContext
  readonly entity: Entity
  readonly region: Region
  readonly reading: PublicReading
  /** Worked out anew: it depends on more than the records of the entity. */
  readonly anew?: boolean
}

/** How long counts that another process keeps may show as they were, in milliseconds. */
const LIFETIME = 60_000

/**
 * What a call of public reading answers with, and its ETag: from memory while nothing was published, withdrawn or
 * changed since, so that what is withdrawn is gone at once. What only time decides is worked out at every call.
 */
export async function cachedAnswer<T extends object>(
  c: Context,
  { context, entity, region, reading, anew }: Read,
  answer: () => Promise<T>,
): Promise<T & { readonly etag: string }> {
  if (anew || asksNow(reading) || asksTargets(entity, reading)) return withEtag(await answer())
  const { database, cache, clock, origins } = context
  const { pathname, search } = new URL(c.req.url)
  const key = `${origins[0] ?? ''} ${pathname}${search}`
  // Taken before reading: what is written meanwhile makes the answer old at once.
  const stamp = `${await publicStamp(database.db, region)}/${stampOf(database.db, entity.name)}`
  const found = cache.recall<T & { readonly etag: string }>(region, key, stamp)
  if (found) return found
  const value = await withEtag(await answer())
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length
  cache.keep(region, key, { value, stamp, bytes, until: clock().getTime() + LIFETIME })
  return value
}

const asksNow = ({ shown }: PublicReading): boolean => /"now":/.test(JSON.stringify(shown))

/** Whether it depends on what links lead to: nobody tells of those. */
const asksTargets = ({ fields }: Entity, { shown }: PublicReading): boolean =>
  Object.keys(shown).some((path) => fields[path.split('.')[0] as string]?.kind === 'jump')

async function withEtag<T extends object>(answer: T): Promise<T & { readonly etag: string }> {
  const [data] = Object.values(answer)
  const etag = `W/"${(await sha256Hex(JSON.stringify(data))).slice(0, 32)}"`
  return { ...answer, etag }
}
