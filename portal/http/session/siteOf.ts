import type { Context } from 'hono'
import type { Site } from '#portal/engine/session/passkeys/site.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'

/** The site a browser is at: as the settings say where the portal is, else as the call does. */
export const siteOf = ({ origin }: Pick<SessionDeps, 'origin'>, c: Context): Site => ({
  origin: origin ?? new URL(c.req.url).origin,
})
