import type { Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import type { Holding } from '#wire/holding.ts'
import type { Share } from '#wire/share.ts'

/** A kind of run that the caller may start, as `batchGive/kinds` gives it. */
export interface OfferedKind {
  readonly name: string
  readonly label: Label
  readonly about: Label
  /** File name of the template; where `nameEnforced`, of every list as well. */
  readonly template: string
  readonly nameEnforced: boolean
  /** Most rows a list may have. */
  readonly most: number
  readonly columns: readonly Column[]
}
/** A column of a kind's spreadsheet. `header` is what stands in the file, `en` the same in English. */
export interface Column {
  readonly name: string
  readonly header: string
  readonly en: string
  readonly kind: string
  readonly required: boolean
  /** The words it takes, where they are certain ones. */
  readonly choices?: { readonly [choice: string]: Label }
}
export type BatchState =
  | 'uploaded'
  | 'checking'
  | 'problem'
  | 'ready'
  | 'approval'
  | 'running'
  | 'paused'
  | 'done'
  | 'partly'
  | 'cancelled'
  | 'takenBack'
  | 'partlyBack'
/** One run. Amounts in fen. */
export interface Batch extends Row {
  readonly id: number
  readonly version: number
  readonly kind: string
  readonly batchNo: string
  readonly fileName: string
  readonly reason: string
  readonly status: BatchState
  readonly rows: number
  readonly people: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** Rows that its reversals took back. */
  readonly takenBack: number | null
  /** What is left of it, in fen; less than nothing for a reversal. */
  readonly net: number | null
  readonly job: number | null
  readonly createdAt: string
}
export type Level = 'ok' | 'warn' | 'error' | 'skip' | 'note'
/** How often one wording of a code was found about a column, in words that hold for all these rows. */
export interface CodeCount {
  readonly code: string
  readonly says: string
  readonly column: string | null
  readonly level: Level
  readonly count: number
  readonly message: string
}
/** What is wrong with the list as a whole; F11 names the batch that had it before. */
export interface Fault {
  readonly code: string
  /** Which of the code's wordings. */
  readonly says: string
  readonly level: Level
  readonly message: string
  readonly batch?: number
}
/** What the check found and the run came to, in numbers. Amounts in fen. */
export interface Summary {
  readonly status: BatchState
  readonly total: number
  readonly people: number
  readonly fine: number
  readonly warned: number
  readonly problems: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** Of the skipped, those that were left out with a problem. */
  readonly dropped: number
  /** Of the rows that are or were to be carried out. */
  readonly amount: number
  /** Of the rows done. */
  readonly paid: number
  /** The money by what it is counted under: what stood there, and what will. */
  readonly shares: readonly Share[]
  /** How many shares are not among them, and all of them together. */
  readonly sharesMore: number
  readonly sharesSum: Omit<Share, 'share'>
  /** What people are given, in words, and how many get it; how many other gifts there are. */
  readonly given: readonly { readonly what: string; readonly people: number }[]
  readonly givenMore: number
  /** Rows without a price that is known: nobody can say what they are worth. */
  readonly unpriced: number
  /** Until when people have what is given; null where it has no end. */
  readonly ends: {
    readonly days: readonly { readonly day: string; readonly rows: number }[]
    readonly first: string | null
    readonly last: string | null
    readonly dated: number
    readonly forever: number
  } | null
  /** Who got the same not long ago. */
  readonly gotAlready: {
    readonly named: readonly {
      readonly rowNo: number
      readonly uid: string
      readonly nickname: string
      readonly batchNo: string
    }[]
    readonly more: number
  }
  /** The month's budget of grants, and what the caller may let through; null where nothing is bounded. */
  readonly budget: Holding | null
  readonly limit: Holding | null
  /** Why the batch does not fit into the month's budget. */
  readonly over: string | null
  /** The number of people has to be typed in. */
  readonly typed: boolean
  readonly faults: readonly Fault[]
  readonly codes: readonly CodeCount[]
  readonly failures: readonly {
    readonly code: string | null
    readonly message: string | null
    readonly count: number
  }[]
  readonly approval: {
    readonly needed: boolean
    readonly why: string | null
    /** Names of those who may approve. */
    readonly approvers?: readonly string[]
    /** Of those who may, but have let through all they may this month. */
    readonly exhausted?: readonly string[]
  }
  /** Who sent it back last, when, and why. */
  readonly refused: {
    readonly why: string
    readonly by: string | null
    readonly at: string | null
  } | null
  /** Goes on with it: mends, confirms, pauses, takes back. Others look at it. */
  readonly mayRun: boolean
  readonly mayApprove: boolean
  /** Rows were changed since the list was checked as a whole. */
  readonly changedSince: boolean
  /** Rows still to come. */
  readonly left: number
  /** What is left of stock or places afterwards, the scarcest first; below zero so many are lacking. */
  readonly remains: {
    readonly named: readonly {
      readonly id: number
      readonly what: string
      readonly name: string
      readonly now: number
      readonly afterwards: number
    }[]
    readonly more: number
  }
}
export interface Finding {
  readonly code: string
  readonly level: Level
  readonly column?: string | null
  readonly message: string
}
/** One row of a list with what was found in it. */
export interface BatchRow extends Row {
  readonly id: number
  readonly rowNo: number
  readonly version: number
  readonly cells: Cells
  readonly findings: readonly Finding[]
  readonly level: Level
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped'
  readonly message: string | null
  /** The reader it is for, once the row was checked. */
  readonly user?: number | null
  readonly edited: boolean
  /** Pictures its cells name: those that stand in the record, and those it puts there. */
  readonly files?: {
    readonly [column: string]: { readonly old: readonly string[]; readonly new: readonly string[] }
  }
  /** The last day of what it would give, or `forever`. */
  readonly until?: string | null
  readonly doneAt: string | null
}
export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number | null
  readonly hasNext?: boolean
}
/** How many rows replacing would change (null where one may not know), and how the first of them would read. */
export interface Found {
  readonly rows: number | null
  readonly first: readonly {
    readonly rowNo: number
    readonly before: string
    readonly after: string
  }[]
}
/** How a job fares. */
export interface Job extends Row {
  readonly status: string
  readonly done: number
  readonly failed: number
  readonly total: number
  readonly startedAt: string | null
}
/** What is chosen beside a list, by option: records by their ids. */
export type Chosen = { readonly [option: string]: number | null }
/** A file in the object store, as `batchGive.file` holds it. */
export interface ListFile {
  readonly url: string
  readonly name: string
  readonly size: number
}
