import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { PortalError } from '../errors.ts'
import type { Ground } from './ground.ts'
import { openUnit, settle, type Terms, type Unit } from './unit.ts'

/**
 * Does one of many things within a transaction that runs, under all rules and behind a savepoint of its own: what is
 * refused is taken back alone and given back as the error it is. What nobody foresaw still fails the whole.
 */
export async function alone<T>(
  ground: Ground,
  terms: Terms,
  tx: Tx,
  work: (unit: Unit) => Promise<T>,
): Promise<T | PortalError> {
  await sql`savepoint one_alone`.execute(tx)
  const unit = openUnit(ground, terms, tx)
  try {
    const given = await work(unit)
    await settle(unit)
    await sql`release savepoint one_alone`.execute(tx)
    return given
  } catch (error) {
    await sql`rollback to savepoint one_alone`.execute(tx)
    await sql`release savepoint one_alone`.execute(tx)
    if (!(error instanceof PortalError)) throw error
    return error
  }
}
