import type { Period, Row, Value } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { isEmpty, order } from './compare.ts'
import { holds } from './condition.ts'
import { daysBetween, nowShifted, onDay, shift, weekdayOf } from './moment.ts'
import { readPath, valueAt } from './path.ts'
import type { Question, Situation } from './situation.ts'
import { questionWhere } from './where.ts'

// biome-ignore lint/suspicious/noExplicitAny: each word knows the shape of its own expression, the declaration's types hold it
type Expression = { readonly [key: string]: any }
/** Stands between the texts of `words`. */
export const BETWEEN = ' · '

type Working = (expression: Expression, situation: Situation) => unknown

/**
 * The value of an expression for one record: null where it is empty, undefined where what it needs is not known here.
 * Money is fen, durations are seconds, times are text with +08:00.
 */
export function evaluate(value: Value, situation: Situation): unknown {
  if (typeof value === 'string') return valueAt(value, situation)
  if (typeof value !== 'object' || value === null) return value
  const word = Object.keys(workings).find((key) => key in value)
  if (!word)
    throw new Error(
      `No such expression: ${JSON.stringify(value)}; the words are ${Object.keys(workings).join(', ')}`,
    )
  return workings[word]!(value as unknown as Expression, situation)
}

/** Several values at once; undefined as soon as one of them is not known. */
function all(values: readonly Value[], situation: Situation): unknown[] | undefined {
  const found = values.map((value) => evaluate(value, situation))
  return found.includes(undefined) ? undefined : found
}

const numbers = (values: readonly unknown[]) =>
  values.filter((value) => !isEmpty(value)).map(Number)
const total = (values: readonly unknown[]) => numbers(values).reduce((sum, value) => sum + value, 0)

/** Arithmetic over filled values; empty where all, or with `strict` any, of them are empty. */
const arithmetic =
  (
    work: (values: number[], expression: Expression) => number | null,
    word: string,
    strict = false,
  ): Working =>
  (expression, situation) => {
    const values = all(expression[word] as never, situation)
    if (!values) return undefined
    const filled = numbers(values)
    return filled.length === 0 || (strict && filled.length < values.length)
      ? null
      : work(values.map(Number), expression)
  }

const rounding: { readonly [way: string]: (value: number) => number } = {
  up: Math.ceil,
  down: Math.floor,
  half: Math.round,
}
const toDigits = (value: number, digits: number | undefined) =>
  digits === undefined ? value : Math.round(value * 10 ** digits) / 10 ** digits

/** Asks rows of another entity; a question with an empty binding finds nothing. */
function asking(
  ask: 'count' | 'sum' | 'mean' | 'latest',
  of: string,
  expression: Row,
  situation: Situation,
  rest: Partial<Question>,
) {
  const where = questionWhere(of, expression.where as Row | undefined, situation)
  if (where === undefined) return undefined
  if (where === null) return ask === 'count' || ask === 'sum' ? 0 : null
  return situation.ask({ ask, of, where, ...rest } as Question)
}

/** Entries of an own list that meet a condition on their own fields. */
function ownEntries(list: string, where: Row | undefined, situation: Situation): Row[] | undefined {
  const entries = (valueAt(list, situation) ?? []) as Row[]
  const kept = entries.map(
    (value, index) => [value, meetsEntry(value, index, list, where, situation)] as const,
  )
  return kept.some(([, met]) => met === undefined)
    ? undefined
    : kept.filter(([, met]) => met).map(([value]) => value)
}
function meetsEntry(
  value: Row,
  index: number,
  list: string,
  where: Row | undefined,
  situation: Situation,
) {
  const condition = Object.fromEntries(
    Object.entries(where ?? {}).map(([key, test]) => [`${list}.${key}`, test]),
  )
  return holds(condition, { ...situation, entry: { list, index, value } })
}

const isOwnList = (name: string, { entity }: Situation) => {
  const field = entity.fields[name.split('.')[0] as string]
  return field !== undefined && kinds[field.kind].is.several === true
}

const sumOfOwn: Working = ({ sum, where }, situation) => {
  const [list, field] = (sum as string).split('.') as [string, string]
  const entries = ownEntries(list, where, situation)
  return entries && total(entries.map((entry) => entry[field]))
}

/** A single moment or date is a period that begins and ends with it. */
const phaseOf = (found: readonly (Period | string)[], now: string): string => {
  const periods = found.map((one) => (typeof one === 'string' ? { start: one, end: one } : one))
  const set = periods.filter((period) => !isEmpty(period))
  if (set.length === 0) return 'none'
  const starts = set.every(({ start }) => start && order(now, start) < 0)
  const ended = set.every(({ end }) => end && order(now, end) > 0)
  return starts ? 'upcoming' : ended ? 'ended' : 'running'
}

