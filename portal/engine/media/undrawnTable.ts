import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Numbers of pictures of the library of which other sizes are to be drawn, and how often that was begun: what was begun
 * and still stands here ended the process it was drawn in. Empty is never.
 */
export const undrawnTable = ownTable('_undrawn', { id: 'integer', begun: 'integer' }, ['id'])
