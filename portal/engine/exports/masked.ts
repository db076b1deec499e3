import type { Entity, Row } from '#declare'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** How a record reads in a file: with full phones and addresses where those were asked for, by whoever may see them. */
export type Reading = (entity: Entity, row: Row) => Row

/** Without the wish for full data nobody's rights count: phones read 138****8888, addresses stop at the district. */
export function readingFor({ access }: PortalContext, session: Session, isFull: boolean): Reading {
  const reader: Session = isFull
    ? session
    : { ...session, acting: 'user', roles: [], special: new Set() }
  return (entity, row) => access.maskRow(entity, row, reader, { exporting: true })
}
