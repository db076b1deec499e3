import type { Entity, Field, Label, Literal, Row } from '#declare'
import { isEmpty, same } from '../compare.ts'
import { holds } from '../condition.ts'
import { defaultOf } from '../defaultOf.ts'
import { valueAt } from '../path.ts'
import { addressOf, entriesOf, fieldAt, type Situation } from '../situation.ts'
import { circumstance, withReason } from './circumstance.ts'
import { fillInBy, formatLabel, joinLabels, labelOf, plainly } from './formatLabel.ts'
import type { Broken, Finding, Hint, Hints, Word } from './word.ts'

interface When {
  readonly when: object
  readonly demand?: readonly string[]
  readonly refuse?: readonly string[]
  readonly otherwise?: 'refuse'
  readonly allow?: { readonly [field: string]: readonly (string | number | boolean)[] }
}

/** A path that must be filled and is not. */
export function demandFilled(path: string, situation: Situation): readonly Finding[] {
  const value = valueAt(path, situation)
  if (value === undefined || !isEmpty(value)) return []
  const label = labelOf(situation.entity, path, situation.entities)
  const message = formatLabel(fillInBy(fieldAt(situation.entity, path)), { label })
  return [{ field: addressOf(situation, path), message }]
}

/** A path that must be empty and is not; a switch that is off is empty, and so is what every record begins with. */
export function refuseFilled(
  path: string,
  situation: Situation,
  why: () => Label | undefined = () => undefined,
): readonly Finding[] {
  const value = valueAt(path, situation)
  if (isEmpty(value) || value === false || isUntouched(path, value, situation)) return []
  const label = labelOf(situation.entity, path, situation.entities)
  const message = withReason(
    why(),
    ['{label}须留空', '{label} must be empty'],
    ['{why}时，{label}须留空', '{label} must be empty where {why}'],
  )
  return [{ field: addressOf(situation, path), message: formatLabel(message, { label }) }]
}

function disallowed(
  field: string,
  allowed: readonly unknown[],
  situation: Situation,
  why: () => Label | undefined,
): readonly Finding[] {
  const value = valueAt(field, situation)
  if (isEmpty(value) || [value].flat().every((one) => allowed.includes(one))) return []
  const limit = joinLabels(allowed.map((one) => plainly(situation.entity, field, one)))
  const label = labelOf(situation.entity, field, situation.entities)
  const message = withReason(
    why(),
    ['{label}只能为“{limit}”', '{label} can only be "{limit}"'],
    ['{why}时，{label}只能为“{limit}”', '{label} can only be "{limit}" where {why}'],
  )
  return [{ field: addressOf(situation, field), message: formatLabel(message, { label, limit }) }]
}

const of = (literal: Literal) => literal as unknown as When
const pathsOf = ({ when, demand = [], refuse = [] }: When) => [
  ...Object.keys(when),
  ...demand,
  ...refuse,
]

/** What a condition demands, refuses and allows. */
export const when: Word = {
  check: (literal, situation) =>
    entriesOf(situation, pathsOf(of(literal))).flatMap((one) => findings(of(literal), one)),
  input: (literal, situation) =>
    Object.assign(
      {},
      ...entriesOf(situation, pathsOf(of(literal))).map((one) => hints(of(literal), one)),
    ),
  hides: (literal) => {
    const { demand = [], refuse = [], otherwise } = of(literal)
    return otherwise ? [...refuse, ...demand] : refuse
  },
  break: (literal, entity, valid) =>
    brokenDemands(of(literal), entity, valid).filter(({ field }) => field in entity.fields),
}

function findings(literal: When, situation: Situation): readonly Finding[] {
  const { demand = [], refuse = [], allow = {}, otherwise } = literal
  const met = holds(literal.when, situation)
  if (met === undefined) return []
  // Worked out where something is found: most records are as they are to be.
  const why = () => circumstance(literal.when, situation)
  if (!met)
    return otherwise === 'refuse'
      ? demand.flatMap((path) => refuseFilled(path, situation, why))
      : []
  return [
    ...demand.flatMap((path) => demandFilled(path, situation)),
    ...refuse.flatMap((path) => refuseFilled(path, situation, why)),
    ...Object.entries(allow).flatMap(([field, allowed]) =>
      disallowed(field, allowed, situation, why),
    ),
  ]
}

/** What nobody chose is not filled in: a field that is hidden holds what every record begins with. */
function isUntouched(path: string, value: unknown, situation: Situation): boolean {
  const field = fieldAt(situation.entity, path)
  if (!field || field.default === undefined) return false
  return field.default === 'now'
    ? situation.before === null
    : same(value, defaultOf(field, situation.now))
}

function hints(literal: When, situation: Situation): Hints {
  const { demand = [], refuse = [], allow = {}, otherwise } = literal
  const met = holds(literal.when, situation)
  const at = (path: string) => (situation.entry ? addressOf(situation, path) : path)
  const all = (paths: readonly string[], hint: Hint) =>
    paths.map((path) => [at(path), hint] as const)
  if (met !== true)
    return Object.fromEntries(met === false && otherwise ? all(demand, { hidden: true }) : [])
  return Object.fromEntries<Hint>([
    ...all(demand, { required: true }),
    ...all(refuse, { hidden: true }),
    ...Object.entries(allow).map(([field, allowed]) => [at(field), { allowed }] as const),
  ])
}

/** A record that meets a plain condition with what it demands left empty. */
function brokenDemands(
  { when: condition, demand = [] }: When,
  entity: Entity,
  valid: Row,
): readonly Broken[] {
  const plain = Object.entries(condition).map(
    ([field, test]) => [field, meeting(test, entity.fields[field])] as const,
  )
  if (plain.some(([field, test]) => test === undefined || field.includes('.') || field === 'any'))
    return []
  const met = Object.fromEntries(plain)
  return demand.map((field) => ({ change: { ...valid, ...met, [field]: null }, field }))
}

/** A value that passes a plain test: the first of several, or a choice that is not excluded. */
function meeting(test: unknown, field: Field | undefined): unknown {
  if (Array.isArray(test)) return test[0]
  if (typeof test !== 'object' || test === null) return test
  const excluded = 'not' in test ? [test.not].flat() : undefined
  return field?.kind === 'choice'
    ? Object.keys(field.of as object).find((choice) => excluded && !excluded.includes(choice))
    : undefined
}
