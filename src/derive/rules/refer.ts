import type { Entity, Field, Jump, Label, Literal, Row } from '#declare'
import { typesOf } from '#widgets/jump/kind.ts'
import { calledOf } from '../calledOf.ts'
import { isEmpty, same } from '../compare.ts'
import { holds } from '../condition.ts'
import { statesInUse } from '../inUse.ts'
import { both } from '../listFilter/filterFor.ts'
import { valueAt } from '../path.ts'
import { type Pointing, pointedBefore, pointings } from '../pointings.ts'
import { addressOf, entriesOf, fieldAt, type Situation, seenFrom } from '../situation.ts'
import { stateKept } from '../standing.ts'
import { fixedWhere } from '../where.ts'
import { formatLabel, labelOf, withReason } from './formatLabel.ts'
import { unmetTests } from './unmetTests.ts'
import type { Finding, Hint, Word } from './word.ts'

/** What of the target agrees with one of these of the record. */
type Agreement = readonly [theirs: string, ours: string, ...orOurs: string[]]

interface Refer {
  readonly refer: string
  readonly where?: Row
  readonly types?: readonly string[]
  readonly same?: readonly Agreement[]
  readonly not?: string
  readonly on?: string
  readonly when?: object
}

/**
 * What a reference or link may point at. What was picked before stays, unless it must agree with another field; a move
 * that puts the record to use looks at all of them again.
 */
export const refer: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Refer
    if (
      situation.removing ||
      !isTime(literal, situation) ||
      holds(literal.when, situation) !== true
    )
      return []
    const always = isAskedAnew(literal, situation)
    const wasThere = pointedBefore(situation)
    return pointings(situation)
      .filter(({ path }) => path === literal.refer)
      .flatMap((pointing) => {
        const fresh = always || !wasThere(pointing)
        return wrong(literal, pointing, fresh, situation)
          ? [finding(literal, pointing, situation)]
          : []
      })
      .concat(wrongTypes(literal, situation))
  },
  input: (given, situation) => {
    const literal = given as unknown as Refer
    return Object.fromEntries(
      entriesOf(situation, [literal.refer]).flatMap((one) => hints(literal, one)),
    )
  },
}

/** Inside a list each entry is told by itself where its own fields say what it takes. */
function hints(literal: Refer, situation: Situation): readonly (readonly [string, Hint])[] {
  if (holds(literal.when, situation) !== true) return []
  const { refer: path, types } = literal
  const field = fieldAt(situation.entity, path)
  const hint: Hint = {
    ...pickerOf(literal, situation),
    ...(types && { types: typesOf(field as Field).filter((type) => isOf(types, type)) }),
  }
  const at = situation.entry ? addressOf(situation, path) : path
  return Object.keys(hint).length > 0 ? [[at, hint]] : []
}

/** What a move asks is asked of what is picked anew as long as the record stays where it leads. */
const isTime = ({ on }: Refer, situation: Situation) =>
  !on ||
  on === 'save' ||
  on === 'pick' ||
  on === situation.by ||
  stateKept([on], situation) !== undefined

function isAskedAnew({ on }: Refer, { entity, before, by }: Situation): boolean {
  if (on !== undefined) return on === 'save' || (on !== 'pick' && on === by)
  const to = by && before ? entity.moves[by]?.to : undefined
  return to !== undefined && statesInUse(entity).includes(to)
}

/** Whether a record pointing somewhere may not point there as that record stands. */
export const isWrongTarget = (
  given: Literal,
  entity: Entity,
  row: Row,
  situation: Situation,
): boolean =>
  holds(given.when as object, situation) === true &&
  meetsWhere(given as unknown as Refer, seenFrom(situation, entity, row), situation) === false

function wrong(
  literal: Refer,
  { entity, id, row }: Pointing,
  fresh: boolean,
  situation: Situation,
): boolean {
  if (literal.not === 'self' && id === situation.after.id) return true
  if (literal.not && literal.not !== 'self' && same(valueAt(literal.not, situation), id))
    return true
  if (!row || !entity) return false
  const there = seenFrom(situation, entity, row)
  if (literal.same?.some((one) => !isMet(one, there, situation))) return true
  return fresh && meetsWhere(literal, there, situation) === false
}

