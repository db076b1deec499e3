import type { Label, Row, Value } from '#declare'
import { type Comparison, isEmpty, order, same, stands } from '../compare.ts'
import { holds } from '../condition.ts'
import { evaluate } from '../expression.ts'
import { asItStands, type Situation } from '../situation.ts'
import { linkFinding } from './compare.ts'
import { formatLabel, labelOf, operandSaid } from './formatLabel.ts'
import { demandFilled } from './when.ts'
import type { Finding, Word } from './word.ts'

interface Each {
  readonly each: string
  readonly least?: number
  readonly most?: number
  readonly distinct?: readonly string[]
  readonly rising?: string
  readonly first?: Row
  readonly sum?: readonly [string, Comparison, Value]
  readonly needs?: readonly (string | readonly [Value, Comparison, Value])[]
  readonly keep?: Row
  readonly when?: object
}
type Clause = (
  literal: Each,
  entries: readonly unknown[],
  situation: Situation,
) => readonly Finding[]

const at = (list: string, index: number, field?: string) =>
  [list, index, ...(field ? [field] : [])].join('.')
const label = ({ each }: Each, situation: Situation, field?: string): Label =>
  labelOf(situation.entity, field ? `${each}.${field}` : each, situation.entities)

const amount: Clause = (literal, entries, situation) => {
  const { each: list, least = 0, most = Infinity } = literal
  const blanks = { label: label(literal, situation) }
  if (entries.length < least)
    return [
      {
        field: list,
        message: formatLabel(['{label}至少需要 {limit} 项', '{label}: at least {limit}'], {
          ...blanks,
          limit: least,
        }),
      },
    ]
  if (entries.length > most)
    return [
      {
        field: list,
        message: formatLabel(['{label}最多 {limit} 项', '{label}: at most {limit}'], {
          ...blanks,
          limit: most,
        }),
      },
    ]
  return []
}

const distinct: Clause = (literal, entries, situation) => {
  const { each: list, distinct: fields } = literal
  if (!fields) return []
  const values = entries.map((entry) =>
    fields.length > 0 ? fields.map((field) => (entry as Row)?.[field]) : [entry],
  )
  return values.flatMap((value, index) => {
    if (value.every(isEmpty) || !values.slice(0, index).some((earlier) => same(earlier, value)))
      return []
    const field = fields.at(-1)
    return [
      {
        field: at(list, index, field),
        message: formatLabel(
          ['{label}不能与其他项重复', '{label} must differ from the other entries'],
          {
            label: label(literal, situation, field),
          },
        ),
      },
    ]
  })
}

const rising: Clause = (literal, entries, situation) => {
  const { each: list, rising: field } = literal
  if (!field) return []
  const values = entries.map((entry) => (entry as Row)?.[field])
  return values.flatMap((value, index) => {
    const earlier = values[index - 1]
    if (index === 0 || isEmpty(value) || isEmpty(earlier) || order(earlier, value) < 0) return []
    return [
      {
        field: at(list, index, field),
        message: formatLabel(
          ['{label}须大于上一项', '{label} must exceed that of the entry before'],
          {
            label: label(literal, situation, field),
          },
        ),
      },
    ]
  })
}

const within = (literal: Each, value: unknown, index: number, situation: Situation): Situation => ({
  ...situation,
  entry: { list: literal.each, index, value: value as Row },
})
const inEntry = (list: string, where: Row) =>
  Object.fromEntries(Object.entries(where).map(([key, test]) => [`${list}.${key}`, test]))

const first: Clause = (literal, entries, situation) => {
  if (!literal.first || entries.length === 0) return []
  if (
    holds(inEntry(literal.each, literal.first), within(literal, entries[0], 0, situation)) !== false
  )
    return []
  const field = Object.keys(literal.first)[0]
  const limit = operandSaid(
    literal.first[field as string] as Value,
    situation,
    `${literal.each}.${field}`,
  )
  return [
    {
      field: at(literal.each, 0, field),
      message: formatLabel(
        ['第一项的{label}须为{limit}', 'The {label} of the first entry must be {limit}'],
        { label: label(literal, situation, field), limit },
      ),
    },
  ]
}

