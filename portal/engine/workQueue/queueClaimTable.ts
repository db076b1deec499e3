import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Who works on which record of a queue: one desk, which is one window of one person. `until` in milliseconds; what is
 * not renewed lapses.
 */
export const queueClaimTable = ownTable(
  '_queueClaim',
  {
    entity: 'text',
    recordId: 'integer',
    desk: 'text',
    user: 'integer',
    name: 'text',
    until: 'integer',
  },
  ['entity', 'recordId'],
)
