import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import { accountNamed, firstRole, rolesInEffect, viewerOf } from '#portal/engine/session/account.ts'

/** As whom a user of the portal works, where nobody has signed in: with their own roles and rights. */
export async function sessionOfUser(
  { database, entities }: PortalContext,
  username: string,
): Promise<Session> {
  const account = await accountNamed(database.db, entities, username)
  if (!account) throw new Error(`Sample records: there is no user ${username}`)
  const role = firstRole(account)
  const viewer = viewerOf(account, role, 'production')
  const { id, name } = account
  return {
    ...portalSession,
    acting: 'user',
    user: { id, username, name },
    roles: rolesInEffect(account, role),
    currentRole: role,
    routeSet: viewer.routeSet,
    special: new Set(viewer.special),
    viewer,
  }
}
