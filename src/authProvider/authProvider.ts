import type { AuthProvider } from 'ra-core'
import { codes, PortalError } from '../client/portalError.ts'
import { readToken } from '../client/storage.ts'
import { viewerOf } from './access.ts'
import { type Credentials, isUserKnown, signIn, signOut, userInfo } from './session.ts'

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
  // The dialog over the screen has asked already; whoever would not sign in again leaves.
  checkError: async (error: unknown) => {
    if (error instanceof PortalError && error.code === codes.signedOut) throw error
  },
  getIdentity: async () => {
    const info = await userInfo()
    return {
      id: info.username ?? info.name,
      fullName: info.name,
      ...(info.avatar && { avatar: info.avatar }),
    }
  },
  getPermissions: async () => viewerOf(await userInfo()),
}
