import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Apart from the record: the signing secret, sealed, and how far in the feed its deliveries are made. */
const secretTable = ownTable(
  '_webhook',
  { webhook: 'integer', sealed: 'text', cursor: 'integer' },
  ['webhook'],
)
/**
 * One call to be made: the changes after `fromSeq` up to `toSeq`, or what `says` holds. Moments in milliseconds by the
 * portal's clock.
 */
const deliveryTable = ownTable(
  '_delivery',
  {
    id: 'integer',
    webhook: 'integer',
    kind: 'text',
    fromSeq: 'integer',
    toSeq: 'integer',
    says: 'text',
    tries: 'integer',
    dueAt: 'integer',
    state: 'text',
    error: 'text',
    madeAt: 'integer',
  },
  ['id'],
  [['state', 'dueAt'], ['webhook']],
)
export const webhookTables = [secretTable, deliveryTable]
