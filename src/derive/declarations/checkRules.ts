import { type Entity, type Literal, type Row, wordOf, words } from '#declare'
import { checkExpression, checkPath, checkWhere, otherNamed } from './checkExpression.ts'
import type { ByName } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Every name a rule uses that the compiler cannot see: other entities, their fields, states and moves. */
export function checkRules(entity: Entity, byName: ByName, report: Report): void {
  for (const [id, literals] of Object.entries(entity.rules))
    for (const literal of literals)
      checkLiteral(literal, { entity, byName, report, address: `${entity.name}#${id}` })
}

interface Place {
  readonly entity: Entity
  readonly byName: ByName
  readonly report: Report
  readonly address: string
}

function checkLiteral(literal: Literal, place: Place): void {
  const known: readonly string[] = words
  const [first] = Object.keys(literal)
  if (!Object.keys(literal).some((key) => known.includes(key))) {
    place.report(
      place.address,
      [`规则中没有“${first}”这个词`, `"${first}" is no word of the rules`],
      didYouMean(first ?? '', known),
    )
    return
  }
  for (const key of [
    'when',
    'once',
    'among',
    'lock',
    'offered',
    'shown',
    'inReview',
    'mark',
    'demand',
    'refuse',
    'together',
    'choose',
    'unique',
    'per',
  ])
    if (literal[key] !== undefined) checkCondition(literal[key], place)
  const own = literal.where as Row | undefined
  if (own && !foreign.includes(wordOf(literal))) checkCondition(own, place)
  checks[wordOf(literal)]?.(literal, place)
}
/** Their `where` is about records of another entity. */
const foreign: readonly string[] = ['refer', 'each']

/** Own paths of a condition or a list of them, and what it asks of other records. */
function checkCondition(condition: unknown, place: Place): void {
  const { entity, address, byName, report } = place
  if (typeof condition === 'string') checkPath(condition, entity, address, byName, report)
  if (Array.isArray(condition)) for (const one of condition) checkCondition(one, place)
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return
  const { some, none, where, any, config, ...paths } = condition as Row
  for (const other of [some, none])
    if (other !== undefined)
      checkExpression({ some: other, where }, entity, address, byName, report)
  for (const one of (any ?? []) as unknown[]) checkCondition(one, place)
  checkWhere(paths, entity, address, byName, report)
}

type Check = (literal: Literal, place: Place) => void
type Named = { readonly [key: string]: string }

