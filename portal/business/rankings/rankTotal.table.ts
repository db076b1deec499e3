import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Totals of contents as they stood at the end of a count, day by day: what they grew by is the figure of a day, week or month. */
export const table = ownTable(
  '_rankTotal',
  { entity: 'text', recordId: 'integer', day: 'text', total: 'integer' },
  ['entity', 'recordId', 'day'],
)
