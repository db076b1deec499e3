import type { Entity } from '#declare'
import type { Db, Tx } from './database.ts'

const schemas = new WeakMap<object, ReadonlyMap<string, Entity>>()

/** Says which entities a database holds; `migrate` does it. */
export function useEntities(db: Db | Tx, entities: readonly Entity[]): void {
  schemas.set(db.getExecutor().adapter, new Map(entities.map((entity) => [entity.name, entity])))
}

/** The entities of a database, which paths through references lead to. */
export function entitiesOf(db: Db | Tx): ReadonlyMap<string, Entity> {
  const entities = schemas.get(db.getExecutor().adapter)
  if (!entities)
    throw new Error('The tables of this database are not known yet: call migrate first.')
  return entities
}
