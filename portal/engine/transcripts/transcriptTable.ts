import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What is said in recordings, by the key of their object: the same wherever a recording is used. */
export const transcriptTable = ownTable(
  '_transcript',
  {
    key: 'text',
    status: 'text',
    /** Paragraphs as JSON. */
    said: 'text',
    version: 'integer',
    corrected: 'integer',
    at: 'text',
    byName: 'text',
    /** What the speech service knows the recording by while it listens. */
    task: 'text',
    /** Why there is none, as a label in JSON. */
    why: 'text',
  },
  ['key'],
)

/** `waiting` until the job is through, `silent` where nothing was heard. */
export type TranscriptStatus = 'waiting' | 'done' | 'silent' | 'failed'

/** A row of it. */
export interface TranscriptRow {
  readonly key: string
  readonly status: TranscriptStatus
  readonly said: string
  readonly version: number
  readonly corrected: number
  readonly at: string
  readonly byName: string
  readonly task: string
  readonly why: string
}
