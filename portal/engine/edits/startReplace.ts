import { sql } from 'kysely'
import type { Entity, Label, Language, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '../context/portalContext.ts'
import { type Call, demand, demandKnown, findVisible } from '../records/call.ts'
import { isKeptAt, pointingTo } from '../records/references/pointingTo.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { titleOf } from '../records/titleOf.ts'
import { type ShownEdit, shownEdit } from './showEdit.ts'
import { reasonGiven, startEditOf } from './startEdit.ts'

/** What replaces a record by another wherever it is referred to: an edit of each entity that does, looked at. */
export interface ShownReplace {
  readonly edits: readonly ({ readonly entity: string; readonly label: Label } & ShownEdit)[]
  /** Those the session may not change: they go on referring to it. */
  readonly barred: readonly Staying[]
  /** Those whose field the portal keeps, as the log keeps who did something: nobody ever has them refer to another. */
  readonly kept: readonly Staying[]
}

/** Records of one entity that go on referring to what is replaced. */
interface Staying {
  readonly entity: string
  readonly label: Label
  readonly count: number
}

/** Records of one entity that are changed by it. */
const MOST = 100_000

/**
 * `POST {entity}/{id}/replaceUses { by, reason? }`: an edit for each entity whose records refer to this one, which would have
 * them refer to another one of its kind; each is looked at, run and taken back as any edit of many. Writes nothing else.
 */
export async function startReplace(
  call: Call,
  id: number,
  body: Row,
  language: Language,
): Promise<ShownReplace> {
  demand(call, 'read')
  demandKnown(body, ['by', 'reason'])
  const { context, entity, session } = call
  const { db } = context.database
  const by = byIn(body.by, id)
  const [old, next] = [
    await findVisible(call, db, id, { binned: true }),
    await findVisible(call, db, by),
  ]
  const reason = reasonGiven(body.reason) ?? reasonOf(entity, old, next)
  demandLike(call, old, next)
  const replace = { entity: entity.name, from: id, to: by }
  const edits: ShownReplace['edits'][number][] = []
  const barred: Staying[] = []
  const kept: Staying[] = []
  for (const { of, ids, keeping } of await referring(call, id)) {
    const told = { entity: of.name, label: of.label }
    const theirs = { context, entity: of, session }
    if (keeping > 0) kept.push({ ...told, count: keeping })
    if (ids.length === 0) continue
    if (!context.access.mayUse(session, of, 'update')) barred.push({ ...told, count: ids.length })
    else {
      const batch = await startEditOf(theirs, ids, { edits: [], replace, reason })
      edits.push({ ...told, ...(await shownEdit(theirs, batch, language)) })
    }
  }
  return { edits, barred, kept }
}

function byIn(by: unknown, id: number): number {
  if (!Number.isSafeInteger(by) || (by as number) <= 0)
    throw refusedField('by', ['请选择替换成哪条记录', 'Choose the record that takes its place'])
  if (by === id) throw refusedField('by', ['不能替换成它自己', 'It cannot take its own place'])
  return by as number
}

/** A sound takes the place of no picture. */
function demandLike({ context, entity }: Call, old: Row, next: Row): void {
  const keeper = keepersOf(context.entities).find((one) => one.entity.name === entity.name)
  const type = keeper && entity.fields[keeper.at]?.stored
  if (!type || old[type] === next[type]) return
  throw refusedField('by', [
    '类型不同，请选择同类型的素材',
    'It is of another type: choose one of the same',
  ])
}

/** Whose records refer to it, which of them by a field that is written, and how many by none; a record is no use of its own. */
async function referring({ context, entity }: Call, id: number) {
  const { db } = context.database
  const { rows } = await sql<{ entity: string; id: unknown; path: string }>`
    select distinct "entity", "id", "path" from "_reference"
    where ${await pointingTo(context, db, entity, id)}
    order by "entity", "id"`.execute(db)
  const all = [...Map.groupBy(rows, ({ entity: name }) => name)]
  return all
    .filter(([name]) => context.entities.has(name))
    .map(([name, some]) => {
      const of = entityNamed(context, name)
      const written = some.filter(({ path }) => !isKeptAt(of, path))
      const ids = [...new Set(written.map((one) => Number(one.id)))]
      if (ids.length > MOST)
        throw refusedField('by', [
          `引用超过 ${MOST} 条，请在列表中筛选后批量编辑`,
          `More than ${MOST} records refer to it: edit them in their list, by a filter`,
        ])
      const keeping = new Set(some.map((one) => Number(one.id))).size - ids.length
      return { of, ids, keeping }
    })
}

const reasonOf = (entity: Entity, old: Row, next: Row): string =>
  [...`替换${entity.label[0]}：${titleOf(entity, old)} → ${titleOf(entity, next)}`]
    .slice(0, 100)
    .join('')
