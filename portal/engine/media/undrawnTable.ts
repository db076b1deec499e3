import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Numbers of pictures of the library of which other sizes are to be drawn. */
export const undrawnTable = ownTable('_undrawn', { id: 'integer' }, ['id'])
