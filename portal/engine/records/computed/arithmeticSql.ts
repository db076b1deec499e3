import { type RawBuilder, sql } from 'kysely'
import type { Value } from '#declare'
import type { Scope, Working } from './scope.ts'

type Sql = RawBuilder<unknown>

/** As floating numbers, since whole ones would be divided without a rest and money times a rate overflow. */
const numbers = (scope: Scope, values: readonly Value[]): Sql[] =>
  values.map((value) => {
    const { sql: one } = scope.valueSql(scope, value)
    return scope.dialect === 'postgres' ? sql`(${one})::float8` : sql`cast(${one} as real)`
  })

const or0 = (value: Sql): Sql => sql`coalesce(${value}, 0)`
const added = (values: readonly Sql[]): Sql => sql`(${sql.join(values.map(or0), sql` + `)})`
/** Empty where all operands are. */
const unlessEmpty = (values: readonly Sql[], result: Sql): Sql =>
  sql`(case when coalesce(${sql.join([...values, sql`null`])}) is null then null else ${result} end)`

const plus: Working = (scope, { plus: values }) => {
  const found = numbers(scope, values)
  return { sql: unlessEmpty(found, added(found)), type: 'real' }
}

const minus: Working = (scope, { minus: values }) => {
  const [first, ...rest] = numbers(scope, values) as [Sql, ...Sql[]]
  const result = rest.length > 0 ? sql`${or0(first)} - ${added(rest)}` : or0(first)
  return { sql: unlessEmpty([first, ...rest], result), type: 'real' }
}

const times: Working = (scope, { times: values, round }) => {
  const product = sql`(${sql.join(numbers(scope, values), sql` * `)})`
  const way = roundings[round ?? '']
  return { sql: way ? way(scope, product) : product, type: way ? 'integer' : 'real' }
}

/** Empty where the second is 0. */
const part: Working = (scope, { part: values, digits }) => {
  const [a, b] = numbers(scope, values) as [Sql, Sql]
  const ratio = sql`(${a} / nullif(${b}, 0))`
  return { sql: digits === undefined ? ratio : toDigits(scope, ratio, digits), type: 'real' }
}

const toDigits = ({ dialect }: Scope, value: Sql, digits: number): Sql =>
  dialect === 'postgres'
    ? sql`round(${value}::numeric, ${sql.lit(digits)})::float8`
    : sql`round(${value}, ${sql.lit(digits)})`

/** Without floor and ceil, which SQLite has in some builds only. */
const down = ({ dialect }: Scope, value: Sql): Sql =>
  dialect === 'postgres'
    ? sql`floor(${value})`
    : sql`(cast(${value} as integer) - (${value} < cast(${value} as integer)))`
const up = ({ dialect }: Scope, value: Sql): Sql =>
  dialect === 'postgres'
    ? sql`ceil(${value})`
    : sql`(cast(${value} as integer) + (${value} > cast(${value} as integer)))`
const half = (scope: Scope, value: Sql): Sql => down(scope, sql`(${value} + 0.5)`)
const roundings: { readonly [way: string]: (scope: Scope, value: Sql) => Sql } = { down, up, half }

export const arithmetic: { readonly [word: string]: Working } = { plus, minus, times, part }
