import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * What is said at records. What begins something has its own id as `thread`, what answers it that of the first. No
 * record: neither history nor bin; who said, changed and took away what stands in the audit log.
 */
const said = ownTable(
  '_talk',
  {
    id: 'text',
    thread: 'text',
    entity: 'text',
    recordId: 'integer',
    author: 'integer',
    authorName: 'text',
    text: 'text',
    at: 'text',
    editedAt: 'text',
    assignee: 'integer',
    due: 'text',
    resolvedAt: 'text',
    resolvedBy: 'text',
    version: 'integer',
  },
  ['id'],
  [['entity', 'recordId'], ['assignee']],
)

/** Whom it was said to, by `@`; called as they were called then. */
const mentioned = ownTable(
  '_mention',
  { talk: 'text', user: 'integer', name: 'text' },
  ['talk', 'user'],
  [['user']],
)

/** Who is told of what others do to a record: 1, or 0 for who would rather not, though they take part. */
const followed = ownTable(
  '_follow',
  { entity: 'text', recordId: 'integer', user: 'integer', follows: 'integer' },
  ['entity', 'recordId', 'user'],
)

/** What is to be sent to somebody outside of the portal, and how often that failed. */
const outgoing = ownTable(
  '_outgoing',
  {
    id: 'text',
    way: 'text',
    address: 'text',
    subject: 'text',
    text: 'text',
    dueAt: 'text',
    tries: 'integer',
  },
  ['id'],
  [['dueAt']],
)

export const talkTables = [said, mentioned, followed, outgoing]
