import type { Entity } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Rows } from '../context/portalContext.ts'
import { referencesTo } from './reference.ts'
import { binRow, insertRow, keepValues, unbinRow, updateRow } from './store.ts'
import { countRows, readRow, readRows, selectRows } from './storeRead.ts'
import { groupOf } from './together/group.ts'

/** The rows of a portal's entities, in its database, as its clock sees them. */
export function rowsOf(entities: readonly Entity[], clock = () => new Date()): Rows {
  const now = () => shanghaiTime(clock())
  return {
    read: (db, entity, id, options) => readRow(db, entity, id, { now: now(), ...options }),
    readMany: (db, entity, ids, options) => readRows(db, entity, ids, { now: now(), ...options }),
    select: (db, entity, where, options) => {
      const read = () => selectRows(db, entity, where, { now: now(), ...options })
      return groupOf(db)?.select(entity, where, JSON.stringify(options ?? {}), read) ?? read()
    },
    count: (db, entity, where) => {
      const read = () => countRows(db, entity, where, { now: now() })
      return groupOf(db)?.select(entity, where, 'count', read) ?? read()
    },
    insert: insertRow,
    update: updateRow,
    keep: keepValues,
    bin: binRow,
    unbin: unbinRow,
    referrers: (db, entity, id, limit) => referencesTo(db, entities, entity.name, id, limit),
  }
}
