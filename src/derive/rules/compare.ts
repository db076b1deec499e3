import type { Entity, Label, Literal, Row, Value } from '#declare'
import { type Comparison, comparisons, isEmpty, stands } from '../compare.ts'
import { holds } from '../condition.ts'
import { evaluate } from '../expression.ts'
import { isMoment, shift } from '../moment.ts'
import { addressOf, entriesOf, fieldAt, type Situation } from '../situation.ts'
import { formatLabel, labelOf, operandSaid, plainly, spanSaid } from './formatLabel.ts'
import type { Broken, Finding, Word } from './word.ts'

const relations: { readonly [C in Comparison]: Label } = {
  '<': ['{label}须小于{limit}', '{label} must be less than {limit}'],
  '<=': ['{label}不能大于{limit}', '{label} must not exceed {limit}'],
  '=': ['{label}须等于{limit}', '{label} must equal {limit}'],
  '>=': ['{label}不能小于{limit}', '{label} must be at least {limit}'],
  '>': ['{label}须大于{limit}', '{label} must be more than {limit}'],
  '!=': ['{label}不能等于{limit}', '{label} must differ from {limit}'],
  within: ['{label}须在{limit}之内', '{label} must lie within {limit}'],
  overlaps: ['{label}须与{limit}有重叠', '{label} must overlap {limit}'],
}
const inTime: { readonly [comparison: string]: Label } = {
  '<': ['{label}须早于{limit}', '{label} must be before {limit}'],
  '<=': ['{label}不能晚于{limit}', '{label} must not be after {limit}'],
  '>=': ['{label}不能早于{limit}', '{label} must not be before {limit}'],
  '>': ['{label}须晚于{limit}', '{label} must be after {limit}'],
}
/** What must hold between two values, with blanks `{label}` and `{limit}`; moments are earlier or later than another. */
export const relationSaid = (sign: Comparison, areMoments: boolean): Label =>
  (areMoments && inTime[sign]) || relations[sign]

const turned: { readonly [comparison: string]: Comparison } = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** Two neighbours of a chain and what must hold between them. */
export interface Link {
  readonly left: Value
  readonly comparison: Comparison
  readonly right: Value
}

/** `['vipPrice', '<=', 'price', '<=', 'originalPrice']` as its two links. */
export function linksOf(chain: readonly unknown[]): readonly Link[] {
  const signs = chain
    .map((part, at) => (comparisons.includes(part as string) && at % 2 === 1 ? at : -1))
    .filter((at) => at > 0)
  return signs.map((at) => ({
    left: chain[at - 1] as Value,
    comparison: chain[at] as Comparison,
    right: chain[at + 1] as Value,
  }))
}

/** What a limit is called; with its value where it stands in another record, and so on no form: `练习的总分（100）`. */
function limitSaid(limit: Value, value: unknown, situation: Situation, subject: string): Label {
  const said = operandSaid(limit, situation, subject)
  if (typeof value === 'object' && value !== null && 'start' in value)
    return withValue(said, spanSaid(value))
  return isElsewhere(limit, situation.entity)
    ? withValue(said, plainly(situation.entity, subject, value))
    : said
}

const withValue = ([zh, en]: Label, [value, valueEn]: Label): Label => [
  `${zh}（${value}）`,
  `${en} (${valueEn})`,
]

const isElsewhere = (limit: Value, { fields }: Entity): boolean => {
  const [head = '', ...rest] = typeof limit === 'string' ? limit.split('.') : []
  return rest.length > 0 && fields[head]?.to !== undefined
}

