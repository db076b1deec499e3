import type { Entity, Row, Value } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { isEmpty } from './compare.ts'
import { valueAt } from './path.ts'
import type { Situation } from './situation.ts'

const standing = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']

/**
 * Whether a text in a `where` on `other` names a path of `entity` rather than being itself the value: it does where
 * its first part is a field or standing field there, unless the tested field has a choice or state of that name.
 */
export function binds(
  text: string,
  key: string,
  other: Entity | undefined,
  entity: Entity,
): boolean {
  if (other && isChoice(text, key, other)) return false
  const [head] = text.split('.') as [string]
  return head in entity.fields || standing.includes(text) || text === entity.stateField
}

function isChoice(text: string, key: string, other: Entity): boolean {
  if (key === other.stateField || (key === 'status' && !other.fields.status))
    return text in other.states
  const field = other.fields[key]
  return (field?.kind === 'choice' || field?.kind === 'choices') && text in (field.of as object)
}

/** Whether a `where` itself says how the records hang together. */
export const isBound = (
  where: Row | undefined,
  other: Entity | undefined,
  entity: Entity,
): boolean =>
  Object.entries(where ?? {}).some(
    ([key, test]) => typeof test === 'string' && binds(test, key, other, entity),
  )

/** The fields of `other` through which its records may hang on those of `entity`: references first, then lists of them. */
export function linksTo(other: Entity, entity: Entity): readonly string[] {
  const pointing = Object.entries(other.fields).filter(([, field]) => field.to === entity.name)
  const single = pointing.filter(([, field]) => kinds[field.kind].is.points === 'one')
  return (single.length > 0 ? single : pointing.filter(([, field]) => field.kind === 'refs')).map(
    ([name]) => name,
  )
}

/**
 * Conditions on records of `of`, every text bound to this record's value where it names a path here:
 * `{ magazine: 'id', status: 'published' }`. Where nothing is bound, the records are linked through their first
 * reference to this entity; start-up refuses a declaration for which there is none or more than one.
 * Null where a path that is bound is empty, so that no record can meet it; undefined where that is not known here.
 */
export function questionWhere(
  of: string,
  where: Row | undefined,
  situation: Situation,
): Row | null | undefined {
  const other = situation.entities.get(of)
  if (!other) return undefined
  const link = isBound(where, other, situation.entity)
    ? undefined
    : linksTo(other, situation.entity)[0]
  return boundWhere(link ? { [link]: 'id', ...where } : (where ?? {}), other, situation)
}

/** A `where` on `other` with every text bound; see {@link questionWhere}. */
export function boundWhere(
  where: Row,
  other: Entity | undefined,
  situation: Situation,
): Row | null | undefined {
  const entries = Object.entries(where).map(
    ([key, test]) => [key, boundTest(key, test, other, situation)] as const,
  )
  if (entries.some(([, test]) => test === nothing)) return null
  return entries.some(([, test]) => test === undefined) ? undefined : Object.fromEntries(entries)
}

/**
 * A `where` on records that are picked, with its operands worked out. Every text in it is a value: what is picked must
 * agree with the record by `same`. Undefined where something is not known here.
 */
export function fixedWhere(where: Row, situation: Situation): Row | undefined {
  const entries = Object.entries(where).map(
    ([key, test]) => [key, fixedTest(key, test, situation)] as const,
  )
  return entries.some(([, test]) => test === undefined) ? undefined : Object.fromEntries(entries)
}

function fixedTest(key: string, test: unknown, situation: Situation): unknown {
  if (key === 'any') {
    const found = (test as Row[]).map((one) => fixedWhere(one, situation))
    return found.includes(undefined) ? undefined : found
  }
  const isPlain = typeof test !== 'object' || test === null || Array.isArray(test)
  return isPlain || 'not' in test || 'set' in test ? test : boundOperators(test as Row, situation)
}

const nothing = Symbol('nothing can meet this')

function boundTest(
  key: string,
  test: unknown,
  other: Entity | undefined,
  situation: Situation,
): unknown {
  if (key === 'any') return boundAny(test as Row[], other, situation)
  if (typeof test === 'string') {
    if (!binds(test, key, other, situation.entity)) return test
    const value = valueAt(test, situation)
    return value === undefined ? undefined : isEmpty(value) ? nothing : value
  }
  if (typeof test !== 'object' || test === null || Array.isArray(test)) return test
  if ('not' in test || 'set' in test) return test
  return isOperators(test)
    ? boundOperators(test as Row, situation)
    : situation.evaluate(test as Value, situation)
}

const isOperators = (test: object) =>
  Object.keys(test).every((key) => ['lt', 'lte', 'gt', 'gte', 'eq', 'has'].includes(key))

function boundAny(
  conditions: readonly Row[],
  other: Entity | undefined,
  situation: Situation,
): unknown {
  const found = conditions.map((condition) => boundWhere(condition, other, situation))
  if (found.includes(undefined)) return undefined
  const possible = found.filter((condition) => condition !== null)
  return possible.length === 0 ? nothing : possible
}

/** Bound texts are wrapped, since a bare text in an operand is a path. */
function boundOperators(test: Row, situation: Situation): Row | undefined {
  const entries = Object.entries(test).map(
    ([operator, value]) => [operator, situation.evaluate(value as Value, situation)] as const,
  )
  if (entries.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(
    entries.map(([operator, value]) => [
      operator,
      typeof value === 'string' ? { text: value } : value,
    ]),
  )
}
