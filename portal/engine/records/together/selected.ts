import type { Entity, Row } from '#declare'
import { meetsWhere } from './meets.ts'

/** One write of a group: the record as it stands since, and as it stood where it did. */
export interface Written {
  readonly entity: string
  readonly id: number
  readonly row: Row
  readonly before?: Row | undefined
}
interface Kept {
  readonly value: unknown
  readonly epoch: number
  /** How many writes of the group were looked at since. */
  upTo: number
}
/** So many are kept. */
const MOST = 500

/** Whether a write surely has nothing to do with a condition, neither before nor after. */
export const isOutside = (
  entity: Entity,
  where: Row,
  { row, before }: Pick<Written, 'row' | 'before'>,
): boolean =>
  meetsWhere(entity, where, row) === false &&
  (before === undefined || meetsWhere(entity, where, before) === false)

/** What was read of records that meet a condition, as long as nothing written since has to do with it. */
export class Selected {
  readonly #kept = new Map<string, Kept>()
  readonly #written: readonly Written[]

  constructor(written: readonly Written[]) {
    this.#written = written
  }

  /** Undefined where it is to be read. */
  recall(key: string, entity: Entity, where: Row, epoch: number): unknown {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (kept.epoch === epoch && this.#isUntouched(kept, entity, where)) return copied(kept.value)
    this.#kept.delete(key)
    return undefined
  }

  keep(key: string, value: unknown, epoch: number): void {
    if (this.#kept.size >= MOST) this.clear()
    this.#kept.set(key, { value: copied(value), epoch, upTo: this.#written.length })
  }

  clear(): void {
    this.#kept.clear()
  }

  #isUntouched(kept: Kept, entity: Entity, where: Row): boolean {
    for (; kept.upTo < this.#written.length; kept.upTo++) {
      const one = this.#written[kept.upTo] as Written
      if (one.entity === entity.name && !isOutside(entity, where, one)) return false
    }
    return true
  }
}

/** Whoever asked may change what they were given. */
const copied = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row) => ({ ...row })) : value
