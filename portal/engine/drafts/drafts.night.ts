import type { PortalContext } from '../context/portalContext.ts'
import { forgetOld } from './drafts.ts'

/** At night drafts nobody came back to are forgotten. */
export const night = (context: PortalContext): Promise<void> => forgetOld(context)
