import type { PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import type { Pauses } from '../records/counts.ts'
import { notedIn, noteWanting } from './noteWanting.ts'
import { wantingRecords } from './wantingRecords.ts'

/** Found ones noted together. */
const AT_ONCE = 100
/** Noted ones looked at again, of an entity. */
const NOTED = 10_000

/** At night every record is looked at, since what a round saw may not have been all; noted ones that are whole again go. */
export async function night(context: PortalContext, pauses: Pauses): Promise<void> {
  for (const entity of context.entities.values()) {
    const noted = await notedIn(context, entity, NOTED)
    for (let at = 0; at < noted.length; at += AT_ONCE)
      await noteWanting(context, entity, noted.slice(at, at + AT_ONCE))
  }
  let looked = 0
  for await (const { entity, row } of wantingRecords(context, portalSession)) {
    await noteWanting(context, entity, [Number(row.id)])
    looked += 1
    if (looked % AT_ONCE === 0) await pauses.rest()
    if (pauses.isOver()) return
  }
}
