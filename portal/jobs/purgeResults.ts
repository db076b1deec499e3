import { sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'

/** How long the file of a result is kept. */
const KEPT = '7d'
/** So many at a stretch. */
const AT_ONCE = 100

/** Removes result files of jobs that ended more than seven days ago, and what jobs leave that are gone themselves. */
export async function purgeResults(
  context: PortalContext,
  { rest, isOver }: Pauses,
): Promise<number> {
  const { rows, database, clock } = context
  const job = context.entities.get('job')
  if (!job) return 0
  const before = shift(shanghaiTime(clock()), `-${KEPT}`)
  const old = { resultFile: { set: true }, finishedAt: { lt: { text: before } } }
  let purged = 0
  for (; !isOver(); await rest()) {
    const found = await rows.select(database.db, job, old, { limit: AT_ONCE })
    for (const row of found) await purge(context, row)
    purged += found.length
    if (found.length < AT_ONCE) break
  }
  await forgetGone(context)
  return purged
}

/** The file first: a crash in between leaves a link to nothing, which the next night mends. */
async function purge(context: PortalContext, row: Row): Promise<void> {
  const { store, database, rows } = context
  const url = (row.resultFile as { url?: string } | null)?.url
  const key = ownKey(context, url)
  if (key) await store?.remove(key)
  await database.transaction((tx) =>
    rows.keep(tx, entityNamed(context, 'job'), row.id as number, { resultFile: null }),
  )
}

async function forgetGone({ database }: PortalContext): Promise<void> {
  for (const table of ['_job', '_jobLine'])
    await sql`delete from ${sql.table(table)} where "job" not in (select "id" from "job")`.execute(
      database.db,
    )
  await sql`delete from "_lease" where "until" = 0 and "name" like 'job:%'`.execute(database.db)
}
