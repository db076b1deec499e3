import type { Row } from '#declare'
import { entityNamed } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import type { KeptBack } from '../../records/together/keptBack.ts'
import { readsItsOwn } from '../../records/together/readsOf.ts'
import type { Intention, WritingKind } from './intention.ts'
import { keyMeant, knownAmong, several } from './knownRecords.ts'

/** The group that rows are written in, and how it stood when nobody but they had written to their records. */
interface Own {
  readonly kept: KeptBack
  readonly epoch: number
  writes: number
}

/**
 * The records that rows mean, for writing them one after the other. What was read of all of them at once counts while
 * nobody but the rows themselves has written to such records; a row that means what one before it wrote finds that.
 */
export class Meant {
  readonly #kind: WritingKind
  readonly #ahead: ReadonlyMap<Intention, Row | undefined>
  /** What rows before have written, by what tells records apart; the id where that was in the group in hand. */
  readonly #written = new Map<string, number | undefined>()
  #own: Own | undefined
  /** Somebody else has written to such records. */
  #isStale = false
  /** What stands in them may be worked out otherwise by now. */
  #isMoved = false

  constructor(kind: WritingKind, ahead: ReadonlyMap<Intention, Row | undefined>) {
    this.#kind = kind
    this.#ahead = ahead
  }

  /** What a row is going to leave, as far as it is known before any is written. */
  expected(intention: Intention): Row {
    const before = this.#ahead.get(intention)
    return { ...(before === several ? undefined : before), ...intention.values }
  }

  /** The record a row means as it stands now; `several` where that cannot be told. */
  async of(
    transaction: Transaction,
    intention: Intention,
    kept: KeptBack | null,
  ): Promise<Row | undefined> {
    this.#go(transaction, kept)
    if (kept && !this.#isStale && this.#ahead.has(intention)) {
      const key = keyMeant(this.#kind, intention)
      const ahead = this.#ahead.get(intention)
      const isAhead = !this.#written.has(key) && (ahead === undefined || !this.#isMoved)
      if (isAhead) return ahead
      const id = this.#written.get(key)
      const standing = id === undefined ? undefined : kept.standing(this.#kind.writes.to, id)
      if (standing) return standing
    }
    const [found] = await knownAmong(transaction, this.#kind, [intention])
    return found
  }

  /** A row has written the record it means. */
  wrote(intention: Intention, id: number, kept: KeptBack | null): void {
    this.#written.set(keyMeant(this.#kind, intention), kept ? id : undefined)
    if (kept && this.#own?.kept === kept) this.#own.writes++
    else this.#isStale = true
  }

  /** From row to row, and from group to group: whether somebody else has written since. */
  #go({ context }: Transaction, kept: KeptBack | null): void {
    const entity = entityNamed(context, this.#kind.writes.to)
    this.#isStale ||= !kept
    this.#isMoved ||= readsItsOwn(entity, context.entities)
    if (this.#own) {
      const { epoch, writes } = this.#own
      const before = this.#own.kept
      this.#isMoved ||= before.isMoved(entity)
      this.#isStale ||= before.writtenOf(entity.name) !== writes || before.epoch !== epoch
    }
    if (!kept || this.#own?.kept === kept) return
    this.#own = { kept, epoch: kept.epoch, writes: kept.writtenOf(entity.name) }
    for (const key of this.#written.keys()) this.#written.set(key, undefined)
  }
}
