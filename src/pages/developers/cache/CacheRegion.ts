import type { Label } from '#declare'

/** One part of what the portal keeps, as it tells of it. */
export interface CacheRegion {
  readonly region: string
  readonly label: Label
  readonly holds: Label
  readonly entries: number
  readonly bytes: number
  readonly oldest: string | null
  readonly newest: string | null
  readonly hits: number
  readonly misses: number
  readonly clearedAt: string | null
  readonly clearedBy: string | null
}

/** What `GET cache` answers; `now` is the portal's own time. */
export interface CacheTold {
  readonly regions: readonly CacheRegion[]
  readonly now: string
}
