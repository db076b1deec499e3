/** Somebody, by the number of their account and as they are called. */
export interface Somebody {
  readonly id: number
  readonly name: string
}

/** Something said at a record. */
export interface Talk {
  readonly id: string
  /** That of what began it. */
  readonly thread: string
  readonly text: string
  readonly author: Somebody
  readonly at: string
  readonly editedAt: string | null
  readonly mentions: readonly Somebody[]
  readonly assignee: Somebody | null
  /** `2026-11-28`. */
  readonly due: string | null
  readonly resolved: { readonly at: string; readonly by: string } | null
  readonly version: number
  readonly mine: boolean
}

/** What was begun, with what was answered. */
export interface Thread extends Talk {
  readonly answers: readonly Talk[]
}

/** What stands beside a record: what was begun, the oldest first, each with its answers; and whether one follows it. */
export interface TalkHere {
  readonly threads: readonly Thread[]
  /** So many are not settled. */
  readonly open: number
  readonly follows: boolean
}

/** Something said that somebody is to do something about, and at which record. */
export interface MyTalk extends Talk {
  readonly entity: string
  readonly recordId: number
  readonly recordTitle: string
  /** It was given to them, or only said to them. */
  readonly why: 'assigned' | 'mentioned'
  /** Against the day of today: `over` is late. */
  readonly when: 'over' | 'today' | 'later' | null
}
