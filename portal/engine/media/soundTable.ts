import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** How sounds of the library swing and how loud they are, as a browser measured them. */
export const soundTable = ownTable('_sound', { id: 'integer', look: 'text' }, ['id'])
