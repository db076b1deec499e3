import { type Entity, type Literal, wordOf } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import { namesIn } from '#derive/namesIn.ts'
import type { Removal } from '#derive/rules/remove.ts'
import { fieldAt } from '../fieldAt.ts'
import { demandsOf } from '../record/demands.ts'

/**
 * The fields a list asks the portal for: its columns, and what stands behind a row without a column of its own: the
 * title dialogs call it by, its group and chips, what its buttons hang on, the sound it is heard by, its place in tree and order, what its moves and actions ask for.
 * Number, version and state always come along.
 */
export function namesShown(entity: Entity, columns: readonly string[]): readonly string[] {
  const names = [
    ...columns,
    entity.title,
    entity.called,
    entity.list.group,
    entity.list.lanes,
    ...pictured(entity),
    ...columns.map((name) => entity.fields[name]?.beside),
    ...columns.map((name) => entity.fields[name]?.typed?.kind),
    ...columns.map((name) => entity.fields[name]?.stored),
    ...Object.values(entity.actions).map(({ plays }) => plays),
    ...placed(entity),
    ...marking(entity),
    ...deciding(entity),
  ]
  const asked = [...Object.keys(entity.moves), ...Object.keys(entity.actions)].flatMap((name) => [
    ...demandsOf(entity, name).fields,
    ...askedBy(entity, name),
  ])
  const known = [...names, ...asked].filter(
    (name): name is string => name !== undefined && fieldAt(entity, name) !== undefined,
  )
  return [...new Set(known)].toSorted()
}

/** What a picture in a grid and the line below it are made of. */
const pictured = ({ list: { grid }, fields }: Entity): readonly (string | undefined)[] =>
  grid ? [grid.picture, fields[grid.picture]?.stored, ...grid.facts] : []

/** Where a record stands in a tree or an order given by hand. */
const placed = (entity: Entity): readonly string[] => {
  const order = handOrderOf(entity)
  const parents = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.kind === 'parent',
  )
  return order ? [...parents, order.field, ...order.scope] : parents
}

const marking = (entity: Entity): readonly string[] =>
  Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'mark')
    .flatMap(({ mark }) => namesIn(entity, mark))

/** What says whether a move, an action or a deletion is possible for a row. */
const deciding = (entity: Entity): readonly string[] => {
  const rules = Object.values(entity.rules).flat()
  const deeds = [...Object.values(entity.moves), ...Object.values(entity.actions)]
  return [
    ...rules
      .filter(decides)
      .flatMap(({ when, lock }) => [...namesIn(entity, when), ...namesIn(entity, lock)]),
    ...rules.flatMap(({ remove }) => removing(entity, remove)),
    ...(rules.some(isOfCreator) ? ['createdBy'] : []),
    ...deeds.flatMap(({ when }) => namesIn(entity, when)),
  ]
}

const decides = ({ from, move, may, alsoMoves }: Literal): boolean =>
  [from, move, may, alsoMoves].some((given) => given !== undefined)

function removing(entity: Entity, remove: unknown): readonly string[] {
  const { when, without = [] } = (typeof remove === 'object' ? remove : {}) as Removal
  return [...namesIn(entity, when), ...without.filter((name) => name in entity.fields)]
}
const askedBy = (entity: Entity, name: string): readonly string[] => {
  const asks = entity.actions[name]?.asks ?? []
  return Array.isArray(asks) ? (asks as readonly string[]) : []
}

const isOfCreator = ({ may, who, remove }: Literal): boolean => {
  const by = may === undefined ? (remove as Removal | undefined)?.by : who
  return JSON.stringify(by ?? null).includes('creator')
}
