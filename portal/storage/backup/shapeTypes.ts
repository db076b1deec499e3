import type { ColumnType } from '#declare'

/** What a column holds as far as the declarations say, by `table.column`: SQLite has neither booleans nor JSON. */
export type DeclaredTypes = ReadonlyMap<string, ColumnType>
