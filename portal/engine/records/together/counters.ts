import type { Row } from '#declare'

/** A number that records of an entity are given one after the other. */
export interface Counter {
  readonly entity: string
  /** Tells it from others. */
  readonly key: string
  /** The number a record has; nothing where it is none of these. */
  numberOf(row: Row): number | undefined
}
interface Kept {
  readonly counter: Counter
  highest: number
  readonly epoch: number
}

/** The highest number of each counter, read once and kept in step with the records that are written. */
export class Counters {
  readonly #kept = new Map<string, Kept>()

  async highest(counter: Counter, epoch: number, read: () => Promise<number>): Promise<number> {
    const key = `${counter.entity} ${counter.key}`
    const known = this.#kept.get(key)
    if (known?.epoch === epoch) return known.highest
    const highest = await read()
    this.#kept.set(key, { counter, highest, epoch })
    return highest
  }

  wrote(entity: string, row: Row): void {
    for (const kept of this.#kept.values())
      if (kept.counter.entity === entity)
        kept.highest = Math.max(kept.highest, kept.counter.numberOf(row) ?? 0)
  }

  clear(): void {
    this.#kept.clear()
  }
}
