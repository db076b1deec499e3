import type { Records } from '../context/change.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Terms } from '../context/transaction.ts'
import { inTransaction } from './transaction.ts'

/** Records outside a request, each call in a transaction of its own: for seeds, jobs and tests. */
export function recordsOutside(context: PortalContext, terms: Terms): Records {
  const { rows, database } = context
  const entityOf = (name: string) => entityNamed(context, name)
  const within = <T>(work: (records: Records) => Promise<T>) =>
    inTransaction(context, terms, (transaction) => work(transaction.records))
  return {
    find: (name, id) => rows.read(database.db, entityOf(name), id),
    select: (name, where, options) => rows.select(database.db, entityOf(name), where, options),
    count: (name, where) => rows.count(database.db, entityOf(name), where),
    create: (name, values) => within((records) => records.create(name, values)),
    update: (name, id, values) => within((records) => records.update(name, id, values)),
    move: (name, id, move, values) => within((records) => records.move(name, id, move, values)),
    remove: (name, id) => within((records) => records.remove(name, id)),
  }
}
