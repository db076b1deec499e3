import type { Entity, Row } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { same } from '../records/same.ts'
import { note } from './note.ts'
import { timeless } from './timeless.ts'

/** Records of one change told of along with it; an issue has dozens. */
const MOST = 10_000

/** Articles of an issue that is withdrawn cannot be read any more, although nobody touched them. */
export async function noteDependents(
  transaction: Transaction,
  { entity, before, after, kind }: Change,
): Promise<void> {
  if (kind === 'create') return
  const changed = (field: string) => kind === 'remove' || !same(before?.[field], after[field])
  for (const { other, by, reads } of dependentsOf(transaction.context.entities, entity)) {
    if (!reads.some(changed)) continue
    const hanging = { [by]: after.id }
    const shown = timeless(publicReading(other)?.shown ?? {})
    const visible = await idsWhere(transaction, other, { ...hanging, ...shown })
    const hidden = await idsWhere(transaction, other, { ...hanging, ...ownPart(shown) })
    await note(transaction, other, visible, 'published')
    await note(
      transaction,
      other,
      hidden.filter((id) => !visible.includes(id)),
      'withdrawn',
    )
  }
}

const idsWhere = async (
  transaction: Transaction,
  entity: Entity,
  where: Row,
): Promise<number[]> => {
  const rows = await transaction.context.rows.select(transaction.tx, entity, where, { limit: MOST })
  return rows.map(({ id }) => id as number)
}

/** What a condition says of the record itself: one that is a draft anyway was never shown. */
const ownPart = (shown: Row): Row =>
  Object.fromEntries(
    Object.entries(shown).filter(([path]) => path !== 'any' && !path.includes('.')),
  )

interface Dependent {
  readonly other: Entity
  /** Its reference. */
  readonly by: string
  /** What its condition reads of the record there. */
  readonly reads: readonly string[]
}

const known = new WeakMap<ReadonlyMap<string, Entity>, Map<string, readonly Dependent[]>>()

function dependentsOf(entities: ReadonlyMap<string, Entity>, entity: Entity): readonly Dependent[] {
  const byName = known.get(entities) ?? new Map<string, readonly Dependent[]>()
  known.set(entities, byName)
  const found =
    byName.get(entity.name) ?? [...entities.values()].flatMap((other) => through(other, entity))
  byName.set(entity.name, found)
  return found
}

function through(other: Entity, entity: Entity): readonly Dependent[] {
  const paths = pathsOf(publicReading(other)?.shown ?? {})
  const references = Object.keys(other.fields).filter(
    (name) => other.fields[name]?.to === entity.name && other.fields[name]?.kind === 'ref',
  )
  return references.flatMap((by) => {
    const reads = paths
      .filter((path) => path.startsWith(`${by}.`))
      .map((path) => path.slice(by.length + 1).split('.')[0] as string)
      .map((name) => (name === 'status' ? entity.stateField : name))
    return reads.length > 0 ? [{ other, by, reads }] : []
  })
}

const pathsOf = (condition: Row): string[] =>
  Object.entries(condition).flatMap(([path, test]) =>
    path === 'any' ? (test as Row[]).flatMap(pathsOf) : [path],
  )
