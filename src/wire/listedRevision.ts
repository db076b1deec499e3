import type { Label } from '#declare'

/** A change of a live record that is not published, as the home page lists it. */
export interface ListedRevision {
  readonly entity: string
  readonly recordId: number
  readonly title: string
  readonly writer: string
  readonly mine: boolean
  readonly at: string
  readonly note: string | null
  readonly waits: RevisionWaits
  /** Whoever asks may approve it. */
  readonly mayApprove: boolean
  readonly publishAt: string | null
  readonly failed: Label | null
}

/** What is to be done about one: it could not be published, is to be approved, published, or waits for its time. */
export type RevisionWaits = 'failed' | 'approval' | 'publishing' | 'time'
