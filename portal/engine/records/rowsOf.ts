import type { Entity } from '#declare'
import { toColumns } from '#derive/row.ts'
import type { Rows } from '#portal/context/ground.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { referencesTo } from './reference.ts'
import { binRow, insertRow, unbinRow, updateRow } from './store.ts'
import { countRows, readRow, readRows, selectRows } from './storeRead.ts'

/** The rows of a portal's entities, in its database. */
export function rowsOf(entities: readonly Entity[]): Rows {
  return {
    read: readRow,
    readMany: readRows,
    select: selectRows,
    count: countRows,
    insert: insertRow,
    update: updateRow,
    keep: async (tx, entity, id, values) => {
      await tx
        .updateTable(entity.name)
        .set(toColumns(entity, values))
        .where('id', '=', id)
        .execute()
      touch(tx, entity.name)
    },
    bin: binRow,
    unbin: unbinRow,
    referrers: (db, entity, id, limit) => referencesTo(db, entities, entity.name, id, limit),
  }
}
