import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Does something within a transaction that runs so that it can be taken back alone: what it throws undoes all it wrote,
 * and is given back as `error`. Throws it where not even that can be undone: the transaction is lost then.
 */
export async function behindSavepoint<T>(
  tx: Tx,
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly error: unknown }> {
  await sql`savepoint alone`.execute(tx)
  try {
    const value = await work()
    await sql`release savepoint alone`.execute(tx)
    return { value }
  } catch (error) {
    await takenBack(tx).catch(() => {
      throw error
    })
    return { error }
  }
}

async function takenBack(tx: Tx): Promise<void> {
  await sql`rollback to savepoint alone`.execute(tx)
  await sql`release savepoint alone`.execute(tx)
}
