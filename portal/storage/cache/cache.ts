import type { Region } from './regions.ts'
import { regions } from './regions.ts'

/** What one part of the memory holds now. */
export interface RegionState {
  readonly region: Region
  readonly entries: number
  /** Of the values as text, in bytes. */
  readonly bytes: number
  /** When the oldest and the newest value were kept, in milliseconds; null where there is none. */
  readonly oldest: number | null
  readonly newest: number | null
  /** Since the portal started. */
  readonly hits: number
  readonly misses: number
}

/**
 * Values worked out once and kept in the memory of this process. Each is kept with a stamp of what it was made from:
 * asked for with another stamp it is gone.
 */
export interface Cache {
  recall<T>(region: Region, key: string, stamp: string): T | undefined
  /** `bytes` is the size of the value as text; `until` (milliseconds) is when time alone makes it untrue. */
  keep(region: Region, key: string, kept: Keeping): void
  states(): readonly RegionState[]
  /** Forgets a part; gives what lay in it. */
  clear(region: Region): RegionState
}
interface Keeping {
  readonly value: unknown
  readonly stamp: string
  readonly bytes: number
  readonly until?: number
}
interface Kept extends Keeping {
  readonly at: number
}

/** So many bytes and values a part holds at most; the oldest make room. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST = 2000

/** An empty memory. `now` gives milliseconds. */
export function makeCache(now: () => number): Cache {
  const parts = new Map(regions.map((region) => [region, new Part(now)]))
  const part = (region: Region) => parts.get(region) as Part
  return {
    recall: (region, key, stamp) => part(region).recall(key, stamp) as never,
    keep: (region, key, kept) => part(region).keep(key, kept),
    states: () => regions.map((region) => ({ region, ...part(region).state() })),
    clear: (region) => {
      const before = { region, ...part(region).state() }
      part(region).clear()
      return before
    },
  }
}

class Part {
  private readonly all = new Map<string, Kept>()
  private readonly now: () => number
  private bytes = 0
  private hits = 0
  private misses = 0

  constructor(now: () => number) {
    this.now = now
  }

  recall(key: string, stamp: string): unknown {
    const found = this.all.get(key)
    const isTrue = found?.stamp === stamp && (found.until ?? Infinity) > this.now()
    if (isTrue) this.hits += 1
    else this.misses += 1
    if (found && !isTrue) this.drop(key)
    return isTrue ? found.value : undefined
  }

  keep(key: string, kept: Keeping): void {
    this.drop(key)
    if (kept.bytes > MOST_BYTES / 4) return
    while (this.all.size >= MOST || this.bytes + kept.bytes > MOST_BYTES)
      this.drop(this.all.keys().next().value as string)
    this.all.set(key, { ...kept, at: this.now() })
    this.bytes += kept.bytes
  }

  state(): Omit<RegionState, 'region'> {
    this.dropOver()
    const ages = [...this.all.values()].map(({ at }) => at)
    const { bytes, hits, misses } = this
    return {
      entries: this.all.size,
      bytes,
      oldest: ages.length > 0 ? Math.min(...ages) : null,
      newest: ages.length > 0 ? Math.max(...ages) : null,
      hits,
      misses,
    }
  }

  clear(): void {
    this.all.clear()
    this.bytes = 0
  }

  private dropOver(): void {
    for (const [key, { until = Infinity }] of this.all) if (until <= this.now()) this.drop(key)
  }

  private drop(key: string): void {
    this.bytes -= this.all.get(key)?.bytes ?? 0
    this.all.delete(key)
  }
}