const checks: { readonly [word: string]: Check } = {
  compare: ({ compare }, { entity, address, byName, report }) => {
    const operands = (compare as unknown[]).filter((_, at) => at % 2 === 0)
    for (const operand of operands) checkExpression(operand, entity, address, byName, report)
  },
  pick: ({ pick, of }, place) => {
    const { entity, address, report } = place
    checkCondition(
      [
        pick,
        ...Object.values(of as object)
          .flatMap((named) => named?.any ?? named)
          .filter((path) => path !== null),
      ],
      place,
    )
    const field = entity.fields[pick as string]
    if (field?.kind !== 'choice') return
    const choices = Object.keys(field.of as object)
    for (const choice of Object.keys(of as object))
      if (!choices.includes(choice))
        report(
          address,
          [`“${choice}”不是 ${pick} 的选项`, `"${choice}" is no choice of ${pick}`],
          didYouMean(choice, choices),
        )
    for (const choice of choices)
      if (!(choice in (of as object)))
        report(
          address,
          [`没有写到选项“${choice}”`, `says nothing of the choice "${choice}"`],
          [
            `请加上 ${choice}: null，或写出它所用的字段`,
            `add ${choice}: null, or the field it names`,
          ],
        )
  },
  refer: (literal, place) => {
    const { entity, address, byName, report } = place
    checkCondition(literal.refer, place)
    const field = entity.fields[(literal.refer as string).split('.')[0] as string]
    const other = field?.to ? byName.get(field.to) : undefined
    if (!other) return
    checkWhere(literal.where as Row | undefined, other, address, byName, report)
    for (const [theirs, ...ours] of (literal.same ?? []) as [string, ...string[]][]) {
      checkPath(theirs, other, address, byName, report)
      for (const path of ours) checkCondition(path, place)
    }
  },
  unique: (literal, { address, byName, report }) => {
    for (const name of (literal.with ?? []) as string[]) otherNamed(name, address, byName, report)
  },
  remove: ({ remove }, { entity, address, byName, report }) => {
    if (remove === 'never') return
    const { without = [], takes = [] } = remove as {
      readonly without?: readonly string[]
      readonly takes?: readonly string[]
    }
    for (const name of takes) otherNamed(name, address, byName, report)
    for (const name of without) {
      if (name in entity.fields || name === 'references' || name === 'children') continue
      if (byName.has(name)) checkExpression({ count: name }, entity, address, byName, report)
      else
        report(
          address,
          [`“${name}”既不是字段，也不是实体`, `"${name}" is neither a field nor an entity`],
          didYouMean(name, [
            'references',
            'children',
            ...Object.keys(entity.fields),
            ...byName.keys(),
          ]),
        )
    }
  },
  move: (literal, place) => {
    for (const need of (literal.needs ?? []) as unknown[]) checkNeed(need, place)
    for (const carried of (literal.carry ?? []) as Named[]) checkCarried(carried, place)
    for (const made of (literal.make ?? []) as (Named & { readonly with: unknown })[])
      checkMade(made.entity as string, made.with as unknown as Row, place)
  },
  make: (literal, place) => checkMade(literal.make as string, literal.with as Row, place),
  follows: (literal, { entity, address, byName, report }) => {
    const to = entity.fields[literal.follows as string]?.to
    const other = to ? byName.get(to) : undefined
    const states = other ? Object.keys(other.states) : []
    for (const state of [literal.leaves].flat() as string[])
      if (other && !states.includes(state))
        report(
          address,
          [`${other.name} 没有状态“${state}”`, `${other.name} has no state "${state}"`],
          didYouMean(state, states),
        )
  },
  shown: ({ gives }, { entity, address, report }) => {
    if (!gives)
      report(
        address,
        ['没有写明公开读取给出哪些字段', 'does not say which fields public reading gives'],
        ['请在 gives: [..] 中列出', 'list them in gives: [..]'],
      )
    for (const name of (gives ?? []) as string[]) {
      const to = entity.fields[name]?.to
      if (to === 'portalUser' || to === 'role')
        report(
          address,
          [`给出 ${name}，而它指向后台人员`, `gives ${name}, which names people of the desk`],
          ['请从 gives 中删去', 'take it out of gives'],
        )
    }
  },
  see: ({ see }, { address, byName, report }) => {
    const [name, id] = (see as string).split('#') as [string, string]
    const other = otherNamed(name, address, byName, report)
    if (other && !other.standIn && !(id in other.rules))
      report(
        address,
        [`参照的规则“${see}”不存在`, `sees "${see}", which is not there`],
        didYouMean(
          see as string,
          Object.keys(other.rules).map((known) => `${name}#${known}`),
        ),
      )
  },
}

function checkNeed(need: unknown, place: Place): void {
  const { entity, address, byName, report } = place
  if (need === 'reason') return
  if (typeof need === 'string') checkCondition(need, place)
  if (Array.isArray(need))
    for (const side of [need[0], need[2]]) checkExpression(side, entity, address, byName, report)
  if (typeof need !== 'object' || Array.isArray(need)) return
  const { some, none, every, is, where, when } = need as Row
  const other = some ?? none
  if (other !== undefined) checkExpression({ some: other, where }, entity, address, byName, report)
  if (every !== undefined && !(((every as string).split('.')[0] as string) in entity.fields)) {
    const target = otherNamed(every as string, address, byName, report)
    if (target) checkWhere(where as Row, target, address, byName, report)
  }
  for (const condition of [is, when]) checkCondition(condition, place)
}

function checkCarried(carried: Named, { address, byName, report }: Place): void {
  const other = otherNamed(carried.entity as string, address, byName, report)
  if (!other) return
  const { move } = carried
  if (move && !(move in other.moves))
    report(
      address,
      [`${other.name} 没有流转“${move}”`, `${other.name} has no move "${move}"`],
      didYouMean(move, Object.keys(other.moves)),
    )
  checkWhere(carried.where as unknown as Row, other, address, byName, report)
}

function checkMade(name: string, values: Row, { address, byName, report }: Place): void {
  const other = otherNamed(name, address, byName, report)
  for (const field of other ? Object.keys(values) : [])
    if (!(field in (other as Entity).fields))
      report(
        address,
        [`${name} 没有字段“${field}”`, `${name} has no field "${field}"`],
        didYouMean(field, Object.keys((other as Entity).fields)),
      )
}
