import { hashOf } from './hash.ts'

/** A column has one of these values: a condition of a partial index. */
export interface Among {
  readonly column: string
  readonly values: readonly (string | number | boolean)[]
}
/**
 * An index of an entity's table. Each holds records outside the bin only. `columns` in their order, a leading `-`
 * turning one round, a `#` sorting by the rank of a choice; `carries` are columns that stand in the index without
 * ordering it, so that a filter on them need not look at the record.
 */
export interface IndexSpec {
  readonly name: string
  readonly columns: readonly string[]
  readonly carries?: readonly string[]
  /** The choices of columns that are sorted by rank, the first ones first. */
  readonly ranks?: { readonly [column: string]: readonly string[] }
  readonly unique?: true
  readonly where?: readonly Among[]
}

/** A column without its signs. */
export const bare = (column: string): string => column.replace(/^-?#?/, '')

/** Readable, at most 63 characters, and another one as soon as the index is another one. */
export function indexName(table: string, columns: readonly string[], rest: unknown): string {
  const readable = [table, ...columns.map(bare)].join('_').slice(0, 54)
  return `${readable}_${hashOf(JSON.stringify([columns, rest]))
    .toString(36)
    .slice(0, 8)}`
}
