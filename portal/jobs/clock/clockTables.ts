import { ownTable, type TableSpec } from '#portal/storage/db/tableSpec.ts'

/** What the clock remembers, so that neither a restart nor a second portal does anything twice. */
export const clockTables: readonly TableSpec[] = [
  // The day (or moment) for which something recurring was done last.
  ownTable('_clock', { name: 'text', last: 'text' }, ['name']),
  // Timed moves that were refused: as the record stood then, how often, and when it is tried again (milliseconds).
  ownTable(
    '_refusal',
    {
      entity: 'text',
      id: 'integer',
      move: 'text',
      version: 'integer',
      tries: 'integer',
      again: 'integer',
    },
    ['entity', 'id', 'move'],
  ),
]
