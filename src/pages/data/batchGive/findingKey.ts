import type { CodeCount } from './calls.ts'

/** What tells findings apart: their wording, their weight and the column they are about. */
export const findingKey = ({ says, level, column }: CodeCount): string =>
  [says, level, column ?? ''].join(' ')
