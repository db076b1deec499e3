import { type Entity, type Literal, type Row, wordOf } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'
import { purgeRow } from '#portal/engine/records/store.ts'

/** So many records a transaction, so that nobody waits long for it. */
const AT_ONCE = 200

/** Removes for good what is older than its declaration keeps it (`keep: '3y'`), counted from when it was made, or `since`. */
export async function purgeOld(context: PortalContext, night: Pauses): Promise<number> {
  let purged = 0
  for (const entity of context.entities.values())
    for (const literal of Object.values(entity.rules).flat())
      if (wordOf(literal) === 'keep') purged += await purge(context, entity, literal, night)
  return purged
}

async function purge(
  { database, rows, clock }: PortalContext,
  entity: Entity,
  { keep, where, since = 'createdAt' }: Literal,
  night: Pauses,
): Promise<number> {
  const before = shift(shanghaiTime(clock()), `-${keep}`)
  const old = { ...(where as Row | undefined), [since as string]: { lt: { text: before } } }
  for (let purged = 0; ; await night.rest()) {
    const options = { limit: AT_ONCE, sort: 'id' }
    const found = night.isOver() ? [] : await rows.select(database.db, entity, old, options)
    if (found.length === 0) return purged
    await database.transaction(async (tx) => {
      for (const { id } of found) await purgeRow(tx, entity, id as number)
    })
    purged += found.length
  }
}
