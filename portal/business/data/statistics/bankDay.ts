import { sql } from 'kysely'
import type { Jump, Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { purgeRow } from '#portal/engine/records/store.ts'
import type { Tx } from '#portal/storage/db/database.ts'

const MOST = 100_000
/** Seconds of a day. */
const DAY = 86_400

interface Member {
  readonly company: number
  readonly joinedOn: string | null
}

/**
 * Builds what members of the bank's branches read on a day from the log of the app: one row for each of them and each
 * content. Built again, a day is written anew.
 */
export async function writeBankDay(context: PortalContext, tx: Tx, day: string): Promise<number> {
  const entity = entityNamed(context, 'icbcData')
  const members = await bankMembers(tx, day)
  const log = await context.rows.select(
    tx,
    entityNamed(context, 'studyLog'),
    { date: day },
    { limit: MOST, sort: 'id' },
  )
  const standing = await context.rows.select(tx, entity, { day }, { limit: MOST })
  for (const { id } of standing) await purgeRow(tx, entity, id as number)
  const now = shanghaiTime(context.clock())
  const stamps = { createdAt: now, updatedAt: now, createdBy: null, updatedBy: null }
  const rows = readingOf(log.filter(({ user }) => members.has(user as number)))
  for (const { date, logNo: _, ...row } of rows) {
    const member = members.get(row.user as number) as Member
    await insertRows(tx, entity, [{ ...row, ...member, day: date, ...stamps }], 'day')
  }
  return rows.length
}

const fields = [
  'logNo',
  'user',
  'date',
  'contentType',
  'target',
  'contentTitle',
  'employeeNo',
] as const

/** Entries of one user and content as one; a user's day holds no more than 24 hours. */
function readingOf(log: readonly Row[]): Row[] {
  const alike = Map.groupBy(log, ({ user, target }) => {
    const { type, id } = target as Jump
    return `${user} ${type} ${id}`
  })
  const spent = new Map<unknown, number>()
  return [...alike.values()].flatMap((entries) => {
    const last = entries.at(-1) as Row
    const sum = (name: string) => entries.reduce((all, row) => all + Number(row[name] ?? 0), 0)
    const left = DAY - (spent.get(last.user) ?? 0)
    const duration = Math.min(sum('duration'), left)
    spent.set(last.user, DAY - left + duration)
    if (duration <= 0) return []
    const finished = entries.some((row) => row.finished === true)
    const own = Object.fromEntries(fields.map((name) => [name, last[name] ?? null]))
    return [{ ...own, times: Math.max(1, sum('times')), duration, finished }]
  })
}

/** Users of companies of type bank, with the day their branch let them in. */
async function bankMembers(tx: Tx, day: string): Promise<ReadonlyMap<number, Member>> {
  const { rows } = await sql<Row>`
    select u.id, u.company, min(o."grantedAt") as "joined" from "appUser" u
    join company c on c.id = u.company and c."type" = 'bank' and c."deletedAt" is null
    left join "partnerUserOrder" o on o."user" = u.id and o.company = u.company and o."deletedAt" is null
    where u.id in (select "user" from "studyLog" where "date" = ${day} and "deletedAt" is null)
    group by u.id, u.company`.execute(tx)
  return new Map(
    rows.map(({ id, company, joined }) => [
      Number(id),
      { company: Number(company), joinedOn: joined ? String(joined).slice(0, 10) : null },
    ]),
  )
}
