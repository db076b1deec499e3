import type { Entity, Field, Fields, Row } from '#declare'
import { same } from '#derive/compare.ts'
import { copiedAfresh } from '#derive/copiedAfresh.ts'
import { cursorIn } from '#widgets/richText/cursorPlace.ts'
import type { Demands } from '../record/demands.ts'
import { presentSaid } from './present.ts'

/** What an action asks for, and what a move needs and the records lack. */
export function dialogFields(
  entity: Entity,
  name: string,
  demands: Demands,
  records: readonly Row[],
): Fields {
  const asks = entity.actions[name]?.asks ?? []
  const anew = entity.moves[name]?.asks ?? []
  const lacking = demands.fields.filter(
    (field) => anew.includes(field) || records.some((record) => record[field] == null),
  )
  const names = [
    ...anew,
    ...(Array.isArray(asks) ? (asks as readonly string[]) : []),
    ...[...new Set([...lacking, ...(demands.times ?? [])])].filter(
      (field) => !anew.includes(field),
    ),
  ]
  // What is read only otherwise is typed here; what a move lacks must be.
  const own = names.map((field) => {
    const { required, ...declared } = entity.fields[field]!
    const demanded =
      required === true || lacking.includes(field) || (demands.times ?? []).includes(field)
    const choices = demands.choices[field]
    const narrowed = choices && { of: only(declared.of as Row, choices) }
    const [one, ...more] = anew.includes(field) ? records : []
    const help = one && more.length === 0 && presentSaid(entity.fields[field]!, one[field])
    return [
      field,
      {
        ...{ ...declared, ...narrowed, required: demanded, readOnly: false },
        ...(help && { help }),
      } as Field,
    ] as const
  })
  return { ...Object.fromEntries(own), ...(Array.isArray(asks) ? {} : (asks as Fields)) }
}

/** Of what is asked, the fields of the record itself; an action may ask for some of its own. */
export function ownNames(
  { actions }: Entity,
  name: string,
  names: readonly string[],
): readonly string[] {
  const asks = actions[name]?.asks
  return asks && !Array.isArray(asks) ? names.filter((field) => !(field in asks)) : names
}

/** What stands at first in the fields that are an action's own. */
export const defaultsOf = (fields: Fields): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )

/**
 * An action that asks for one switch of the record alone is pressed to turn it: on, unless it is on already. Its dialog
 * opens with what it was pressed for.
 */
export function turnedBy(entity: Entity, name: string, records: readonly Row[]): Row {
  const { asks } = entity.actions[name] ?? {}
  const [only, ...more] = Array.isArray(asks) ? (asks as readonly string[]) : []
  if (only === undefined || more.length > 0 || entity.fields[only]?.kind !== 'boolean') return {}
  return { [only]: records.length === 0 || records.some((record) => record[only] !== true) }
}

/** What all records have in common that decides what is offered for a field: the campaign whose floors there are. */
export function sharedBy(fields: Fields, records: readonly Row[]): Row {
  const names = Object.values(fields).flatMap(({ among }) => among?.by ?? [])
  const [first, ...others] = records
  const shared = names.filter((name) => first && others.every((one) => one[name] === first[name]))
  return Object.fromEntries(shared.map((name) => [name, first?.[name]]))
}

/** What all records hold alike: of contents of one subject, that subject. */
export const inCommon = ([first = {}, ...others]: readonly Row[]): Row =>
  only(
    first,
    Object.keys(first).filter((name) => others.every((one) => same(one[name], first[name]))),
  )

/** Where somebody stands in a text of the form, for an action that is done there. */
export function atCursor({ actions }: Entity, name: string): Row {
  const { cursor } = actions[name] ?? {}
  const place = cursor && cursorIn(cursor.in)
  return cursor && place ? { [cursor.words]: place.words, [cursor.nth]: place.nth } : {}
}

/**
 * Of what is asked, what the record has a value of already: an action's own fields start empty, what a copy begins
 * without, and what a move asks anew, but for a time to come.
 */
export function heldBefore(
  entity: Entity,
  name: string,
  names: readonly string[],
  times: readonly string[] = [],
): readonly string[] {
  const { asks } = entity.actions[name] ?? {}
  const own = asks && !Array.isArray(asks) ? Object.keys(asks) : []
  const anew = entity.moves[name]?.asks ?? []
  const fresh: readonly string[] = [...own, ...anew, ...copiedAfresh(entity, name)]
  return names.filter((field) => times.includes(field) || !fresh.includes(field))
}

export const only = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
