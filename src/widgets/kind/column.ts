import type { ColumnType, Kind } from '#declare'

type Stored<V> = Pick<Kind<V>, 'columns' | 'toColumns' | 'fromColumns'>

const one = <V>(type: ColumnType, read: (stored: unknown) => V): Stored<V> => ({
  columns: (name) => [{ name, type }],
  toColumns: (value) => [value ?? null],
  fromColumns: ([stored]) => (stored === null || stored === undefined ? null : read(stored)),
})

/** One column of text. */
export const textColumn: Stored<string> = one('text', String)

/** One column of whole numbers; PostgreSQL hands large ones back as text. */
export const integerColumn: Stored<number> = one('integer', Number)

/** One column of numbers with decimals. */
export const realColumn: Stored<number> = one('real', Number)

/** One column of yes and no; SQLite holds them as 1 and 0. */
export const booleanColumn: Stored<boolean> = one(
  'boolean',
  (stored) => stored === true || stored === 1,
)

/** One column of JSON, given and taken as plain values. */
export const jsonColumn = <V>(): Stored<V> => one('json', (stored) => stored as V)
