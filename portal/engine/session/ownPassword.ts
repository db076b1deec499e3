import { refusedField, tooMany } from '#portal/core/errors.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { readCredential } from './credentials.ts'
import { isPassword } from './password.ts'
import { passwordCounts } from './passwordCounts.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** So many passwords a user may try within a quarter of an hour, signed in as they are. */
const TRIES = 5

/** Whoever sits down at a screen left open knows no password. A few tries, then a pause. */
export async function demandPassword(
  { database, clock, company }: SessionDeps,
  user: number,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<void> {
  const { db } = database
  const key = `password:${user}`
  if ((await countAttempt(db, key, clock().getTime())) > TRIES) throw tooMany(15 * 60)
  const counts = await passwordCounts(db, company, { user, now: clock().getTime() })
  const credential = counts && (await readCredential(db, user))
  if (!credential || !(await isPassword(password, credential.hash)))
    throw refusedField(field, ['密码不正确', 'This is not your password'])
  await forgetAttempts(db, key)
}
