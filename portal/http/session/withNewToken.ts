import type { Context } from 'hono'
import { sessionExpired } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { findSignIn, renewToken } from '#portal/engine/session/signIns.ts'
import { ownAccount } from './ownAccount.ts'
import { signedIn } from './signedIn.ts'

/** The caller's sign-in under another token, as sign-in answers it; the one it was called with is good no more. */
export async function withNewToken(deps: SessionDeps, c: Context) {
  const { db } = deps.database
  const { signIn } = c.get('session') as Session
  const ticket = c.req.header('ticket') ?? ''
  const now = deps.clock().getTime()
  const found = await findSignIn(db, 'token', c.req.header('x-token') ?? '', now)
  if (!found || found.id !== signIn) throw sessionExpired()
  const account = await ownAccount(deps, c)
  const token = await renewToken(db, found.id)
  const { currentRole, expiresAt } = found
  return signedIn(account, currentRole, { token, ticket, expiresAt }, now)
}
