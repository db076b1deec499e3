import type { Db, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { postgresShapes } from './postgresShapes.ts'
import type { DeclaredTypes } from './shapeTypes.ts'
import { sqliteShapes } from './sqliteShapes.ts'
import type { TableShape } from './tableShape.ts'

/** Every table the portal has made, read from the database's own catalogue, by name. */
export async function readShapes(db: Db | Tx, declared: DeclaredTypes): Promise<TableShape[]> {
  const shapes = await (dialectOf(db) === 'postgres'
    ? postgresShapes(db)
    : sqliteShapes(db, declared))
  return shapes.sort((one, other) => (one.name < other.name ? -1 : 1))
}
