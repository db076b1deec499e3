import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell, SheetPlan } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import type { Db } from '#portal/storage/db/database.ts'

/** Rows of the details at most: a spreadsheet holds no more. */
const MOST = 100_000
/** Of a ranking, so many are named. */
const NAMED = 500

/** The bank's report of some days: overview, rankings of branches, members and contents, and for admins every row. */
export async function sheet({ context, params }: JobWork): Promise<SheetFile> {
  const { db } = context.database
  const days = { from: String(params.from), to: String(params.to) }
  const rankings = [
    await ranking(db, days, ['机构排行', '机构'], sql`c."shortName"`),
    await ranking(db, days, ['用户排行', '用户'], sql`u.nickname`, masked),
    await ranking(db, days, ['内容排行', '内容'], sql`d."contentTitle"`),
  ]
  const details = params.details ? [await detailsOf(context, days)] : []
  const rows = [...rankings, ...details].reduce((sum, { count }) => sum + count, 0)
  return {
    plan: await overview(db, days),
    beside: [...rankings, ...details].map(({ plan }) => plan),
    rows,
    name: `工行月报-${days.from}至${days.to}.xlsx`,
  }
}

interface Days {
  readonly from: string
  readonly to: string
}
interface Sheet {
  readonly plan: SheetPlan
  readonly count: number
}

const within = ({ from, to }: Days) =>
  sql`from "icbcData" d join company c on c.id = d.company join "appUser" u on u.id = d."user"
    where d."day" >= ${from} and d."day" <= ${to} and d."deletedAt" is null`
/** Names are told in part: `海**`. */
const masked = (name: string) => `${[...name].slice(0, 1).join('')}**`
const minutes = (seconds: unknown) => Math.round(Number(seconds ?? 0) / 6) / 10

const page = (
  name: string,
  widths: readonly number[],
  heads: readonly string[],
  rows: readonly (readonly PlannedCell[])[],
): SheetPlan => ({
  name,
  columns: widths.map((width) => ({ width })),
  rows: [heads.map((head) => header(head)), ...rows],
  isFrozen: true,
})

async function overview(db: Db, days: Days): Promise<SheetPlan> {
  const { rows } =
    await sql<Row>`select count(distinct d."user") as "members", count(distinct d.company) as "branches",
    coalesce(sum(d.times), 0) as "times", coalesce(sum(d.duration), 0) as "duration" ${within(days)}`.execute(
      db as unknown as Kysely<unknown>,
    )
  const { members, branches, times, duration } = rows[0] as Row
  const active = Number(members ?? 0)
  const lines: readonly (readonly PlannedCell[])[] = [
    ['日期', `${days.from} 至 ${days.to}`],
    ['活跃机构', Number(branches ?? 0)],
    ['活跃用户', active],
    ['学习次数', Number(times ?? 0)],
    ['总时长（分钟）', minutes(duration)],
    ['人均时长（分钟）', active > 0 ? minutes(Number(duration) / active) : 0],
  ]
  return page('数据总览', [22, 30], ['指标', '数值'], lines)
}

/** By total length; equal ones share a place. */
async function ranking(
  db: Db,
  days: Days,
  [title, head]: readonly [string, string],
  by: ReturnType<typeof sql>,
  shown: (name: string) => string = (name) => name,
): Promise<Sheet> {
  const { rows } = await sql<Row>`select ${by} as "name", count(distinct d."user") as "members",
    sum(d.times) as "times", sum(d.duration) as "duration" ${within(days)}
    group by ${by} order by sum(d.duration) desc, ${by} limit ${sql.lit(NAMED)}`.execute(
    db as unknown as Kysely<unknown>,
  )
  const lines = rows.map(({ name, members, times, duration }) => {
    const place = 1 + rows.filter((other) => Number(other.duration) > Number(duration)).length
    const users = Number(members)
    return [
      place,
      text(shown(String(name))),
      users,
      Number(times),
      minutes(duration),
      minutes(Number(duration) / users),
    ]
  })
  const heads = ['名次', head, '活跃用户', '学习次数', '总时长（分钟）', '人均时长（分钟）']
  return { plan: page(title, [8, 36, 12, 12, 18, 18], heads, lines), count: lines.length }
}

async function detailsOf(context: JobWork['context'], days: Days): Promise<Sheet> {
  const { rows } =
    await sql<Row>`select d."day", c."shortName" as "branch", u.nickname as "user", d."employeeNo",
    d."contentType", d."contentTitle", d.times, d.duration, d.finished ${within(days)}
    order by d."day" desc, d.duration desc limit ${sql.lit(MOST)}`.execute(
      context.database.db as unknown as Kysely<unknown>,
    )
  const kinds = entityNamed(context, 'icbcData').fields.contentType?.of as Row
  const lines = rows.map((row) => [
    String(row.day),
    text(String(row.branch)),
    text(masked(String(row.user))),
    text(String(row.employeeNo ?? '')),
    String((kinds[row.contentType as string] as readonly string[])[0]),
    text(String(row.contentTitle)),
    Number(row.times),
    minutes(row.duration),
    row.finished === true || row.finished === 1 ? '是' : '否',
  ])
  const heads = ['日期', '机构', '用户', '工号', '类型', '内容', '次数', '时长（分钟）', '完成']
  return {
    plan: page('明细', [12, 20, 12, 14, 10, 36, 8, 14, 8], heads, lines),
    count: lines.length,
  }
}
