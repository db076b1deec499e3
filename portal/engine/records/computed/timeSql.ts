import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '#derive/columns.ts'
import { startOfDay } from '#derive/moment.ts'
import { pathSql } from './pathSql.ts'
import type { Scope, Working } from './scope.ts'

type Sql = RawBuilder<unknown>

const day = (value: Sql): Sql => sql`substr(${value}, 1, 10)`

/** Days from today, by calendar day. */
const days: Working = (scope, { days: path }) => {
  const value = day(pathSql(scope, path).sql)
  const today = startOfDay(scope.now).slice(0, 10)
  const difference =
    scope.dialect === 'postgres'
      ? sql`((${value})::date - (${today}::text)::date)`
      : sql`cast(round(julianday(${value}) - julianday(${today})) as integer)`
  return { sql: difference, type: 'integer' }
}

/** 1 for Monday to 7 for Sunday. */
const weekday: Working = (scope, { weekday: path }) => {
  const value = day(pathSql(scope, path).sql)
  const number =
    scope.dialect === 'postgres'
      ? sql`extract(isodow from (${value})::date)::int`
      : sql`((cast(strftime('%w', ${value}) as integer) + 6) % 7 + 1)`
  return { sql: number, type: 'integer' }
}

const units: { readonly [unit: string]: string } = {
  m: 'minutes',
  h: 'hours',
  d: 'days',
  M: 'months',
  y: 'years',
}

/** A date stays a date; the 31st moved into a shorter month is its last day. */
const shift: Working = (scope, { shift: [value, by] }) => {
  const moment = scope.valueSql(scope, value).sql
  const [, sign, amount, unit = 'd'] = /^([+-]?)(\d+)([mhdwMy])$/.exec(by) ?? []
  const count = Number(`${sign ?? ''}${amount ?? 0}`) * (unit === 'w' ? 7 : 1)
  const step = `${count} ${units[unit] ?? 'days'}`
  const [date, time] =
    scope.dialect === 'postgres' ? inPostgres(moment, step) : inSqlite(moment, step)
  return {
    sql: sql`(case when length(${moment}) = 10 then ${date} else ${time} || '+08:00' end)`,
    type: 'text',
  }
}

function inPostgres(moment: Sql, step: string): readonly [Sql, Sql] {
  const moved = sql`(substr(${moment}, 1, 19)::timestamp + ${sql.lit(step)}::interval)`
  return [sql`to_char(${moved}, 'YYYY-MM-DD')`, sql`to_char(${moved}, 'YYYY-MM-DD"T"HH24:MI:SS')`]
}

function inSqlite(moment: Sql, step: string): readonly [Sql, Sql] {
  const shiftAs = (format: string) =>
    sql`strftime(${sql.lit(format)}, substr(${moment}, 1, 19), ${sql.lit(step)}, 'floor')`
  return [shiftAs('%Y-%m-%d'), shiftAs('%Y-%m-%dT%H:%M:%S')]
}

/** The day of a moment, some days on, at a time of day; empty where one of them is. */
const onDay: Working = (scope, { onDay: path, add = 0, at = { text: '00:00' } }) => {
  const date = day(pathSql(scope, path).sql)
  const count = scope.valueSql(scope, add).sql
  const time = scope.valueSql(scope, at).sql
  const moved =
    scope.dialect === 'postgres'
      ? sql`to_char((${date})::date + (${count})::int, 'YYYY-MM-DD')`
      : sql`date(${date}, cast(${count} as integer) || ' days')`
  return {
    sql: sql`(${moved} || 'T' || nullif(${time}, '') || ':00+08:00')`,
    type: 'text',
  }
}

/** upcoming (announced once that moment has come), running or ended, over all periods that are filled; none where no period is. */
const phase: Working = (scope, { phase: paths, announced }) => {
  const periods = (paths as string[]).map((path) => ends(scope, path))
  const isEmpty = periods.map(({ start, end }) => sql`(${start} is null and ${end} is null)`)
  const waits = periods.map(({ start }, i) => sql`(${isEmpty[i]} or ${start} > ${scope.now})`)
  const over = periods.map(({ end }, i) => sql`(${isEmpty[i]} or ${end} < ${scope.now})`)
  const and = (tests: readonly Sql[]) => sql.join(tests, sql` and `)
  const from = announced ? pathSql(scope, announced as string).sql : sql`null`
  return {
    sql: sql`(case when ${and(isEmpty)} then 'none'
      when ${and(waits)} then (case when ${from} <= ${scope.now} then 'announced' else 'upcoming' end)
      when ${and(over)} then 'ended' else 'running' end)`,
    type: 'text',
  }
}

/** A period's ends; a single moment or date is both. */
function ends(scope: Scope, path: string): { readonly start: Sql; readonly end: Sql } {
  const isPeriod = columnsOf(scope.entity).some(({ name }) => name === `${path}End`)
  if (!isPeriod && !path.includes('.')) {
    const { sql: moment } = pathSql(scope, path)
    return { start: moment, end: moment }
  }
  return { start: pathSql(scope, `${path}.start`).sql, end: pathSql(scope, `${path}.end`).sql }
}

export const dates: { readonly [word: string]: Working } = {
  days,
  weekday,
  shift,
  onDay,
  phase,
}
