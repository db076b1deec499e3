/** Somebody who has the record open, too. */
export interface Present {
  readonly id: number
  readonly name: string
  /** Where the cursor stands. */
  readonly field: string | null
  /** Whether they changed something they have not saved. */
  readonly typing: boolean
  /** One person at a time changes such a record, and it is they. */
  readonly holds?: true
}

/** What a form is told when it says that it is still open. */
export interface Presence {
  readonly others: readonly Present[]
  /** The version of the record now: it has been saved where that is another than the form began with. */
  readonly version: number
}
