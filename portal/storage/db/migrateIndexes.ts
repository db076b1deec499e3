import { sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import type { Tx } from './database.ts'
import { createIndex, indexWhere, quoteName } from './ddl.ts'
import { dialectOf } from './dialectOf.ts'
import type { Extant } from './migrateExtant.ts'
import type { TableSpec } from './tableSpec.ts'

/**
 * Makes the indexes a table lacks and drops those of ours nobody asks for any more: an index holds nothing that is
 * not in the table. A unique one that the records contradict is left out, with a notice.
 */
export async function createIndexes(tx: Tx, table: TableSpec, extant: Extant): Promise<string[]> {
  const wanted = new Set(table.indexes.map(({ name }) => name))
  const stale = [...extant.indexes].filter((name) => isOurs(table, name) && !wanted.has(name))
  for (const name of stale) await sql.raw(`drop index ${quoteName(name)}`).execute(tx)
  const notices: string[] = []
  for (const index of table.indexes) {
    if (extant.indexes.has(index.name)) continue
    const doubled = index.unique ? await twice(tx, table, index) : undefined
    if (doubled) notices.push(doubled)
    else await sql.raw(createIndex(table, index, dialectOf(tx))).execute(tx)
  }
  return notices
}

/** Whether an index of a table is one that a release of ours made. */
export const isOurs = (table: TableSpec, name: string): boolean => {
  const isPrimary = name.endsWith('_pkey')
  return !isPrimary && name.startsWith(`${table.name}_`)
}

async function twice(tx: Tx, table: TableSpec, index: IndexSpec): Promise<string | undefined> {
  const columns = index.columns.map(quoteName)
  const filled = columns.map((column) => `${column} is not null`)
  const where = [indexWhere(table, index, dialectOf(tx)), ...filled].filter(Boolean).join(' and ')
  const found = await sql<{ first: number; times: number }>`
    select min(id) as first, count(*) as times from ${sql.table(table.name)}
    where ${sql.raw(where)} group by ${sql.raw(columns.join(', '))} having count(*) > 1 limit 1`.execute(
    tx,
  )
  const first = found.rows[0]
  if (!first) return undefined
  return (
    `${table.name}.${index.columns.join(' + ')} is declared unique, but ${first.times} records share the value of ` +
    `record ${first.first}, maybe others too: change or delete all but one and start again.`
  )
}
