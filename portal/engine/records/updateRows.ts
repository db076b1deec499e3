import { sql } from 'kysely'
import type { Entity } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'
import { notUniqueOf } from './notUnique.ts'
import type { RowWrite } from './together/group.ts'

/** Where each row must still stand: the version it was read at. */
const WAS = '_was'

/**
 * Writes many records of one entity in few statements: each as its write says, where it still is at the version that
 * was read. Throws `NotUnique` as a single one does. The rules were asked before; what they are found by and refer to is
 * left to the caller.
 *
 * @returns false where somebody else was faster with one of them; what was written is then to be taken back
 */
export async function updateRows(
  tx: Tx,
  entity: Entity,
  writes: readonly RowWrite[],
): Promise<boolean> {
  const alike = Map.groupBy(writes, ({ changes }) => Object.keys(changes).sort().join())
  let written = 0
  for (const some of alike.values()) written += await updated(tx, entity, some)
  touch(tx, entity.name)
  return written === writes.length
}

/** Those of which the same columns change. */
async function updated(tx: Tx, entity: Entity, writes: readonly RowWrite[]): Promise<number> {
  const names = Object.keys((writes[0] as RowWrite).changes)
  const declared = new Map(columnsOf(entity).map((column) => [column.name, column]))
  const columns: readonly JsonColumn[] = [
    { name: 'id', type: 'integer' },
    { name: WAS, type: 'integer' },
    // What is no column of a field is the folded form of a text.
    ...names.map((name) => declared.get(name) ?? { name, type: 'text' as const }),
  ]
  const lines = writes.map(({ id, changes, before }) => ({ ...changes, id, [WAS]: before.version }))
  const sets = names.map((name) => sql`${sql.ref(name)} = became.${sql.ref(name)}`)
  const table = sql.table(entity.name)
  try {
    const { numAffectedRows } = await sql`with became as (${jsonRows(tx, columns, lines)})
      update ${table} set ${sql.join(sets)} from became
      where ${table}."id" = became."id" and ${table}."version" = became.${sql.ref(WAS)}`.execute(tx)
    return Number(numAffectedRows ?? 0)
  } catch (error) {
    throw notUniqueOf(entity, error) ?? error
  }
}