const signs: { readonly [comparison: string]: Label } = {
  '=': ['须等于', 'exactly'],
  '<=': ['不能超过', 'at most'],
  '<': ['须小于', 'less than'],
  '>=': ['不能低于', 'at least'],
  '>': ['须大于', 'more than'],
}

const sum: Clause = (literal, entries, situation) => {
  if (!literal.sum || entries.length === 0) return []
  const [field, comparison, limit] = literal.sum
  const bound = evaluate(limit, situation)
  const total = entries.reduce<number>((all, entry) => all + Number((entry as Row)[field] ?? 0), 0)
  if (isEmpty(bound) || stands(total, comparison, bound)) return []
  const blanks = {
    label: label(literal, situation, field),
    value: total,
    limit: operandSaid(limit, situation, `${literal.each}.${field}`),
    sign: signs[comparison] ?? [comparison, comparison],
  }
  return [
    {
      field: literal.each,
      message: formatLabel(
        [
          '{label}合计为 {value}，{sign} {limit}',
          'The {label} add up to {value}, they must be {sign} {limit}',
        ],
        blanks,
      ),
    },
  ]
}

/** A name in `needs` is a field of the entry where there is one, else of the record. */
function resolved(value: Value, list: string, { entity }: Situation): Value {
  const of = (entity.fields[list]?.of ?? {}) as object
  return typeof value === 'string' && (value.split('.')[0] as string) in of
    ? `${list}.${value}`
    : value
}

const needs: Clause = (literal, entries, situation) =>
  entries.flatMap((entry, index) => {
    const here = within(literal, entry, index, situation)
    return (literal.needs ?? []).flatMap((need) => {
      if (typeof need === 'string') return demandFilled(`${literal.each}.${need}`, here)
      const [left, comparison, right] = need
      return (
        linkFinding(
          {
            left: resolved(left, literal.each, situation),
            comparison,
            right: resolved(right, literal.each, situation),
          },
          here,
        ) ?? []
      )
    })
  })

/** Entries that met the condition stay as they were; they are told apart by their key. */
const keep: Clause = (literal, entries, situation) => {
  const { each: list, keep: where } = literal
  const before = (situation.before?.[list] ?? []) as Row[]
  if (!where || before.length === 0) return []
  const standing = asItStands(situation)
  const kept = before.filter(
    (entry, index) => holds(inEntry(list, where), within(literal, entry, index, standing)) === true,
  )
  return kept.flatMap((entry) => {
    const index = entries.findIndex((one) =>
      entry._key ? (one as Row)._key === entry._key : same(one, entry),
    )
    if (index >= 0 && same(entries[index], entry)) return []
    return [
      {
        field: index < 0 ? list : at(list, index),
        message: formatLabel(
          ['{label}中的此项不能再修改或删除', 'This entry of {label} can no longer change or go'],
          { label: label(literal, situation) },
        ),
      },
    ]
  })
}

const clauses: readonly Clause[] = [amount, distinct, rising, first, sum, needs, keep]

/** About the entries of a list: how many, all different, rising, adding up. */
export const each: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Each
    if (holds(literal.when, situation) !== true) return []
    const entries = (situation.after[literal.each] ?? []) as readonly unknown[]
    return clauses.flatMap((clause) => clause(literal, entries, situation))
  },
  input: (given, situation) => {
    const { each: list, least = 0, most, when } = given as unknown as Each
    if (holds(when, situation) !== true) return {}
    const count = ((situation.after[list] ?? []) as unknown[]).length
    return {
      [list]: {
        ...(least > 0 && { required: true }),
        ...(most !== undefined && {
          note: [`已有 ${count} 项，最多 ${most} 项`, `${count} of at most ${most}`] as const,
        }),
      },
    }
  },
  break: (given, _entity, valid) => {
    const { each: list, least = 0, distinct: fields, when } = given as unknown as Each
    if (when) return []
    const entries = (valid[list] ?? []) as unknown[]
    return [
      ...(least > 0 ? [{ change: { [list]: entries.slice(0, least - 1) }, field: list }] : []),
      ...(fields?.length && entries[0]
        ? [{ change: { [list]: [entries[0], entries[0]] }, field: at(list, 1, fields.at(-1)) }]
        : []),
    ]
  },
}
