import type { BulkKind, BulkWrites, Row } from '#declare'
import type { Finding } from '#derive/bulk/finding.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'

/** What a row wants to have written. */
export interface Intention {
  /** Fields of the record, references resolved; null where a cell is empty. */
  readonly values: Row
  /** Of its list, where a row is a line of one. */
  readonly line: Row | null
  readonly findings: readonly Finding[]
}

/** What a kind's own function adds to a row that says not all of what is written. */
export interface Completion {
  readonly values?: Row
  readonly line?: Row
  readonly findings?: readonly Finding[]
}
/** For many rows at once, in their order. */
export type Complete = (
  place: BulkPlace,
  rows: readonly (ReadRow & { readonly intention: Intention })[],
) => Promise<readonly Completion[]>

/** A kind whose rows write records. */
export type WritingKind = BulkKind & { readonly writes: BulkWrites }

/** Whether the rows of a kind write records through their rules. */
export const isWriting = (kind: BulkKind): kind is WritingKind => kind.writes !== undefined
