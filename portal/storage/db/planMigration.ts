import { sql } from 'kysely'
import type { Entity } from '#declare'
import { searchedOf } from '../search/indexSearched.ts'
import { readNumbers } from '../search/searchedNumbers.ts'
import type { Database, Db } from './database.ts'
import { dialectOf } from './dialectOf.ts'
import { readLayout, wantedLayout } from './migrate.ts'
import { narrow, renames } from './migrateColumns.ts'
import { type Extant, existing } from './migrateExtant.ts'
import { isOurs } from './migrateIndexes.ts'
import { NewerSchema } from './schemaVersion.ts'
import type { TableSpec } from './tableSpec.ts'
import { type Upgrade, upgrades } from './upgrades.ts'

/** What will be done to a table that is there. */
export interface TableChange {
  readonly table: string
  readonly rows: number
  readonly adds: readonly string[]
  readonly renames: readonly (readonly [string, string])[]
  readonly widens: readonly string[]
  readonly builds: readonly string[]
  readonly drops: readonly string[]
}

/** What laying a database out will do to it. */
export interface MigrationPlan {
  readonly isEmpty: boolean
  /** It is laid out as this release wants it already. */
  readonly isDone: boolean
  readonly from: number
  readonly to: number
  readonly steps: readonly Upgrade[]
  readonly newTables: readonly string[]
  readonly changes: readonly TableChange[]
  /** Entities whose records are put into the index of words, and how many these are. */
  readonly indexed: readonly { readonly entity: string; readonly rows: number }[]
  /** Portals of the release before go on beside it. */
  readonly beside: boolean
}

/**
 * Says what `migrate` would do to a database, by reading alone: it may be asked beside portals at work. Throws
 * `NewerSchema` where a newer release has laid it out.
 */
export async function planMigration(
  { db }: Pick<Database, 'db'>,
  entities: readonly Entity[],
  also: readonly TableSpec[] = [],
  steps: readonly Upgrade[] = upgrades,
): Promise<MigrationPlan> {
  const { tables, hash } = wantedLayout(entities, also, steps)
  const { before, version } = await readLayout(db)
  if (version > steps.length) throw new NewerSchema(version, steps.length)
  const there = await existing(
    db,
    tables.map(({ name }) => name),
  )
  const pending = before ? steps.slice(version) : []
  const changes: TableChange[] = []
  for (const table of tables) {
    const extant = there.get(table.name)
    const entity = entities.find(({ name }) => name === table.name)
    const change = extant && changeOf(db, table, extant, entity)
    if (change) changes.push({ ...change, rows: await rowsOf(db, table.name) })
  }
  return {
    isEmpty: before === undefined,
    isDone: before?.hash === hash,
    from: version,
    to: steps.length,
    steps: pending,
    newTables: tables.filter(({ name }) => !there.has(name)).map(({ name }) => name),
    changes,
    indexed: await toBeIndexed(db, entities, there),
    beside:
      pending.every(({ beside }) => beside) && changes.every((one) => one.renames.length === 0),
  }
}

function changeOf(
  db: Db,
  table: TableSpec,
  { columns, indexes }: Extant,
  entity: Entity | undefined,
): Omit<TableChange, 'rows'> | undefined {
  const renamed = Object.entries(entity?.fields ?? {})
    .flatMap(([name, field]) => (field.renamedFrom ? renames(name, field) : []))
    .filter(([from, to]) => columns.has(from) && !columns.has(to))
  const known = new Set([...columns.keys(), ...renamed.map(([, to]) => to)])
  const wanted = new Set(table.indexes.map(({ name }) => name))
  const change = {
    table: table.name,
    adds: table.columns.map(({ name }) => name).filter((name) => !known.has(name)),
    renames: renamed,
    widens: table.columns
      .filter(({ name, type }) => {
        const isNarrow = narrow.includes(columns.get(name) ?? '')
        return dialectOf(db) === 'postgres' && type === 'integer' && isNarrow
      })
      .map(({ name }) => name),
    builds: [...wanted].filter((name) => !indexes.has(name)),
    drops: [...indexes].filter((name) => isOurs(table, name) && !wanted.has(name)),
  }
  const { adds, widens, builds, drops } = change
  return [adds, renamed, widens, builds, drops].some((one) => one.length > 0) ? change : undefined
}

async function toBeIndexed(
  db: Db,
  entities: readonly Entity[],
  there: ReadonlyMap<string, Extant>,
): Promise<MigrationPlan['indexed']> {
  const known: ReadonlyMap<string, number> = there.has('_searched')
    ? await readNumbers(db)
    : new Map()
  const indexed: { entity: string; rows: number }[] = []
  for (const entity of entities) {
    if (!there.has(entity.name) || searchedOf(entity).every((field) => known.has(field))) continue
    const rows = await rowsOf(db, entity.name)
    if (rows > 0) indexed.push({ entity: entity.name, rows })
  }
  return indexed
}

async function rowsOf(db: Db, table: string): Promise<number> {
  const found = await sql<{
    rows: number
  }>`select count(*) as rows from ${sql.table(table)}`.execute(db)
  return Number(found.rows[0]?.rows ?? 0)
}