/** How deep the record stands: 1 without a parent; a hundred levels up is taken for a loop. */
const levelOf: Working = ({ level }, situation) => {
  const path = level as string
  const to = situation.entity.fields[path]?.to ?? situation.entity.name
  let id = situation.after[path] as number | null | undefined
  let depth = 1
  for (; !isEmpty(id) && depth < 100; depth++) {
    const above = situation.related(to, id as number)
    if (above === undefined) return undefined
    id = above?.[path] as number | null
  }
  return depth
}

const workings: { readonly [word: string]: Working } = {
  text: ({ text }) => text,
  now: ({ now }, situation) => nowShifted(situation.now, now),
  config: ({ config }, situation) => situation.ask({ ask: 'config', key: config }),
  latest: ({ latest, over, by, where }, situation) =>
    asking('latest', over, { where }, situation, { field: latest, by } as never),
  sum: (expression, situation) =>
    expression.over
      ? asking('sum', expression.over, expression, situation, { field: expression.sum } as never)
      : sumOfOwn(expression, situation),
  mean: (expression, situation) =>
    asking('mean', expression.over, expression, situation, { field: expression.mean } as never),
  count: (expression, situation) =>
    isOwnList(expression.count, situation)
      ? ownEntries(expression.count, expression.where, situation)?.length
      : asking(
          'count',
          expression.count,
          expression,
          situation,
          (expression.distinct && { distinct: expression.distinct }) as never,
        ),
  some: (expression, situation) => {
    const count = asking('count', expression.some, expression, situation, {})
    return count === undefined ? undefined : Number(count) > 0
  },
  surname: ({ surname }, situation) => {
    const name = valueAt(surname, situation)
    if (name === undefined) return undefined
    return isEmpty(name) ? null : `${[...String(name)][0]}**`
  },
  length: ({ length }, situation) => {
    const reading = readPath(length, situation)
    if (!reading) return undefined
    const value = reading.many ? reading.values : reading.values[0]
    return isEmpty(value) ? 0 : (value as string | unknown[]).length
  },
  days: ({ days }, situation) => {
    const at = valueAt(days, situation)
    return isEmpty(at) ? at : daysBetween(situation.now, at as string)
  },
  part: arithmetic(
    ([a, b], { digits }) => (b === 0 ? null : toDigits((a as number) / (b as number), digits)),
    'part',
    true,
  ),
  plus: arithmetic((values) => total(values), 'plus'),
  minus: arithmetic(([first, ...rest]) => (first as number) - total(rest), 'minus'),
  times: arithmetic(
    (values, { round }) => (rounding[round ?? ''] ?? Number)(values.reduce((a, b) => a * b, 1)),
    'times',
    true,
  ),
  later: ({ later }, situation) =>
    all(later, situation)?.reduce(
      (a, b) => (isEmpty(a) || (!isEmpty(b) && order(a, b) < 0) ? b : a),
      null,
    ),
  first: ({ first }, situation) => {
    const values = all(first, situation)
    return values && (values.find((value) => !isEmpty(value)) ?? null)
  },
  words: ({ words, between = BETWEEN }, situation) => {
    const values = all(words, situation)
    return values && (values.filter((value) => !isEmpty(value)).join(between) || null)
  },
  shift: ({ shift: [value, by] }, situation) => {
    const at = evaluate(value, situation)
    return isEmpty(at) ? at : shift(at as string, by)
  },
  weekday: ({ weekday }, situation) => {
    const at = valueAt(weekday, situation)
    return isEmpty(at) ? at : weekdayOf(at as string)
  },
  onDay: ({ onDay: path, add = 0, at = { text: '00:00' } }, situation) => {
    const found = all([path, add, at], situation)
    if (!found) return undefined
    const [moment, days, time] = found
    return found.some(isEmpty) ? null : onDay(moment as string, Number(days), time as string)
  },
  phase: ({ phase, announced }, situation) => {
    const periods = all(phase, situation)
    if (!periods) return undefined
    const found = phaseOf(periods as (Period | string)[], situation.now)
    const from = announced && valueAt(announced, situation)
    const isAnnounced = found === 'upcoming' && !isEmpty(from) && order(situation.now, from) >= 0
    return isAnnounced ? 'announced' : found
  },
  byChoice: ({ byChoice, of }, situation) => {
    const choice = valueAt(byChoice, situation)
    if (choice === undefined) return undefined
    const value = (of as Record<string, Value>)[choice as string]
    return value === undefined ? null : evaluate(value, situation)
  },
  level: levelOf,
}
