import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { takeFrom } from './takeFrom.ts'

/** Looks once a day at every source whose hour has come. */
export async function round(context: PortalContext): Promise<void> {
  if (!context.entities.has('listSource')) return
  const entity = entityNamed(context, 'listSource')
  const { database, rows } = context
  const now = shanghaiTime(context.clock())
  for (const source of await rows.select(database.db, entity, { status: 'active' })) {
    if (!isDue(source, now)) continue
    // It was looked at, whatever comes of it: what fails is told once, and not again every ten seconds.
    await database.transaction((tx) => rows.keep(tx, entity, source.id as number, { lastAt: now }))
    await takeFrom(context, source)
  }
}

/** Its hour of today has come and it was not looked at since, or it never was. */
function isDue({ hour, lastAt }: Row, now: string): boolean {
  const due = `${now.slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00+08:00`
  return !lastAt || (now >= due && String(lastAt) < due)
}
