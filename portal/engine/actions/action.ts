import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Records } from '../context/change.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** What a function of an action is given. */
export interface ActionCall {
  readonly context: PortalContext
  readonly entity: Entity
  /** The action's name in the declaration. */
  readonly action: string
  /** The record it is called on; null for an action on the list or on a form that is not saved yet. */
  readonly row: Row | null
  /** What its dialog asked for, or the form's values for an action that fills it. */
  readonly values: Row
  readonly session: Session
  /** The transaction for actions that run; looks and fills only read. */
  readonly db: Db | Tx
  readonly now: string
  /** What was asked about and agreed to: a rule's id, or `entity.action`. */
  readonly accepted: ReadonlySet<string>
  /** One of many: their number was agreed to, and nothing more is asked. */
  readonly bulk: boolean
  /** Other records, through all their rules. */
  readonly records: Records
  /** Changes a record on the caller's behalf: what they may not do stays refused. Of the same entity unless said. */
  change(id: number, values: Row, of?: Entity): Promise<Row>
  /** Creates a record of the same entity on the caller's behalf. */
  make(values: Row): Promise<Row>
}

/** A function of an action: gives what the call answers with. Throws errors of `portal/core/errors.ts`. */
export type ActionFunction = (call: ActionCall) => Promise<unknown>
/** The functions of an entity, by the name its actions give in `runs`, `looks` or `fills`. */
export type ActionFunctions = { readonly [name: string]: ActionFunction }

declare module '../context/parts.ts' {
  interface Parts {
    readonly actions: { readonly [entity: string]: ActionFunctions }
  }
}
