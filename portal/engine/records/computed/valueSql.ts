import { type RawBuilder, sql } from 'kysely'
import type { Value } from '#declare'
import { BETWEEN } from '#derive/expression.ts'
import { nowShifted } from '#derive/moment.ts'
import { arithmetic } from './arithmeticSql.ts'
import { pathSql } from './pathSql.ts'
import { column, type Expression, nothing, type Scope, type Typed, type Working } from './scope.ts'
import { dates } from './timeSql.ts'

/**
 * An expression of the declarations as SQL, giving what `evaluate` gives for the record. Words that ask rows of other
 * entities stand in kept columns and give null here.
 */
export function valueSql(scope: Scope, value: Value): Typed {
  if (typeof value === 'string') return pathSql(scope, value)
  if (typeof value !== 'object' || value === null) return literalSql(value)
  const word = Object.keys(words).find((key) => key in value)
  return word ? (words[word] as Working)(scope, value as Expression) : nothing
}

/** Numbers are written out: PostgreSQL cannot tell the type of two parameters it should add. */
function literalSql(value: number | boolean | null): Typed {
  if (typeof value === 'number')
    return { sql: sql.lit(value), type: Number.isInteger(value) ? 'integer' : 'real' }
  return value === null ? nothing : { sql: sql`${value}`, type: 'boolean' }
}

const all = (scope: Scope, values: readonly Value[]) =>
  values.map((value) => valueSql(scope, value))

const later: Working = (scope, { later: values }) => {
  const found = all(scope, values)
  const larger = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
    scope.dialect === 'postgres'
      ? sql`greatest(${a}, ${b})`
      : sql`max(coalesce(${a}, ${b}), coalesce(${b}, ${a}))`
  return { sql: found.map((one) => one.sql).reduce(larger), type: found[0]?.type ?? 'text' }
}

const first: Working = (scope, { first: values }) => {
  const found = all(scope, values)
  const filled = found.map(({ sql: one, type }) =>
    type === 'text' ? sql`nullif(${one}, '')` : one,
  )
  return { sql: sql`coalesce(${sql.join(filled)})`, type: found[0]?.type ?? 'text' }
}

/** Each filled text brings the dot before it; the first one is cut off. */
const joined: Working = (scope, { words: values, between = BETWEEN }) => {
  const dot = sql.lit(between)
  const parts = all(scope, values).map(
    ({ sql: one }) => sql`coalesce(${dot} || nullif(cast(${one} as text), ''), '')`,
  )
  const line = sql`substr(${sql.join(parts, sql` || `)}, ${sql.lit(between.length + 1)})`
  return { sql: sql`nullif(${line}, '')`, type: 'text' }
}

const byChoice: Working = (scope, { byChoice: path, of }) => {
  const choice = pathSql(scope, path).sql
  const cases = Object.entries(of as Record<string, Value>).map(
    ([name, value]) => [name, valueSql(scope, value)] as const,
  )
  const lines = cases.map(([name, value]) => sql`when ${name} then ${value.sql}`)
  return {
    sql: sql`(case ${choice} ${sql.join(lines, sql` `)} end)`,
    type: cases[0]?.[1].type ?? 'text',
  }
}

const length: Working = (scope, { length: path }) => {
  const { sql: value, type } = pathSql(scope, path)
  const count = scope.dialect === 'postgres' ? 'jsonb_array_length' : 'json_array_length'
  const size = type === 'json' ? sql`${sql.raw(count)}(${value})` : sql`length(${value})`
  return { sql: sql`coalesce(${size}, 0)`, type: 'integer' }
}

/** Entries of an own list: `{ sum: 'lines.gross' }`, `{ count: 'items' }`. */
const ofEntries =
  (word: 'sum' | 'count'): Working =>
  (scope, expression) => {
    const [list = '', part = ''] = String(expression[word]).split('.')
    if (!scope.entity.fields[list] || expression.over || expression.where) return nothing
    if (word === 'count') return length(scope, { length: list })
    const json = column(scope, list)
    const [entries, value] =
      scope.dialect === 'postgres'
        ? [sql`jsonb_array_elements(${json}) as e`, sql`(e ->> ${sql.lit(part)})::float8`]
        : [sql`json_each(${json}) as e`, sql`json_extract(e.value, ${`$.${part}`})`]
    return { sql: sql`(select coalesce(sum(${value}), 0) from ${entries})`, type: 'real' }
  }

/** How deep a record stands; a hundred levels up is taken for a loop. */
const level: Working = (scope, { level: path }) => {
  const to = scope.entity.fields[path]?.to ?? scope.entity.name
  const up = sql`select above.${sql.ref(path)}, up.depth + 1 from ${sql.table(to)} as above
    join up on above.id = up.id where up.depth < 100`
  return {
    sql: sql`(with recursive up(id, depth) as (select ${column(scope, path)}, 1 union all ${up})
      select max(up.depth) from up)`,
    type: 'integer',
  }
}

const surname: Working = (scope, { surname: path }) => ({
  sql: sql`(substr(nullif(${pathSql(scope, path).sql}, ''), 1, 1) || ${sql.lit('**')})`,
  type: 'text',
})

const words: { readonly [word: string]: Working } = {
  text: (_scope, { text }) => ({ sql: sql`${text}`, type: 'text' }),
  now: (scope, { now }) => ({ sql: sql`${nowShifted(scope.now, now)}`, type: 'text' }),
  sum: ofEntries('sum'),
  count: ofEntries('count'),
  length,
  surname,
  ...dates,
  ...arithmetic,
  later,
  first,
  words: joined,
  byChoice,
  level,
}
