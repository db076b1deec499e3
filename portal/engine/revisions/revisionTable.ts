import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Changes that wait beside live records, one a record: the fields that are changed (`values`, JSON), what the record
 * held in them then (`base`), who wrote and who approved it, and when it is to be published. `failed` is JSON: why the
 * portal could not publish it at its time, in both languages.
 */
export const revisionTable = ownTable(
  '_revision',
  {
    entity: 'text',
    recordId: 'integer',
    version: 'integer',
    values: 'text',
    base: 'text',
    note: 'text',
    writer: 'integer',
    writerName: 'text',
    at: 'text',
    approver: 'integer',
    approverName: 'text',
    publishAt: 'text',
    scheduler: 'integer',
    failed: 'text',
  },
  ['entity', 'recordId'],
  [['publishAt']],
)
