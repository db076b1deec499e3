import { tracing } from '#portal/core/trace.ts'
import { portalSession, type Session } from '../context/session.ts'

/** A session as it is kept with the job it started: rights and all, as they were then. */
export type KeptSession = Omit<Session, 'special'> & {
  readonly special: readonly string[]
  /** What the job goes on from, where anything traces. */
  readonly trace?: string
}

/** What is kept of a session with the job it starts. */
export function keptSession(session: Session): KeptSession {
  const trace = tracing()?.here()
  return { ...session, special: [...session.special], ...(trace && { trace }) }
}

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
