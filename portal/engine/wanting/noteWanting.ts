import type { Entity, Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { calledIn, lastEditorOf, recordAddress, tellUser } from '../notices/tellUser.ts'
import { recordsOutside } from '../records/recordsOutside.ts'
import { type Wanting, wantingAmong } from './wantingRecords.ts'

/**
 * Looks at some records, notes which of them are not as their state demands and forgets those that are again. Whoever
 * changed a record last is told once, when it is found.
 */
export async function noteWanting(
  context: PortalContext,
  entity: Entity,
  ids: readonly number[],
): Promise<readonly Wanting[]> {
  if (ids.length === 0) return []
  const found = await wantingAmong(context, portalSession, entity, ids)
  const known = new Set(await notedAmong(context, entity, ids))
  const lacking = new Set(found.map(({ row }) => Number(row.id)))
  await forget(
    context,
    entity,
    ids.filter((id) => known.has(id) && !lacking.has(id)),
  )
  for (const one of found.filter(({ row }) => !known.has(Number(row.id)))) await note(context, one)
  return found
}

async function notedAmong(
  { database }: PortalContext,
  { name }: Entity,
  ids: readonly number[],
): Promise<readonly number[]> {
  const rows = await database.db
    .selectFrom('_wanting')
    .select('recordId')
    .where('entity', '=', name)
    .where('recordId', 'in', [...ids])
    .execute()
  return rows.map(({ recordId }) => Number(recordId))
}

async function forget({ database }: PortalContext, { name }: Entity, ids: readonly number[]) {
  if (ids.length === 0) return
  await database.db
    .deleteFrom('_wanting')
    .where('entity', '=', name)
    .where('recordId', 'in', [...ids])
    .execute()
}

async function note(context: PortalContext, { entity, row, problems }: Wanting): Promise<void> {
  const since = shanghaiTime(context.clock())
  const { numInsertedOrUpdatedRows } = await context.database.db
    .insertInto('_wanting')
    .values({ entity: entity.name, recordId: Number(row.id), since })
    .onConflict((conflict) => conflict.columns(['entity', 'recordId']).doNothing())
    .executeTakeFirst()
  // Another portal was faster, and has told of it.
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return
  const user = lastEditorOf(row)
  if (user === null || !context.entities.has('notice')) return
  const state = entity.states[row[entity.stateField] as string]
  const [what, called] = calledIn(entity, row)
  const title: Label = [
    `${state ? `${state[0]}的` : ''}${what}缺了所需的内容`,
    `${called}${state ? ` (${state[1].toLowerCase()})` : ''} lacks what it needs`,
  ]
  const body: Label = [
    problems.map(({ message }) => message[0]).join('\n'),
    problems.map(({ message }) => message[1]).join('\n'),
  ]
  const target = recordAddress(entity.name, row.id)
  const records = recordsOutside(context, { session: portalSession })
  await tellUser(
    { records, db: context.database.db },
    { user, type: 'change', title, body, target },
  )
}

/** The numbers of all records that are noted, by the name of their entity, the latest first, `limit` of each at most. */
export async function notedByEntity(
  { database }: PortalContext,
  limit: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await database.db
    .selectFrom('_wanting')
    .select(['entity', 'recordId'])
    .orderBy('since', 'desc')
    .orderBy('recordId', 'desc')
    .execute()
  const byEntity = Map.groupBy(rows, ({ entity }) => entity as string)
  return new Map(
    [...byEntity].map(([entity, noted]) => [
      entity,
      noted.slice(0, limit).map(({ recordId }) => Number(recordId)),
    ]),
  )
}

/** The records of an entity that are noted, the latest first, `limit` of them at most. */
export async function notedIn(
  { database }: PortalContext,
  { name }: Entity,
  limit: number,
): Promise<readonly number[]> {
  const rows = await database.db
    .selectFrom('_wanting')
    .select('recordId')
    .where('entity', '=', name)
    .orderBy('since', 'desc')
    .orderBy('recordId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ recordId }) => Number(recordId))
}
