import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { readLines } from './backupFiles.ts'
import type { KeptTable, Manifest } from './manifest.ts'
import type { PlainRow } from './readRows.ts'

/** A table whose rows are not those of the backup. */
export interface Difference {
  readonly table: string
  /** `rows`, or the column whose sum differs. */
  readonly of: string
  readonly kept: number
  readonly restored: number
}

/** Sums of floating numbers depend on their order, so this much of them may differ. */
const NOISE = 1e-9

/** Holds what was restored against the backup, table by table: the number of rows, and the sum of each column of numbers. */
export async function compareTables(
  tx: Tx,
  folder: string,
  { tables }: Manifest,
): Promise<Difference[]> {
  const found: Difference[] = []
  // What the portal notes about the place it stands in is not taken along.
  for (const table of tables.filter(({ name }) => name !== '_meta')) {
    const [kept, restored] = [await sumsKept(folder, table), await sumsIn(tx, table)]
    for (const [of, sum] of kept) {
      const other = restored.get(of) ?? Number.NaN
      const isSame = Math.abs(sum - other) <= NOISE * Math.max(1, Math.abs(sum))
      if (!isSame) found.push({ table: table.name, of, kept: sum, restored: other })
    }
  }
  return found
}

const numbersOf = ({ columns }: KeptTable) =>
  columns.flatMap(({ name, type }, at) =>
    type === 'integer' || type === 'real' ? [{ name, at }] : [],
  )

async function sumsKept(folder: string, table: KeptTable): Promise<Map<string, number>> {
  const numbers = numbersOf(table)
  const sums = new Map([['rows', 0], ...numbers.map(({ name }) => [name, 0] as const)])
  const add = (of: string, value: number) => sums.set(of, (sums.get(of) ?? 0) + value)
  for await (const row of readLines<PlainRow>(folder, table.file)) {
    add('rows', 1)
    for (const { name, at } of numbers) add(name, Number(row[at] ?? 0))
  }
  return sums
}

async function sumsIn(tx: Tx, table: KeptTable): Promise<Map<string, number>> {
  const numbers = numbersOf(table)
  const sums = numbers.map(
    ({ name }) => sql`, coalesce(sum(cast(${sql.ref(name)} as real)), 0)
    as ${sql.ref(`sum ${name}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select count(*) as "rows" ${sql.join(sums, sql``)} from ${sql.table(table.name)}`.execute(tx)
  const [row = {}] = rows
  return new Map([
    ['rows', Number(row.rows)],
    ...numbers.map(({ name }) => [name, Number(row[`sum ${name}`])] as const),
  ])
}
