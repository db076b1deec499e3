import { type Entity, type Label, type Literal, type Row, wordOf } from '#declare'
import { holds } from '#derive/condition.ts'
import { followsAt, hidesWith, statesInUse } from '#derive/inUse.ts'
import { literalsOf, type RuleLiteral } from '#derive/literalsOf.ts'
import { type Look, looksAt } from '#derive/looksAt.ts'
import { formatLabel, labelOf } from '#derive/rules/formatLabel.ts'
import { movesOf } from '#derive/rules/move.ts'
import { type AnyNeed, needFindings } from '#derive/rules/needs.ts'
import { isWrongTarget } from '#derive/rules/refer.ts'
import type { Finding } from '#derive/rules/word.ts'
import { isLasting, statesOf } from '#derive/standing.ts'
import { linksTo } from '#derive/where.ts'
import type { Change } from '../context/change.ts'
import { decide } from './facts.ts'
import { asksFunction, functionNamed } from './functions.ts'

/** A demand on records of one entity that a change of another record may break. */
export interface Watch {
  readonly entity: Entity
  readonly rule: string
  /** The states in which it is demanded; null where it has none. */
  readonly states: readonly string[] | null
  /** How the records it is demanded of are found. */
  readonly look: Look
  /** What hangs on a record is refused; where a record only leads there, one asks. */
  readonly warns: boolean
  /** What is wrong with `owner`, the changed record being as `target` says. */
  broken(owner: Row, target: Row | null, change: Change): Promise<readonly Finding[]>
}

const known = new WeakMap<object, ReadonlyMap<string, readonly Watch[]>>()

/** Every demand that looks at records of an entity. */
export function watchesOf({ name }: Entity, { entities }: Pick<Change, 'entities'>) {
  const found = known.get(entities) ?? watchesIn(entities)
  known.set(entities, found)
  return found.get(name) ?? []
}

function watchesIn(entities: Change['entities']): ReadonlyMap<string, readonly Watch[]> {
  const all = [...entities.values()].flatMap((entity) =>
    literalsOf(entity).flatMap((one) => [
      ...ofNeeds(entity, one, entities),
      ...ofReference(entity, one, entities),
      ...ofFunction(entity, one, entities),
    ]),
  )
  return Map.groupBy(all, ({ look }) => look.of)
}

/** Where nothing leads out of a state, what was demanded there has been done with. */
const goingOn = ({ moves }: Entity, states: readonly string[]): readonly string[] =>
  states.filter((state) =>
    Object.values(moves).some(({ from, to }) => from.includes(state) && to !== state),
  )

/** As the owner stands, whatever is done to the other record. */
const asOwner = (entity: Entity, owner: Row, { by: _, ...change }: Change): Change => ({
  ...change,
  entity,
  kind: 'update',
  before: owner,
  after: owner,
  sent: {},
})

function ofNeeds(
  entity: Entity,
  { rule, literal }: RuleLiteral,
  entities: Change['entities'],
): readonly Watch[] {
  if (wordOf(literal) !== 'move') return []
  const reached = goingOn(entity, statesOf(entity, movesOf(literal)))
  return ((literal.needs ?? []) as readonly AnyNeed[]).flatMap((need) => {
    const states = reached.filter((state) => isLasting(entity, literal, need, state))
    if (states.length === 0) return []
    return looksAt(need, entity, entities)
      .filter(({ along }) => !along || !leavesByItself(entity, along.join('.')))
      .map((look) => ({
        ...{ entity, rule, states, look },
        warns: literal.warn === true || look.by?.[1] !== 'id',
        broken: (owner: Row, _: Row | null, change: Change) =>
          decide(asOwner(entity, owner, change), (situation) =>
            holds(literal.when as object, situation) === true ? needFindings(need, situation) : [],
          ),
      }))
  })
}

const leavesByItself = (entity: Entity, path: string): boolean =>
  followsAt(entity, path) || hidesWith(entity, path)

