import type { Entity } from '#declare'
import { type TableSpec, tableOf } from '../db/tableSpec.ts'
import type { DeclaredTypes } from './shapeTypes.ts'

/** What every column that is declared holds; the portal's own tables say theirs in `also`. */
export function declaredTypes(
  entities: readonly Entity[],
  also: readonly TableSpec[] = [],
): DeclaredTypes {
  const tables = [...also, ...entities.map(tableOf)]
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column.type] as const),
    ),
  )
}
