import type { Context } from 'hono'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { type Account, firstRole } from '#portal/engine/session/account.ts'
import { demandsOf } from '#portal/engine/session/demands.ts'
import { factorOf } from '#portal/engine/session/secondFactor.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { endSignIn, type Opened, type Opening, openSignIn } from '#portal/engine/session/signIns.ts'

/**
 * Opens a sign-in of an account, whatever it was let in by; gives what that answers. `mustChange` says that something is
 * to be set before anything else goes: the password, or with `lacksFactor` the second factor that a role asks for.
 */
export async function signInAs(
  { database, clock }: Pick<SessionDeps, 'database' | 'clock'>,
  account: Account,
  how: Pick<Opening, 'mustChange' | 'ip' | 'agent' | 'proved'> & { readonly isStrong: boolean },
) {
  const { db } = database
  const now = clock().getTime()
  const currentRole = firstRole(account)
  const opened = await openSignIn(db, { user: account.id, currentRole, now, ...how })
  const lacksFactor =
    !how.mustChange &&
    !how.isStrong &&
    demandsOf(account).factorFor.length > 0 &&
    (await factorOf(db, account.id)) === null
  return {
    ...signedIn(account, currentRole, opened, now),
    mustChange: how.mustChange || lacksFactor,
    ...(lacksFactor && { lacksFactor }),
  }
}

/** Ends the sign-in that a call to sign in came with: the browser goes on with the new one. */
export async function endCallers({ database }: Pick<SessionDeps, 'database'>, c: Context) {
  const { signIn } = (c.get('session') as Session | undefined) ?? {}
  if (signIn !== undefined) await endSignIn(database.db, signIn)
}

/** What a sign-in answers. `expires` is the moment, `lifetime` how many milliseconds there are to it. */
export function signedIn(account: Account, currentRole: string, opened: Opened, now: number) {
  const { token, ticket, expiresAt } = opened
  return {
    token,
    ticket,
    username: account.username,
    role: numericOf(account),
    roles: account.held,
    currentRole,
    expires: shanghaiTime(new Date(expiresAt)),
    lifetime: expiresAt - now,
  }
}

/** The number the browser stores as `role`; null hides nothing. */
export const numericOf = ({ numeric }: Account): number | null =>
  numeric ? Number(numeric.code) : null
