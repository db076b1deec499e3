import type { Entity } from '#declare'
import { momentOf } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { entitiesOf } from '#portal/storage/db/schema.ts'
import { mainAlias, type Scope } from './scope.ts'
import { valueSql } from './valueSql.ts'

/** The scope of a row of an entity; `now` is this moment unless given. */
export function scopeOf(db: Db | Tx, entity: Entity, now?: string): Scope {
  return {
    dialect: dialectOf(db),
    entities: entitiesOf(db),
    entity,
    alias: mainAlias,
    now: now ?? momentOf(Date.now()),
    valueSql,
  }
}
