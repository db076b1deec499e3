import type { BulkFunctions } from './bulkFunctions.ts'
import type { BeforeBack } from './records/recordBack.ts'
import type { Doing } from './records/recordRows.ts'

/**
 * What a kind of list does beside what its declaration says: all of it, and what takes it back; or, for kinds that write
 * records, what is to be filled in and what follows.
 */
export type BulkPart =
  | {
      // biome-ignore lint/suspicious/noExplicitAny: each kind has facts of its own
      readonly give: BulkFunctions<any>
      // biome-ignore lint/suspicious/noExplicitAny: each kind has facts of its own
      readonly back?: BulkFunctions<any>
    }
  | (Doing & { readonly beforeBack?: BeforeBack })

declare module '../context/parts.ts' {
  interface Parts {
    /** What kinds of lists do, by kind. */
    readonly bulk: { readonly [kind: string]: BulkPart }
  }
}
