import { type RawBuilder, sql } from 'kysely'
import type { ColumnType, Entity, Value } from '#declare'
import type { Database } from '#portal/storage/db/database.ts'

/** Where an expression stands: in a row of `entity`, called `alias` in the statement. */
export interface Scope {
  readonly dialect: Database['kind']
  readonly entities: ReadonlyMap<string, Entity>
  readonly entity: Entity
  readonly alias: string
  /** ISO 8601 with +08:00. */
  readonly now: string
  /** An expression as SQL. Handed in: it reads paths, which lead to computed fields, in which stand expressions again. */
  valueSql(scope: Scope, value: Value): Typed
}

/** An expression of SQL and the type of what it gives. */
export interface Typed {
  readonly sql: RawBuilder<unknown>
  readonly type: ColumnType
  /** A day, met by moments with their day alone. */
  readonly day?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: each word knows the shape of its own expression, the declaration's types hold it
export type Expression = { readonly [key: string]: any }
/** A word of expressions as SQL. */
export type Working = (scope: Scope, expression: Expression) => Typed

/** The name of the table a list or a condition is about, within its statements. */
export const mainAlias = 't'

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
