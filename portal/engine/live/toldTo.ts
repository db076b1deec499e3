import type { Entity } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { type Call, findVisible } from '../records/call.ts'
import type { Numbered, RecordChange } from './changeTail.ts'
import type { Watches } from './watches.ts'

/**
 * Of changes those that somebody looks at and may read, with the fields they may see. What is deleted can no longer be
 * asked after: it is told where every record is visible, and where it is open.
 */
export async function toldTo(
  context: PortalContext,
  session: Session,
  watches: Watches,
  changes: readonly Numbered[],
): Promise<RecordChange[]> {
  const asked = changes.filter(
    ({ entity, id }) => watches.lists.has(entity) || watches.records.has(`${entity}/${id}`),
  )
  const told: RecordChange[] = []
  for (const [name, own] of Map.groupBy(asked, ({ entity }) => entity)) {
    const entity = context.entities.get(name)
    if (!entity || !context.access.mayUse(session, entity, 'read')) continue
    const seen = await visibleAmong(context, session, entity, own)
    const masked = maskedFields(entity, session)
    for (const change of own) {
      const isOpen = watches.records.has(`${name}/${change.id}`)
      if (seen && !seen.has(change.id) && !(change.kind === 'removed' && isOpen)) continue
      const { number: _, ...known } = change
      told.push({ ...known, fields: change.fields.filter((field) => !masked.has(field)) })
    }
  }
  return told
}

/** Null where all records are visible. */
async function visibleAmong(
  { access, rows, database }: PortalContext,
  session: Session,
  entity: Entity,
  changes: readonly RecordChange[],
): Promise<ReadonlySet<number> | null> {
  const where = access.sees(entity, session)
  if (!where) return null
  const ids = new Set(changes.map(({ id }) => id))
  const seen = new Set<number>()
  for (const id of ids)
    if ((await rows.count(database.db, entity, { ...where, id })) > 0) seen.add(id)
  return seen
}

/** What somebody may be told of: entities they may read, records they see. */
export async function withinReach(
  context: PortalContext,
  session: Session,
  { lists, records }: Watches,
): Promise<Watches> {
  const mayRead = (entity: Entity | undefined) =>
    entity !== undefined && context.access.mayUse(session, entity, 'read')
  const open = [...records].filter(([, { entity }]) => mayRead(entity))
  const seen = await Promise.all(
    open.map(async ([key, record]) => {
      const call: Call = { context, entity: record.entity, session }
      const found = await findVisible(call, context.database.db, record.id).catch(() => null)
      return found ? ([[key, record]] as const) : []
    }),
  )
  return {
    lists: new Set([...lists].filter((name) => mayRead(context.entities.get(name)))),
    records: new Map(seen.flat()),
  }
}
