import type { Account } from './account.ts'
import { countAttempt, forgetAttempts, lockKey, readAttempts } from './attempts.ts'
import type { Claim } from './claim.ts'
import { LOCK, nameKey } from './lockout.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** Failures of a user from an address of theirs: counted and locked apart from what strangers try elsewhere. */
export interface OwnPlace {
  /** For how many more milliseconds the user is locked from here. */
  lockedFor(): Promise<number>
  /** Counts one more try and says how many there were from here. */
  count(): Promise<number>
  lock(): Promise<void>
  forget(): Promise<void>
}

/** The place a claim comes from, where its user has signed in from there before; null for any other. */
export async function ownPlace(
  deps: SessionDeps,
  account: Account | null,
  { ip }: Claim,
): Promise<OwnPlace | null> {
  if (!account || !(await isKnown(deps, account, ip))) return null
  const { db } = deps.database
  const now = deps.clock().getTime()
  const key = `${nameKey(account.username)}@${ip}`
  return {
    lockedFor: async () => Math.max(0, (await readAttempts(db, key, now)).lockedUntil - now),
    count: () => countAttempt(db, key, now),
    lock: () => lockKey(db, key, now + LOCK),
    forget: () => forgetAttempts(db, key),
  }
}

async function isKnown({ database }: SessionDeps, account: Account, ip: string): Promise<boolean> {
  if (!ip) return false
  if (account.user.lastLoginIp === ip) return true
  const open = database.db.selectFrom('_session').select('id').where('user', '=', account.id)
  return (await open.where('ip', '=', ip).limit(1).executeTakeFirst()) !== undefined
}
