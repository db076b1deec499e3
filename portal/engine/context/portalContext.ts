import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Log } from '#portal/core/log.ts'
import type { Outbound } from '#portal/outside/outbound/outbound.ts'
import type { Ports } from '#portal/outside/ports.ts'
import type { Scan } from '#portal/outside/scan/clamd.ts'
import type { Cache } from '#portal/storage/cache/cache.ts'
import type { Database, Db, Tx } from '#portal/storage/db/database.ts'
import type { Replica } from '#portal/storage/db/replica.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { ListSums } from '#wire/listSums.ts'
import type { CompanyPolicy } from '../session/company/companyPolicy.ts'
import type { Change, JobAsked, Records } from './change.ts'
import type { FormerSecret } from './goodSecrets.ts'
import type { Parts } from './parts.ts'
import type { Session } from './session.ts'

/** What the end of a transaction finds in all its changes together: what refuses them, what is asked first. */
export interface AtEnd {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
}

/** The rules of the declarations, in the order a change meets them. */
export interface Rules {
  prepare(change: Change): Promise<void>
  guard(change: Change): Promise<Problem[]>
  locks(change: Change): Promise<readonly Problem[]>
  check(change: Change): Promise<Problem[]>
  warnings(change: Change): Promise<Problem[]>
  effects(change: Change): Promise<void>
  finish(changes: readonly Change[]): Promise<AtEnd>
}

/** Who may do what, and what of a record they get to see. */
export interface Access {
  /** `operation`: read, `idAndTitle`, create, update, remove, export, or a move's or action's name. */
  mayUse(session: Session, entity: Entity, operation: string): boolean
  /** The record with personal and secret values shown in part; of a file, or once asked for, by what the session may see. */
  maskRow(
    entity: Entity,
    row: Row,
    session: Session,
    options?: { readonly exporting?: boolean; readonly revealing?: boolean },
  ): Row
  /** Whether the session sees the screen with this path: what its page alone calls is refused to others. */
  seesScreen(session: Session, path: string): boolean
  /** Which rows the session gets at all, as a condition on stored fields; null for all of them. */
  sees(entity: Entity, session: Session): Row | null
}

/** Another record that points at one, and through which of its fields. */
export interface Referrer {
  readonly entity: string
  readonly id: number
  readonly title: string
  /** `column`, `podcastInserts.podcast`, `body`. */
  readonly path: string
}

/** How records are stored: every write keeps search index and references in step. */
export interface Rows {
  read(db: Db | Tx, entity: Entity, id: number, options?: { binned?: boolean }): Promise<Row | null>
  /** With `binned` those in the bin too. */
  readMany(
    db: Db | Tx,
    entity: Entity,
    ids: readonly number[],
    options?: { binned?: boolean },
  ): Promise<Row[]>
  select(
    db: Db | Tx,
    entity: Entity,
    where: Row,
    options?: { limit?: number; sort?: string },
  ): Promise<Row[]>
  count(db: Db | Tx, entity: Entity, where: Row): Promise<number>
  insert(tx: Tx, entity: Entity, row: Row): Promise<number>
  /** False where somebody else was faster: nothing is written then. */
  update(tx: Tx, entity: Entity, id: number, row: Row, before: Row): Promise<boolean>
  /** Writes counts that the portal keeps: neither version nor time of the record changes by it. */
  keep(tx: Tx, entity: Entity, id: number, values: Row): Promise<void>
  /** Both raise the version by one. */
  bin(
    tx: Tx,
    entity: Entity,
    id: number,
    binning: { readonly at: string; readonly by: number | null },
  ): Promise<boolean>
  /** Both say whether they found it where it was thought to be. */
  unbin(tx: Tx, entity: Entity, id: number, row: Row): Promise<boolean>
  /** Those pointing at a record, at most `limit`; never those in the bin. */
  referrers(db: Db | Tx, entity: Entity, id: number, limit: number): Promise<Referrer[]>
}

/** One page of a list. */
export interface Page {
  readonly list: readonly Row[]
  /** Null where counting would be slow. */
  readonly total: number | null
  /** Where counting took too long: so many at least. */
  readonly atLeast?: number
  readonly page: number
  readonly size: number
  readonly hasNext: boolean
  /** The search gave up before it had looked at everything. */
  readonly cut?: boolean
  /** The fields asked for, where not all were. */
  readonly columns?: readonly string[]
  /** The widths there are of pictures in it, as `srcset` takes them, by address. */
  readonly pictures?: { readonly [address: string]: string }
}
/** How a list is asked for, as it comes over the wire: filter, sort, range as JSON text, or page and size. */
export type ListQuery = { readonly [name: string]: string }

/** How records are listed. */
export interface Lists {
  /**
   * `where` is a further condition the session is bound by; words find what is `masked` for it by whole values only.
   * `me` is whoever asks, for what is theirs. Throws 40001 for what is not declared.
   */
  list(
    db: Db | Tx,
    entity: Entity,
    asked: ListQuery,
    options: {
      readonly where: Row | null
      readonly binned?: boolean
      readonly masked?: ReadonlySet<string>
      readonly texts?: boolean
      readonly me?: number | undefined
    },
  ): Promise<Page>
  /** The figures of the list's head over all it finds; null where that would take too long. */
  sums(
    db: Db | Tx,
    entity: Entity,
    asked: ListQuery,
    options: {
      readonly where: Row | null
      readonly masked?: ReadonlySet<string>
      readonly me?: number | undefined
    },
  ): Promise<ListSums>
}

/** What every call of the portal stands on. */
export interface PortalContext {
  readonly database: Database
  /** A copy of it that lists, exports and figures are read from; see `reading`. */
  readonly replica?: Replica
  /** By name. */
  readonly entities: ReadonlyMap<string, Entity>
  readonly store: ObjectStore | null
  /** Origins the store is read from beside its own address. */
  readonly origins: readonly string[]
  /** Origin of the CDN in front of the bucket: what readers' addresses begin with. */
  readonly cdn?: string
  readonly clock: () => Date
  /** Aborted when the portal is about to end: nobody waits for news any longer. */
  readonly closing: AbortSignal
  /** Signs what leaves the portal and comes back, and seals what it must read again. */
  readonly secret: string
  /** What that took the place of: links and uploads of before are good for a while. */
  readonly former?: FormerSecret
  /** Looks for viruses in what is uploaded; left out, nobody does. */
  readonly scan?: Scan
  /** Calls other machines; null where there is no way out, as in the browser. */
  readonly outbound: Outbound | null
  readonly log: Log
  /** Services outside the house, real or stood in for. */
  readonly ports: Ports
  /** How those who sign in through the company become users; left out, nobody does. */
  readonly company?: CompanyPolicy
  readonly rules: Rules
  /** What lies at the addresses of declarations. */
  readonly parts: Parts
  /** Queues a job in a transaction that runs, for a session; see `queueJob`. */
  queue(
    within: { readonly tx: Tx; readonly now: string; readonly records: Records },
    asked: JobAsked,
    session: Session,
  ): Promise<number>
  readonly access: Access
  /** What is worked out once and kept in memory. */
  readonly cache: Cache
  readonly rows: Rows
  readonly lists: Lists
}

/** The declaration of that name. Throws where there is none: a mistake of ours, never of a caller. */
export function entityNamed(context: Pick<PortalContext, 'entities'>, name: string): Entity {
  const entity = context.entities.get(name)
  if (!entity) throw new Error(`There is no entity "${name}": check the name where it is used`)
  return entity
}
