import { type RawBuilder, sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'

type Sql = RawBuilder<unknown>

/** Whoever has left or was shut out is written to by nobody. */
export const REACHABLE = ['normal', 'muted']

/**
 * The users a message is for, as a condition on `appUser`. `ids` are those a list names; of `interest` one interest in
 * common is enough; a user of whom no sign of life is known counts as silent.
 */
export function audienceSql(
  db: Db | Tx,
  message: Row,
  now: string,
  ids: readonly number[] = [],
): Sql {
  const among = audiences[String(message.audience)]
  if (!among) throw new Error(`There is no audience "${message.audience}"`)
  const reachable = sql`u.status in (${sql.join(REACHABLE)}) and u."deletedAt" is null`
  return sql`(${reachable} and ${among(message, { now, ids, isPostgres: dialectOf(db) === 'postgres' })})`
}

interface Among {
  readonly now: string
  readonly ids: readonly number[]
  readonly isPostgres: boolean
}

const vip = (status: Sql): Sql =>
  sql`exists (select 1 from "userVip" as v where v."user" = u.id and v."deletedAt" is null and ${status})`
const active = (now: string): Sql =>
  vip(sql`v.status = 'active' and (v."validityStart" is null or v."validityStart" <= ${now})
    and (v."validityEnd" is null or v."validityEnd" > ${now})`)

const audiences: { readonly [audience: string]: (message: Row, among: Among) => Sql } = {
  all: () => sql`(1 = 1)`,
  member: (_message, { now }) => active(now),
  nonMember: (_message, { now }) => sql`not ${active(now)}`,
  expired: (_message, { now }) => sql`(not ${active(now)} and ${vip(sql`(1 = 1)`)})`,
  interest: ({ interests }, { isPostgres }) => sharing((interests ?? []) as number[], isPostgres),
  company: ({ company }) => sql`u.company = ${company}`,
  silent: ({ silentDays }, { now }) =>
    sql`(u."lastActiveAt" is null or u."lastActiveAt" < ${shift(now, `-${Number(silentDays)}d`)})`,
  listed: (_message, { ids }) => (ids.length > 0 ? sql`u.id in (${sql.join(ids)})` : sql`(1 = 0)`),
}

function sharing(interests: readonly number[], isPostgres: boolean): Sql {
  if (interests.length === 0) return sql`(1 = 0)`
  const held = interests.map((id) =>
    isPostgres
      ? sql`coalesce(u.interests @> ${JSON.stringify([id])}::jsonb, false)`
      : sql`exists (select 1 from json_each(u.interests) as e where e.value = ${id})`,
  )
  return sql`(${sql.join(held, sql` or `)})`
}

/** How many users a condition of {@link audienceSql} holds for. */
export async function countAudience(db: Db | Tx, audience: Sql): Promise<number> {
  const { rows } = await sql<{
    count: number | string
  }>`select count(*) as count from "appUser" as u where ${audience}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
