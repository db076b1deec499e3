import { type Entity, type Literal, wordOf } from '#declare'
import type { Change } from '../records/change.ts'

interface Following {
  readonly entity: Entity
  readonly literal: Literal
}
const known = new WeakMap<object, readonly Following[]>()

/** Every `follows` of every entity: what looks at a target is declared at those that follow it. */
function followingIn(entities: ReadonlyMap<string, Entity>): readonly Following[] {
  const found =
    known.get(entities) ??
    [...entities.values()].flatMap((entity) =>
      Object.values(entity.rules)
        .flat()
        .filter((literal) => wordOf(literal) === 'follows')
        .map((literal) => ({ entity, literal })),
    )
  known.set(entities, found)
  return found
}

/** A record that leaves the state others follow, or goes, moves those that point at it. */
export async function moveFollowers(change: Change): Promise<void> {
  for (const { entity, literal } of followingIn(change.entities)) {
    if (hasLeft(literal, change))
      for (const id of await pointing(entity, literal, change))
        await moveOne(entity, literal, id, change)
  }
}

function hasLeft({ leaves }: Literal, { entity, before, after, kind }: Change): boolean {
  const states = [leaves].flat() as unknown[]
  if (!before || !states.includes(before[entity.stateField])) return false
  return kind === 'remove' || !states.includes(after[entity.stateField])
}

async function pointing(
  entity: Entity,
  { follows }: Literal,
  change: Change,
): Promise<readonly number[]> {
  const rows = await change.tx
    .selectFrom('_reference')
    .select('id')
    .where('entity', '=', entity.name)
    .where('path', '=', follows as string)
    .where('toEntity', '=', change.entity.name)
    .where('toId', '=', change.after.id)
    .execute()
  return rows.map(({ id }) => Number(id))
}

async function moveOne(
  entity: Entity,
  { does }: Literal,
  id: number,
  { records }: Change,
): Promise<void> {
  const row = await records.find(entity.name, id)
  const from = entity.moves[does as string]?.from ?? []
  if (row && from.includes(row[entity.stateField] as string))
    await records.move(entity.name, id, does as string)
}
