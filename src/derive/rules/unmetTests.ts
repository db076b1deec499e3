import type { Label, Value } from '#declare'
import type { Comparison } from '../compare.ts'
import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { isMoment } from '../moment.ts'
import { valueAt } from '../path.ts'
import { fieldAt, type Situation } from '../situation.ts'
import { relationSaid } from './compare.ts'
import { fillInBy, formatLabel, joinLabels, labelOf, operandSaid, plainly } from './formatLabel.ts'
import type { Finding } from './word.ts'

/** Which tests of a condition fail, each with what its value would have to be and what it is now. */
export function unmetTests(condition: object, situation: Situation): readonly Finding[] {
  return Object.entries(condition)
    .filter(([path, test]) => holds({ [path]: test }, situation) === false)
    .map(([path, test]) => ({
      field: addressed(path, situation),
      message: path === 'any' ? eitherSaid(test, situation) : testSaid(path, test, situation),
    }))
}

const addressed = (path: string, { entity }: Situation): string => {
  const head = path.split('.')[0] as string
  return head in entity.fields ? head : '_'
}

/** `有效期须留空，或有效期的结束时间须晚于当前时间`. */
function eitherSaid(branches: unknown, situation: Situation): Label {
  const parts = fitting(branches as readonly object[], situation).map((branch) =>
    joinLabels(unmetTests(branch, situation).map(({ message }) => message)),
  )
  return [parts.map(([zh]) => zh).join('，或'), parts.map(([, en]) => en).join(', or ')]
}

/** Where a condition is for records of several entities, the branches that this one can meet. */
function fitting(branches: readonly object[], { entity }: Situation): readonly object[] {
  const known = branches.filter((branch) =>
    Object.keys(branch).every(
      (path) => path === entity.stateField || fieldAt(entity, path.split('.')[0] as string),
    ),
  )
  return known.length > 0 ? known : branches
}

/** `营期的结束时间须早于当前时间，现为 2026-12-07 20:00`. */
function testSaid(path: string, test: unknown, situation: Situation): Label {
  const label = labelOf(situation.entity, path, situation.entities)
  const [operator, operand] = Object.entries((test ?? {}) as object)[0] ?? []
  if (typeof test !== 'object' || Array.isArray(test) || !operator)
    return formatLabel(['{label}须为“{limit}”', '{label} must be "{limit}"'], {
      label,
      limit: valuesSaid(path, test, situation),
    })
  const value = valueAt(path, situation)
  if (operator === 'set')
    return operand
      ? formatLabel(fillInBy(fieldAt(situation.entity, path)), { label })
      : formatLabel(['{label}须留空', '{label} must be empty'], { label })
  if (operator === 'not')
    return formatLabel(['{label}不能为“{limit}”', '{label} must not be "{limit}"'], {
      label,
      limit: valuesSaid(path, operand, situation),
    })
  const must = formatLabel(relationSaid(signs[operator] ?? '=', isMoment(value)), {
    label,
    limit: operandSaid(operand as Value, situation, path),
  })
  return isEmpty(value) ? must : withPresent(must, plainly(situation.entity, path, value))
}

const withPresent = ([zh, en]: Label, present: Label): Label => [
  `${zh}，现为 ${present[0]}`,
  `${en}; it is ${present[1]}`,
]

const signs: { readonly [operator: string]: Comparison } = {
  ...{ lt: '<', lte: '<=', gt: '>', gte: '>=', eq: '=' },
}

/** `已发布”或“已上架`, to stand between quotes: the values a test takes, as the field writes them. */
function valuesSaid(path: string, values: unknown, situation: Situation): Label {
  const all = [values].flat()
  const own =
    path === situation.entity.stateField ? all.filter((one) => isState(one, situation)) : []
  const each = (own.length > 0 ? own : all).map((value) => valueSaid(path, value, situation))
  return [each.map(([zh]) => zh).join('”或“'), each.map(([, en]) => en).join('" or "')]
}

const isState = (value: unknown, { entity }: Situation) => String(value) in entity.states

function valueSaid(path: string, value: unknown, situation: Situation): Label {
  const steps = path.split('.')
  const last = steps.pop() as string
  const entity = steps.reduce(
    (one, step) => situation.entities.get(one.fields[step]?.to ?? '') ?? one,
    situation.entity,
  )
  if (typeof value === 'boolean') return value ? ['是', 'yes'] : ['否', 'no']
  const ofState = last === 'status' || last === entity.stateField
  return (ofState && entity.states[String(value)]) || plainly(entity, last, value)
}
