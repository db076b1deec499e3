import type { Entity, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { isUnavailable } from '#portal/storage/db/errors.ts'
import { isDeadlock } from '#portal/storage/db/isDeadlock.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { groupOf } from './group.ts'
import { KeptBack, NotTogether } from './keptBack.ts'

/** Where many things are done, each in a transaction within the one that runs. */
export interface GroupPlace {
  readonly context: PortalContext
  readonly tx: Tx
  /** The transaction of one of them. */
  open(): Transaction
  /** All of it is taken back in the end: nobody will search it, or read what is told of it. */
  readonly isTrial?: boolean
  /** Nothing is tried upon it: what its records are counted by and refer to is written for nobody. */
  readonly isLast?: boolean
}
/** What is known beforehand of the records that are to be written: rules ask of each of them alike. */
export interface Expected<I> {
  readonly entity: Entity
  rowOf(item: I): Row
}
/**
 * Does one of them and settles its transaction; `kept` is the group it is done in, null where it is done by itself.
 * Throws what refuses it, and it alone is taken back then.
 */
export type OnItem<I, T> = (own: Transaction, item: I, kept: KeptBack | null) => Promise<T>

/**
 * Does many things one after the other, each under all rules as if it were the only one: each finds what those before
 * it left. What they write is kept back and written in few statements; where that cannot be, they are done one by one.
 * Gives for each what was done, or what refused it. What nobody foresaw fails all of them.
 */
export async function inGroup<I, T>(
  place: GroupPlace,
  items: readonly I[],
  onItem: OnItem<I, T>,
  expected?: Expected<I>,
): Promise<readonly (T | PortalError)[]> {
  if (items.length < 2 || groupOf(place.tx)) return oneByOne(place, items, onItem)
  const done = await behindSavepoint(place.tx, () => asGroup(place, items, onItem, expected))
  if ('value' in done) return done.value
  if (isUnavailable(done.error) || isDeadlock(done.error)) throw done.error
  return oneByOne(place, items, onItem)
}

async function oneByOne<I, T>(
  { tx, open }: GroupPlace,
  items: readonly I[],
  onItem: OnItem<I, T>,
): Promise<readonly (T | PortalError)[]> {
  const done: (T | PortalError)[] = []
  for (const item of items) {
    const tried = await behindSavepoint(tx, () => onItem(open(), item, null))
    if ('value' in tried) done.push(tried.value)
    else if (tried.error instanceof PortalError) done.push(tried.error)
    else throw tried.error
  }
  return done
}

async function asGroup<I, T>(
  { context, tx, open, isTrial, isLast }: GroupPlace,
  items: readonly I[],
  onItem: OnItem<I, T>,
  expected: Expected<I> | undefined,
): Promise<readonly (T | PortalError)[]> {
  const kept = new KeptBack(context, tx, open().now)
  if (expected) kept.expect(expected.entity, items.map(expected.rowOf))
  const done: (T | PortalError)[] = []
  let how: Parameters<KeptBack['end']>[0] = 'dropped'
  try {
    for (const item of items) done.push(await oneOf(kept, () => onItem(open(), item, kept)))
    how = !isTrial ? 'written' : isLast ? 'triedLast' : 'tried'
  } finally {
    await kept.end(how)
  }
  return done
}

/** What it wrote before it was refused cannot be told from what the others wrote. */
async function oneOf<T>(kept: KeptBack, work: () => Promise<T>): Promise<T | PortalError> {
  const { writes } = kept
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (kept.writes !== writes) throw new NotTogether(error.message)
    return error
  }
}
