import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { type Account, firstRole } from '#portal/engine/session/account.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { type Opened, type Opening, openSignIn } from '#portal/engine/session/signIns.ts'

/** Opens a sign-in of an account, whatever it was let in by; gives what that answers. */
export async function signInAs(
  { database, clock }: Pick<SessionDeps, 'database' | 'clock'>,
  account: Account,
  how: Pick<Opening, 'mustChange' | 'ip' | 'agent' | 'proved'>,
) {
  const now = clock().getTime()
  const currentRole = firstRole(account)
  const opening = { user: account.id, currentRole, now, ...how }
  return signedIn(account, currentRole, await openSignIn(database.db, opening), now)
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
