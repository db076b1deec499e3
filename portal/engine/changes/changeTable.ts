import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * What became public, changed while it was, or was withdrawn. Written in the change's own transaction without `seq`;
 * `numberChanges` gives that once the transaction stands.
 */
export const changeTable = ownTable(
  '_change',
  {
    id: 'integer',
    seq: 'integer',
    entity: 'text',
    record: 'integer',
    event: 'text',
    at: 'text',
  },
  ['id'],
  [['seq']],
)
