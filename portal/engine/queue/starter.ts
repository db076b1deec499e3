import { portalSession, type Session } from '../context/session.ts'

/** A session as it is kept with the job it started: rights and all, as they were then. */
export type KeptSession = Omit<Session, 'special'> & { readonly special: readonly string[] }

/** What is kept of a session with the job it starts. */
export const keptSession = (session: Session): KeptSession => ({
  ...session,
  special: [...session.special],
})

/** The portal acting for whoever started a job: rights were asked when it was queued. */
export const sessionOf = (kept: KeptSession): Session => ({
  ...portalSession,
  user: kept.user,
  currentRole: kept.currentRole,
  language: kept.language,
  ip: kept.ip,
  agent: kept.agent,
  requestId: kept.requestId,
  roles: [],
})

/** Whoever started a job, with the rights they had then: for work whose every row is asked about. */
export const starterOf = (kept: KeptSession): Session => ({
  ...kept,
  special: new Set(kept.special) as Session['special'],
})
