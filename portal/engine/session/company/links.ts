import type { Identity } from '#portal/outside/identity/identity.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

type Subject = Pick<Identity, 'issuer' | 'subject'>

/** The user an account of the company is linked to; null where it is to none. */
export async function linkedUser(
  db: Db | Tx,
  { issuer, subject }: Subject,
): Promise<number | null> {
  const row = await db
    .selectFrom('_companyAccount')
    .select('user')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? Number(row.user) : null
}

/** Whether a user has an account of the company. */
export async function isLinked(db: Db | Tx, user: number): Promise<boolean> {
  const row = await db
    .selectFrom('_companyAccount')
    .select('user')
    .where('user', '=', user)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Links an account of the company to a user, for good: from then on nothing but the provider's own subject counts. False
 * where the user has another account there already.
 */
export async function linkAccount(
  db: Db | Tx,
  user: number,
  { issuer, subject }: Subject,
  now: number,
): Promise<boolean> {
  await db
    .insertInto('_companyAccount')
    .values({ issuer, subject, user, linkedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await linkedUser(db, { issuer, subject })) === user
}

/** Takes a user's links away; gives how many there were. */
export async function unlinkAccounts(db: Db | Tx, user: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('_companyAccount')
    .where('user', '=', user)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
