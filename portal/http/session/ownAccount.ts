import type { Context } from 'hono'
import { sessionExpired } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { type Account, accountOf } from '#portal/engine/session/account.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'

/** The caller's account as it stands. */
export async function ownAccount(deps: SessionDeps, c: Context): Promise<Account> {
  const session = c.get('session') as Session
  const account =
    session.user && (await accountOf(deps.database.db, deps.entities, session.user.id))
  if (!account) throw sessionExpired()
  return account
}
