import type { BulkKind, Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import type { Finding } from '#derive/bulk/finding.ts'
import type { PortalError } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Effect } from './records/effect.ts'

/** Where rows are looked at: which batch, by which database or transaction, when. */
export interface BulkPlace {
  readonly context: PortalContext
  readonly db: Db | Tx
  /** The record of `batchGive`. */
  readonly batch: Row
  readonly kind: BulkKind
  /** ISO 8601 with +08:00. */
  readonly now: string
}
/** The same within the transaction that carries rows out. */
export interface BulkRun extends BulkPlace {
  readonly db: Tx
}

/** A row as it was read: its cells, what they mean, and what the row alone tells is wrong. */
export interface ReadRow {
  readonly rowNo: number
  readonly cells: Cells
  readonly values: { readonly [column: string]: string | number | null }
  readonly findings: readonly Finding[]
  /** The row in its one way of writing, for the fingerprint of the list. */
  readonly text: string
  /** The key its effect is written under, once. */
  readonly key: string
}
/** What a row comes to when everything else is known. */
export interface Judged {
  readonly user: number | null
  /** In fen; 0 where it is no money, null where nobody knows what it is worth. */
  readonly amount: number | null
  /** What the row writes over, in fen; nothing where it is new. */
  readonly standing?: number
  /** The last day of what it would give, null where that is for ever. */
  readonly until?: string | null
  /** What its money is counted under, where a column does not say it as it is called: by name. */
  readonly under?: { readonly [name: string]: string }
  /** The same as it was counted before, where a batch is taken back. */
  readonly share?: string | null
  /** Beside those of the row alone. */
  readonly findings: readonly Finding[]
  /** What it would do to its record, and what that is called, where the check knows. */
  readonly effect?: Effect
  readonly cells?: Cells
}
/** A row on its way to be carried out. */
export interface RunRow extends ReadRow {
  /** The id of its `batchRow`. */
  readonly id: number
  readonly user: number | null
  readonly amount: number
  /** What its check said of it. */
  readonly told: readonly Finding[]
}

/** Rows of a list that take the same: what they mean in the columns that were asked for, and how many they are. */
export interface Takers {
  readonly values: ReadRow['values']
  readonly count: number
}
/** Stock or places before and after a run; below zero so many are lacking. */
export interface Remaining {
  readonly id: number
  /** What is counted: stock, places. */
  readonly what: Label
  /** Of what, as it is called. */
  readonly name: string
  readonly now: number
  readonly afterwards: number
}
/** How a kind tells what a list leaves of what there is only so much of. */
export interface Remains {
  /** The columns that tell what a row takes. */
  readonly by: readonly string[]
  after(place: BulkPlace, takers: readonly Takers[]): Promise<readonly Remaining[]>
}

/** What one kind of bulk does: the one file a kind needs beside its declaration. */
export interface BulkFunctions<Facts = unknown> {
  /**
   * Everything the rows are judged by, in a few statements for all of them. `held` is asked right before they are
   * carried out: whatever two runs could both take is locked then until the transaction ends.
   */
  look(place: BulkPlace, rows: readonly ReadRow[], held: boolean): Promise<Facts>
  /** The same for the dry run and, once more, right before a row is carried out. */
  judge(row: ReadRow, facts: Facts, place: BulkPlace): Judged
  /**
   * Carries out rows without a problem and gives by the row's id what was written, `readMoneyLedger 12`, or what refused
   * it; where it throws, the rows are carried out one by one.
   */
  carryOut(
    run: BulkRun,
    rows: readonly RunRow[],
  ): Promise<ReadonlyMap<number, string | PortalError>>
  /** Those of the keys whose effect stands already, with what was written. */
  standing(place: BulkPlace, keys: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What is left to do once, when all rows are over, in the transaction that ends the run. */
  ended?(run: BulkRun): Promise<void>
  /** What is left of stock or places when the rows that wait are done. */
  readonly remains?: Remains
  /** Where its maker looks at a batch, where that is not the screen of batches. */
  address?(batch: Row): string
  /** What the result sheet adds for rows that are done, by the row's id. */
  adds(place: BulkPlace, rows: readonly Row[]): Promise<ReadonlyMap<number, Row>>
}
