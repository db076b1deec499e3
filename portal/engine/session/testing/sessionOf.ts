import { portalSession, type Session } from '../../context/session.ts'

/** The session of a user for tests: an editor's without further rights, but for what is given. */
export function sessionOf(given: Partial<Session> = {}): Session {
  const roles = given.roles ?? ['editor']
  return {
    ...portalSession,
    acting: 'user',
    user: { id: 1, username: 'lin', name: '林' },
    roles,
    currentRole: roles[0] ?? '',
    ...given,
  }
}
