import type { Label, Row } from '#declare'
import { calledOf } from '../calledOf.ts'
import { isEmpty, same } from '../compare.ts'
import { shift, timeOf } from '../moment.ts'
import { butSelf, counts, MOST_ROWS, overlapping, plainWhere, sameAt, scopeOf } from '../others.ts'
import { readPath, valueAt } from '../path.ts'
import { listOf, type Situation, seenFrom } from '../situation.ts'
import { scopeSaid } from './circumstance.ts'
import { formatLabel, joinLabels, labelOf, plainly } from './formatLabel.ts'
import type { Finding, Word } from './word.ts'

export interface Unique {
  readonly unique: readonly string[]
  readonly among?: object
  readonly overlap?: readonly (string | readonly [string, string])[]
  readonly apart?: { readonly [path: string]: string }
  readonly pooled?: true
  readonly with?: readonly string[]
  readonly unless?: { readonly same: readonly string[] }
  readonly field?: string
}

/** Once per combination: also over list entries and links, among some states, for overlapping periods, in one pool. */
export const unique: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Unique
    if (situation.removing || counts(literal.among, situation) !== true) return []
    const own = literal.pooled ? twiceInPool(literal, situation) : twiceInList(literal, situation)
    const taken = pools(literal, situation).flatMap(({ of, where }) =>
      takers(literal, of, where, situation),
    )
    return [...own, ...(taken.length > 0 ? [finding(literal, taken, situation)] : [])]
  },
}

/** The field one would change: the one named, else the last. */
const subjectOf = ({ field, unique: paths }: Unique): string => {
  const within = field && paths.find((path) => path === field || path.startsWith(`${field}.`))
  return within ?? (paths.at(-1) as string)
}

interface Pool {
  readonly of: string
  readonly where: Row
}

/** Where the same values may stand: in records of this entity and of those that share its pool. */
function pools(literal: Unique, situation: Situation): readonly Pool[] {
  const where = literal.pooled ? pooledWhere(literal, situation) : combined(literal, situation)
  if (!where) return []
  const among = plainWhere(literal.among, situation)
  const others = (literal.with ?? []).filter((name) => situation.entities.get(name))
  const own = among
    ? [{ of: situation.entity.name, where: { ...among, ...where, ...butSelf(situation) } }]
    : []
  return [...own, ...others.map((of) => ({ of, where }))]
}

function combined(literal: Unique, situation: Situation): Row | undefined {
  if (isEmpty(valueAt(subjectOf(literal), situation))) return undefined
  return scopeOf(literal.unique, situation)
}

const poolOf = ({ unique: paths }: Unique, situation: Situation) =>
  paths
    .flatMap((path) => (readPath(path, situation)?.values ?? []).flat())
    .filter((value) => !isEmpty(value))

function pooledWhere(literal: Unique, situation: Situation): Row | undefined {
  const values = poolOf(literal, situation)
  return values.length === 0
    ? undefined
    : { any: literal.unique.map((path) => ({ [path]: values })) }
}

function takers(literal: Unique, of: string, where: Row, situation: Situation): readonly Row[] {
  const rows = situation.ask({
    ask: 'rows',
    of,
    where,
    limit: literal.overlap || literal.apart || literal.unless ? MOST_ROWS : 5,
  })
  return ((rows ?? []) as Row[]).filter((row) => collides(literal, row, situation))
}

function collides({ overlap, apart, unless }: Unique, row: Row, situation: Situation): boolean {
  if (overlap && !overlapping(overlap, situation, row)) return false
  if (
    apart &&
    !Object.entries(apart).every(([path, distance]) => tooNear(path, distance, row, situation))
  )
    return false
  return !unless?.same.every((path) =>
    same(valueAt(path, situation), valueAt(path, seenFrom(situation, situation.entity, row))),
  )
}

function tooNear(path: string, distance: string, row: Row, situation: Situation): boolean {
  const [own, other] = [
    valueAt(path, situation),
    valueAt(path, seenFrom(situation, situation.entity, row)),
  ] as [string, string]
  if (isEmpty(own) || isEmpty(other)) return false
  const least = timeOf(shift(own, `+${distance.replace('+', '')}`)) - timeOf(own)
  return Math.abs(timeOf(own) - timeOf(other)) < least
}

