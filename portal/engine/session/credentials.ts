import type { Db, Tx } from '#portal/storage/db/database.ts'
import { hashPassword, oneTimePassword, ROUNDS } from './password.ts'

/** A user's password as it is kept. */
export interface Credential {
  readonly hash: string
  /** Made by the portal: must be changed at the next sign-in. */
  readonly oneTime: boolean
}

/** The user's credential; null where none was ever made. */
export async function readCredential(db: Db | Tx, user: number): Promise<Credential | null> {
  const row = await db
    .selectFrom('_credential')
    .selectAll()
    .where('user', '=', user)
    .executeTakeFirst()
  return row ? { hash: row.hash, oneTime: Number(row.oneTime) === 1 } : null
}

/** How a password is set. `rounds` only for tests; `now` in milliseconds. */
export interface Setting {
  readonly oneTime: boolean
  readonly now: number
  readonly rounds?: number
}

/** Sets a user's password in place of the one before. */
export async function setPassword(
  db: Db | Tx,
  user: number,
  password: string,
  setting: Setting,
): Promise<void> {
  const hash = await hashPassword(password, setting.rounds ?? ROUNDS)
  const row = { hash, oneTime: setting.oneTime ? 1 : 0, changedAt: setting.now }
  await db
    .insertInto('_credential')
    .values({ user, ...row })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(row))
    .execute()
}

/** Gives a user a one-time password, and gives it back: it is shown once and known nowhere afterwards. */
export async function setOneTimePassword(
  db: Db | Tx,
  user: number,
  now: number,
  rounds?: number,
): Promise<string> {
  const password = oneTimePassword()
  await setPassword(db, user, password, { oneTime: true, now, ...(rounds && { rounds }) })
  return password
}
