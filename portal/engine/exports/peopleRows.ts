import { sql } from 'kysely'
import type { BulkKind, Row } from '#declare'
import { listedPeople } from '#resources/data/exports/listedPeople.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { cellsMasked } from '../imports/cellsMasked.ts'
import { added, text } from '../imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { titleOf } from '../records/titleOf.ts'
import { peopleOf } from './listFile.ts'
import { type Reading, readingFor } from './masked.ts'
import type { ExportPage, ExportSource } from './source.ts'

const PAGE = 500

/** What is told of the users of a page, by their number: one line each, or several. */
type Telling = (users: readonly Row[]) => Promise<ReadonlyMap<number, readonly Row[]>>

/** What the file says of the people of a list, in the order of the list; those who are not found keep their row. */
export async function peopleRows(
  context: PortalContext,
  record: Row,
  session: Session,
): Promise<ExportSource> {
  const kind = listedPeople[record.kind as string]!
  const people = await peopleOf(context, kind, record.file)
  const [column = ''] = Object.keys(kind.columns)
  const read = readingFor(context, session, record.fullData === true)
  const telling = tellings[kind.name]!(context, record, read)
  const isFull = record.fullData === true
  let at = 0
  return {
    titles: [...Object.values(kind.columns), ...Object.values(kind.adds)].map(
      ({ label }) => label[0],
    ),
    total: people.length,
    async next() {
      const some = people.slice(at, at + PAGE)
      at += PAGE
      const users = await usersBy(
        context,
        column,
        some.flatMap(({ value }) => value ?? []),
      )
      const told = await telling([...users.values()])
      let [found, missing] = [0, 0]
      const lines = some.flatMap(({ value, written }) => {
        const user = value === null ? undefined : users.get(value)
        const shown = String(isFull ? written : cellsMasked(written))
        if (user) found++
        else missing++
        const rows = user ? (told.get(user.id as number) ?? [{}]) : [{ nickname: '未找到用户' }]
        return rows.map((row) => lineOf(kind, shown, row))
      })
      return { lines, found, missing, over: at >= people.length } satisfies ExportPage
    },
  }
}

const lineOf = (kind: BulkKind, written: string, row: Row): PlannedCell[] => [
  text(written),
  ...Object.entries(kind.adds).map(([name, column]) => added(column, row[name])),
]

/** The users of these phones or numbers, by them. */
async function usersBy(
  context: PortalContext,
  column: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (values.length === 0) return new Map()
  const entity = entityNamed(context, 'appUser')
  const where = { [column]: [...new Set(values)] }
  const rows = await context.rows.select(context.database.db, entity, where, { limit: PAGE })
  return new Map(rows.map((row) => [String(row[column]), row]))
}

const minute = (time: unknown): string =>
  String(time ?? '')
    .slice(0, 16)
    .replace('T', ' ')

const tellings: {
  readonly [kind: string]: (context: PortalContext, record: Row, read: Reading) => Telling
} = { douBanForPhone: whatTheyDid, addressForUid: whereTheyLive }

function whereTheyLive(context: PortalContext, _record: Row, read: Reading): Telling {
  const entity = entityNamed(context, 'appUser')
  return async (users) =>
    new Map(
      users.map((user) => {
        const { nickname, addresses, updatedAt } = read(entity, user)
        const rows = ((addresses ?? []) as readonly Row[]).map((one) => ({
          ...one,
          nickname,
          preferred: one.preferred ? '是' : '否',
          updatedAt: minute(updatedAt),
        }))
        return [user.id as number, rows.length > 0 ? rows : [{ nickname, receiver: '未填写地址' }]]
      }),
    )
}

/** States of an order that was paid and not paid back wholly. */
const PAID = ['paid', 'refunding', 'partRefunded']

function whatTheyDid(context: PortalContext, record: Row, _read: Reading): Telling {
  const { db } = context.database
  const { start, end } = record.range as { readonly start: string; readonly end: string }
  return async (users) => {
    const ids = users.map(({ id }) => id as number)
    if (ids.length === 0) return new Map()
    const among = sql`"user" in (${sql.join(ids)}) and "deletedAt" is null`
    const orders = await sql<Row>`select "user", count(*) as orders, sum(paid) as paid
      from "userOrder" where ${among} and status in (${sql.join(PAID)})
      and "paidAt" >= ${start} and "paidAt" <= ${end} group by "user"`.execute(db)
    const times =
      await sql<Row>`select "user", sum(coalesce("listen", 0) + coalesce("read", 0) + coalesce("video", 0)) as seconds,
      max("date") as last from "cumulativeTime" where ${among}
      and "date" >= ${start.slice(0, 10)} and "date" <= ${end.slice(0, 10)} group by "user"`.execute(
        db,
      )
    const codes = await sql<Row>`select "user", "batchName", "redeemedAt" from "redeemCode"
      where ${among} and "redeemedAt" >= ${start} and "redeemedAt" <= ${end} order by id`.execute(
      db,
    )
    const channels = await channelsOf(context, users)
    const of = (rows: readonly Row[], id: unknown) => rows.filter((row) => Number(row.user) === id)
    return new Map(
      users.map(({ id, uid, nickname, registeredAt, channel }) => {
        const redeemed = of(codes.rows, id)
        const [order] = of(orders.rows, id)
        const [time] = of(times.rows, id)
        const row = {
          uid,
          nickname,
          registeredAt: minute(registeredAt),
          channel: channels.get(channel as number) ?? '',
          redeemed: redeemed.map(({ batchName }) => batchName).join('、'),
          redeemedAt: minute(redeemed.at(-1)?.redeemedAt),
          orders: Number(order?.orders ?? 0),
          paid: Number(order?.paid ?? 0),
          minutes: Math.round(Number(time?.seconds ?? 0) / 60),
          lastStudied: time?.last ?? '',
        }
        return [id as number, [row]]
      }),
    )
  }
}

async function channelsOf(
  context: PortalContext,
  users: readonly Row[],
): Promise<Map<number, string>> {
  const entity = entityNamed(context, 'appChannel')
  const ids = [...new Set(users.flatMap(({ channel }) => (channel as number | null) ?? []))]
  const rows = await context.rows.readMany(context.database.db, entity, ids)
  return new Map(rows.map((row) => [row.id as number, titleOf(entity, row)]))
}
