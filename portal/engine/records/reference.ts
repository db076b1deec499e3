import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { hashOf } from '#derive/hash.ts'
import { titleText } from '#derive/titleText.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'
import { computedSql } from './computed/pathSql.ts'
import { column, mainAlias, type Scope } from './computed/scope.ts'
import { scopeOf } from './computed/scopeOf.ts'
import { noteObjects } from './references/notedObjects.ts'
import { objectKey, objects, type Reference, referencesOf } from './references/referencesOf.ts'

/** Brings the reference table in step with a record; `before` is the record as it stood there. */
export async function writeReferences(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row,
  before?: Row,
): Promise<void> {
  const now = referencesOf(entity, row)
  const old = before ? referencesOf(entity, before) : []
  if (JSON.stringify(now) === JSON.stringify(old)) return
  if (old.length > 0) await dropReferences(tx, entity, id)
  noteObjects(tx, [...old, ...now])
  for (let i = 0; i < now.length; i += 100) {
    const rows = now.slice(i, i + 100).map((one) => ({ entity: entity.name, id, ...one }))
    await tx.insertInto('_reference').values(rows).execute()
  }
}

/** The same for many records, in few statements: what they refer to still stays as it stands. */
export async function writeAllReferences(
  tx: Tx,
  entity: Entity,
  records: readonly { readonly id: number; readonly row: Row; readonly before?: Row }[],
): Promise<void> {
  const gone: Kept[] = []
  const come: Kept[] = []
  for (const { id, row, before } of records) {
    const [now, old] = [referencesOf(entity, row), before ? referencesOf(entity, before) : []]
    for (const one of without(old, now)) gone.push({ entity: entity.name, id, ...one })
    for (const one of without(now, old)) come.push({ entity: entity.name, id, ...one })
  }
  noteObjects(tx, [...gone, ...come])
  if (gone.length > 0)
    await sql`delete from "_reference" where (entity, id, path, "toEntity", "toId") in
      (${jsonRows(tx, keyColumns, gone)})`.execute(tx)
  await addReferences(tx, come)
}

/** A reference as it is kept, with the record it is of. */
type Kept = { readonly [K in keyof Reference]: Reference[K] } & {
  readonly entity: string
  readonly id: number
}

const without = (some: readonly Reference[], others: readonly Reference[]): readonly Reference[] =>
  others.length === 0 ? some : some.filter((one) => !others.some((other) => isSame(one, other)))

const isSame = (one: Reference, other: Reference): boolean =>
  one.toId === other.toId &&
  one.path === other.path &&
  one.toEntity === other.toEntity &&
  one.address === other.address

const referenceColumns: readonly JsonColumn[] = [
  { name: 'entity', type: 'text' },
  { name: 'id', type: 'integer' },
  { name: 'path', type: 'text' },
  { name: 'toEntity', type: 'text' },
  { name: 'toId', type: 'integer' },
  { name: 'address', type: 'text' },
]
/** What tells references apart. */
const keyColumns = referenceColumns.slice(0, 5)

/** What records refer to that referred to nothing before, in one statement: each reference with the record it is of. */
export async function addReferences(tx: Tx, references: readonly Row[]): Promise<void> {
  if (references.length > 0)
    await sql`insert into "_reference" (entity, id, path, "toEntity", "toId", address)
      ${jsonRows(tx, referenceColumns, references)}`.execute(tx)
}

/** Takes away everything a record refers to. */
export async function clearReferences(tx: Tx, entity: Entity, id: number): Promise<void> {
  const shown = await tx
    .selectFrom('_reference')
    .select('address')
    .where('entity', '=', entity.name)
    .where('id', '=', id)
    .where('toEntity', '=', objects)
    .execute()
  noteObjects(tx, shown as { address: string }[])
  await dropReferences(tx, entity, id)
}

async function dropReferences(tx: Tx, entity: Entity, id: number): Promise<void> {
  await tx.deleteFrom('_reference').where('entity', '=', entity.name).where('id', '=', id).execute()
}

/** A record that refers to another, called by its title. */
export interface Referrer {
  readonly entity: string
  readonly id: number
  readonly title: string
  /** The field that refers; inside a list `items.goods`. */
  readonly path: string
}

/**
 * Who refers to a record, in whatever way: references, lists of them, links, list entries, rich text. Records in the
 * bin refer to nothing; a record does not stand in its own way.
 */
export async function referencesTo(
  db: Db | Tx,
  entities: readonly Entity[],
  entity: string,
  id: number,
  limit: number,
): Promise<Referrer[]> {
  const rows = await db
    .selectFrom('_reference')
    .select(['entity', 'id', 'path'])
    .where('toEntity', '=', entity)
    .where('toId', '=', id)
    .where((where) => where.not(where.and([where('entity', '=', entity), where('id', '=', id)])))
    .orderBy('entity')
    .orderBy('path')
    .orderBy('id')
    .limit(limit)
    .execute()
  return withTitles(db, entities, rows as Place[])
}

/** Who uses an object of the store, by any of its addresses. */
export async function referencesToObject(
  db: Db | Tx,
  entities: readonly Entity[],
  url: string,
  limit: number,
): Promise<Referrer[]> {
  const address = objectKey(url)
  const rows = await db
    .selectFrom('_reference')
    .select(['entity', 'id', 'path'])
    .where('toEntity', '=', objects)
    .where('toId', '=', hashOf(address))
    .where('address', '=', address)
    .orderBy('entity')
    .orderBy('id')
    .limit(limit)
    .execute()
  return withTitles(db, entities, rows as Place[])
}

/** How many places refer to a record, counted to `limit`. */
export async function countReferencesTo(
  db: Db | Tx,
  entity: string,
  id: number,
  limit = 10_000,
): Promise<number> {
  const some = db
    .selectFrom('_reference')
    .select('id')
    .where('toEntity', '=', entity)
    .where('toId', '=', id)
    .limit(limit)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Place {
  readonly entity: string
  readonly id: number
  readonly path: string
}

async function withTitles(
  db: Db | Tx,
  entities: readonly Entity[],
  places: readonly Place[],
): Promise<Referrer[]> {
  const titles = new Map<string, string>()
  for (const name of new Set(places.map((place) => place.entity))) {
    const ids = places.filter((place) => place.entity === name).map(({ id }) => Number(id))
    const entity = entities.find((one) => one.name === name)
    if (entity)
      for (const [id, title] of await titlesOf(db, entity, ids)) titles.set(`${name} ${id}`, title)
  }
  return places.map(({ entity, id, path }) => ({
    entity,
    id: Number(id),
    path,
    title: titles.get(`${entity} ${id}`) ?? `#${id}`,
  }))
}

/** What records are called, by id; those in the bin too. */
export async function titlesOf(
  db: Db | Tx,
  entity: Entity,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const scope = scopeOf(db, entity)
  const { rows } = await sql<{ id: number; title: unknown }>`
    select ${column(scope, 'id')} as "id", ${titleSql(scope)} as "title"
    from ${sql.table(entity.name)} as ${sql.ref(mainAlias)}
    where ${column(scope, 'id')} in (${sql.join([...new Set(ids)])})`.execute(db)
  return new Map(
    rows.map(({ id, title }) => [Number(id), titleText(title) ?? String(title ?? `#${id}`)]),
  )
}

/** What a record is called: a field of its own, or what its declaration works out of others. */
function titleSql(scope: Scope) {
  const { fields, called } = scope.entity
  const field = fields[called]
  if (field?.kind === 'computed') return computedSql(scope, field).sql
  return field ? column(scope, called) : sql`null`
}

export type { Reference }
