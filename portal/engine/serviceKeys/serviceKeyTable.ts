import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Secrets lie apart from the record, as hashes, so that no list, history or export can carry one. */
export const serviceKeyTable = ownTable(
  '_serviceKey',
  { serviceKey: 'integer', hash: 'text' },
  ['serviceKey'],
  [['hash']],
)
