import { type Entity, type Label, type Literal, type Row, wordOf } from '#declare'
import type { Change } from '../context/change.ts'
import { calledIn, lastEditorOf, recordAddress, tellUser } from '../notices/tellUser.ts'

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
  if (!change.before) return
  const isGoing = change.kind === 'remove' || !sameState(change)
  if (!isGoing) return
  for (const { entity, literal } of followingIn(change.entities)) {
    if (hasLeft(literal, change))
      for (const id of await pointing(entity, literal, change))
        await moveOne(entity, literal, id, change)
  }
}

const sameState = ({ entity, before, after }: Change): boolean =>
  before?.[entity.stateField] === after[entity.stateField]

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
  { does, tell, sets }: Literal,
  id: number,
  change: Change,
): Promise<void> {
  const { records } = change
  const row = await records.find(entity.name, id)
  if (row && sets) {
    await records.update(entity.name, id, sets as Row)
    return
  }
  const from = entity.moves[does as string]?.from ?? []
  if (!row || !from.includes(row[entity.stateField] as string)) return
  await records.move(entity.name, id, does as string)
  if (tell) await tellOf(entity, row, does as string, change)
}

/** Whoever changed the follower last is told what took it along; nobody where only the portal or the app did. */
async function tellOf(entity: Entity, row: Row, move: string, change: Change): Promise<void> {
  const user = lastEditorOf(row)
  if (user === null) return
  const [zh, en] = entity.moves[move]?.label ?? [move, move]
  const [what, called] = calledIn(entity, row)
  const [target, followed] = calledIn(change.entity, change.after)
  const title: Label = [`${what}已随${target}${zh}`, `${called} followed ${followed}: ${en}`]
  const leadsTo = recordAddress(entity.name, row.id)
  await tellUser(
    { records: change.records, db: change.tx },
    { user, type: 'change', title, target: leadsTo },
  )
}
