import type { Label, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { JobLine } from '#wire/jobLine.ts'
import type { Change, Records } from '../context/change.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** How many rows of a job came out how, all of them from its beginning. */
export interface JobCounts {
  readonly done: number
  readonly failed: number
  readonly skipped?: number
  /** Of how many; where it was not known when the job was queued. */
  readonly total?: number
}
/** What a portion came to. */
export interface JobStep extends JobCounts {
  /** Nothing is left to do. */
  readonly over: boolean
}
/** How a job ended: all rows well, some, none, or taken back by somebody. */
export type JobEnd = 'done' | 'partly' | 'failed' | 'cancelled'

/** What one kind of job does. Everything here may be called again after a crash and must then do no harm. */
export interface JobKind {
  /** So many of this kind run at once at most, where each mostly waits for others and would keep the rest from running. */
  readonly atOnce?: number
  /** What it takes is not given back before its process ends: whatever comes when that has nothing to do begins in a new one. */
  readonly wears?: true
  /**
   * One portion, 200 rows at most, in transactions of its own; called again until `over`. Each transaction begins with
   * `work.demandLease(tx)`. What it throws ends this attempt; the third at one place fails the job.
   */
  step(work: JobWork): Promise<JobStep>
  /** Before the first step after somebody asked to retry what failed. */
  again?(work: JobWork): Promise<void>
  /**
   * After the last step, or when the job failed for good or was cancelled. What is to be told beside the counts (a
   * result file) may be given back.
   */
  ended?(work: JobWork, how: JobEnd): Promise<JobOutcome | void>
  /**
   * Somebody paused, resumed, cancelled or retried the job: what it works on is brought to the same state, in the same
   * transaction. Throws where that cannot be; the job stays as it was then.
   */
  moved?(change: Change): Promise<void>
  /** What its starter is told at the end, and where it leads, where the counts and the job itself say too little. */
  notice?(change: Change): Promise<JobNotice | undefined>
  /** Rows that failed, for whoever watches, where they are kept elsewhere than in {@link JobWork.tell}. */
  failedRows?(db: Db | Tx, job: Row, most: number): Promise<readonly JobLine[]>
}

/** What somebody is told of a job that ended. */
export interface JobNotice {
  /** In place of the counts. */
  readonly body?: Label
  /** Where one goes from there: the address of a record, or a path of the admin. */
  readonly target: string
}

/** What a job leaves behind. */
export interface JobOutcome {
  /** A value of the kind `file`: kept seven days. */
  readonly resultFile?: Row
}

/** A job in the hands of one worker. */
export interface JobWork {
  readonly context: PortalContext
  /** The record of `job` as it stood when this worker took it up. */
  readonly job: Row
  readonly params: Row
  /** Who started it; the portal acts for them, so no right is asked any more. */
  readonly session: Session
  /** The same with the rights they had when they queued it, for work whose every row is asked about. */
  readonly starter: Session
  /** Records outside a transaction, by {@link session}, each call in one of its own. */
  readonly records: Records
  /** Lives as long as this worker holds the job: users looked up, numbers counted. */
  readonly kept: Map<string, unknown>
  /**
   * First in each transaction. Throws where another worker has taken over or somebody paused or cancelled the job, so
   * that a worker fenced off writes nothing; holds the lease until the transaction ends.
   */
  demandLease(tx: Tx): Promise<void>
  /** Writes the counts in the transaction that made them true; else they are written after the step. */
  reached(tx: Tx, counts: JobCounts): Promise<void>
  /**
   * Says that something was done for good which the counts do not tell: a worker that goes silent afterwards did not
   * crash where the one before it did.
   */
  gotFurther(): Promise<void>
  /** Lines for whoever watches. Of the plain ones the last 100 are shown, of the failed rows the first 1000. */
  tell(tx: Tx, lines: readonly JobLine[]): Promise<void>
  /** Whether this worker is to end, since its portal closes: a long portion may stop early. */
  isOver(): boolean
}

declare module '../context/parts.ts' {
  interface Parts {
    readonly jobs: { readonly [kind: string]: JobKind }
  }
}
