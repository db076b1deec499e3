import { ownTable, type TableSpec } from '#portal/storage/db/tableSpec.ts'

/** What jobs need beside their records. Moments are milliseconds since 1970, by the portal's clock. */
export const jobTables: readonly TableSpec[] = [
  // Who holds what: a job, the clock, the night's work. `fence` grows with every owner, `until` is its time to live.
  ownTable(
    '_lease',
    { name: 'text', owner: 'text', until: 'integer', fence: 'integer' },
    ['name'],
    [['owner']],
  ),
  // What is known of a job beside its record: for whom it runs, where it crashed how often, whether its end was told.
  ownTable(
    '_job',
    {
      job: 'integer',
      session: 'text',
      place: 'text',
      crashes: 'integer',
      due: 'integer',
      again: 'integer',
      ended: 'integer',
    },
    ['job'],
  ),
  ownTable(
    '_jobLine',
    {
      id: 'integer',
      job: 'integer',
      at: 'text',
      level: 'text',
      zh: 'text',
      en: 'text',
      record: 'text',
      title: 'text',
    },
    ['id'],
    [['job', 'level', 'id']],
  ),
]