/** What a link says when it does not hold; nothing where a side is empty or not known here. */
export function linkFinding(
  { left, comparison, right }: Link,
  situation: Situation,
): Finding | undefined {
  const [a, b] = [evaluate(left, situation), evaluate(right, situation)]
  if (isEmpty(a) || isEmpty(b) || stands(a, comparison, b)) return undefined
  const subject = subjectOf(left, right, situation.entity)
  const isLeft = subject === left || subject === pathIn(left, situation.entity)
  const [own, other] = isLeft ? [left, right] : [right, left]
  const sign = isLeft ? comparison : (turned[comparison] ?? comparison)
  const template = relationSaid(sign, isMoment(a) || isMoment(b))
  const blanks = {
    label:
      countedIn(own) === undefined
        ? labelOf(situation.entity, subject, situation.entities)
        : operandSaid(own, situation, subject),
    limit:
      countedIn(own) !== undefined && typeof other === 'number'
        ? ([String(other), String(other)] as const)
        : limitSaid(other, isLeft ? b : a, situation, subject),
  }
  return { field: addressOf(situation, subject), message: formatLabel(template, blanks) }
}

/** The list whose entries are counted: what is too many is taken out there. */
const countedIn = (side: Value): string | undefined =>
  typeof side === 'object' && side !== null && 'length' in side ? String(side.length) : undefined

/** Words whose strings are no paths: texts, moments, settings, other records. */
const pathless: readonly string[] = [
  'text',
  'now',
  'config',
  'count',
  'sum',
  'mean',
  'latest',
  'some',
]

/** The first field of the record that an operand reads: what is counted, or what stands in for what is empty. */
function pathIn(side: unknown, entity: Entity): string | undefined {
  if (typeof side === 'string') return fieldAt(entity, side) ? side : undefined
  if (typeof side !== 'object' || side === null || pathless.some((word) => word in side))
    return undefined
  for (const part of Object.values(side).flat()) {
    const path = pathIn(part, entity)
    if (path !== undefined) return path
  }
  return undefined
}

/** The path one would change: the later one in the form of two of the record's own. */
export function subjectOf(left: Value, right: Value, entity: Entity): string {
  const own = [left, right].filter(
    (side): side is string => typeof side === 'string' && fieldAt(entity, side) !== undefined,
  )
  const order = Object.keys(entity.fields)
  const place = (path: string) => order.indexOf(path.split('.')[0] as string)
  const direct = own.filter(
    (path) => !entity.fields[path.split('.')[0] as string]?.to || !path.includes('.'),
  )
  const paths = direct.length > 0 ? direct : own
  return (
    paths.toSorted((a, b) => place(b) - place(a))[0] ??
    pathIn(left, entity) ??
    pathIn(right, entity) ??
    String(typeof left === 'string' ? left : right)
  )
}

const pathsOf = (chain: readonly unknown[]) =>
  chain.filter((part): part is string => typeof part === 'string')

/** Order of values, in chains; an empty operand passes. */
export const compare: Word = {
  check: (literal, situation) =>
    entriesOf(situation, pathsOf(literal.compare as unknown[])).flatMap((one) => {
      if (holds(literal.when as object, one) !== true) return []
      return linksOf(literal.compare as unknown[]).flatMap((link) => linkFinding(link, one) ?? [])
    }),
  break: (literal, entity, valid) =>
    linksOf(literal.compare as unknown[]).flatMap((link) => broken(literal, link, entity, valid)),
}

/** Only what can be told from the literal: a field against another or against a number. */
function broken(
  literal: Literal,
  { left, comparison, right }: Link,
  entity: Entity,
  valid: Row,
): readonly Broken[] {
  if (literal.when || typeof left !== 'string' || left.includes('.')) return []
  const limit =
    typeof right === 'number' ? right : typeof right === 'string' ? valid[right] : undefined
  const value = isEmpty(limit) ? undefined : beyond(limit, comparison)
  return value === undefined
    ? []
    : [{ change: { [left]: value }, field: subjectOf(left, right, entity) }]
}

function beyond(limit: unknown, comparison: Comparison): unknown {
  if (comparison === '!=') return limit
  const by = comparison.includes('<') ? 1 : -1
  if (typeof limit === 'number') return limit + by
  return isMoment(limit) ? shift(limit, by > 0 ? '+1d' : '-1d') : undefined
}
