import { sql } from 'kysely'
import type { Entity, Field } from '#declare'
import { fieldColumns } from '#derive/columns.ts'
import { foldedColumn } from '#derive/searched.ts'
import type { Tx } from './database.ts'
import { addColumn, quoteName, renameColumn, typeName, widenColumn } from './ddl.ts'
import { dialectOf } from './dialectOf.ts'
import type { Extant } from './migrateExtant.ts'
import type { TableColumn, TableSpec } from './tableSpec.ts'

/**
 * Renames and adds columns, and widens whole numbers of 32 bits to the 64 they have elsewhere; tells of columns with
 * another type, and of those no field claims any more.
 */
export async function extendTable(
  tx: Tx,
  table: TableSpec,
  extant: Extant,
  entity: Entity | undefined,
): Promise<string[]> {
  const dialect = dialectOf(tx)
  if (entity) await rename(tx, entity, extant)
  const notices: string[] = []
  for (const column of table.columns) {
    const type = extant.columns.get(column.name)
    if (type === undefined) await sql.raw(addColumn(table.name, column, dialect)).execute(tx)
    else if (dialect === 'postgres' && column.type === 'integer' && narrow.includes(type))
      await sql.raw(widenColumn(table.name, column.name)).execute(tx)
    else if (type !== typeName(column.type, dialect)) notices.push(otherType(table, column, type))
  }
  return [...notices, ...vanished(table, extant)]
}

/** Whole numbers of PostgreSQL that hold less than a JavaScript number does. */
export const narrow = ['integer', 'smallint']

/** A field that says what its column was called takes that column over, once. */
async function rename(tx: Tx, entity: Entity, { columns }: Extant): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.renamedFrom) continue
    for (const [from, to] of renames(name, field)) {
      const type = columns.get(from)
      if (type === undefined || columns.has(to)) continue
      await sql.raw(renameColumn(entity.name, from, to)).execute(tx)
      columns.delete(from)
      columns.set(to, type)
    }
    await renameIndexed(tx, `${entity.name}.${field.renamedFrom}`, `${entity.name}.${name}`)
  }
}

/** Columns of a field that has another name now: what each was called, and is. */
export function renames(name: string, field: Field): readonly (readonly [string, string])[] {
  const from = field.renamedFrom as string
  const old = fieldColumns(from, field).map((column) => column.name)
  const now = fieldColumns(name, field).map((column) => column.name)
  const pairs = old.map((column, i) => [column, now[i] as string] as const)
  return [...pairs, [foldedColumn(from), foldedColumn(name)]]
}

/** The search index and the references know a field by its name. */
async function renameIndexed(tx: Tx, from: string, to: string): Promise<void> {
  const there = await tx.selectFrom('_searched').select('id').where('field', '=', to).execute()
  if (there.length === 0)
    await tx.updateTable('_searched').set({ field: to }).where('field', '=', from).execute()
  const [entity = '', old = ''] = from.split('.')
  const path = to.slice(entity.length + 1)
  await tx
    .updateTable('_reference')
    .set({ path: sql`${path} || substr(path, ${old.length + 1})` })
    .where('entity', '=', entity)
    .where((where) => where.or([where('path', '=', old), where('path', 'like', `${old}.%`)]))
    .execute()
}

const otherType = (table: TableSpec, { name, type }: TableColumn, found: string): string =>
  `${table.name}.${name} is stored as ${found} and declared as ${type}: the column stays as it is. ` +
  `Give the field a new name, copy the values over, then drop the old column by hand.`

function vanished(table: TableSpec, { columns }: Extant): string[] {
  if (!table.hasBin) return []
  const claimed = new Set(table.columns.map(({ name }) => name))
  const left = [...columns.keys()].filter((name) => !claimed.has(name) && !name.startsWith('_'))
  return left.map(
    (name) =>
      `${table.name}.${name} is no longer declared: its column and values stay. Where the field has a new name, ` +
      `give that one { renamedFrom: '${name}' }; where it is gone for good: ` +
      `alter table ${quoteName(table.name)} drop column ${quoteName(name)}`,
  )
}
