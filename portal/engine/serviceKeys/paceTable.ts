import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What each key may still ask for: thousandths of a request left at a moment in milliseconds. Shared by all portals. */
export const paceTable = ownTable(
  '_pace',
  { serviceKey: 'integer', left: 'integer', at: 'integer' },
  ['serviceKey'],
)
