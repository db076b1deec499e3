import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Views of lists that somebody shares with roles: `roles`, `opens` (roles whose lists open with it) and `contents` are
 * JSON. No record: neither history nor bin; what is shared, changed and taken away stands in the audit log.
 */
export const savedViewTable = ownTable(
  '_savedView',
  {
    id: 'text',
    screen: 'text',
    owner: 'integer',
    name: 'text',
    roles: 'text',
    opens: 'text',
    contents: 'text',
    version: 'integer',
    updatedAt: 'text',
    updatedBy: 'integer',
  },
  ['id'],
)
