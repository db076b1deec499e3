import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type Ground } from '../../context/ground.ts'
import { takeFrom } from './takeFrom.ts'

/** Looks once a day at every source whose hour has come. */
export async function round(ground: Ground): Promise<void> {
  if (!ground.entities.has('listSource')) return
  const entity = entityNamed(ground, 'listSource')
  const { database, rows } = ground
  const now = shanghaiTime(ground.clock())
  for (const source of await rows.select(database.db, entity, { status: 'active' })) {
    if (!isDue(source, now)) continue
    // It was looked at, whatever comes of it: what fails is told once, and not again every ten seconds.
    await database.transaction((tx) => rows.keep(tx, entity, source.id as number, { lastAt: now }))
    await takeFrom(ground, source)
  }
}

/** Its hour of today has come and it was not looked at since, or it never was. */
function isDue({ hour, lastAt }: Row, now: string): boolean {
  const due = `${now.slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00+08:00`
  return !lastAt || (now >= due && String(lastAt) < due)
}
