import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What a program sent under a key of its own, and what it was answered: the same key again is answered alike. */
export const ingestedTable = ownTable(
  '_ingested',
  {
    serviceKey: 'integer',
    entity: 'text',
    key: 'text',
    hash: 'text',
    outcome: 'text',
    at: 'integer',
  },
  ['serviceKey', 'entity', 'key'],
  [['at']],
)
