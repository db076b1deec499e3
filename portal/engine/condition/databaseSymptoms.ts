import { sql } from 'kysely'
import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { existing } from '#portal/storage/db/migrateExtant.ts'
import { schemaVersion } from '#portal/storage/db/schemaVersion.ts'
import { upgrades } from '#portal/storage/db/upgrades.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { Symptom } from '#wire/symptom.ts'
import { ill, poor, well } from './symptom.ts'

/** How far the database's clock may be from this machine's, in milliseconds. */
const APART = 2000
const database: Label = ['数据库', 'Database']
/** Told of a database that no portal has laid out yet. */
export const EMPTY: Label = ['尚无数据，首次启动时建立', 'Empty: the first start lays it out']

/** Which database it is, which layout it has, and how quickly it answers. */
export async function layoutOf(opened: Database): Promise<Symptom> {
  if (!(await existing(opened.db, ['_meta'])).has('_meta')) return poor(database, EMPTY)
  const begun = performance.now()
  const version = await schemaVersion(opened.db)
  const took = Math.round(performance.now() - begun)
  const kind = opened.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  if (version > upgrades.length)
    return ill(database, [
      `${kind} 由更新的版本建立（结构 ${version}，本版本只认识到 ${upgrades.length}）：请换回更新的版本`,
      `${kind}, laid out by a newer release (layout ${version}, this one knows ${upgrades.length}): run the newer release again`,
    ])
  if (version < upgrades.length)
    return poor(database, [
      `${kind}，结构 ${version}：下次启动时升级到 ${upgrades.length}。请先备份：npm run backup`,
      `${kind}, layout ${version}: the next start brings it to ${upgrades.length}. Back up first: npm run backup`,
    ])
  return well(database, [
    `${kind}，结构 ${version}，${took} 毫秒内应答`,
    `${kind}, layout ${version}, answers within ${took} ms`,
  ])
}

/** Whether the database's clock and this machine's go together: leases and timed moves go by both. */
export async function clocksOf({ kind, db }: Database): Promise<Symptom> {
  const of: Label = ['时钟', 'Clock']
  if (kind === 'sqlite') {
    const here = dateTime(shanghaiTime(new Date()))
    return well(of, [`北京时间 ${here}`, `${here}, Beijing time`])
  }
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as "now"`.execute(db)
  const apart = Math.abs(Date.parse(String(rows[0]?.now)) - Date.now())
  if (apart > APART)
    return poor(of, [
      `与数据库所在机器相差 ${Math.round(apart / 1000)} 秒：请在各台机器上启用时间同步（NTP）`,
      `${Math.round(apart / 1000)} s away from the database's machine: have all machines keep their time by NTP`,
    ])
  return well(of, ['与数据库一致', 'The same as the database’s'])
}
