import type { Entity, Row } from '#declare'
import type { RowWrite } from './group.ts'

/** New records of one entity, by id. */
interface Made {
  readonly entity: Entity
  readonly rows: Map<number, Row>
}

/** Rows that are to be written, each as it stands last. */
export class Pending {
  #made = new Map<string, Made>()
  #updates = new Map<string, Map<number, RowWrite>>()

  get isEmpty(): boolean {
    return this.#made.size === 0 && this.#updates.size === 0
  }

  has(entity: string): boolean {
    return this.#made.has(entity) || this.#updates.has(entity)
  }

  *names(): Iterable<string> {
    yield* this.#made.keys()
    yield* this.#updates.keys()
  }

  /** The rows of an entity as they are to stand, and as they do where they stand already. */
  *of(entity: string): Iterable<{ readonly row: Row; readonly before?: Row }> {
    for (const row of this.#made.get(entity)?.rows.values() ?? []) yield { row }
    yield* this.#updates.get(entity)?.values() ?? []
  }

  make(entity: Entity, id: number, row: Row): void {
    const made = this.#made.get(entity.name) ?? { entity, rows: new Map() }
    this.#made.set(entity.name, made)
    made.rows.set(id, row)
  }

  /** Joins it with what is to be written of the same record; false where that was not what it was read as. */
  update(write: RowWrite): boolean {
    const { id, row, before } = write
    const { name } = write.entity
    const made = this.#made.get(name)?.rows
    const updates = this.#updates.get(name) ?? new Map<number, RowWrite>()
    const known = updates.get(id)
    const last = made?.get(id) ?? known?.row
    if (last && Number(last.version) !== Number(before.version)) return false
    if (made?.has(id)) {
      made.set(id, row)
      return true
    }
    this.#updates.set(name, updates)
    const changes = { ...known?.changes, ...write.changes }
    updates.set(id, { ...write, before: known?.before ?? before, changes })
    return true
  }

  /** All of it; none is left. */
  take(): { readonly made: readonly Made[]; readonly updates: readonly (readonly RowWrite[])[] } {
    const made = [...this.#made.values()]
    const updates = [...this.#updates.values()].map((some) => [...some.values()])
    this.clear()
    return { made, updates }
  }

  clear(): void {
    this.#made = new Map()
    this.#updates = new Map()
  }
}
