import type { CompiledQuery } from 'kysely'
import type { Database, Db, Tx } from './database.ts'
import { dialectOf } from './dialectOf.ts'

/** Stands in a statement where a value comes later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<V> = (
  db: Db | Tx,
  /** Stands for the value of this name; goes wherever a value could. */
  slot: <K extends keyof V & string>(name: K) => V[K],
) => { readonly compile: () => CompiledQuery<unknown> }

/**
 * A statement that is spelled once for each kind of database and run with other values each time: for those of every
 * request, where spelling costs more than running. Gives the rows.
 */
export function prepareStatement<R, V extends { readonly [name: string]: unknown }>(
  build: Build<V>,
): (db: Db | Tx, values: V) => Promise<R[]> {
  const spelled = new Map<Database['kind'], CompiledQuery<unknown>>()
  return async (db, values) => {
    const dialect = dialectOf(db)
    const query = spelled.get(dialect) ?? build(db, (name) => new Slot(name) as never).compile()
    spelled.set(dialect, query)
    const parameters = query.parameters.map((one) => (one instanceof Slot ? values[one.name] : one))
    const { rows } = await db.executeQuery({ ...query, parameters })
    return rows as R[]
  }
}
