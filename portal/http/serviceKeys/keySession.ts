import type { Context } from 'hono'
import type { Session } from '#portal/engine/context/session.ts'
import type { ServiceKey } from '#portal/engine/serviceKeys/readServiceKey.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { callOf } from '../session/sessionMiddleware.ts'

/** The session of a program: no user, no roles; what it may is the key's rights and what the declarations say. */
export const keySession = (deps: SessionDeps, c: Context, { id, name }: ServiceKey): Session => ({
  acting: 'app',
  user: null,
  program: { id, name },
  roles: [],
  currentRole: '',
  numericRole: null,
  routeSet: 'standard',
  special: new Set(),
  ...callOf(deps, c),
})
