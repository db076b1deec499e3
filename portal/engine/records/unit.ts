import type { Problem } from '#derive/problem.ts'
import { asks, errorOf } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { isDeadlock } from '#portal/storage/db/isDeadlock.ts'
import type { Ground } from '../context/ground.ts'
import type { Terms, Unit } from '../context/unit.ts'
import { recount } from './counts.ts'
import { recordsWithin } from './recordsWithin.ts'
import { recountObjects } from './references/recountObjects.ts'

/** Thrown to take back a dry run. */
class DryRun extends Error {}

/** Runs `work` in one transaction: all of it is kept, or nothing. It is run again where two transactions met head on. */
export function inUnit<T>(
  ground: Ground,
  terms: Terms,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  return again(() =>
    ground.database.transaction(async (tx) => {
      const unit = openUnit(ground, terms, tx)
      const result = await work(unit)
      await settle(unit)
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
  ground: Ground,
  terms: Terms,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  let result: { readonly value: T } | undefined
  const running = ground.database.transaction(async (tx) => {
    result = { value: await work(openUnit(ground, terms, tx)) }
    throw new DryRun()
  })
  await running.catch((error) => {
    if (!(error instanceof DryRun)) throw error
  })
  return (result as { readonly value: T }).value
}

/** A unit within a transaction that already runs. */
export function openUnit(ground: Ground, terms: Terms, tx: Tx): Unit {
  const unit = {
    ground,
    tx,
    session: terms.session,
    now: shanghaiTime(ground.clock()),
    accepted: new Set(terms.accepted ?? []),
    ...(terms.reason !== undefined && { reason: terms.reason }),
    bulk: terms.bulk ?? false,
    changes: [],
    touched: new Set<string>(),
  } as unknown as Unit
  // Records made along go through the same unit, so it must know itself.
  Object.assign(unit, { records: recordsWithin(unit) })
  return unit
}

/** What is left for the end of a transaction: counts, then the rules that look at all of its changes. */
export async function settle(unit: Unit): Promise<void> {
  const warnings = await settleAsking(unit)
  if (warnings.length > 0) throw asks({ warnings })
}

/** The same, which gives what is to be asked in place of asking it. */
export async function settleAsking(unit: Unit): Promise<readonly Problem[]> {
  await recount(unit)
  await recountObjects(unit)
  const { problems, warnings } = await unit.ground.rules.finish(unit.changes)
  const error = errorOf(problems)
  if (error) throw error
  return warnings
}
