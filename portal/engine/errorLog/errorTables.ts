import { ownTable, type TableSpec } from '#portal/storage/db/tableSpec.ts'

/** What the error log keeps beside its records. */
export const errorTables: readonly TableSpec[] = [
  // Which operator met which error: the record counts them.
  ownTable('_errorSeen', { error: 'integer', user: 'integer' }, ['error', 'user']),
  // How many errors an operator's browser has reported in the minute at hand.
  ownTable('_errorPace', { user: 'integer', minute: 'text', count: 'integer' }, ['user']),
]