function finding(literal: Unique, taken: readonly Row[], situation: Situation): Finding {
  const path = subjectOf(literal)
  const names = joinLabels(taken.slice(0, 5).map((row) => titleSaid(row, situation)))
  const value = valueAt(path, situation)
  const blanks = {
    label: labelOf(situation.entity, path, situation.entities),
    value: plainly(situation.entity, path, value),
    entity: situation.entity.label,
    scope: scopeSaid(scopePaths(literal), situation),
    near: nearness(literal, situation),
    names,
  }
  const isTitle = path === situation.entity.title && taken.length === 1
  const plain = isEmpty(value) || typeof value === 'object' || situation.entity.fields[path]?.to
  return {
    field: addressIn(path, taken, situation),
    message: plain
      ? formatLabel(
          [
            '{scope}{label}与“{names}”重复{near}',
            '{label}: already taken by "{names}"{scope}{near}',
          ],
          blanks,
        )
      : isTitle
        ? formatLabel(
            [
              '{scope}已有{label}为“{value}”的{entity}{near}，请换一个',
              'There is a {entity} "{value}"{scope} already{near}; choose another {label}',
            ],
            blanks,
          )
        : formatLabel(
            [
              '{scope}{label}“{value}”已被“{names}”使用{near}',
              '{label} "{value}" is already taken by "{names}"{scope}{near}',
            ],
            blanks,
          ),
    usedBy: taken.slice(0, 5).map((row) => ({
      entity: situation.entity.name,
      id: row.id as number,
      title: titleSaid(row, situation)[0],
    })),
  }
}

/** The fields in which records must agree to collide, beside the one that is said. */
const scopePaths = (literal: Unique): readonly string[] =>
  literal.pooled ? [] : literal.unique.filter((path) => path !== subjectOf(literal))

/** `（相隔不足 12 周）`: how near is too near, where that decides. */
function nearness({ apart, overlap }: Unique, { entity, entities }: Situation): Label {
  const label = joinLabels(
    [...Object.keys(apart ?? {}), ...(overlap ?? []).map((one) => [one].flat()[0] as string)].map(
      (path) => labelOf(entity, path, entities),
    ),
  )
  const least = Object.values(apart ?? {})[0]
  if (least) {
    const span = spanSaid(least)
    return formatLabel(['（{label}须相隔 {span}）', ' ({label} must be {span} apart)'], {
      label,
      span,
    })
  }
  return overlap ? formatLabel(['（{label}有重叠）', ' ({label} overlap)'], { label }) : ['', '']
}

const units: { readonly [unit: string]: Label } = {
  h: ['小时', 'hours'],
  d: ['天', 'days'],
  w: ['周', 'weeks'],
  m: ['个月', 'months'],
  M: ['个月', 'months'],
  y: ['年', 'years'],
}

/** `12w` as `12 周`. */
function spanSaid(distance: string): Label {
  const [, count = distance, unit = ''] = /^\+?(\d+)(\w+)$/.exec(distance) ?? []
  if (unit === 'd' && Number(count) % 7 === 0) return spanSaid(`${Number(count) / 7}w`)
  const [zh, en] = units[unit] ?? [unit, unit]
  return [`${count} ${zh}`, `${count} ${en}`]
}

const titleSaid = (row: Row, { entity }: Situation) => {
  const title = calledOf(entity, row)
  return [title, title] as const
}

/** The entry of a list that collides, where one can be told. */
function addressIn(path: string, taken: readonly Row[], situation: Situation): string {
  const list = listOf(situation.entity, path)
  if (!list) return path.split('.')[0] as string
  const theirs = taken.flatMap(
    (row) => readPath(path, seenFrom(situation, situation.entity, row))?.values ?? [],
  )
  const at = (readPath(path, situation)?.values ?? []).findIndex((value) =>
    theirs.some((other) => same(other, value)),
  )
  return at < 0 ? list : `${list}.${at}.${path.slice(list.length + 1)}`
}

function twiceInList(literal: Unique, situation: Situation): readonly Finding[] {
  const path = literal.unique.find((one) => listOf(situation.entity, one))
  if (!path || literal.overlap) return []
  const values = readPath(path, situation)?.values ?? []
  const list = listOf(situation.entity, path) as string
  return values.flatMap((value, at) => {
    if (isEmpty(value) || !values.slice(0, at).some((earlier) => same(earlier, value))) return []
    const label = labelOf(situation.entity, path)
    return [
      {
        field: `${list}.${at}.${path.slice(list.length + 1)}`,
        message: formatLabel(['{label}不能重复', '{label} must not repeat'], { label }),
      },
    ]
  })
}

function twiceInPool(literal: Unique, situation: Situation): readonly Finding[] {
  const values = poolOf(literal, situation)
  const twice = values.find((value, at) => values.indexOf(value) < at)
  const field = literal.unique.at(-1) as string
  const value = String(twice)
  return twice === undefined
    ? []
    : [{ field, message: formatLabel(['“{value}”重复', '"{value}" stands here twice'], { value }) }]
}

/** The values a scope is locked by while records in it are counted. */
export const uniqueScope = (literal: Unique, situation: Situation): unknown =>
  literal.unique
    .filter((path) => path !== subjectOf(literal))
    .map((path) => sameAt(path, situation))
