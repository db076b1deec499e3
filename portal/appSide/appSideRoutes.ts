import { Hono } from 'hono'
import type { Addresses } from '../records/addresses.ts'
import type { Ground } from '../records/ground.ts'
import { paceOf } from '../serviceKeys/paceOf.ts'
import type { SessionDeps } from '../session/sessionDeps.ts'
import type { ReadSession } from '../session/sessionMiddleware.ts'

/** What the calls of other programs stand on. */
export interface AppSide {
  readonly ground: Ground
  readonly addresses: Addresses
  readonly deps: SessionDeps
  /** Users of the portal, who give out preview tokens. */
  readonly read: ReadSession
}

/** The calls of other programs: each comes with a service key instead of a session. */
export function appSideRoutes({ ground }: AppSide): Hono {
  const app = new Hono()
  void paceOf(ground.clock)
  return app
}
