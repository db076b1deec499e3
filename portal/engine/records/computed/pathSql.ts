import { sql } from 'kysely'
import type { Entity, Field } from '#declare'
import { columnsOf, fieldColumns, hasState } from '#derive/columns.ts'
import { shownAs, storedAs } from '#derive/computedField.ts'
import { jumpTargets } from '#widgets/kinds.ts'
import { column, nothing, type Scope, type Typed, within } from './scope.ts'

/**
 * The value at a path as SQL: an own field, the end of a period, part of a link, through references as deep as the
 * path goes. A period alone is its start. Where the path goes through a list there are many values: null.
 */
export function pathSql(scope: Scope, path: string): Typed {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const name = stateOr(scope.entity, head)
  const field = scope.entity.fields[name]
  if (rest.length > 0 && field) return partSql(scope, name, field, rest)
  const stored = columnsOf(scope.entity).find((one) => one.name === name)
  if (stored)
    return { sql: column(scope, name), type: stored.type, day: isDay(field && shownAs(field)) }
  if (!field)
    throw new Error(`${scope.entity.name} has no field "${head}": check the path "${path}"`)
  if (storedAs(field)) return partSql(scope, name, field, ['start'])
  return computedSql(scope, field)
}

const isDay = (field: Field | undefined): boolean => field?.kind === 'date'

/** `status` is the state field, whatever it is called. */
export const stateOr = (entity: Entity, name: string): string =>
  name === 'status' && !entity.fields.status ? entity.stateField : name

/** What a computed field works out, as SQL of the type it reads as; null where nothing says how yet. */
export function computedSql(scope: Scope, field: Field): Typed {
  const { from } = field
  if (typeof from === 'object' && from !== null && 'by' in from) return nothing
  const value = scope.valueSql(scope, from as never)
  const type = fieldColumns('value', shownAs(field))[0]?.type ?? value.type
  return { sql: value.sql, type }
}

function partSql(scope: Scope, name: string, field: Field, rest: readonly string[]): Typed {
  const [part = ''] = rest
  const { kind } = shownAs(field)
  if (kind === 'period') return endSql(scope, name, part)
  if (kind === 'ref' || kind === 'parent') return throughSql(scope, name, field, rest)
  if (kind === 'jump' && part === 'status') return targetStateSql(scope, name)
  return isJson(kind) ? { sql: jsonPart(scope, column(scope, name), part), type: 'text' } : nothing
}

const endSql = (scope: Scope, name: string, part: string): Typed => ({
  sql: column(scope, part === 'end' ? `${name}End` : `${name}Start`),
  type: 'text',
})

const isJson = (kind: string): boolean => ['jump', 'audio', 'video', 'file', 'json'].includes(kind)

function throughSql(scope: Scope, name: string, field: Field, rest: readonly string[]): Typed {
  const target = scope.entities.get(field.to as string)
  const key = pathSql(scope, name)
  if (rest.length === 1 && rest[0] === 'id') return key
  if (!target) return nothing
  const inner = within(scope, target)
  const value = pathSql(inner, rest.join('.'))
  const from = sql`${sql.table(target.name)} as ${sql.ref(inner.alias)}`
  return {
    sql: sql`(select ${value.sql} from ${from} where ${column(inner, 'id')} = ${key.sql})`,
    type: value.type,
  }
}

/** The state of what a link leads to; null where that has none, or it leads to no record. */
function targetStateSql(scope: Scope, name: string): Typed {
  const link = column(scope, name)
  const cases = Object.entries(jumpTargets).flatMap(([type, { entity }]) => {
    const target = entity ? scope.entities.get(entity) : undefined
    if (!target || !hasState(target)) return []
    const inner = within(scope, target)
    const from = sql`${sql.table(target.name)} as ${sql.ref(inner.alias)}`
    const is = sql`${column(inner, 'id')} = ${jsonPart(scope, link, 'id')}`
    const state = sql`select ${column(inner, target.stateField)} from ${from} where ${is}`
    return [sql`when ${sql.lit(type)} then (${state})`]
  })
  if (cases.length === 0) return nothing
  const type = jsonPart(scope, link, 'type')
  return { sql: sql`case ${type} ${sql.join(cases, sql` `)} end`, type: 'text' }
}

/** One part of an object in a JSON column, as text or number. */
export function jsonPart(scope: Scope, json: Typed['sql'], part: string): Typed['sql'] {
  if (scope.dialect === 'sqlite') return sql`json_extract(${json}, ${`$.${part}`})`
  const text = sql`${json} ->> ${sql.lit(part)}`
  return part === 'id' || part === 'size' || part === 'duration'
    ? sql`(${text})::float8`
    : sql`(${text})`
}
