import { type RawBuilder, sql } from 'kysely'
import type { Entity } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import type { Db } from '#portal/storage/db/database.ts'
import type { UseGroup, Uses } from '#wire/uses.ts'
import { entityNamed } from '../context/portalContext.ts'
import { type Call, demand, findVisible } from './call.ts'
import { parseListQuery } from './listQuery.ts'
import { titlesOf } from './reference.ts'
import { isKeptAt, pointingTo } from './references/pointingTo.ts'

/** So many of a group are named; its list has the rest. */
const NAMED = 5
/** So many are looked at for whether readers see them. */
const LOOKED = 1000

interface Place {
  readonly entity: string
  readonly path: string
  readonly count: number
}

/** Who refers to a record in whatever way, and how many there are: references, lists of them, links, texts. */
export async function uses(call: Call, id: number): Promise<Uses> {
  demand(call, 'read')
  const { db } = call.context.database
  await findVisible(call, db, id, { binned: true })
  const used: Used = { call, id, pointing: await pointingTo(call.context, db, call.entity, id) }
  const places = await placesOf(used)
  const groups: UseGroup[] = []
  for (const place of places) groups.push(await groupOf(used, place))
  return { total: await totalOf(used), groups }
}

/** Whose uses are asked for, by whom, and the condition on the table of references that finds them. */
interface Used {
  readonly call: Call
  readonly id: number
  readonly pointing: RawBuilder<boolean>
}

const dbOf = ({ call }: Used): Db => call.context.database.db

/** The most used first; last what only the portal writes, such as the log: nobody settles anything there. */
async function placesOf(used: Used): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`select "entity", "path", count(distinct "id") as count
    from "_reference" where ${used.pointing} group by "entity", "path"`.execute(dbOf(used))
  const isLast = ({ entity, path }: Place) =>
    Number(isKeptAt(entityNamed(used.call.context, entity), path))
  const fields = Map.groupBy(rows, ({ entity: name, path }) => `${name} ${path.split('.')[0]}`)
  return [...fields.values()]
    .map((some) => ({
      ...some[0]!,
      path: some[0]!.path.split('.')[0]!,
      count: some.reduce((sum, { count }) => sum + Number(count), 0),
    }))
    .toSorted((a, b) => isLast(a) - isLast(b) || b.count - a.count)
}

async function totalOf(used: Used): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select distinct "entity", "id" from "_reference" where ${used.pointing}) as used`.execute(
    dbOf(used),
  )
  return Number(rows[0]?.total ?? 0)
}

async function groupOf(used: Used, { entity: name, path, count }: Place) {
  const { id } = used
  const { context, session, entity: of } = used.call
  const entity = entityNamed(context, name)
  const field = entity.fields[path]
  const filter = { [path]: id }
  // What shows an object is filtered by no record of the library.
  const isReferred = field?.to === of.name
  const listed = isReferred && !Array.isArray(parseListQuery(entity, { filter }))
  const mayRead = context.access.mayUse(session, entity, 'read')
  return {
    entity: name,
    label: entity.label,
    field: field?.label ?? ([path, path] as const),
    count,
    ...(await seenOf(used, entity, { path, count })),
    ...(listed && mayRead && { filter }),
    records: mayRead ? await namedIn(used, entity, path) : [],
  }
}

async function seenOf(
  used: Used,
  entity: Entity,
  { path, count }: Pick<Place, 'path' | 'count'>,
): Promise<Pick<UseGroup, 'seen'>> {
  const reading = publicReading(entity)
  if (!reading || count > LOOKED) return {}
  const { context } = used.call
  const ids = await idsAt(used, entity, { path, most: LOOKED })
  return { seen: await context.rows.count(dbOf(used), entity, { ...reading.shown, id: ids }) }
}

async function idsAt(
  used: Used,
  entity: Entity,
  { path, most }: { readonly path: string; readonly most: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number
  }>`select distinct "id" from "_reference" where ${used.pointing}
    and "entity" = ${entity.name} and ("path" = ${path} or "path" like ${`${path}.%`})
    order by "id" desc limit ${most}`.execute(dbOf(used))
  return rows.map((row) => Number(row.id))
}

/** The latest, of those the session gets to see. */
async function namedIn(used: Used, entity: Entity, path: string) {
  const { context, session } = used.call
  const db = dbOf(used)
  const ids = await idsAt(used, entity, { path, most: NAMED })
  const where = context.access.sees(entity, session)
  const visible = where
    ? (await context.rows.select(db, entity, { ...where, id: ids })).map((row) => Number(row.id))
    : ids
  const titles = await titlesOf(db, entity, visible)
  return ids.filter((one) => titles.has(one)).map((one) => ({ id: one, title: titles.get(one)! }))
}
