import type { Problem } from '#derive/problem.ts'
import { PortalError } from '#portal/core/errors.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { type Expected, inGroup, type OnItem } from '../../records/together/inGroup.ts'
import type { BulkPlace, BulkRun } from '../bulkFunctions.ts'
import { transactionOf } from '../transactionOf.ts'
import { makerSession } from './makerSession.ts'
import { rowTransaction, warningsOf } from './rowTransaction.ts'

/** Thrown to take all of it back. */
class OnlyTried extends Error {}

/** What became of one that was tried: what it would ask, or what refused it. */
export type Trial = { readonly warnings: readonly Problem[] } | { readonly error: PortalError }

/** How things are tried: in whose name, and what records they are going to write. */
export interface Trying<T> {
  readonly as?: 'maker' | 'portal'
  readonly expected?: Expected<T>
}

/**
 * Does things one after the other, each upon what those before it left, and takes everything back again: what one of
 * them would be refused for, or asked, is known then. Nothing of it stays.
 */
export async function tried<T>(
  place: BulkPlace,
  items: readonly T[],
  work: OnItem<T, unknown>,
  { as = 'maker', expected }: Trying<T> = {},
): Promise<readonly Trial[]> {
  return onlyTried(place, async (run) => {
    const session = await (as === 'portal' ? portalOf(run) : makerSession(run))
    const { context, db: tx } = run
    const open = () => rowTransaction(run, session, true)
    const one: OnItem<T, readonly Problem[]> = async (transaction, item, kept) => {
      await work(transaction, item, kept)
      return warningsOf(transaction)
    }
    const trials: Trial[] = []
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const some = await inGroup(
        { context, tx, open, isTrial: true, isLast: at + AT_ONCE >= items.length },
        items.slice(at, at + AT_ONCE),
        one,
        expected,
      )
      for (const became of some)
        trials.push(became instanceof PortalError ? { error: became } : { warnings: became })
    }
    return trials
  })
}

/** So many are tried together: where they cannot be, they are gone through one by one. */
const AT_ONCE = 200

/** Does something in a transaction, of its own or behind a savepoint of the one that runs, and takes all of it back. */
export async function onlyTried<T>(
  place: BulkPlace,
  work: (run: BulkRun) => Promise<T>,
): Promise<T> {
  let given: { readonly value: T } | undefined
  const all = async (run: BulkRun) => {
    given = { value: await work(run) }
    throw new OnlyTried()
  }
  await (place.db.isTransaction
    ? behindSavepoint(txOf(place.db), () => all({ ...place, db: txOf(place.db) })).then(thrown)
    : place.context.database.transaction((db) => all({ ...place, db })).catch(rethrown))
  return (given as { readonly value: T }).value
}

const portalOf = async (run: BulkRun) => (await transactionOf(run)).session

const thrown = (done: object) => 'error' in done && rethrown(done.error)
function rethrown(error: unknown): void {
  if (!(error instanceof OnlyTried)) throw error
}
