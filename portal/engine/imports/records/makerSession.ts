import { portalSession, type Session } from '../../context/session.ts'
import { type Account, accountOf, firstRole, viewerOf } from '../../session/account.ts'
import type { BulkRun } from '../bulkFunctions.ts'
import { transactionOf } from '../transactionOf.ts'

/**
 * Whoever made a batch, with the rights they have now: what they may not do in a form they may not do by a list. The
 * portal itself where the kind says that its rows are written by the portal, and where nobody made the batch.
 */
export async function makerSession(run: BulkRun): Promise<Session> {
  const by = Number(run.batch.createdBy ?? 0)
  const account =
    run.kind.writes?.as === 'portal' ? null : await accountOf(run.db, run.context.entities, by)
  if (!account) return (await transactionOf(run)).session
  return personSession(account)
}

/** Somebody as they stand in the books now, without a sign-in, in a role they hold. */
export function personSession(account: Account, role = firstRole(account)): Session {
  const viewer = viewerOf(account, role, 'production')
  const { id, username, name, held } = account
  return {
    ...portalSession,
    ...{ acting: 'user', user: { id, username, name }, held, viewer },
    ...{ roles: viewer.roles, currentRole: viewer.currentRole, numericRole: viewer.numericRole },
    special: new Set(viewer.special),
  }
}
