import { ownTable } from '../db/tableSpec.ts'

/** Errors of the admin as browsers reported them; the same one again only counts. Moments are +08:00 texts. */
export const errorLogTable = ownTable(
  '_errorLog',
  {
    id: 'integer',
    fingerprint: 'text',
    user: 'integer',
    username: 'text',
    message: 'text',
    info: 'text',
    url: 'text',
    stack: 'text',
    agent: 'text',
    build: 'text',
    count: 'integer',
    firstAt: 'text',
    lastAt: 'text',
  },
  ['id'],
  [['lastAt'], ['user', 'lastAt'], ['fingerprint']],
)
