import { sql } from 'kysely'
import type { Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'

/** So many ids at most are asked for at once. */
const MOST = 128

/** The ids that new records of a transaction get, known before they are inserted. */
export class NextIds {
  readonly #tx: Tx
  /** Ids that are ours already, on PostgreSQL: a sequence gives none twice. */
  readonly #given = new Map<string, { ids: number[]; count: number }>()
  /** The next one, on SQLite, which has one writer. */
  readonly #next = new Map<string, number>()

  constructor(tx: Tx) {
    this.#tx = tx
  }

  async take(entity: string): Promise<number> {
    if (dialectOf(this.#tx) === 'postgres') return this.#fromSequence(entity)
    const next = this.#next.get(entity) ?? (await this.#lastOf(entity)) + 1
    this.#next.set(entity, next + 1)
    return next
  }

  /** A statement that writes names these tables: it may have given ids itself. */
  forget(isNamed: (entity: string) => boolean): void {
    for (const entity of this.#next.keys()) if (isNamed(entity)) this.#next.delete(entity)
  }

  clear(): void {
    this.#next.clear()
  }

  async #fromSequence(entity: string): Promise<number> {
    const given = this.#given.get(entity) ?? { ids: [], count: 1 }
    this.#given.set(entity, given)
    if (given.ids.length === 0) {
      const { rows } = await sql<{ id: unknown }>`select nextval(pg_get_serial_sequence(
        ${`"${entity}"`}, 'id')) as id from generate_series(1, ${given.count})`.execute(this.#tx)
      given.ids.push(...rows.map(({ id }) => Number(id)))
      given.count = Math.min(given.count * 2, MOST)
    }
    return given.ids.shift() as number
  }

  /** Ids are never given twice, not even after the last record is gone. */
  async #lastOf(entity: string): Promise<number> {
    const { rows } = await sql<{ last: unknown }>`select max(
      coalesce((select seq from sqlite_sequence where name = ${entity}), 0),
      coalesce((select max("id") from ${sql.table(entity)}), 0)) as last`.execute(this.#tx)
    return Number(rows[0]?.last ?? 0)
  }
}
