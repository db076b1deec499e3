import type { ColumnType } from '#declare'

/** A table as a backup describes it, in words both databases share, so that it is made anew on either. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly ColumnShape[]
  readonly key: readonly string[]
  /** Further columns that are unique together, as the table itself demands. */
  readonly unique: readonly (readonly string[])[]
  /** The last number its `id` gave out, where ids count up by themselves; none is ever given twice. */
  readonly lastId?: number
}
export interface ColumnShape {
  readonly name: string
  readonly type: ColumnType
  readonly required?: true
  /** What a row has that does not say. */
  readonly default?: string | number | boolean
}
