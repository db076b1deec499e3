import type { Entity, Label, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db } from '#portal/storage/db/database.ts'
import type { TimedEntry } from '#wire/timedEntry.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { asPlanned } from '../plannedMoves/plannedMove.ts'
import { visibleRow } from '../records/call.ts'
import { asRevision } from '../revisions/revision.ts'
import type { Stretch } from './calendarRows.ts'
import { ruleEntries } from './ruleEntries.ts'
import type { Untitled } from './timedEntry.ts'

/** So many are told at once. */
const MOST = 500

/** What is done by itself within a stretch to records of these entities that whoever asks may see, by time. */
export async function timedEntries(
  context: PortalContext,
  session: Session,
  entities: readonly Entity[],
  stretch: Stretch,
): Promise<readonly TimedEntry[]> {
  const own = entities.filter((entity) => context.access.mayUse(session, entity, 'read'))
  const found = [
    ...(await movesIn(context, session, own, stretch)),
    ...(await revisionsIn(context, session, own, stretch)),
    ...(await ruleEntries(context, session, own, stretch, shanghaiTime(context.clock()))),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const titles = new Map<string, ReadonlyMap<number, string>>()
  for (const [name, some] of Map.groupBy(found, ({ entity }) => entity)) {
    const entity = context.entities.get(name) as Entity
    const ids = some.map(({ recordId }) => recordId)
    titles.set(name, await titlesOf(context, session, entity, ids))
  }
  // What is gone, or not theirs to see, is told to nobody.
  return found.flatMap((one) => {
    const title = titles.get(one.entity)?.get(one.recordId)
    return title === undefined ? [] : [{ ...one, title }]
  })
}

/** What a table of the portal's own keeps for a time within a stretch, of these entities, by that time. */
async function rowsWithin(
  db: Db,
  { table, at }: { readonly table: string; readonly at: string },
  names: readonly string[],
  { from, to }: Stretch,
) {
  if (names.length === 0) return []
  return db
    .selectFrom(table)
    .selectAll()
    .where('entity', 'in', names)
    .where(at, '>=', from)
    .where(at, '<', to)
    .orderBy(at)
    .limit(MOST)
    .execute()
}

async function movesIn(
  { database, entities, access }: PortalContext,
  session: Session,
  among: readonly Entity[],
  stretch: Stretch,
): Promise<readonly Untitled[]> {
  const names = among.flatMap(({ name, moves }) =>
    Object.values(moves).some(({ timed }) => timed) ? [name] : [],
  )
  const rows = await rowsWithin(database.db, { table: '_planned_move', at: 'at' }, names, stretch)
  return rows.flatMap((row) => {
    const entity = entities.get(String(row.entity)) as Entity
    const { recordId, move, at, planner, failed } = asPlanned(row as Row)
    const does = entity.moves[move]?.label
    if (!does) return []
    const mayMove = access.mayUse(session, entity, move)
    const told = { entity: entity.name, recordId, at, by: planner.name, failed, mayMove }
    return [{ kind: 'move' as const, ...told, move, does }]
  })
}

async function revisionsIn(
  { database, entities, access }: PortalContext,
  session: Session,
  among: readonly Entity[],
  stretch: Stretch,
): Promise<readonly Untitled[]> {
  const names = among.flatMap(({ name, revisions }) => (revisions ? [name] : []))
  const table = { table: '_revision', at: 'publishAt' }
  const rows = await rowsWithin(database.db, table, names, stretch)
  return rows.map((row) => {
    const entity = entities.get(String(row.entity)) as Entity
    const { recordId, version, publishAt, writer, failed } = asRevision(row as Row)
    const mayMove = access.mayUse(session, entity, 'update')
    const told = { entity: entity.name, recordId, at: String(publishAt), by: writer.name, failed }
    return { kind: 'revision' as const, ...told, mayMove, revision: version, does: published }
  })
}
const published: Label = ['发布修订稿', 'Publish the revision']

async function titlesOf(
  context: PortalContext,
  session: Session,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const where = { ...context.access.sees(entity, session), id: [...new Set(ids)] }
  const rows = await context.rows.select(context.database.db, entity, where, { limit: ids.length })
  const call = { context, entity, session }
  return new Map(rows.map((row) => [Number(row.id), calledOf(entity, visibleRow(call, row))]))
}
