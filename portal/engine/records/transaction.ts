import type { Problem } from '#derive/problem.ts'
import { asks, errorOf } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { isDeadlock } from '#portal/storage/db/isDeadlock.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Terms, Transaction } from '../context/transaction.ts'
import { recount } from './counts.ts'
import { recordsWithin } from './recordsWithin.ts'
import { recountObjects } from './references/recountObjects.ts'
import { groupOf } from './together/group.ts'

/** Thrown to take back a dry run. */
class DryRun extends Error {}

/** Runs `work` in one transaction: all of it is kept, or nothing. It is run again where two transactions met head on. */
export function inTransaction<T>(
  context: PortalContext,
  terms: Terms,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return again(() =>
    context.database.transaction(async (tx) => {
      const transaction = openTransaction(context, terms, tx)
      const result = await work(transaction)
      await settle(transaction)
      return result
    }),
  )
}

/** How often a transaction is begun anew. */
const TRIES = 3

/** PostgreSQL ends one of two transactions that wait for each other: nothing of it was kept, so it may go once more. */
async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error
    }
  }
}

/** Runs `work` and takes everything back again. */
export async function dryRun<T>(
  context: PortalContext,
  terms: Terms,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let result: { readonly value: T } | undefined
  const running = context.database.transaction(async (tx) => {
    result = { value: await work(openTransaction(context, terms, tx)) }
    throw new DryRun()
  })
  await running.catch((error) => {
    if (!(error instanceof DryRun)) throw error
  })
  return (result as { readonly value: T }).value
}

/** A transaction within a transaction that already runs. */
export function openTransaction(context: PortalContext, terms: Terms, tx: Tx): Transaction {
  const transaction = {
    context,
    tx,
    session: terms.session,
    now: shanghaiTime(context.clock()),
    accepted: new Set(terms.accepted ?? []),
    ...(terms.reason !== undefined && { reason: terms.reason }),
    bulk: terms.bulk ?? false,
    changes: [],
    touched: new Set<string>(),
  } as unknown as Transaction
  // Records made along go through the same transaction, so it must know itself.
  Object.assign(transaction, { records: recordsWithin(transaction) })
  return transaction
}

/** What is left for the end of a transaction: counts, then the rules that look at all of its changes. */
export async function settle(transaction: Transaction): Promise<void> {
  const warnings = await settleAsking(transaction)
  if (warnings.length > 0) throw asks({ warnings })
}

/** The same, which gives what is to be asked in place of asking it. */
export async function settleAsking(transaction: Transaction): Promise<readonly Problem[]> {
  const group = groupOf(transaction.tx)
  if (group) {
    group.count(transaction.touched)
    transaction.touched.clear()
  } else {
    await recount(transaction)
    await recountObjects(transaction)
  }
  const { problems, warnings } = await transaction.context.rules.finish(transaction.changes)
  const error = errorOf(problems)
  if (error) throw error
  return warnings
}
