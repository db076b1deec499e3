import type { Row } from '#declare'
import { type Access, type AccessSource, accessOf } from '#derive/access.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { takeOneTimeValues } from '../session/oneTimeValues.ts'
import { maskRow } from './mask.ts'

/** Access as the records' calls ask for it, with the derivation itself for what asks about screens. */
export interface SessionAccess {
  readonly access: Access
  readonly mayUse: PortalContext['access']['mayUse']
  readonly maskRow: PortalContext['access']['maskRow']
  readonly seesScreen: PortalContext['access']['seesScreen']
}

/**
 * What a session may do and gets to see. The portal itself and service keys (whose own rights are looked at where they
 * come in) may everything; a user whatever the menu's derivation allows.
 */
export function sessionAccess(source: AccessSource): SessionAccess {
  const access = accessOf(source)
  return {
    access,
    mayUse: ({ acting, viewer }, entity, operation) =>
      acting !== 'user' || (viewer !== undefined && access.mayUse(viewer, entity.name, operation)),
    seesScreen: ({ acting, viewer }, path) =>
      acting !== 'user' || (viewer !== undefined && access.seesScreen(viewer, path)),
    maskRow: (entity, row, session): Row => {
      const shown = maskRow(entity, row, session)
      const once = takeOneTimeValues(session, entity, row)
      return once ? { ...shown, ...once } : shown
    },
  }
}