/** What a reference may lead to while the record is in use. */
function ofReference(
  entity: Entity,
  { rule, literal }: RuleLiteral,
  entities: Change['entities'],
): readonly Watch[] {
  const path = literal.refer as string
  const { where, warn, holds: isHeld } = literal
  if (!path || !where || warn || isHeld === false || leavesByItself(entity, path)) return []
  const states = goingOn(entity, statesInUse(entity))
  if (states.length === 0) return []
  const fields = Object.keys(literal.where as Row)
  return targetsOf(entity, path, entities).map((other) => ({
    ...{ entity, rule, states, warns: true },
    look: { of: other.name, along: [path], fields: fieldsOf(other, fields, literal) },
    broken: async (owner, target, change) => {
      const isWrong =
        target !== null &&
        (await decide(asOwner(entity, owner, change), (situation) =>
          isWrongTarget(literal, other, target, situation),
        ))
      return isWrong ? [{ field: path, message: unfit(entity, path, entities) }] : []
    },
  }))
}

const unfit = (entity: Entity, path: string, entities: Change['entities']): Label =>
  formatLabel(['其中的“{label}”不再可用', 'their {label} can no longer be chosen'], {
    label: labelOf(entity, path, entities),
  })

const fieldsOf = (other: Entity, paths: readonly string[], { where }: Literal) =>
  [
    ...paths.filter((path) => path !== 'any'),
    ...(((where as Row).any as Row[] | undefined) ?? []).flatMap((one) => Object.keys(one)),
  ].map((path) => (path === 'status' ? other.stateField : (path.split('.')[0] as string)))

/** Those a path may lead to: the entity of a reference, any with states where it is a link. */
function targetsOf(entity: Entity, path: string, entities: Change['entities']): readonly Entity[] {
  const [head = '', inside] = path.split('.')
  const field = entity.fields[head]
  const last = inside ? (field?.of as Entity['fields'] | undefined)?.[inside] : field
  if (last?.kind === 'jump')
    return [...entities.values()].filter(({ states }) => Object.keys(states).length > 0)
  const other = last?.to === undefined ? undefined : entities.get(last.to)
  return other ? [other] : []
}

/** What a named function demands of what hangs on the record, and of what it leads to. */
function ofFunction(
  entity: Entity,
  { rule, literal }: RuleLiteral,
  entities: Change['entities'],
): readonly Watch[] {
  if (!asksFunction(literal) || literal.holds !== true) return []
  const states = goingOn(entity, statesOf(entity, literal.on as string[]))
  const broken: Watch['broken'] = async (owner, _, change) => {
    const run = functionNamed(change.parts, entity, literal.by as string)
    const found = typeof run === 'function' ? await run(asOwner(entity, owner, change)) : []
    return (found ?? []).filter(({ warn }) => !warn)
  }
  return [...entities.values()].flatMap((other): Watch[] => {
    const [link] = linksTo(other, entity)
    const parts = { entity, rule, states, broken }
    return [
      ...(link
        ? [
            {
              ...parts,
              warns: false,
              look: {
                of: other.name,
                by: [link, 'id'] as const,
                fields: Object.keys(other.fields).concat(other.stateField),
              },
            },
          ]
        : []),
      ...(pointsAt(entity, other)
        ? [
            {
              ...parts,
              warns: true,
              look: { of: other.name, along: [], fields: [other.stateField] },
            },
          ]
        : []),
    ]
  })
}

/** Whether records of one may point at those of another, inside lists too; a link may lead to any that has states. */
const pointsAt = ({ fields }: Pick<Entity, 'fields'>, other: Entity): boolean =>
  Object.values(fields).some(
    ({ kind, to, of }) =>
      to === other.name ||
      (kind === 'jump' && Object.keys(other.states).length > 0) ||
      (kind === 'list' && pointsAt({ fields: of as Entity['fields'] }, other)),
  )
