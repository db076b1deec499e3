import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** How pictures of the library look: the same for those that look the same, whatever their size and encoding. */
export const lookTable = ownTable('_look', { id: 'integer', look: 'text' }, ['id'])
