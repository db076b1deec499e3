import { type RawBuilder, sql } from 'kysely'
import type { ColumnType, Entity } from '#declare'
import { momentOf } from '#derive/moment.ts'
import type { Database, Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { entitiesOf } from '#portal/storage/db/schema.ts'

/** Where an expression stands: in a row of `entity`, called `alias` in the statement. */
export interface Scope {
  readonly dialect: Database['kind']
  readonly entities: ReadonlyMap<string, Entity>
  readonly entity: Entity
  readonly alias: string
  /** ISO 8601 with +08:00. */
  readonly now: string
}

/** An expression of SQL and the type of what it gives. */
export interface Typed {
  readonly sql: RawBuilder<unknown>
  readonly type: ColumnType
  /** A day, met by moments with their day alone. */
  readonly day?: boolean
}

/** The name of the table a list or a condition is about, within its statements. */
export const mainAlias = 't'

/** The scope of a row of an entity; `now` is this moment unless given. */
export function scopeOf(db: Db | Tx, entity: Entity, now?: string): Scope {
  return {
    dialect: dialectOf(db),
    entities: entitiesOf(db),
    entity,
    alias: mainAlias,
    now: now ?? momentOf(Date.now()),
  }
}

/** The scope of a row another one refers to; its alias differs from every one around it. */
export const within = (scope: Scope, entity: Entity): Scope => ({
  ...scope,
  entity,
  alias: `${scope.alias}${scope.alias.length}`,
})

/** A column of the scope's own row. */
export const column = (scope: Scope, name: string): RawBuilder<unknown> =>
  sql.ref(`${scope.alias}.${name}`)

/** What has no value, wherever one is worked out from it. */
export const nothing: Typed = { sql: sql`null`, type: 'text' }
