import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

type Tables = Kysely<{ [table: string]: Row }>

/** The figures of one channel and client on one day. */
export interface DayFigures {
  readonly channel: number | null
  readonly platform: string
  readonly figures: Row
}

/** From midnight to midnight in Asia/Shanghai. */
const within = (column: string, day: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} >= ${`${day}T00:00:00+08:00`} and ${sql.ref(column)} < ${`${shift(day, '+1d')}T00:00:00+08:00`}`

/** Whoever did anything that is kept with its day: registered, studied, paid or said something. */
const active = (
  day: string,
) => sql`select u.id from "appUser" u where ${within('u.registeredAt', day)}
  union select t."user" from "cumulativeTime" t where t."date" = ${day} and t."deletedAt" is null
  union select o."user" from "userOrder" o where ${within('o.paidAt', day)} and o."deletedAt" is null
  union select c."user" from "comment" c where ${within('c.publishedAt', day)} and c."source" = 'user' and c."deletedAt" is null`

/** What each of these adds up, over rows joined with their user. */
const countsOf = (
  day: string,
): { readonly [field: string]: readonly [RawBuilder<unknown>, RawBuilder<unknown>] } => {
  const paid = sql`"userOrder" o join "appUser" u on u.id = o."user"
    where ${within('o.paidAt', day)} and o."status" not in ('unpaid', 'closed') and o."deletedAt" is null`
  const vip = sql`${paid} and o."kind" = 'vip'`
  const earlier = sql`exists (select 1 from "userOrder" e where e."user" = o."user" and e."kind" = 'vip'
    and e."paidAt" < o."paidAt" and e."status" not in ('unpaid', 'closed') and e."deletedAt" is null)`
  const studied = sql`"cumulativeTime" t join "appUser" u on u.id = t."user" where t."date" = ${day} and t."deletedAt" is null`
  const users = sql`"appUser" u where u."deletedAt" is null`
  return {
    newUsers: [sql`count(*)`, sql`${users} and ${within('u.registeredAt', day)}`],
    activeUsers: [sql`count(*)`, sql`${users} and u.id in (${active(day)})`],
    payUsers: [sql`count(distinct o."user")`, paid],
    orders: [sql`count(*)`, paid],
    revenue: [sql`sum(o."paid")`, paid],
    refunds: [
      sql`sum(o."refundAmount")`,
      sql`"userOrder" o join "appUser" u on u.id = o."user" where ${within('o.refundedAt', day)} and o."deletedAt" is null`,
    ],
    newVip: [sql`count(*)`, sql`${vip} and not ${earlier}`],
    renewVip: [sql`count(*)`, sql`${vip} and ${earlier}`],
    listenTime: [sql`sum(coalesce(t."listen", 0))`, studied],
    readTime: [sql`sum(coalesce(t."read", 0))`, studied],
    comments: [
      sql`count(*)`,
      sql`"comment" c join "appUser" u on u.id = c."user" where ${within('c.publishedAt', day)} and c."source" = 'user' and c."deletedAt" is null`,
    ],
    redeemed: [
      sql`count(*)`,
      sql`"redeemCode" r join "appUser" u on u.id = r."user" where ${within('r.redeemedAt', day)} and r."deletedAt" is null`,
    ],
  }
}

/** The share of those who registered on the day that was active so many days on, of a hundred; empty until then. */
const returned = (day: string, later: number) =>
  [
    sql`round(100.0 * sum(case when u.id in (${active(shift(day, `+${later}d`))}) then 1 else 0 end) / count(*), 1)`,
    sql`"appUser" u where ${within('u.registeredAt', day)} and u."deletedAt" is null`,
  ] as const

/** Retention of a day, by how many days on it is told. */
export const retentions = { retention1: 1, retention7: 7 } as const

/** Everything the records tell of a day, by channel and client; `today` is the day that is not over yet. */
export async function dayFigures(
  db: Db | Tx,
  day: string,
  today: string,
): Promise<readonly DayFigures[]> {
  const all = {
    ...countsOf(day),
    ...Object.fromEntries(
      Object.entries(retentions).flatMap(([field, later]) =>
        shift(day, `+${later}d`) < today ? [[field, returned(day, later)] as const] : [],
      ),
    ),
  }
  const found = new Map<string, DayFigures>()
  for (const [field, [value, from]] of Object.entries(all))
    for (const row of await grouped(db, value, from)) {
      const key = `${row.channel} ${row.platform}`
      const figures = { ...found.get(key)?.figures, [field]: Number(row.value ?? 0) }
      found.set(key, { channel: channelOf(row), platform: String(row.platform), figures })
    }
  return [...found.values()]
}

const channelOf = ({ channel }: Row) => (channel == null ? null : Number(channel))

/** Where the app did not say which client it was, it counts as the open web. */
async function grouped(
  db: Tables,
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } =
    await sql<Row>`select u."channel" as "channel", coalesce(u."platform", 'h5') as "platform",
    ${value} as "value" from ${from} group by u."channel", coalesce(u."platform", 'h5')`.execute(db)
  return rows
}
