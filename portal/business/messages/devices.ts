import { type RawBuilder, sql } from 'kysely'
import type { Row } from '#declare'
import { startOfDay } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { audienceSql } from './audience.ts'
import { findRecipients, linesOf } from './findRecipients.ts'
import { versionNumber } from './versionNumber.ts'

type Sql = RawBuilder<unknown>

/** So many pushes of news a user gets a day. */
const A_DAY = 2

/** A device a push goes to. */
export interface Device {
  readonly id: number
  readonly user: number
  readonly token: string
  readonly platform: 'ios' | 'android' | 'harmony'
}

/** The users a push names line by line, of whom `devices` then asks; none where its audience is another. */
export const namedUsers = async (db: Db | Tx, push: Row): Promise<readonly number[]> =>
  push.audience === 'listed' ? (await findRecipients(db, linesOf(push.users))).ids : []

/**
 * The devices a push goes to, from `appDevice` d and `appUser` u: those of its audience, platforms and versions that
 * may be notified and did not get it yet; of news nobody gets more than two a day.
 */
function aimedAt(db: Db | Tx, push: Row, now: string, users: readonly number[]): Sql {
  const platforms = (push.platforms ?? []) as readonly string[]
  if (platforms.length === 0) return sql`(1 = 0)`
  const version = push.minVersion
    ? sql`d."versionNumber" >= ${versionNumber(push.minVersion)}`
    : sql`(1 = 1)`
  const isNew = push.id
    ? sql`not exists (select 1 from "pushReceipt" as r where r.push = ${push.id} and r.device = d.id)`
    : sql`(1 = 1)`
  const isSpared =
    push.kind === 'operation'
      ? sql`(select count(distinct r.push) from "pushReceipt" as r where r."user" = u.id
          and r.kind = 'operation' and r."sentAt" >= ${startOfDay(now)} and r.push <> ${push.id ?? 0}) < ${A_DAY}`
      : sql`(1 = 1)`
  return sql`(${audienceSql(db, push, now, users)} and d.allowed = ${true} and d."deletedAt" is null
    and d.platform in (${sql.join(platforms)}) and ${version} and ${isNew} and ${isSpared})`
}

const DEVICES = sql`from "appDevice" as d join "appUser" as u on u.id = d."user"`

/** How many devices a push would go to now. */
export async function countDevices(db: Db | Tx, push: Row, now: string): Promise<number> {
  const users = await namedUsers(db, push)
  const { rows } = await sql<{
    count: number | string
  }>`select count(*) as count ${DEVICES} where ${aimedAt(db, push, now, users)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The next devices behind a number that a push goes to. */
export async function nextDevices(
  db: Db | Tx,
  push: Row,
  now: string,
  { users, after, most }: { users: readonly number[]; after: number; most: number },
): Promise<readonly Device[]> {
  const { rows } = await sql<Row>`select d.id, d."user", d.token, d.platform ${DEVICES}
    where ${aimedAt(db, push, now, users)} and d.id > ${after} order by d.id limit ${most}`.execute(
    db,
  )
  return rows.map(({ id, user, token, platform }) => ({
    ...{ id: Number(id), user: Number(user), token: String(token) },
    platform: platform as Device['platform'],
  }))
}

/** The devices of some users on the platforms of a push, whatever they got before. */
export async function devicesOf(
  db: Db | Tx,
  users: readonly number[],
  platforms: readonly string[],
): Promise<readonly Device[]> {
  const rows = await db
    .selectFrom('appDevice')
    .select(['id', 'user', 'token', 'platform'])
    .where('deletedAt', 'is', null)
    .where('allowed', '=', true)
    .where('user', 'in', users)
    .where('platform', 'in', platforms)
    .execute()
  return rows as unknown as readonly Device[]
}
