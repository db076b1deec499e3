import type { Entity, Row } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** Between two moments, `2026-11-28T00:00:00+08:00`. */
export interface Stretch {
  readonly from: string
  readonly to: string
}

/** What of an entity stands in a calendar within a stretch, as whoever asks may see it; `more` narrows it down. */
export async function calendarRows(
  { context, entity, session }: Asking,
  { from, to }: Stretch,
  most: number,
  more: Row = {},
): Promise<readonly Row[]> {
  const { at, where } = entity.calendar!
  const isDay = entity.fields[at]?.kind === 'date'
  const bound = (moment: string) => (isDay ? moment.slice(0, 10) : moment)
  const filter = { ...where, ...more, [`${at}_gte`]: bound(from), [`${at}_lte`]: bound(to) }
  const asked = {
    ...{ filter: JSON.stringify(filter), range: JSON.stringify([0, most - 1]) },
    ...{ sort: JSON.stringify(['id', 'DESC']) },
  }
  const { list } = await context.lists.list(context.database.db, entity, asked, {
    where: context.access.sees(entity, session),
    masked: maskedFields(entity, session),
    me: session.user?.id,
  })
  return list.map((row) => context.access.maskRow(entity, row, session))
}

interface Asking {
  readonly context: PortalContext
  readonly entity: Entity
  readonly session: Session
}
