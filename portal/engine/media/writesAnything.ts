import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** Whether somebody may write any record: only they bring files in, or pick from those that are there. */
export const writesAnything = (
  { entities, access }: Pick<PortalContext, 'entities' | 'access'>,
  session: Session,
): boolean =>
  [...entities.values()].some((entity) =>
    ['create', 'update'].some((operation) => access.mayUse(session, entity, operation)),
  )
