import type { Entity, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import type { Db } from '#portal/storage/db/database.ts'
import type { Deletion } from '#wire/deletion.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { visibleRow } from '../records/call.ts'

/** Entries of the log looked through for one page. */
const PAGE = 100
/** The log is written within the transaction that deletes, a moment later. */
const APART = 60_000

/**
 * What was deleted and still lies in the bin, whatever its entity, the latest first: of entities the session reads and
 * rows it may see. What went along with another record is told there. `q` is a part of what it was called.
 */
export async function deletions(
  context: PortalContext,
  session: Session,
  { q = '', page = 0 }: { readonly q?: string; readonly page?: number },
): Promise<{ readonly list: readonly Deletion[]; readonly next: number | null }> {
  const log = context.entities.get('auditLog')
  if (!log) return { list: [], next: null }
  const { db } = context.database
  const asked = {
    filter: JSON.stringify({ action: 'delete', ...(q && { recordTitle_q: q }) }),
    sort: '["id","DESC"]',
    range: JSON.stringify([page * PAGE, (page + 1) * PAGE - 1]),
  }
  const found = await context.lists.list(db, log, asked, { where: null })
  const told = new Map<number, Deletion>()
  for (const [name, entries] of Map.groupBy(found.list, ({ entity }) => String(entity))) {
    const entity = context.entities.get(name)
    if (!entity || entity.keysOf || !context.access.mayUse(session, entity, 'read')) continue
    for (const one of await deletedOf(context, session, entity, entries)) told.set(one.id, one)
  }
  const list = found.list.flatMap(({ id }) => told.get(Number(id)) ?? [])
  return { list, next: found.hasNext ? page + 1 : null }
}

async function deletedOf(
  context: PortalContext,
  session: Session,
  entity: Entity,
  entries: readonly Row[],
): Promise<readonly Deletion[]> {
  const { db } = context.database
  const ids = [...new Set(entries.map(({ recordId }) => Number(recordId)))]
  const asked = { filter: JSON.stringify({ id: ids }), range: `[0,${ids.length - 1}]` }
  const where = context.access.sees(entity, session)
  const { list } = await context.lists.list(db, entity, asked, { where, binned: true })
  const binned = new Map(list.map((row) => [Number(row.id), row]))
  const alone = await withoutTaken(db, entity, [...binned.values()])
  const latest = new Map(entries.toReversed().map((entry) => [Number(entry.recordId), entry]))
  const told: Deletion[] = []
  for (const [recordId, entry] of latest) {
    const row = binned.get(recordId)
    if (!row || !alone.has(recordId) || !isOfIt(row, entry)) continue
    told.push({
      ...{ id: Number(entry.id), entity: entity.name, label: entity.label, recordId },
      title: calledOf(entity, visibleRow({ context, entity, session }, row), recordId),
      at: String(entry.createdAt),
      by: String(entry.actorName ?? ''),
      reason: (entry.reason as string | null) ?? null,
      along: await alongWith(context, db, entity, recordId),
      mayRestore: context.access.mayUse(session, entity, 'remove'),
    })
  }
  return told
}

/** It was brought back and deleted once more where the record lies there since another moment. */
const isOfIt = ({ deletedAt }: Row, { createdAt }: Row): boolean =>
  !deletedAt || Math.abs(Date.parse(String(deletedAt)) - Date.parse(String(createdAt))) < APART

/** Those that were deleted by themselves. */
async function withoutTaken(
  db: Db,
  { name }: Entity,
  rows: readonly Row[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => Number(id))
  const taken = await db
    .selectFrom('_along')
    .select(['recordId', 'version'])
    .where('entity', '=', name)
    .where('recordId', 'in', ids)
    .where('ofAction', '=', 'remove')
    .where('emptied', 'is', null)
    .execute()
  const keys = new Set(taken.map(({ recordId, version }) => `${recordId} ${version}`))
  return new Set(
    rows.filter(({ id, version }) => !keys.has(`${id} ${version}`)).map(({ id }) => Number(id)),
  )
}

async function alongWith(
  context: PortalContext,
  db: Db,
  { name }: Entity,
  id: number,
): Promise<Deletion['along']> {
  const rows = await db
    .selectFrom('_along')
    .select((eb) => ['entity', eb.fn.countAll().as('count')])
    .where('ofEntity', '=', name)
    .where('ofId', '=', id)
    .where('ofAction', '=', 'remove')
    .where('emptied', 'is', null)
    .groupBy('entity')
    .execute()
  return rows
    .filter(({ entity }) => context.entities.has(String(entity)))
    .map(({ entity, count }) => ({
      entity: String(entity),
      label: entityNamed(context, String(entity)).label,
      count: Number(count),
    }))
}