const isMet = (one: Agreement, there: Situation, situation: Situation): boolean =>
  agrees(valueAt(one[0], there), oursIn(one, situation))

/** What the record holds at its side, all of it where it may agree with either of several; undefined where that is not all known here. */
function oursIn([, ...paths]: Agreement, situation: Situation): unknown {
  const [first, ...more] = paths.map((path) => valueAt(path, situation))
  if (more.length === 0) return first
  const all = [first, ...more]
  return all.includes(undefined) ? undefined : all.flat(2).filter((one) => !isEmpty(one))
}

/** An empty side agrees with everything. */
function agrees(theirs: unknown, ours: unknown): boolean {
  if (isEmpty(theirs) || isEmpty(ours)) return true
  return [theirs].flat().some((one) => [ours].flat().some((other) => same(one, other)))
}

function meetsWhere({ where }: Refer, there: Situation, situation: Situation): boolean | undefined {
  const conditions = where && fixedWhere(where, situation)
  return conditions ? holds(conditions, there) : true
}

/** What about the target would have to be otherwise: its own tests, what must agree, or that it is another. */
function reasons(
  { where, same: alike, not }: Refer,
  { entity, row, id }: Pointing,
  situation: Situation,
): readonly Label[] {
  const itself = ['不能是它自己', 'it would be itself'] as const
  if (not === 'self' && id === situation.after.id) return [itself]
  if (!entity || !row) return []
  const there = seenFrom(situation, entity, row)
  const apart = (alike ?? [])
    .filter((one) => !isMet(one, there, situation))
    .map(([theirs, ours]) =>
      formatLabel(['{what}须与{label}一致', 'its {what} must agree with {label}'], {
        what: labelOf(entity, theirs, situation.entities),
        label: labelOf(situation.entity, ours, situation.entities),
      }),
    )
  const conditions = where && fixedWhere(where, situation)
  const unmet = conditions ? unmetTests(conditions, there).map(({ message }) => message) : []
  return [...apart, ...unmet]
}

function finding(literal: Refer, pointing: Pointing, situation: Situation): Finding {
  const { address, entity, row, id } = pointing
  const why = reasons(literal, pointing, situation)
  const title = calledOf(entity, row, id)
  const blanks = {
    label: labelOf(situation.entity, literal.refer, situation.entities),
    names: [title, title] as const,
  }
  return {
    field: address,
    message: withReason(
      formatLabel(['{label}不能选“{names}”', '"{names}" cannot be chosen as {label}'], blanks),
      why,
    ),
  }
}

/** Each link of a list is looked at where the path leads into one. */
function wrongTypes({ refer: path, types }: Refer, situation: Situation): readonly Finding[] {
  if (!types) return []
  return entriesOf(situation, [path]).flatMap((one) => {
    const type = (valueAt(path, one) as Jump | null)?.type
    if (!type || isOf(types, type)) return []
    const label = labelOf(one.entity, path, one.entities)
    return [
      {
        field: addressOf(one, path),
        message: formatLabel(
          ['{label}不能跳转到此类目标', '{label} cannot lead to this type of target'],
          {
            label,
          },
        ),
      },
    ]
  })
}

/** One of those named, or none of those barred by `!`. */
const isOf = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (types.every((one) => one.startsWith('!')) && !types.includes(`!${type}`))

/** Conditions a picker can apply; what is not known yet narrows nothing. */
function pickerOf({ where, same: alike, not }: Refer, situation: Situation): Hint {
  const own = (where && fixedWhere(where, situation)) ?? {}
  const pairs = (alike ?? []).map((one) => [one[0], oursIn(one, situation)] as const)
  const other = not && valueAt(not === 'self' ? 'id' : not, situation)
  const picker = both([
    own,
    Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value))),
    isEmpty(other) ? {} : { id: { not: other } },
  ])
  return Object.keys(picker).length > 0 ? { picker } : {}
}
