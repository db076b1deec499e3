import type { Entity, Field, Row } from '#declare'
import { hasState } from '../columns.ts'
import { shownAs } from '../computedField.ts'

/**
 * What the list of `entity` is asked for the records that meet a condition whose values are worked out, in the words
 * `readFilter` reads. One condition may be meant for records of several entities, as of whatever a link may lead to:
 * states and fields that this one has not are met by none of its records. Null where none can meet it.
 */
export function filterFor(entity: Entity, where: Row): Row | null {
  const parts = Object.entries(where).map(([key, test]) => partOf(entity, key, test))
  return parts.includes(null) ? null : both(parts as readonly Row[])
}

/** Filters of which all are to be met. Where two say something of the same field, neither is lost. */
export function both(filters: readonly Row[]): Row {
  const known = new Set<string>()
  const filled = filters.filter((filter) => {
    const said = JSON.stringify(filter)
    const isNew = said !== '{}' && !known.has(said)
    known.add(said)
    return isNew
  })
  const names = filled.flatMap((filter) => Object.keys(filter))
  return names.length === new Set(names).size ? Object.assign({}, ...filled) : { all: filled }
}

function partOf(entity: Entity, key: string, test: unknown): Row | null {
  if (key === 'any') return anyOf((test as readonly Row[]).map((one) => filterFor(entity, one)))
  if (key === 'all') {
    const all = (test as readonly Row[]).map((one) => filterFor(entity, one))
    return all.includes(null) ? null : both(all as readonly Row[])
  }
  const name = key === 'status' && !entity.fields.status ? entity.stateField : key
  const of = knownIn(entity, name)
  if (of === 'nothing') return meetsNothing(test) ? {} : null
  if (isOperators(test)) return operatorsOf(name, test, of)
  if (of === undefined || test === null || typeof test === 'boolean') return { [name]: plain(test) }
  const met = [test].flat().filter((one) => one === null || of.includes(one as string))
  return met.length === 0 ? null : { [name]: met.length === 1 ? met[0] : met }
}

function anyOf(found: readonly (Row | null)[]): Row | null {
  const possible = found.filter((one) => one !== null)
  if (possible.some((one) => Object.keys(one).length === 0)) return {}
  return possible.length > 1 ? { any: possible } : (possible[0] ?? null)
}

/** The states or choices a field may have; undefined where it is of another kind; nothing where there is no such field. */
function knownIn(entity: Entity, name: string): readonly string[] | undefined | 'nothing' {
  if (hasState(entity) && name === entity.stateField) return Object.keys(entity.states)
  const [head = ''] = name.split('.')
  const given: Field | undefined = Object.hasOwn(entity.fields, head)
    ? entity.fields[head]
    : undefined
  if (!given) return standing.includes(name) || isListed(entity, name) ? undefined : 'nothing'
  const field = shownAs(given)
  return field.kind === 'choice' || field.kind === 'choices'
    ? Object.keys(field.of as object)
    : undefined
}

const standing = ['q', 'id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']
/** `title_q`, `price_gte`: what a list is already asked for. */
const isListed = ({ fields }: Entity, name: string): boolean =>
  Object.hasOwn(fields, name.replace(/_(q|gte|lte)$/, ''))

/** Whether a field that is not there passes. */
const meetsNothing = (test: unknown): boolean =>
  isOperators(test)
    ? Object.entries(test).every(([operator, value]) =>
        operator === 'not' ? ![value].flat().includes(null) : operator === 'set' && value === false,
      )
    : [test].flat().some((one) => one === null || one === false)

const isOperators = (test: unknown): test is Row =>
  typeof test === 'object' && test !== null && !Array.isArray(test) && !('text' in test)

function operatorsOf(name: string, test: Row, of: readonly string[] | undefined): Row {
  const { eq, has, not, ...rest } = test
  const equal = eq ?? has
  const known =
    of && not !== undefined ? [not].flat().filter((one) => of.includes(one as string)) : not
  const others = {
    ...Object.fromEntries(
      Object.entries(rest).map(([operator, value]) => [operator, plain(value)]),
    ),
    ...(not !== undefined && (!of || (known as unknown[]).length > 0) && { not: known }),
  }
  return both([
    equal === undefined ? {} : { [name]: plain(equal) },
    Object.keys(others).length === 0 ? {} : { [name]: others },
  ])
}

/** A text itself, as the expressions write it, is a text. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'text' in value ? value.text : value
