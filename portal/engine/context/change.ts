import type { Entity, Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Parts } from './parts.ts'
import type { Session } from './session.ts'

/** What is to be done. */
export interface JobAsked {
  /** `job.kind`; what it does stands in `<kind>.job.ts`. */
  readonly kind: string
  /** Cut at 80 characters. */
  readonly title: string
  /** The record it is about: no two jobs of one kind run for one record at once. */
  readonly entity?: string
  readonly recordId?: number | string
  readonly params?: Row
  /** A key that stands already gives that job instead of a second one. */
  readonly key?: string
  readonly total?: number
  /** Not before; ISO 8601 with +08:00. */
  readonly scheduled?: string
  /** It follows from something else that was done: whoever did that is told of it only where it fails. */
  readonly along?: boolean
}

/** One change of one record on its way through the rules, inside its transaction. */
export interface Change {
  readonly entity: Entity
  /** Every declaration by name: rules look at what refers to what. */
  readonly entities: ReadonlyMap<string, Entity>
  readonly kind: 'create' | 'update' | 'move' | 'remove' | 'restore'
  /** The move or action that brings it about. */
  readonly by?: string
  /** The record as it stands; null when it is created. */
  readonly before: Row | null
  /** The record as it would stand: rules may still fill it in. Kept fields (counts, computed ones) included. */
  readonly after: Row
  /** What the caller sent, unfilled. */
  readonly sent: Row
  readonly reason?: string
  /** One of many in a bulk move. */
  readonly bulk: boolean
  readonly session: Session
  readonly tx: Tx
  /** What lies at the addresses of declarations. */
  readonly parts: Parts
  /** The portal's own, to sign and seal with. */
  readonly secret: string
  /** The portal's clock, ISO 8601 with +08:00. */
  readonly now: string
  /** Rules whose warning was accepted: `author#sameNameNeedsConfirmation`. */
  readonly accepted: ReadonlySet<string>
  /** The same pipeline for the records a rule moves, makes or removes along; shares transaction, clock and audit. */
  readonly records: Records
  /** The bytes of an upload of ours; null for anything else, or where it is gone. */
  bytesOf(file: unknown): Promise<Uint8Array | null>
  /** Queues what is too much for this transaction, and stands or falls with it. */
  queue(asked: JobAsked): Promise<number>
}

/** What rules and actions may do to other records, through the whole pipeline of that entity. */
export interface Records {
  find(entity: string, id: number): Promise<Row | null>
  /** Rows meeting an SQL-free condition: equality, lists, `{ lt, lte, gt, gte, not, set }` on stored fields. */
  select(entity: string, where: Row, options?: { limit?: number; sort?: string }): Promise<Row[]>
  count(entity: string, where: Row): Promise<number>
  create(entity: string, values: Row): Promise<Row>
  update(entity: string, id: number, values: Row): Promise<Row>
  /** A `reason` among the values is that of this move; else the one given for the whole. */
  move(entity: string, id: number, move: string, values?: Row): Promise<Row>
  remove(entity: string, id: number): Promise<void>
}
