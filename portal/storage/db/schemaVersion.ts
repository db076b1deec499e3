import type { Label } from '#declare'
import type { Db, Tx } from './database.ts'
import { existing } from './migrateExtant.ts'
import { upgrades } from './upgrades.ts'

const KEY = 'version'

/** Which layout a database has: how many of the upgrades it has seen. 0 where it is empty or from before they were counted. */
export async function schemaVersion(db: Db | Tx): Promise<number> {
  if (!(await existing(db, ['_meta'])).has('_meta')) return 0
  const row = await db.selectFrom('_meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** Notes the layout a database now has. */
export async function rememberVersion(tx: Db | Tx, version: number): Promise<void> {
  const value = String(version)
  await tx
    .insertInto('_meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** A database that a newer release has laid out: this one would read it wrongly. */
export class NewerSchema extends Error {
  readonly label: Label

  constructor(found: number, known = upgrades.length) {
    const label: Label = [
      `数据库由更新版本的刊头建立（结构 ${found}，本版本只认识到 ${known}）：请换回更新的版本，或恢复升级之前的备份`,
      `A newer Masthead has laid out this database (layout ${found}, this release knows ${known}): run the newer release again, or restore a backup from before the upgrade`,
    ]
    super(label.join('\n'))
    this.name = 'NewerSchema'
    this.label = label
  }
}
