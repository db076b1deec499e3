import type { Context } from 'hono'
import type { Entity, Row } from '#declare'
import { todosOf } from '#derive/marks.ts'
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
  return counts
}
