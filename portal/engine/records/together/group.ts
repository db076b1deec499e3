import type { Entity, Row } from '#declare'
import type { Question } from '#derive/situation.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Versioned } from '../../audit/history.ts'
import type { Event } from '../../changes/event.ts'
import type { Counter } from './counters.ts'

/** A row that is to be written, if it still is at the version of `before`. */
export interface RowWrite {
  readonly entity: Entity
  readonly id: number
  /** The whole record as it is to stand. */
  readonly row: Row
  readonly before: Row
  /** The columns that differ. */
  readonly changes: Row
}
/** A record as it is to be found, and as it was; nothing before where it is new. */
export interface Placed {
  readonly id: number
  readonly row: Row
  readonly before?: Row
}
/** What is told of a change: the entry of the audit log, where there is one, and the version it made. */
export interface Telling {
  readonly entry: Row | null
  readonly version: Versioned
}
/** What other programs are told of one record. */
export interface Noted {
  readonly entity: string
  readonly record: number
  readonly event: Event
  readonly at: string
}

/**
 * Many records of one transaction, each under all rules by itself: what they write is kept back and written in few
 * statements, before anybody reads and at the end.
 */
export interface Group {
  update(write: RowWrite): Promise<void>
  /** Keeps a new record back, and gives the id it is going to have. */
  make(entity: Entity, row: Row): Promise<number>
  tell(telling: Telling): void
  note(noted: readonly Noted[]): void
  /** Reads what records of one entity say, and nothing else: what is kept back of others need not stand before. */
  ofOnly<T>(entity: string, read: () => Promise<T>): Promise<T>
  /**
   * Reads records of one entity that meet a condition, `how` telling what of them. What is kept back need not stand
   * before, where none of it meets the condition, nor did; nor is the same read twice then.
   */
  select<T>(entity: Entity, where: Row, how: string, read: () => Promise<T>): Promise<T>
  /** What is known of an answer without asking the database; undefined where it is to be asked. */
  answer(question: Question): unknown
  /** Asks, for all records that the group is to write where it is asked of each of them. */
  ask(question: Question, read: () => Promise<unknown>): Promise<unknown>
  /** A lock was waited for: what was read before may be otherwise. */
  waited(): void
  /** The highest number of a counter, read once and kept in step with what the group writes. */
  highest(counter: Counter, read: () => Promise<number>): Promise<number>
  /** Records whose kept counts are to be counted anew, `issue/12`: once, when somebody might read them. */
  count(touched: Iterable<string>): void
  /** A record that was read since the group began and reads the same now; undefined where that is not known. */
  recall(entity: string, id: number): Row | undefined
  /** Whether records of an entity may be remembered: none is edited here, and nobody read what may be otherwise. */
  isSure(entity: string): boolean
  /** Reads such a record, and remembers it; what is counted or worked out in it may be asked anew. */
  learn(entity: string, id: number, read: () => Promise<Row | null>): Promise<Row | null>
  /** Grows whenever somebody read of a remembered record what may be otherwise by now: it is to be read anew then. */
  readonly doubts: number
  /** Locks that hold until the transaction ends, and need not be taken twice. */
  readonly locks: Set<string>
}

const groups = new WeakMap<Tx, Group>()

/** The group a transaction is in the midst of. */
export const groupOf = (tx: Db | Tx): Group | undefined => groups.get(tx as Tx)

/** Begins or ends one. */
export function setGroup(tx: Tx, group: Group | undefined): void {
  if (group) groups.set(tx, group)
  else groups.delete(tx)
}
