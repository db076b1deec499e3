import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Pictures of the library and whether the text in them was read: `waiting`, `read`, or `later` where nobody could. */
export const pictureTextTable = ownTable('_pictureText', { id: 'integer', state: 'text' }, ['id'])
