import type { Row } from '#declare'
import { contains, isEmpty, isPeriod, order, same } from './compare.ts'
import { type Reading, readPath } from './path.ts'
import { asItStands, fieldAt, type Situation } from './situation.ts'

/** A condition or a bound `where`, without its entity's types. */
export type Tests = { readonly [path: string]: unknown }

/** True when all hold, false when one does not, undefined when that cannot be told here. */
export function every(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}
export function either(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}

/** Whether a condition holds for the record; no condition always does, undefined where it cannot be told here. */
export function holds(condition: object | undefined, situation: Situation): boolean | undefined {
  const tests = (condition ?? {}) as Tests
  return every(Object.keys(tests).map((key) => (special[key] ?? tested)(tests, key, situation)))
}

type Testing = (tests: Tests, key: string, situation: Situation) => boolean | undefined

const asks =
  (found: boolean): Testing =>
  (tests, key, situation) => {
    const some = situation.evaluate(
      { some: tests[key] as string, where: tests.where as Row },
      situation,
    )
    return some === undefined ? undefined : some === found
  }

/** Keys of a condition that are no paths. */
const special: { readonly [key: string]: Testing } = {
  any: (tests, _key, situation) =>
    either((tests.any as Tests[]).map((condition) => holds(condition, situation))),
  config: (tests, _key, situation) => {
    const value = situation.ask({ ask: 'config', key: tests.config as string })
    return value === undefined ? undefined : value === true || value === 'true'
  },
  some: asks(true),
  none: asks(false),
  where: () => true,
}

const tested: Testing = (tests, key, situation) => {
  const test = tests[key]
  const reading = readPath(key, situation)
  if (!reading) return undefined
  if (isChanged(test)) return changed(key, reading, situation)
  if (isUnbounded(key, test, reading, situation)) return true
  const answers = reading.values.map((value) => meets(value, test, situation))
  return reading.many ? either(answers) : answers[0]
}

/** A period that is not set bounds nothing: every moment lies in it. */
const isUnbounded = (path: string, test: unknown, { values }: Reading, { entity }: Situation) =>
  typeof test === 'object' &&
  test !== null &&
  Object.keys(test).every((operator) => operator === 'has') &&
  values.length === 1 &&
  isEmpty(values[0]) &&
  fieldAt(entity, path)?.kind === 'period'

const isChanged = (test: unknown): boolean =>
  typeof test === 'object' && test !== null && 'changed' in test

/** A new record has everything changed that is filled. */
function changed(path: string, reading: Reading, situation: Situation): boolean | undefined {
  if (!situation.before) return reading.values.some((value) => !isEmpty(value))
  const before = readPath(path, asItStands(situation))
  return before && !same(before.values, reading.values)
}

/** Whether a value passes a test: equal, one of, `{ not }`, `{ set }` or compared with an operand. */
export function meets(value: unknown, test: unknown, situation: Situation): boolean | undefined {
  if (Array.isArray(test)) return test.some((one) => equals(value, one))
  if (typeof test !== 'object' || test === null) return equals(value, test)
  const parts = Object.entries(test as Tests)
  return every(
    parts.map(
      ([operator, operand]) =>
        operators[operator]?.(value, operand, situation) ?? unknownOperator(operator),
    ),
  )
}

/** A set of choices, labels or references equals what it holds; an empty switch is off. */
function equals(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return isEmpty(value)
  if (wanted === false) return value === false || isEmpty(value)
  if (Array.isArray(value)) return value.some((one) => same(one, wanted))
  return same(value, wanted)
}

type Operator = (
  value: unknown,
  operand: unknown,
  situation: Situation,
) => boolean | undefined | null

const comparing =
  (holdsFor: (order: number) => boolean): Operator =>
  (value, operand, situation) => {
    const bound = situation.evaluate(operand as never, situation)
    if (bound === undefined) return null
    return !isEmpty(value) && !isEmpty(bound) && holdsFor(order(value, bound))
  }

/** Null stands for "not known here", since a missing operator must be told apart. */
const operators: { readonly [operator: string]: Operator } = {
  not: (value, operand) =>
    !(Array.isArray(operand) ? operand : [operand]).some((one) => equals(value, one)),
  set: (value, operand) => !isEmpty(value) === operand,
  lt: comparing((difference) => difference < 0),
  lte: comparing((difference) => difference <= 0),
  gt: comparing((difference) => difference > 0),
  gte: comparing((difference) => difference >= 0),
  eq: (value, operand, situation) => {
    const bound = situation.evaluate(operand as never, situation)
    return bound === undefined ? null : same(value, bound)
  },
  has: (value, operand, situation) => {
    const bound = situation.evaluate(operand as never, situation)
    if (bound === undefined) return null
    if (isPeriod(value)) return contains(value, bound as string)
    return [bound].flat().some((one) => equals(value, one))
  },
}

function unknownOperator(operator: string): undefined {
  if (operator in operators) return undefined
  throw new Error(`No such test: "${operator}"; the tests are ${Object.keys(operators).join(', ')}`)
}
