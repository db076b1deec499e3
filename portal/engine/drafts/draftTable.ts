import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * What people typed into forms and have not saved, a row a form; `typed` is JSON, `at` in milliseconds, `recordId` empty
 * for a new record. No record: neither history nor bin, and nobody's but the writer's.
 */
export const draftTable = ownTable(
  '_draft',
  {
    user: 'integer',
    key: 'text',
    place: 'text',
    entity: 'text',
    recordId: 'integer',
    address: 'text',
    at: 'integer',
    version: 'integer',
    typed: 'text',
  },
  ['user', 'key'],
  [['user', 'place']],
)
