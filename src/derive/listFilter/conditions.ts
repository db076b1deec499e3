import type { Entity, Field, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { hasState } from '../columns.ts'
import { shownAs } from '../computedField.ts'
import { filtersOf } from '../filters.ts'
import { both } from './filterFor.ts'
import { canBeFiltered } from './readFilter.ts'
import { isSpan, type Span } from './spans.ts'

/** What one condition of a list asks of one field. */
export type Condition = { readonly field: string } & (
  | { readonly test: 'contains' | 'lacks'; readonly text: string }
  | { readonly test: 'is' | 'isNot'; readonly values: readonly unknown[] }
  /** Both ends included; one of them may be open. */
  | { readonly test: 'between'; readonly from?: unknown; readonly to?: unknown }
  | { readonly test: 'within'; readonly span: Span }
  | { readonly test: 'filled' | 'empty' | 'mine' | 'notMine' }
)
export type ConditionTest = Condition['test']

/** Conditions of which all must be met. A list shows what meets those of any group. */
export type ConditionGroup = readonly Condition[]

/** So many groups, and conditions of a group, can be put together: within what `readFilter` takes. */
export const mostGroups = 10
export const mostConditions = 15

/**
 * The fields of a list that conditions can be made of, in the order of the declaration, with what can be asked of each.
 * What is `masked` for whoever asks is found by its whole value only.
 */
export function conditionFields(
  entity: Entity,
  masked: ReadonlySet<string>,
): readonly { readonly name: string; readonly tests: readonly ConditionTest[] }[] {
  const names = [
    ...(hasState(entity) ? [entity.stateField] : []),
    ...Object.keys(entity.fields),
    ...['createdAt', 'updatedAt', 'createdBy', 'updatedBy'],
  ]
  return [...new Set(names)]
    .map((name) => ({ name, tests: openTests(entity, name, masked) }))
    .filter(({ tests }) => tests.length > 0)
}

function openTests(
  entity: Entity,
  name: string,
  masked: ReadonlySet<string>,
): readonly ConditionTest[] {
  const tests = testsOf(entity, name)
  if (!masked.has(name)) return tests
  const isAsked = canBeFiltered(entity, name) && filtersOf(entity, name).includes('is')
  const byWhole: readonly ConditionTest[] = isAsked ? ['is'] : []
  return [...byWhole, ...tests.filter((test) => test === 'filled' || test === 'empty')]
}

/** What can be asked of a field, the most usual first. */
export function testsOf(entity: Entity, name: string): readonly ConditionTest[] {
  if (name === 'createdBy' || name === 'updatedBy') return ['mine', 'notMine', 'is', 'isNot']
  if (name === 'createdAt' || name === 'updatedAt') return ['within', 'between']
  if (hasState(entity) && name === entity.stateField) return ['is', 'isNot']
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  if (!field) return []
  const shown = shownAs(field)
  const tests = canBeFiltered(entity, name) ? askedOf(shown, filtersOf(entity, name)) : []
  // What is worked out is neither filled nor empty, but as the rest of the record has it.
  return field.kind === 'computed' || shown.kind === 'boolean'
    ? tests
    : [...tests, 'filled', 'empty']
}

function askedOf(field: Field, filters: readonly string[]): readonly ConditionTest[] {
  const { is } = kinds[field.kind]
  if (filters.includes('overlaps')) return ['within', 'between']
  if (filters.includes('range')) return is.time ? ['within', 'between'] : ['between']
  if (filters.includes('contains')) return ['contains', 'lacks']
  if (filters.includes('has')) return ['is']
  if (!filters.includes('is')) return []
  const mine: readonly ConditionTest[] = field.to === 'portalUser' ? ['mine', 'notMine'] : []
  return [...mine, 'is', ...(field.kind === 'boolean' ? [] : (['isNot'] as const))]
}

/** Conditions as the list is asked by them: `any` of the groups. Nothing where there are none. */
export function writeConditions(groups: readonly ConditionGroup[]): readonly Row[] | undefined {
  const filled = groups.filter((group) => group.length > 0)
  return filled.length > 0 ? filled.map((group) => both(group.map(written))) : undefined
}

function written(condition: Condition): Row {
  const { field } = condition
  switch (condition.test) {
    case 'contains':
      return { [`${field}_q`]: condition.text }
    case 'lacks':
      return { [field]: { lacks: condition.text } }
    case 'is':
      return { [field]: condition.values }
    case 'isNot':
      return { [field]: { not: condition.values } }
    case 'between':
      return {
        ...(condition.from !== undefined && { [`${field}_gte`]: condition.from }),
        ...(condition.to !== undefined && { [`${field}_lte`]: condition.to }),
      }
    case 'within':
      return { [field]: { within: condition.span } }
    case 'filled':
    case 'empty':
      return { [field]: { set: condition.test === 'filled' } }
    case 'mine':
    case 'notMine':
      return { [field]: { me: condition.test === 'mine' } }
  }
}

/** The conditions that `writeConditions` wrote; null where somebody wrote others, which can be taken off but not changed. */
export function readConditions(entity: Entity, any: unknown): readonly ConditionGroup[] | null {
  if (!Array.isArray(any)) return null
  const groups = any.map((row) => readGroup(entity, row))
  return groups.includes(null) ? null : (groups as readonly ConditionGroup[])
}

function readGroup(entity: Entity, row: unknown): ConditionGroup | null {
  if (!isObject(row)) return null
  const { all, ...plain } = row
  const rows = all === undefined ? [plain] : [plain, ...(all as Row[])]
  if (!Array.isArray(rows) || !rows.every(isObject)) return null
  const read = rows.flatMap((one) => readRow(entity, one))
  return read.includes(null) ? null : (read as Condition[])
}

function readRow(entity: Entity, row: Row): readonly (Condition | null)[] {
  const bounds = new Map<string, { from?: unknown; to?: unknown }>()
  const read = Object.entries(row).flatMap(([key, value]): (Condition | null)[] => {
    const [, field, ending] = /^(.+)_(q|gte|lte)$/.exec(key) ?? []
    if (!field || Object.hasOwn(entity.fields, key)) return [readTest(key, value)]
    if (ending === 'q') return [{ field, test: 'contains', text: String(value) }]
    const known = bounds.get(field) ?? {}
    bounds.set(field, { ...known, [ending === 'gte' ? 'from' : 'to']: value })
    return []
  })
  return [
    ...read,
    ...[...bounds].map(([field, ends]): Condition => ({ field, test: 'between', ...ends })),
  ]
}

function readTest(field: string, value: unknown): Condition | null {
  if (!isObject(value)) return { field, test: 'is', values: [value].flat() }
  const [[operator, operand] = [], ...more] = Object.entries(value)
  if (more.length > 0) return null
  if (operator === 'not') return { field, test: 'isNot', values: [operand].flat() }
  if (operator === 'lacks') return { field, test: 'lacks', text: String(operand) }
  if (operator === 'within' && isSpan(operand)) return { field, test: 'within', span: operand }
  if (operator === 'set') return { field, test: operand === true ? 'filled' : 'empty' }
  if (operator === 'me') return { field, test: operand === true ? 'mine' : 'notMine' }
  return null
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a condition is whole: one that is still being filled in is asked of no list. */
export function isWhole(condition: Condition): boolean {
  if (condition.test === 'contains' || condition.test === 'lacks')
    return condition.text.trim() !== ''
  if (condition.test === 'is' || condition.test === 'isNot') return condition.values.length > 0
  if (condition.test === 'between')
    return condition.from !== undefined || condition.to !== undefined
  return true
}
