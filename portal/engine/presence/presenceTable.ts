import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Who has which record open in a form, a row a form; `at`, and since when something is typed and not saved, in
 * milliseconds. What is not renewed is over.
 */
export const presenceTable = ownTable(
  '_presence',
  {
    entity: 'text',
    recordId: 'integer',
    form: 'text',
    user: 'integer',
    name: 'text',
    field: 'text',
    typing: 'integer',
    at: 'integer',
    typingSince: 'integer',
  },
  ['entity', 'recordId', 'form'],
)
