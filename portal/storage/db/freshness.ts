import type { Db, Tx } from './database.ts'

/**
 * What was worked out once about long lists (totals, places far down) stays true until somebody writes to the entity.
 * Each process counts the writes it makes itself; what other processes write shows when `lifetime` is over.
 */
interface Memory {
  readonly writes: Map<string, number>
  /** How often all of it was forgotten, which counts as a write to everything. */
  forgotten: number
  readonly kept: Map<
    string,
    { readonly value: unknown; readonly stamp: number; readonly until: number }
  >
}

const memories = new WeakMap<object, Memory>()
const touched = new WeakMap<object, Set<string>>()
/** How often a transaction said that records change. */
const touches = new WeakMap<object, number>()

/** A transaction shares its adapter with the database it belongs to. */
function memoryOf(db: Db | Tx): Memory {
  const adapter = db.getExecutor().adapter
  let memory = memories.get(adapter)
  if (!memory) {
    memory = { writes: new Map(), forgotten: 0, kept: new Map() }
    memories.set(adapter, memory)
  }
  return memory
}

const mostKept = 500

/** Says that the records of an entity change; what was kept about them is forgotten. */
export function touch(tx: Db | Tx, entity: string): void {
  const { writes } = memoryOf(tx)
  writes.set(entity, (writes.get(entity) ?? 0) + 1)
  touched.get(tx)?.add(entity)
  touches.set(tx, touchesOf(tx) + 1)
}

/** How often records were changed through a transaction so far. */
export const touchesOf = (tx: Db | Tx): number => touches.get(tx) ?? 0

/** Remembers what a transaction touches; the function given back says so once more, after the commit. */
export function watch(tx: Tx): (db: Db) => void {
  const entities = new Set<string>()
  touched.set(tx, entities)
  return (db) => {
    for (const entity of entities) touch(db, entity)
  }
}

/** Forgets all that was kept, and all that is being worked out just now. */
export function forgetKept(db: Db | Tx): void {
  const memory = memoryOf(db)
  memory.forgotten += 1
  memory.kept.clear()
}

/** What was kept under this key, unless the entity was written to since or its time is over. */
export function recall<T>(db: Db | Tx, entity: string, key: string): T | undefined {
  const memory = memoryOf(db)
  const found = memory.kept.get(`${entity} ${key}`)
  const isTrue = found && found.stamp === stampOf(db, entity) && found.until > Date.now()
  return isTrue ? (found.value as T) : undefined
}

/** How many writes the entity has seen: taken before reading, given to `keep` after. */
export function stampOf(db: Db | Tx, entity: string): number {
  const { writes, forgotten } = memoryOf(db)
  return (writes.get(entity) ?? 0) + forgotten
}

/** Keeps what was read since `stamp` under a key, for `lifetime` milliseconds at most. The oldest makes room. */
export function keep(
  db: Db | Tx,
  entity: string,
  key: string,
  kept: { readonly value: unknown; readonly stamp: number; readonly lifetime: number },
): void {
  const { kept: all } = memoryOf(db)
  all.delete(`${entity} ${key}`)
  if (all.size >= mostKept) all.delete(all.keys().next().value as string)
  const { value, stamp, lifetime } = kept
  all.set(`${entity} ${key}`, { value, stamp, until: Date.now() + lifetime })
}
