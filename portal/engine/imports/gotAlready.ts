import { sql } from 'kysely'
import type { Row } from '#declare'
import type { Finding } from '#derive/bulk/finding.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'

/** People told one by one at most. */
const MOST = 10

/** Who of a list got the same within the days its kind names (D2), and in which batch. */
export interface GotAlready {
  readonly named: readonly {
    readonly rowNo: number
    readonly uid: string
    readonly nickname: string
    readonly batchNo: string
  }[]
  readonly more: number
}

/** Those among the rows that are to be carried out. */
export async function gotAlready(db: Db | Tx, batch: number): Promise<GotAlready> {
  const bears =
    dialectOf(db) === 'postgres'
      ? sql`r.findings @> cast('[{"code":"D2"}]' as jsonb)`
      : sql`cast(r.findings as text) like '%"code":"D2"%'`
  const such = sql`"batchRow" r where r.batch = ${batch} and r.status = 'waiting' and r.level = 'warn'
    and r."deletedAt" is null and ${bears}`
  const counted = await sql<{ count: unknown }>`select count(*) as count from ${such}`.execute(db)
  const count = Number(counted.rows[0]?.count ?? 0)
  if (count === 0) return { named: [], more: 0 }
  const { rows } = await sql<Row>`
    select s."rowNo", s.findings, u.uid, u.nickname
    from (select r."rowNo", r.findings, r."user" from ${such} order by r."rowNo" limit ${MOST}) s
    left join "appUser" u on u.id = s."user" order by s."rowNo"`.execute(db)
  const named = rows.map(({ rowNo, findings, uid, nickname }) => ({
    rowNo: Number(rowNo),
    uid: String(uid ?? ''),
    nickname: String(nickname ?? ''),
    batchNo: batchNoIn(findings),
  }))
  return { named, more: count - named.length }
}

function batchNoIn(findings: unknown): string {
  const list = parsedJson(findings) as readonly Finding[]
  return String(list.find(({ code }) => code === 'D2')?.values?.batchNo ?? '')
}
