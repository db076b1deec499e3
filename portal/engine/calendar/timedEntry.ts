import type { TimedEntry } from '#wire/timedEntry.ts'

/** The same before its record was named. */
export type Untitled = Omit<TimedEntry, 'title'>
