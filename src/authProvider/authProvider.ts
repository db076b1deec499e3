import type { AuthProvider } from 'ra-core'
import type { Operation } from '#derive/access.ts'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { readToken } from '../client/storage.ts'
import { mayUse, viewerOf } from './access.ts'
import { type Credentials, isUserKnown, signIn, signOut, userInfo } from './session.ts'
import { userOf } from './Viewer.tsx'

/** What react-admin calls by other names than the matrix of rights. */
const operations: { readonly [action: string]: Operation } = {
  list: 'read',
  show: 'read',
  edit: 'update',
  clone: 'create',
  delete: 'remove',
}

/** react-admin's questions about the session. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await signIn(credentials)
  },
  logout: () => signOut().then(() => '/login'),
  // Where somebody's screens stand, an ended session is asked for in place, at the next call.
  checkAuth: async () => {
    if (!readToken() && !isUserKnown()) throw new Error('ra.auth.auth_check_error')
  },
  // The dialog over the screen has asked already, and leads to sign-in where that was declined. Signing out here would
  // end whatever session the browser has now, be it somebody else's.
  checkError: async () => undefined,
  getIdentity: async () => {
    const info = await userInfo()
    return {
      id: info.username ?? info.name,
      fullName: info.name,
      ...(info.avatar && { avatar: info.avatar }),
    }
  },
  // Asked before anybody has signed in, too.
  getPermissions: async () => (readToken() ? viewerOf(await userInfo()) : null),
  canAccess: async ({ resource, action }) => {
    if (!catalogue.entities.has(resource)) return false
    const [info, entity] = await Promise.all([userInfo(), loadEntity(resource)])
    return mayUse(userOf(info).viewer, entity, operations[action] ?? action)
  },
}
