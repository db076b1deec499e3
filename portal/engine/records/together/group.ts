import type { Entity, Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Versioned } from '../../audit/history.ts'
import type { Event } from '../../changes/event.ts'

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
  /** Writes the row of a new record by `insert`, which gives its id; what it is found by and refers to follows. */
  make(entity: Entity, row: Row, insert: () => Promise<number>): Promise<number>
  tell(telling: Telling): void
  note(noted: readonly Noted[]): void
  /** Reads what records of one entity say, and nothing else: what is kept back of others need not stand before. */
  ofOnly<T>(entity: string, read: () => Promise<T>): Promise<T>
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
export const groupOf = (tx: Tx): Group | undefined => groups.get(tx)

/** Begins or ends one. */
export function setGroup(tx: Tx, group: Group | undefined): void {
  if (group) groups.set(tx, group)
  else groups.delete(tx)
}
