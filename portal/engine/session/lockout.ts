import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Account } from './account.ts'
import { type Attempts, forgetAttempts, lockKey } from './attempts.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** So many failures lock a name. */
export const FAILURES = 5
/** For so long, in milliseconds. */
export const LOCK = 15 * 60_000
export const nameKey = (username: string) => `name:${username.trim().toLowerCase()}`

/**
 * For how many more milliseconds a name is locked; 0 where it is not. Names nobody has lock like real ones, so that
 * nothing tells them apart. A real one that an admin has unlocked meanwhile is free.
 */
export async function lockedFor(
  deps: SessionDeps,
  attempts: Attempts,
  account: Account | null,
): Promise<number> {
  const now = deps.clock().getTime()
  if (!account) return Math.max(0, attempts.lockedUntil - now)
  if (account.user.status !== 'locked') return 0
  const left = lockEnd(account, attempts) - now
  if (left <= 0) await unlock(deps, account)
  return Math.max(0, left)
}

const lockEnd = (account: Account, attempts: Attempts): number =>
  attempts.lockedUntil || Date.parse(account.user.updatedAt as string) + LOCK

/**
 * Locks a name, and the user of that name where there is one. The user first: a name that is locked while its user is
 * not reads as one that an admin has unlocked, and a try sent at the same moment would begin to count anew.
 */
export async function lock(
  deps: SessionDeps,
  username: string,
  account: Account | null,
): Promise<void> {
  if (account?.user.status === 'active')
    await deps
      .records()
      .move('portalUser', account.id, 'lock')
      .catch((error) => {
        // Another of the tries sent at once was faster.
        if (!(error instanceof PortalError) || error.code !== 40900) throw error
      })
  await lockKey(deps.database.db, nameKey(username), deps.clock().getTime() + LOCK)
}

/** Opens a locked user again, whoever asks: the clock, a sign-in after the time, a new password. */
export async function unlock(deps: SessionDeps, account: Account): Promise<void> {
  await forgetAttempts(deps.database.db, nameKey(account.username))
  await keepFailures(deps, account.id, 0)
  if (account.user.status === 'locked')
    await deps.records().move('portalUser', account.id, 'unlock')
}

/** Writes the number of failures on the user, past the rules: it is the portal's own count, not an edit. */
export async function keepFailures(
  deps: SessionDeps,
  user: number,
  failures: number,
): Promise<void> {
  await deps.database.db
    .updateTable('portalUser')
    .set({ failedLogins: failures })
    .where('id', '=', user)
    .execute()
}

/** Writes when and from where a user signed in. */
export async function keepSignIn(deps: SessionDeps, user: number, ip: string): Promise<void> {
  await deps.database.db
    .updateTable('portalUser')
    .set({ failedLogins: 0, lastLoginAt: shanghaiTime(deps.clock()), lastLoginIp: ip.slice(0, 45) })
    .where('id', '=', user)
    .execute()
}
