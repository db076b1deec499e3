/**
 * A set written in one piece, or in rows where it is long: `{ a, b, c }` or `[{ a, b }, { c }]`, each row holding what
 * belongs together. Both mean the same.
 */
export type InRows<T extends object> = T | readonly T[]
type KeyIn<Row> = Row extends unknown ? keyof Row : never
type ValueIn<Row, K> = Row extends unknown ? (K extends keyof Row ? Row[K] : never) : never
/** The set that rows make, as the compiler knows it. */
export type Joined<T> = T extends readonly (infer Row)[]
  ? { readonly [K in KeyIn<Row>]: ValueIn<Row, K> }
  : T
/** Names one after the other, or in rows where they are many. */
export type Names<N> = readonly (N | readonly N[])[]

const repeated = new WeakMap<object, readonly string[]>()

/** The set that `rows` make. What two rows name is taken down for `namedTwice`: one of them is lost. */
export function joinRows<T extends object>(rows: InRows<T>): T {
  if (!Array.isArray(rows)) return rows as T
  const set: T = Object.assign({}, ...rows)
  const names: string[] = rows.flatMap((row) => Object.keys(row))
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) repeated.set(set, twice)
  return set
}

/** The names that two rows of a set give, for the report at start. */
export const namedTwice = (set: object): readonly string[] => repeated.get(set) ?? []
