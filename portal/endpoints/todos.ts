import type { Context } from 'hono'
import type { Entity, Row } from '#declare'
import { todosOf } from '#derive/marks.ts'
import { isAdmin } from '#derive/viewer.ts'
import { waitingOf } from '#derive/waiting.ts'
import { done } from '../envelope.ts'
import type { Ground } from '../records/ground.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import type { Session } from '../session/session.ts'

/** Something to look after: how many records of an entity bear a mark that is to be counted. */
interface Todo {
  readonly entity: string
  readonly rule: string
  readonly label: readonly [string, string]
  readonly count: number
  /** What the list is to be filtered by. */
  readonly filter?: Row
}

/** `GET index/todos`: what the home page counts, of entities the session may read and rows it may see; zeros left out. */
export const todos = (ground: Ground) => async (c: Context) => {
  const session = c.get('session') as Session
  const readable = [...ground.entities.values()].filter((entity) =>
    ground.access.mayUse(session, entity, 'read'),
  )
  const found: Todo[] = []
  for (const entity of readable) found.push(...(await counted(ground, session, entity)))
  return done(c, { todos: found.filter(({ count }) => count > 0) })
}

async function counted(ground: Ground, session: Session, entity: Entity): Promise<Todo[]> {
  const circumstances = {
    entities: ground.entities,
    before: null,
    now: shanghaiTime(ground.clock()),
    session,
    related: () => undefined,
    ask: () => undefined,
  }
  const own = ground.access.sees(entity, session)
  const counts: Todo[] = []
  for (const { rule, label, where } of todosOf(entity, circumstances)) {
    const seen: Row = { ...where, ...own }
    const count = await ground.rows.count(ground.database.db, entity, seen)
    counts.push({ entity: entity.name, rule, label, count })
  }
  return [...counts, ...(await waiting(ground, session, entity, own))]
}

/** Records in a state from which the session may make the next move. */
async function waiting(
  ground: Ground,
  session: Session,
  entity: Entity,
  own: Row | null,
): Promise<Todo[]> {
  const viewer = {
    id: session.user?.id ?? 0,
    isAdmin: session.viewer !== undefined && isAdmin(session.viewer),
    may: (move: string) => ground.access.mayUse(session, entity, move),
  }
  const found: Todo[] = []
  for (const { state, move, label, where } of waitingOf(entity, viewer)) {
    const count = await ground.rows.count(ground.database.db, entity, { ...where, ...own })
    const filter = { [entity.stateField]: state }
    found.push({ entity: entity.name, rule: `${entity.name}.${move}`, label, count, filter })
  }
  return found
}
