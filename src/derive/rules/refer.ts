import type { Entity, Jump, Row } from '#declare'
import { isEmpty, same } from '../compare.ts'
import { holds } from '../condition.ts'
import { valueAt } from '../path.ts'
import { type Pointing, pointings, wasThere } from '../pointings.ts'
import { addressOf, entriesOf, type Situation, seenFrom } from '../situation.ts'
import { bound } from '../where.ts'
import { labelOf, said } from './said.ts'
import type { Finding, Hint, Word } from './word.ts'

interface Refer {
  readonly refer: string
  readonly where?: Row
  readonly types?: readonly string[]
  readonly same?: readonly (readonly [theirs: string, ours: string])[]
  readonly not?: string
  readonly on?: string
  readonly when?: object
}

/** What a reference or link may point at. What was picked before stays, unless it must agree with another field. */
export const refer: Word = {
  step: 'check',
  check: (given, situation) => {
    const literal = given as unknown as Refer
    if (
      situation.removing ||
      !isTime(literal, situation) ||
      holds(literal.when, situation) !== true
    )
      return []
    const always = literal.on !== undefined && literal.on !== 'pick'
    return pointings(situation)
      .filter(({ path }) => path === literal.refer)
      .flatMap((pointing) => {
        const fresh = always || !wasThere(pointing, situation)
        return wrong(literal, pointing, fresh, situation)
          ? [finding(literal, pointing, situation)]
          : []
      })
      .concat(wrongTypes(literal, situation))
  },
  input: (given, situation) => {
    const literal = given as unknown as Refer
    if (holds(literal.when, situation) !== true) return {}
    const hint: Hint = {
      ...pickerOf(literal, situation),
      ...(literal.types && { types: literal.types }),
    }
    return Object.keys(hint).length > 0 ? { [literal.refer]: hint } : {}
  },
}

const isTime = ({ on }: Refer, { by }: Situation) =>
  !on || on === 'save' || on === 'pick' || on === by

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
  if (
    literal.same?.some(
      ([theirs, ours]) => !agrees(valueAt(theirs, there), valueAt(ours, situation)),
    )
  )
    return true
  return fresh && meetsWhere(literal, entity, there, situation) === false
}

/** An empty side agrees with everything. */
function agrees(theirs: unknown, ours: unknown): boolean {
  if (isEmpty(theirs) || isEmpty(ours)) return true
  return [theirs].flat().some((one) => [ours].flat().some((other) => same(one, other)))
}

function meetsWhere(
  { where }: Refer,
  entity: Entity,
  there: Situation,
  situation: Situation,
): boolean | undefined {
  const conditions = where && bound(where, entity, situation)
  return conditions ? holds(conditions, there) : true
}

function finding(
  literal: Refer,
  { address, entity, row, id }: Pointing,
  situation: Situation,
): Finding {
  const title = String((entity && row?.[entity.title]) ?? `#${id}`)
  const blanks = {
    label: labelOf(situation.entity, literal.refer, situation.entities),
    names: [title, title] as const,
  }
  return {
    field: address,
    message: said(['{label}不能选“{names}”', '"{names}" cannot be chosen as {label}'], blanks),
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
        message: said(['{label}不能跳转到此类目标', '{label} cannot lead to this type of target'], {
          label,
        }),
      },
    ]
  })
}

/** One of those named, or none of those barred by `!`. */
const isOf = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (types.every((one) => one.startsWith('!')) && !types.includes(`!${type}`))

/** Conditions a picker can apply; what is not known yet narrows nothing. */
function pickerOf(literal: Refer, situation: Situation): Hint {
  const to = situation.entity.fields[literal.refer.split('.')[0] as string]?.to
  const own =
    literal.where && bound(literal.where, to ? situation.entities.get(to) : undefined, situation)
  const pairs = (literal.same ?? []).map(
    ([theirs, ours]) => [theirs, valueAt(ours, situation)] as const,
  )
  const picker = { ...own, ...Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value))) }
  return Object.keys(picker).length > 0 ? { picker } : {}
}
