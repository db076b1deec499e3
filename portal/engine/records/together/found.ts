import type { Entity } from '#declare'
import type { Placed } from './group.ts'

/** Records whose index is to follow: each once, as it stands now and as it was when its index last did. */
export class Found {
  #rows = new Map<Entity, Map<number, Placed>>()

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  has(name: string): boolean {
    return [...this.#rows.keys()].some((entity) => entity.name === name)
  }

  add(entity: Entity, { id, row, before }: Placed): void {
    const some = this.#rows.get(entity) ?? new Map<number, Placed>()
    this.#rows.set(entity, some)
    const known = some.get(id)
    const was = known ? known.before : before
    some.set(id, { id, row, ...(was && { before: was }) })
  }

  /** All of them, by entity; none is left. */
  take(): readonly (readonly [Entity, readonly Placed[]])[] {
    const all = [...this.#rows].map(([entity, some]) => [entity, [...some.values()]] as const)
    this.clear()
    return all
  }

  clear(): void {
    this.#rows = new Map()
  }
}
