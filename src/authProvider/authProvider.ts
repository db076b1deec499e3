import type { AuthProvider } from 'ra-core'
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
  getPermissions: async () => viewerOf(await userInfo()),
}
