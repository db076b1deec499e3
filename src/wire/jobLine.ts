import type { Label } from '#declare'

/** One line a job has told, or one row that failed. */
export interface JobLine {
  readonly at?: string
  readonly level?: 'info' | 'warn' | 'failed'
  readonly text: Label
  /** Which row: `12`, and what it is called. */
  readonly record?: string
  readonly title?: string
}
