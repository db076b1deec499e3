import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Records that are known not to be as their state demands, most of them through what was done to others, and since when. */
export const wantingTable = ownTable(
  '_wanting',
  { entity: 'text', recordId: 'integer', since: 'text' },
  ['entity', 'recordId'],
)
