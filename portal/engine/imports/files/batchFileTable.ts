import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * What a cell of a list names, once it was brought in: the value its field takes, or why there is none (a finding as
 * JSON). Kept as long as the rows, for whoever runs them again.
 */
export const batchFileTable = ownTable(
  '_batchFile',
  { batch: 'integer', column: 'text', entry: 'text', value: 'text', fault: 'text' },
  ['batch', 'column', 'entry'],
)
