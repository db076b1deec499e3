import { portalSession, type Session } from '../session/session.ts'

/** What is kept of a session that started a job: who it was and from where, never what they might do. */
export type KeptSession = Pick<
  Session,
  'user' | 'currentRole' | 'language' | 'ip' | 'agent' | 'requestId'
>

export const keptSession = (session: Session): KeptSession => ({
  user: session.user,
  currentRole: session.currentRole,
  language: session.language,
  ip: session.ip,
  agent: session.agent,
  requestId: session.requestId,
})

/** The portal acting for whoever started a job: rights were asked when it was queued. */
export const sessionOf = (kept: KeptSession): Session => ({
  ...portalSession,
  ...kept,
  roles: [],
  special: new Set(),
})
