import type { Label, Literal, Row, Value } from '#declare'
import { calledOf } from '../calledOf.ts'
import { isEmpty, same } from '../compare.ts'
import { evaluate } from '../expression.ts'
import {
  butSelf,
  counts,
  MOST_ROWS,
  mostAtOnce,
  overlapping,
  plainWhere,
  scopeOf,
} from '../others.ts'
import { valueAt } from '../path.ts'
import { asItStands, type Situation } from '../situation.ts'
import { circumstance, scopeSaid } from './circumstance.ts'
import { formatLabel, joinLabels } from './formatLabel.ts'
import { namesOf as namesOfRecords } from './needs.ts'
import type { Finding, Word } from './word.ts'

interface Limit {
  readonly limit: { readonly most?: Value; readonly least?: Value }
  readonly per?: readonly string[]
  readonly where?: object
  readonly overlap?: readonly (string | readonly [string, string])[]
  readonly field?: string
  readonly named?: true
}

/** Others are named up to here. */
const NAMED = 8

/** How many records there may be at any moment, per scope; `least` guards only those that leave. */
export const limit: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Limit
    return [...tooMany(literal, situation), ...tooFew(literal, situation)]
  },
  input: (given, situation) => {
    const literal = given as unknown as Limit & Literal
    const count = literal.overlap ? undefined : countOthers(literal, situation)
    const most =
      literal.limit.most === undefined ? undefined : evaluate(literal.limit.most, situation)
    if (typeof count !== 'number' || typeof most !== 'number') return {}
    const field = literal.field ?? literal.per?.at(-1)
    return field
      ? { [field]: { note: [`已有 ${count} 条，最多 ${most} 条`, `${count} of ${most} taken`] } }
      : {}
  },
}

/** Whether the record already counted in this scope before the change, so that the change takes no place. */
const countedAlready = (literal: Limit, situation: Situation): boolean => {
  if (!situation.before) return false
  const standing = { ...asItStands(situation), removing: false }
  const paths = [...(literal.per ?? []), ...(literal.overlap ?? []).flat()]
  return (
    counts(literal.where, standing) === true &&
    paths.every((path) => same(valueAt(path, standing), valueAt(path, situation)))
  )
}

function tooMany(literal: Limit, situation: Situation): readonly Finding[] {
  if (
    literal.limit.most === undefined ||
    counts(literal.where, situation) !== true ||
    countedAlready(literal, situation)
  )
    return []
  const most = evaluate(literal.limit.most, situation)
  const count = countOthers(literal, situation)
  if (isEmpty(most) || count === undefined || count + 1 <= Number(most)) return []
  const names = namesOf(meeting(literal, situation) ?? [], situation)
  const message = formatLabel(
    names
      ? [
          '{scope}{what}最多 {limit} 条，现已有 {value} 条：{names}',
          'At most {limit} {what}{scope}; there are {value} already: {names}',
        ]
      : [
          '{scope}{what}最多 {limit} 条，现已有 {value} 条',
          'At most {limit} {what}{scope}; there are {value} already',
        ],
    { limit: String(most), value: count, ...ofWhat(literal, situation), ...(names && { names }) },
  )
  return [{ field: literal.field ?? '_', message }]
}

/** Of what there are so many, and where: `杂志“三联生活周刊”中“已上架”的期次`. */
function ofWhat({ per = [], where }: Limit, situation: Situation) {
  const { entity } = situation
  const { names, state } = namesOfRecords(entity.name, where as Row | undefined, {
    ...situation,
    entities: { get: (name) => (name === entity.name ? entity : situation.entities.get(name)) },
  })
  // What it is counted by is said of the record itself, and not once more of all that are like it.
  const said = [entity.stateField, ...per]
  const marks = Object.entries((where ?? {}) as Row).filter(([name]) => !said.includes(name))
  const why = circumstance(Object.fromEntries(marks), situation)
  return {
    scope: scopeSaid(per, situation),
    what: [
      `${state[0]}${why ? `${why[0]}的` : ''}${names[0]}`,
      `${names[1]}${state[1]}${why ? ` (${why[1]})` : ''}`,
    ] as const,
  }
}

/** Those that take the places, where there are few and one of them is to make room; nothing for many. */
function namesOf(rows: readonly Row[], { entity }: Situation): Label | undefined {
  if (rows.length === 0 || rows.length > NAMED) return undefined
  return joinLabels(
    rows.map((row) => {
      const title = calledOf(entity, row)
      return [title, title]
    }),
  )
}

function tooFew(literal: Limit, situation: Situation): readonly Finding[] {
  if (literal.limit.least === undefined || !situation.before) return []
  const standing = { ...asItStands(situation), removing: false }
  const stays =
    counts(literal.where, situation) === true &&
    same(scopeOf(literal.per ?? [], situation), scopeOf(literal.per ?? [], standing))
  if (stays || counts(literal.where, standing) !== true) return []
  const least = evaluate(literal.limit.least, standing)
  const left = countOthers(literal, standing)
  if (isEmpty(least) || left === undefined || left >= Number(least)) return []
  const message = formatLabel(
    [
      '{scope}{what}至少保留 {limit} 条，此后只剩 {value} 条',
      'At least {limit} {what} must stay{scope}; only {value} would be left',
    ],
    { limit: String(least), value: left, ...ofWhat(literal, standing) },
  )
  return [{ field: '_', kind: situation.removing ? 'conflict' : undefined, message }]
}

/** Other records in the same scope; with `overlap`, those there at the fullest moment of this one. */
function countOthers(literal: Limit, situation: Situation): number | undefined {
  const scope = scopeOf(literal.per ?? [], situation)
  const where = plainWhere(literal.where, situation)
  if (!scope || !where) return undefined
  const question = {
    of: situation.entity.name,
    where: { ...where, ...scope, ...butSelf(situation) },
  }
  if (!literal.overlap) return situation.ask({ ask: 'count', ...question }) as number | undefined
  const rows = meeting(literal, situation)
  return rows && mostAtOnce(literal.overlap, situation, rows) - 1
}

/** The others that meet this one in every dimension of `overlap`; none where the rule has none. */
function meeting(literal: Limit, situation: Situation): readonly Row[] | undefined {
  const scope = scopeOf(literal.per ?? [], situation)
  const where = plainWhere(literal.where, situation)
  if (!literal.overlap && !literal.named) return []
  if (!scope || !where) return undefined
  const all = { ...where, ...scope, ...butSelf(situation) }
  const question = { ask: 'rows', of: situation.entity.name, where: all, limit: MOST_ROWS } as const
  const rows = situation.ask(question) as Row[] | undefined
  return rows?.filter((row) => overlapping(literal.overlap ?? [], situation, row))
}
