import type { Label } from '#declare'

/** Others of one entity that come to stand otherwise with a record: the first by name, with what they lack. */
export interface ThenGroup {
  readonly entity: string
  readonly label: Label
  readonly count: number
  /** None of an entity the session may not read. */
  readonly records: readonly {
    readonly id: number
    readonly title: string
    readonly says?: string
  }[]
}

/** What is to be seen once something has happened to a record, of those that refer to it. */
export interface ReadersThen {
  /** Readers see them now, and would no longer. */
  readonly unseen: readonly ThenGroup[]
  /** The others that would lack what their state demands. */
  readonly lacking: readonly ThenGroup[]
  /** There are more that refer to it than were looked at. */
  readonly more: boolean
}
