import { sql } from 'kysely'
import type { Entity } from '#declare'
import { hashOf } from '#derive/hash.ts'
import { indexSearched } from '../search/indexSearched.ts'
import type { Database, Db, Tx } from './database.ts'
import { createIndex, createTable } from './ddl.ts'
import { dialectOf } from './dialectOf.ts'
import { extendTable } from './migrateColumns.ts'
import { type Extant, existing } from './migrateExtant.ts'
import { createIndexes } from './migrateIndexes.ts'
import { factsOf, type SchemaFacts, warnOfNarrowed } from './migrateNarrowed.ts'
import { oneAtATime } from './oneAtATime.ts'
import { useEntities } from './schema.ts'
import { NewerSchema, rememberVersion } from './schemaVersion.ts'
import { ownTables, type TableSpec, tableOf } from './tableSpec.ts'
import { type Upgrade, upgrades } from './upgrades.ts'

/**
 * Brings the tables in line with the declarations, in one transaction: makes what is missing, renames what says
 * `renamedFrom`, puts the indexes right. Of portals that start together one does it, the others find it done. Drops nothing but indexes it made itself. What no program should decide (a
 * field that vanished, another type, values a narrower field would refuse) comes back as notices, each with the
 * address and the remedy. Costs a hash and one query where nothing changed. Throws `NewerSchema` on a database that a
 * newer release has laid out, and touches nothing then.
 *
 * @param also further tables of the portal's own
 * @param steps other upgrades than the release's, for tests
 */
export async function migrate(
  database: Database,
  entities: readonly Entity[],
  also: readonly TableSpec[] = [],
  steps: readonly Upgrade[] = upgrades,
): Promise<{ notices: string[] }> {
  const { db } = database
  useEntities(db, entities)
  const { tables, facts, hash } = wantedLayout(entities, also, steps)
  const isDone = ({ before, version }: Layout) => {
    if (version > steps.length) throw new NewerSchema(version, steps.length)
    return before?.hash === hash
  }
  const there = await readLayout(db)
  if (isDone(there)) return { notices: there.before?.notices ?? [] }
  return database.transaction(async (tx) => {
    await oneAtATime(tx, 'layout')
    // What another portal has done while this one waited is not done again.
    const now = await readLayout(tx)
    const { before, version } = now
    if (isDone(now)) return { notices: before?.notices ?? [] }
    if (before) for (const { run } of steps.slice(version)) await run(tx)
    const notices = await bring(tx, tables, entities)
    const once = before ? await warnOfNarrowed(tx, before.facts, entities) : []
    await remember(tx, { hash, notices, facts })
    await rememberVersion(tx, steps.length)
    return { notices: [...notices, ...once] }
  })
}

/** All tables, and a hash by which a database knows that it has them already. */
export function wantedLayout(
  entities: readonly Entity[],
  also: readonly TableSpec[],
  steps: readonly Upgrade[] = upgrades,
) {
  const tables = [...ownTables, ...also, ...entities.map(tableOf)]
  const facts = factsOf(entities)
  return { tables, facts, hash: String(hashOf(JSON.stringify([tables, facts, steps.length]))) }
}

interface Known {
  readonly hash: string
  readonly notices: string[]
  readonly facts: SchemaFacts
}

/** What a database says of how it is laid out. */
export interface Layout {
  readonly before?: Known
  readonly version: number
}

/** What the database says of itself: nothing where it is empty. */
export async function readLayout(db: Db | Tx): Promise<Layout> {
  const there = await existing(db, ['_meta'])
  if (!there.has('_meta')) return { version: 0 }
  const query = db.selectFrom('_meta').selectAll().where('key', 'in', ['schema', 'version'])
  const said = new Map((await query.execute()).map(({ key, value }) => [key, value as string]))
  const schema = said.get('schema')
  return {
    version: Number(said.get('version') ?? 0),
    ...(schema && { before: JSON.parse(schema) }),
  }
}

async function remember(tx: Tx, state: Known): Promise<void> {
  const value = JSON.stringify(state)
  await tx
    .insertInto('_meta')
    .values({ key: 'schema', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

async function bring(
  tx: Tx,
  tables: readonly TableSpec[],
  entities: readonly Entity[],
): Promise<string[]> {
  const there = await existing(
    tx,
    tables.map(({ name }) => name),
  )
  const fresh = tables.filter(({ name }) => !there.has(name))
  await make(tx, fresh)
  const notices: string[] = []
  for (const table of tables) {
    const extant = there.get(table.name)
    const entity = entities.find(({ name }) => name === table.name)
    if (extant) notices.push(...(await extend(tx, table, extant, entity)))
  }
  await indexSearched(tx, entities, new Set(fresh.map(({ name }) => name)))
  return notices
}

async function extend(
  tx: Tx,
  table: TableSpec,
  extant: Extant,
  entity: Entity | undefined,
): Promise<string[]> {
  const columns = await extendTable(tx, table, extant, entity)
  return [...columns, ...(await createIndexes(tx, table, extant))]
}

/** New tables with their indexes; PostgreSQL takes all statements in one go. */
async function make(tx: Tx, tables: readonly TableSpec[]): Promise<void> {
  const dialect = dialectOf(tx)
  const statements = tables.flatMap((table) => [
    createTable(table, dialect),
    ...table.indexes.map((index) => createIndex(table, index, dialect)),
  ])
  const batches = dialect === 'postgres' ? [statements.join(';\n')] : statements
  for (const batch of batches) if (batch) await sql.raw(batch).execute(tx)
}
