import type { Context } from 'hono'
import type { Session } from '../session/session.ts'
import type { SessionDeps } from '../session/sessionDeps.ts'
import { callOf } from '../session/sessionMiddleware.ts'
import type { ServiceKey } from './readServiceKey.ts'

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
