import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What readers see of records that may be edited while they are out: their content as it was published last. */
export const publishedTable = ownTable(
  '_published',
  { entity: 'text', recordId: 'integer', at: 'text', content: 'text' },
  ['entity', 'recordId'],
)
