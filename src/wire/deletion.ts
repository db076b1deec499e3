import type { Label } from '#declare'

/** One deletion that can be taken back: who, when, why, and what went along. */
export interface Deletion {
  /** Of the entry in the log. */
  readonly id: number
  readonly entity: string
  readonly label: Label
  readonly recordId: number
  readonly title: string
  readonly at: string
  readonly by: string
  readonly reason: string | null
  /** So many records of a kind that went along with it. */
  readonly along: readonly {
    readonly entity: string
    readonly label: Label
    readonly count: number
  }[]
  /** Whether the session may bring it back. */
  readonly mayRestore: boolean
}
